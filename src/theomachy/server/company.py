"""Those who sit at one table: at what pace they play, who plays for whom, and what they say."""

import enum
from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple, Protocol

from msgspec import Meta, Struct

from theomachy.server.fields import Key, Message, SeatNumber, Words

_MONTH = 31 * 86_400
STAND_IN = "level3"
"""The bot that plays for those who did not choose one."""
RETURNED = -2
"""What stands for the length of a log whose clock was stopped, and shall be wound again."""

Late = Literal["nothing", "turn", "return"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "oops", "thinking", "your-turn", "alliance", "revenge",
    "one-moment", "thanks", "good-game", "again",
]  # fmt: skip
NoteKind = Literal[
    "deputy", "deputy-turn", "back", "late", "late-turn", "away", "host", "vote", "voted"
]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long everybody may take, and what becomes of a seat whose owner takes longer."""

    clock: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=_MONTH)] = 0
    """For each turn, or for all turns of a seat together."""
    late: Late = "nothing"
    """A bot plays this turn, or until the owner returns."""
    away: Annotated[int, Meta(ge=0, le=_MONTH)] = 0
    """After so many seconds without its owner a bot plays the seat that is waited for; 0: never."""

    @property
    def is_any(self) -> bool:
        return self.clock != "none" or self.away > 0


class Clock(Struct, frozen=True):
    """Until when who is to act has time, by the clock of the server."""

    seat: int
    due: int
    """Milliseconds since 1970."""
    now: int
    """The same, when this was said."""


class Note(Struct, frozen=True):
    """Something about who plays: beside the log, after so many of its entries."""

    number: int
    at: int
    seq: int
    kind: NoteKind
    seat: int
    who: int
    """The seat of who decided it; -1: the table's rule, or a host who does not sit there."""


class Saying(Struct, frozen=True):
    """What somebody said: a phrase that everybody reads in his language, or words."""

    number: int
    at: int
    seat: int
    name: str
    phrase: Phrase | None
    words: str


# --- through the socket ---


class HandOver(Message, frozen=True, tag="hand_over"):
    """Let a bot play for somebody who is away or out of time: decided by the host, or by more than
    half of the others."""

    id: Key
    seat: SeatNumber


class Say(Message, frozen=True, tag="say"):
    """Say something at the table, from a seat of mine: a phrase or words."""

    id: Key
    seat: SeatNumber
    phrase: Phrase | None = None
    words: Words | None = None


class Ticking(Message, frozen=True, tag="clock"):
    """Whose time runs now; nobody's if there is no clock."""

    clock: Clock | None


class Talk(Message, frozen=True, tag="talk"):
    """What was said, in order; some of it may be known."""

    sayings: list[Saying]


# --- in the database ---


class RunOut(NamedTuple):
    """A seat that is waited for too long."""

    table: str
    seat: int
    length: int
    late: Late
    is_away: bool


class Handed(enum.Enum):
    """What became of a wish that a bot play somebody else's seat."""

    DONE = "done"
    VOTED = "voted"
    """More have to wish it."""
    STILL_HERE = "still_here"
    NOT_YOURS = "not_your_seat"


class CompanyStore(Protocol):
    """What a store keeps of them."""

    async def delegate(
        self, table: str, seat: int, owner: str, bot: str | None, since: int | None = None
    ) -> bool:
        """Let a bot play for an owner's seat (for the turn of that length of the log), or nobody;
        False if it is not the owner's."""

    async def wind(self, table: str, length: int, seat: int, due: int | None) -> None:
        """From now on a seat is waited for, unless more has been written."""

    async def run_out(self, now: int, most: int) -> list[RunOut]:
        """Seats whose time has come, by the rules of their tables."""

    async def stand_in(self, late: RunOut, now: int) -> bool:
        """Let a bot play such a seat: once, whoever finds it out first."""

    async def hand_over(self, table: str, seat: int, owner: str, now: int, gone: int) -> Handed:
        """The host decides, or the others vote, that a bot plays for somebody not seen since."""

    async def sighted(self, table: str, owners: Collection[str], now: int) -> None:
        """These owners are at the table now."""

    async def notes(self, table: str) -> list[Note]:
        """The newest of them."""

    async def say(
        self, table: str, seat: int, owner: str, now: int, phrase: Phrase | None, words: str
    ) -> Saying | None:
        """None if there is no talk, or the seat is not the owner's."""

    async def said(self, table: str, after: int = 0) -> list[Saying]:
        """What was said after that, as far as it is kept."""

    async def said_by(self, table: str, owner: str) -> list[Saying]:
        """What is kept of one owner's words."""
