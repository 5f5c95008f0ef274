"""Who sits where at a table, and who plays for whom."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from theomachy.server import messages
from theomachy.server.store import StoredSeat


@dataclass(frozen=True)
class Seating:
    seats: Sequence[StoredSeat]

    @property
    def is_full(self) -> bool:
        """Whether everybody sits, so that the game may begin."""
        return all(seat.kind != "open" for seat in self.seats)

    def of(self, owner: str) -> frozenset[int]:
        return frozenset(n for n, seat in enumerate(self.seats) if seat.owner == owner)

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
                seat.entropy or "",
            )
            for number, seat in enumerate(self.seats)
        ]  # fmt: skip


def kind_of(kind: str) -> messages.SeatKind:
    return "bot" if kind == "bot" else "open" if kind == "open" else "human"
