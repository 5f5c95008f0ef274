"""What the server needs of a database: a small port, with one contract suite for every adapter."""

import enum
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

UNDO = -1
"""The action of an event that takes the last decision back: no number of an alphabet is below 0.
Databases hold it."""


@dataclass(frozen=True)
class StoredSeat:
    """A seat: who owns it (the hash of a browser's key) and how it may be taken (of a token)."""

    kind: str
    name: str
    bot: str | None
    owner: str | None
    invite: str | None
    deputy: str | None = None
    """The bot that plays for the owner, for now."""


@dataclass(frozen=True)
class StoredEvent:
    """One entry of a table's log. The log is the truth; everything else is a fold over it."""

    seq: int
    client_move_id: str
    seat: int
    action: int
    digest: str
    prev_hash: str
    at: int


@dataclass(frozen=True)
class Snapshot:
    """The position after so many entries, where nothing before them can be taken back any more: a
    cache, so that a long log need not be played again from its beginning."""

    seq: int
    state: bytes


@dataclass(frozen=True)
class StoredTable:
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    start: dict[str, Any] | None
    created: int
    seats: list[StoredSeat]
    events: list[StoredEvent] = field(default_factory=list)
    is_over: bool = False
    length: int = 0
    """How many events there are, whether they are loaded or not."""
    seating: int = 0
    """How often the seats have changed."""
    snapshots: list[Snapshot] = field(default_factory=list)
    is_closed: bool = False
    """By an operator: it can be looked at, and not played."""


class Written(enum.Enum):
    """What became of an event that was to be appended."""

    APPENDED = "appended"
    REPEATED = "repeated"
    """This client_move_id is in the log already."""
    STALE = "stale"
    """Another event has taken this place."""
    CLOSED = "closed"
    """Nothing more is played at this table."""


@dataclass(frozen=True)
class Appended:
    written: Written
    seq: int
    """Where the event is, or how long the log is."""


@dataclass(frozen=True)
class Rulings:
    """What operators have decided: who is kept out, and which tables are closed."""

    bans: frozenset[str] = frozenset()
    closed: frozenset[str] = frozenset()


class StoreDown(Exception):
    """The database cannot be written now; nothing has changed."""


class Broken(Exception):
    """What is stored of one table is not what was written; other tables are not touched."""


class Store(Protocol):
    is_shared: bool
    """Whether other processes may write to it."""

    async def create(self, table: StoredTable) -> None: ...

    async def load(self, table: str) -> StoredTable | None: ...

    async def head(self, table: str) -> StoredTable | None:
        """A table without its events."""

    async def events_from(self, table: str, seq: int) -> list[StoredEvent]:
        """What has been written since."""

    async def seq_of(self, table: str, client_move_id: str) -> int | None:
        """Where a move that was sent before is in the log, if it is."""

    async def append(
        self, table: str, event: StoredEvent, is_over: bool = False, at: Snapshot | None = None
    ) -> Appended:
        """Compare and append, whether the game is over then, and the position at times: durable
        when it is APPENDED."""

    async def moved_on(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        """Those of some tables whose length and seating are not what is known of them."""

    async def take_seat(self, invite: str, owner: str, name: str) -> tuple[str, int] | None:
        """Give the seat of an invitation to an owner, once; None if there is none to give."""

    async def delegate(self, table: str, seat: int, owner: str, bot: str | None) -> bool:
        """Let a bot play for an owner's seat, or nobody; False if it is not the owner's."""

    async def tables_of(self, owner: str) -> list[str]:
        """The newest tables an owner sits at."""

    async def rulings(self) -> Rulings:
        """What operators have decided, by now."""

    async def touch(self) -> None:
        """Write something that changes nothing; StoreDown if that cannot be done."""

    def listen(self, told: Callable[[Iterable[str]], None]) -> None:
        """Be told of tables that others have changed: a hint, which may be lost."""

    async def close(self) -> None: ...
