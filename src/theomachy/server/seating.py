"""Who sits where at a table, and who plays for whom."""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from theomachy.server import bodies, limits, messages
from theomachy.server.fields import SeatKind
from theomachy.server.store import Invited, StoredSeat, StoredTable

_NO_SEAT: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Seating:
    seats: Sequence[StoredSeat]

    @cached_property
    def is_full(self) -> bool:
        """Whether everybody sits, so that the game may begin."""
        return all(seat.kind != "open" for seat in self.seats)

    @cached_property
    def has_errands(self) -> bool:
        """Whether a bot was given a single turn somewhere."""
        return any(seat.deputy_from is not None for seat in self.seats)

    @cached_property
    def _owned(self) -> dict[str, frozenset[int]]:
        owned: dict[str, set[int]] = {}
        for number, seat in enumerate(self.seats):
            if seat.owner is not None:
                owned.setdefault(seat.owner, set()).add(number)
        return {owner: frozenset(seats) for owner, seats in owned.items()}

    def of(self, owner: str) -> frozenset[int]:
        return self._owned.get(owner, _NO_SEAT)

    def played_by(self, owner: str) -> frozenset[int]:
        """The seats this owner plays himself; none before everybody sits."""
        mine = self.of(owner) if self.is_full else frozenset()
        return frozenset(n for n in mine if self.seats[n].deputy is None)

    def renewable_by(self, host: str, has_begun: bool) -> list[int]:
        """Open seats, and before the game has begun those that others have taken."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "open" or (seat.kind != "bot" and seat.owner != host and not has_begun)
        ]

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat, for itself or for its owner."""
        return self.seats[seat].bot or self.seats[seat].deputy

    def told_to(self, owner: str, present: Collection[str]) -> list[messages.SeatInfo]:
        """The seats as their owner and others may know them, and who is there."""
        return [
            messages.SeatInfo(
                number, kind_of(seat.kind), seat.name, seat.bot, seat.owner == owner,
                seat.kind == "bot" or seat.owner in present, seat.deputy,
                seat.entropy or "", seat.deputy_from is not None,
            )
            for number, seat in enumerate(self.seats)
        ]  # fmt: skip


def offered_since() -> int:
    """What was listed before is offered no more: whoever listed it may have gone."""
    return int(time.time()) - limits.SECONDS_LISTED


def is_offered(table: StoredTable) -> bool:
    return table.listed > offered_since() and not table.is_over and not table.is_closed


def kind_of(kind: str) -> SeatKind:
    return "bot" if kind == "bot" else "open" if kind == "open" else "human"


def standing_of(found: Invited, head: StoredTable, owner: str) -> bodies.Standing:
    """What becomes of somebody who comes by a link."""
    if head.is_over:
        return "over"
    if head.is_closed:
        return "closed"
    if found.holder == owner:
        return "mine"
    return "free" if found.holder is None or found.is_link else "taken"


def host_of(head: StoredTable) -> str:
    """The name under which whoever opened a table sits there."""
    named = (seat.name for seat in head.seats if seat.owner and seat.owner == head.opener)
    return next(named, "")
