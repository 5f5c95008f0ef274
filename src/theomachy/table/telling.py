"""What happened at a ply, told once somebody listens: to tell costs more than to play."""

from collections.abc import Iterator, Sequence
from typing import Any, overload

from theomachy.kernel import Event, Game
from theomachy.kernel.record import restored
from theomachy.table.ply import Ply


class Telling(Sequence[Event]):
    """The events of a ply, like a list of them, whatever has happened at the table since."""

    def __init__(self, game: Game, ply: Ply, after: bytes) -> None:
        self._game, self._ply, self._after = game, ply, after
        self._events: list[Event] | None = None

    @property
    def events(self) -> list[Event]:
        if self._events is None:
            kind, ply = self._game.state, self._ply
            before, after = restored(ply.before, kind), restored(self._after, kind)
            self._events = self._game.tell(before, ply.action, after)
        return self._events

    @overload
    def __getitem__(self, number: int) -> Event: ...

    @overload
    def __getitem__(self, number: slice) -> list[Event]: ...

    def __getitem__(self, number: Any) -> Any:
        return self.events[number]

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __eq__(self, other: object) -> bool:
        return self.events == (other.events if isinstance(other, Telling) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.events)
