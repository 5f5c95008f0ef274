"""How long a table has waited for whom: told by its log alone, the same in every process."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from theomachy.kernel import NATURE
from theomachy.server.company import Pace
from theomachy.server.store import StoredEvent

_SEATS = 6


@dataclass(frozen=True)
class Clocks:
    """A turn is what one seat decides until another does; what nature does in between is part of
    it. Times are milliseconds since 1970, 0 before the first entry."""

    last: int = 0
    mover: int = NATURE
    first: int = 0
    """The entry the mover's turn began with, and since when it was waited for."""
    since: int = 0
    used: tuple[int, ...] = (0,) * _SEATS
    """How long each seat has taken in all."""

    def after(self, event: StoredEvent) -> "Clocks":
        if event.seat == NATURE:
            return replace(self, last=event.at)
        used = self._used(event)
        if event.seat == self.mover:
            return replace(self, last=event.at, used=used)
        return Clocks(event.at, event.seat, event.seq, self.last or event.at, used)

    def _used(self, event: StoredEvent) -> tuple[int, ...]:
        taken = max(0, event.at - (self.last or event.at))
        return tuple(ms + taken * (seat == event.seat) for seat, ms in enumerate(self.used))

    def turn_of(self, actor: int, length: int) -> int:
        """The entry that the turn of who is to act began with, or will."""
        return self.first if actor == self.mover else length

    def deadline(self, pace: Pace, actor: int, now: int) -> int | None:
        """When the time of who is to act runs out."""
        if pace.clock == "none":
            return None
        if pace.clock == "game":
            return (self.last or now) + pace.seconds * 1000 - self.used[actor]
        waiting = self.since if actor == self.mover else self.last
        return (waiting or now) + pace.seconds * 1000


def clocks_after(events: Iterable[StoredEvent]) -> Clocks:
    clocks = Clocks()
    for event in events:
        clocks = clocks.after(event)
    return clocks
