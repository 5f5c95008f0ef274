"""What the server needs of a database: a small port, with one contract suite for every adapter."""

import enum
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from theomachy.games.variants import told_apart
from theomachy.server.company import CompanyStore, Note, Pace
from theomachy.server.gathering import Gathering

UNDO = -1
"""The action of an event that takes the last decision back: no number of an alphabet is below 0.
Databases hold it."""
NOBODY = ""
"""The owner of a key that is good for nothing any more."""


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
    entropy: str | None = None
    """What the owner has added to the dice."""
    deputy_from: int | None = None
    """The length of the log at which it was given a turn; None: until the owner takes it back."""
    seen: int = 0
    """When the owner was at the table, in milliseconds since 1970."""


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
    """Its full name: a variant's says its numbers."""
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
    opener: str | None = None
    """Who opened it, and may invite anew."""
    is_sealed: bool = False
    """Whether nothing is added to the dice any more."""
    server: str | None = None
    """The public key of the server that promised the dice, and its signature."""
    signature: str | None = None
    actor: int | None = None
    """Who is to act; None if nothing has been played since that is written down."""
    result: dict[str, Any] | None = None
    """Reason, scores and ranks of a game that is over; None if it ended before they were kept."""
    listed: int = 0
    """When it was last offered to everybody, in seconds since 1970; 0 if it is not."""
    pace: Pace = field(default_factory=Pace)
    talk: bool = True
    due: int | None = None
    """When the time of who is waited for runs out; known for the log as long as it was wound."""
    wound: int = -1
    awaits: int = -1
    said: int = 0
    """How often something was said."""
    notes: list[Note] = field(default_factory=list)

    @property
    def printed(self) -> str:
        """The name of the game, without the numbers of a variant."""
        return told_apart(self.game)[0]

    @property
    def numbers(self) -> dict[str, int]:
        """Those of a variant that are not as printed."""
        return told_apart(self.game)[1]


@dataclass(frozen=True)
class Standing:
    """What is told of a table without waking it: who is to act, and how it ended."""

    actor: int | None = None
    result: dict[str, Any] | None = None


UNKNOWN = Standing()


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


@dataclass(frozen=True)
class Invited:
    """The seat a token leads to; a link carries it from another device."""

    table: str
    seat: int
    is_link: bool
    holder: str | None
    """Who sits there."""


@dataclass(frozen=True)
class Erased:
    """The tables that are gone with an owner, and those without him."""

    gone: list[str]
    left: list[str]


@dataclass(frozen=True)
class Expiry:
    """Until when, in seconds since 1970, a table must have been touched to be kept; None: ever."""

    over: int | None
    idle: int | None
    unbegun: int | None

    def has_come(self, is_over: bool, created: int, last_ms: int | None) -> bool:
        since = created if last_ms is None else last_ms // 1000
        bound = self.unbegun if last_ms is None else self.over if is_over else self.idle
        return bound is not None and since < bound


@dataclass(frozen=True)
class Swept:
    """Tables that were deleted, and after which one to go on; None at the end."""

    gone: list[str]
    last: str | None


class NameTaken(Exception):
    """Somebody else at the table has that name."""


class StoreDown(Exception):
    """The database cannot be written now; nothing has changed."""


class Broken(Exception):
    """What is stored of one table is not what was written; other tables are not touched."""


class Store(CompanyStore, Gathering, Protocol):
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
        self, table: str, event: StoredEvent, is_over: bool = False, at: Snapshot | None = None,
        stands: Standing = UNKNOWN,
    ) -> Appended:  # fmt: skip
        """Compare and append, whether the game is over then, how it stands, and the position at
        times: durable when it is APPENDED. A game that ends so is rated, if it counts."""

    async def moved_on(self, known: Mapping[str, tuple[int, int, int]]) -> list[str]:
        """Those of some tables whose length, seating and talk are not what is known of them."""

    async def take_seat(
        self, invite: str, owner: str, name: str, entropy: str | None = None, now: int = 0
    ) -> tuple[str, int] | None:
        """Give the seat of an invitation to an owner, once; None if there is none to give, and
        NameTaken if somebody else there is called so."""

    async def invited(self, token: str, now: int) -> Invited | None:
        """Where a token leads; nowhere once it was taken back."""

    async def invite_anew(self, table: str, seat: int, host: str, invite: str, first: int) -> bool:
        """Another invitation to a seat, which is open again, unless somebody from seat `first` on
        has acted; False if the host may not."""

    async def link_seat(self, table: str, seat: int, owner: str, link: str, until: int) -> bool:
        """A link that carries an owner's seat to another device; False if it is not the owner's."""

    async def unlink_seats(self, table: str, owner: str) -> int:
        """Take an owner's links back; how many there were."""

    async def carry_seat(self, link: str, owner: str, now: int) -> tuple[str, int] | None:
        """Give the seat of a link to an owner, once; None if there is none to give."""

    async def contribute(self, table: str, owner: str, entropy: str) -> bool:
        """Add to the dice for an owner's seats; False if it is too late, or done."""

    async def seal(self, table: str) -> list[str]:
        """Nothing is added to the dice any more: what was, by every seat."""

    async def rulings(self) -> Rulings:
        """What operators have decided, by now."""

    async def all_tables_of(self, owner: str, most: int) -> list[str]:
        """So many of them."""

    async def games_in_play(self) -> list[str]:
        """Those of which some table is not over."""

    async def house_key(self, fresh: str) -> str:
        """The secret key of the server; this one if there is none yet."""

    async def owner_of(self, key: str) -> str:
        """The owner a key stands for; NOBODY if it was signed out."""

    async def offer_code(self, code: str, owner: str, until: int) -> None:
        """Let a code be changed for a key of an owner, instead of any code before."""

    async def take_code(self, code: str, key: str, now: int) -> str | None:
        """Let a key be that of the code's owner, once; None if there is no such code."""

    async def sign_out(self, owner: str, but: str) -> None:
        """Let all keys of an owner but one be nobody's."""

    async def forget(self, owner: str) -> Erased:
        """Delete an owner, and the tables he sat at alone."""

    async def purge(self, now: int) -> None:
        """Delete codes and links that came to their end."""

    async def sweep(self, after: str, expiry: Expiry) -> Swept:
        """Delete what has expired among the next few tables."""

    async def touch(self) -> None:
        """Write something that changes nothing; StoreDown if that cannot be done."""

    def listen(self, told: Callable[[Iterable[str]], None]) -> None:
        """Be told of tables that others have changed: a hint, which may be lost."""

    async def close(self) -> None: ...
