"""Every body asked or answered over HTTP. The browser's types are generated from here."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server.company import Pace, Saying
from theomachy.server.fields import (
    BotName,
    Entropy,
    GameText,
    Key,
    Name,
    SeatNumber,
    Seq,
    TableId,
)
from theomachy.server.messages import SeatInfo, TableInfo
from theomachy.server.people import MyRating


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[str | int]
    is_range: bool
    default: str | int
    paragraph: str


class PresetInfo(Struct, frozen=True):
    """A way to play that has a name: these options, and the others as they usually are."""

    name: str
    options: dict[str, str | int]


State = Literal["ready", "playable", "preparing", "failed"]


class Readiness(Struct, frozen=True):
    """How far a game is prepared: one that is playable lacks its bots."""

    state: State
    seconds: int
    """Until the next state, as far as can be told."""
    progress: float
    """Towards it, from 0 to 1."""


class GameInfo(Struct, frozen=True):
    name: str
    fewest: int
    most: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    factions: list[str]
    readiness: Readiness


class Shelf(Struct, frozen=True):
    games: list[GameInfo]
    bots: list[str]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open"]
    name: Name = "?"
    bot: BotName = "greedy"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    options: Annotated[dict[str, str | int], Meta(max_length=24)] = {}
    numbers: Annotated[dict[str, int], Meta(max_length=64)] = {}
    """Of the rulebook, that are not as printed."""
    record: GameText | None = None
    """Go on from a record or a position instead of a new game."""
    table: TableId | None = None
    """Go on from a table instead."""
    ply: Seq | None = None
    """From after so many plies of it; if that is not said, from where it has come to."""
    guided: bool = False
    """Begin where the game's guided first game does."""
    pace: Pace = Pace()
    talk: bool | None = None
    """Whether people may say something; if that is left open, unless everybody may sit down."""
    listed: bool = False
    """Offer its open seats to everybody."""


class GuideStep(Struct, frozen=True):
    """One thing a guided game asks for; patterns of moves, `*` for any word."""

    name: str
    optional: bool
    """Left out where it does not come up."""
    paragraphs: Sequence[str]
    do: Sequence[str]
    until: Sequence[str]
    during: Sequence[str]


class Guide(Struct, frozen=True):
    """A guided first game: who plays against the learner, and the steps to follow."""

    game: str
    bots: Sequence[str]
    steps: list[GuideStep]


class Prepare(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that a game be prepared before the others."""

    game: Annotated[str, Meta(max_length=24)]


class Invite(Struct, frozen=True):
    seat: int
    token: str


class Opened(Struct, frozen=True):
    table: str
    invites: list[Invite]
    commitment: str
    """Told before anybody adds to the dice."""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """What is this link good for?"""

    token: Key


Standing = Literal["free", "mine", "taken", "over", "closed"]
"""What becomes of somebody who comes by a link."""


class Invitation(Struct, frozen=True):
    """The seat a link leads to, who is there, and the promise of its table's dice."""

    table: str
    seat: int
    standing: Standing
    game: str
    host: str
    """The name of who opened the table; nothing if he does not sit there."""
    options: dict[str, str | int]
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    seats: list[SeatInfo]
    carries: bool
    """A seat that is taken, carried here from another device under its own name."""
    commitment: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    token: Key
    name: Name
    entropy: Entropy = ""
    """Added to the dice, if it comes before the first draw."""


class Joined(Struct, frozen=True):
    table: str
    seat: int


class ASeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Revoked(Struct, frozen=True):
    """How many links are good for nothing any more."""

    links: int


class QrText(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to be drawn."""

    text: Annotated[str, Meta(max_length=256, pattern="^https?://[!-~]+$")]


class QrCode(Struct, frozen=True):
    svg: str


class Network(Struct, frozen=True):
    """How others find this house."""

    url: str
    """The address they open, if they can."""
    is_on: bool
    """Whether it was opened to the home network from the page."""
    can_switch: bool
    """Whether the asker may open and close it."""


class SwitchNetwork(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class Code(Struct, frozen=True):
    """Typed on another device, it gives that one a key of the same owner."""

    code: str
    seconds: int


class TakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=10, max_length=16)]


class Done(Struct, frozen=True):
    """Nothing else is to be said."""


class Identity(Struct, frozen=True):
    """The public key of this server, and what people compare of it."""

    server: str
    fingerprint: str


class MySeat(Struct, frozen=True):
    seat: int
    name: str
    entropy: str


class MyTable(Struct, frozen=True):
    """A table I sit at, as it is stored."""

    table: str
    game: str
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    created: int
    over: bool
    mine: list[MySeat]
    seats: list[SeatInfo]
    record: str | None
    """Of a finished game."""
    said: list[Saying]
    """By me, as far as it is kept."""


class MyData(Struct, frozen=True):
    tables: list[MyTable]
    rated: bool
    """Whether I want a rating."""
    ratings: list[MyRating]


class Gone(Struct, frozen=True):
    """How many tables are gone with me, and how many go on without me."""

    tables: int
    left: int


class MyTables(Struct, frozen=True):
    tables: list[TableInfo]


class Failure(Struct, frozen=True):
    """Why a request was refused."""

    error: str
    detail: str = ""
