"""Every message through the socket of a table. The browser's types are generated from here."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from theomachy.server.company import Clock, HandOver, Note, Pace, Say, Talk, Ticking
from theomachy.server.fields import BotName, Entropy, Key, Message, SeatKind, SeatNumber, Seq, Text

# --- from the browser -------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message: show me the table. Sent again after every reconnection."""

    entropy: Entropy = ""
    """Added to the dice for the seats I own, if it comes before the first draw."""
    looking: SeatNumber | None = None
    """At a screen that several share: the seat of mine that looks at it now."""
    watching: bool = False
    """Show only what everybody may know, also of my own seats, as long as this socket is open."""


class Play(Message, frozen=True, tag="play"):
    """A move meant for the position after `seq` entries; `id` makes sending it twice harmless."""

    id: Key
    seq: Seq
    move: Text


class Undo(Message, frozen=True, tag="undo"):
    """Take my last decision back."""

    id: Key
    seq: Seq


class Why(Message, frozen=True, tag="why"):
    """Why can't I play this? Answered by `illegal` or, if I can, by `legal`."""

    id: Key
    move: Text


class Hint(Message, frozen=True, tag="hint"):
    """What would a good player do in my place? Only for who is to act."""

    id: Key


class Judge(Message, frozen=True, tag="judge"):
    """How likely is everybody to win, as far as I can know?"""

    id: Key


class Delegate(Message, frozen=True, tag="delegate"):
    """Let a bot play for a seat of mine; without a bot I take the seat back."""

    id: Key
    seat: SeatNumber
    bot: BotName | None
    turn: bool = False
    """For the turn that is on, and no longer."""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


FromBrowser = Hello | Play | Undo | Why | Hint | Judge | Delegate | HandOver | Say | Ping


# --- to the browser ---------------------------------------------------------------------------


class Told(Struct, frozen=True, gc=False):
    """One thing that happened: the kind and the arguments of a Fluent message."""

    kind: str
    args: dict[str, Any]


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log: a move, an outcome of nature, or an undo."""

    seq: int
    seat: int
    """-1 is nature."""
    move: str
    told: list[Told]
    at: int
    """Milliseconds since 1970."""


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    mine: bool
    present: bool
    deputy: str | None
    """The bot that plays for its owner, until he takes the seat back."""
    entropy: str
    """What its owner has added to the dice."""
    turn_only: bool = False
    """The deputy plays for the turn that is on, and no longer."""


class TableInfo(Struct, frozen=True):
    """What a table is, apart from its position."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    seats: list[SeatInfo]
    commitment: str
    seed: str | None
    """Revealed when the game is over."""
    over: bool
    started: bool
    """False while a seat is still open."""
    frozen: bool
    """Begun under rules of an older version: it can be looked at, and not played on."""
    closed: bool
    """By whoever keeps the house: it can be looked at, and not played on."""
    renewable: list[int]
    """The seats the viewer may invite to anew: he opened the table, and nobody has moved."""
    fingerprint: str | None
    """Of the server that signed the commitment."""
    pace: Pace = Pace()
    clock: Clock | None = None
    talk: bool = True
    """Whether people may say something here."""
    host: bool = False
    """Whether the viewer opened the table."""
    actor: int | None = None
    """Who is to act: -1 nature, -2 nobody any more; null if that is not known without waking it."""
    listed: bool = False
    """Whether it is offered to everybody, as long as a seat is free."""


class Result(Struct, frozen=True):
    reason: str
    scores: list[int]
    ranks: list[int]
    payoffs: list[str]
    paragraph: str
    """The rule by which the game was over."""


class View(Struct, frozen=True):
    """What the viewer may know of the position."""

    game: str
    seat: int | None
    """The viewer's seat that is to act, or its first one; null for a spectator."""
    actor: int
    """-1 nature, -2 nobody any more."""
    position: Any
    """Of the game's own kind."""
    seats: list[dict[str, Any]]
    legal: list[str]
    meanings: list[Told]
    """What each legal move means, in the same order."""
    can_undo: bool
    result: Result | None
    curtain: list[int] = []
    """At a shared screen: whose secrets are left out until they say that they look."""
    looking: int | None = None
    """At a shared screen: who has said so, and sees this."""
    ways: dict[str, list[str]] = {}
    """The moves that lead to a place one after another, where one alone does not."""


class Show(Message, frozen=True, tag="show"):
    """The whole table: after hello, and after anything that cannot be told as an update."""

    info: TableInfo
    seq: int
    view: View
    plies: int
    """How many moves stood before the first entry shown."""
    log: list[Entry]
    """The newest entries; earlier ones are asked for by themselves."""
    notes: Sequence[Note] = ()
    """The newest, to be read between the entries."""


class Update(Message, frozen=True, tag="update"):
    """New entries, and the view after the last of them."""

    seq: int
    entries: list[Entry]
    view: View


class Presence(Message, frozen=True, tag="presence"):
    """Somebody sat down, came or went, or lets a bot play for him."""

    info: TableInfo
    notes: Sequence[Note] = ()


class Ack(Message, frozen=True, tag="ack"):
    """On disk: your move as this entry, or who plays your seat from this entry on."""

    id: str
    seq: int


class Stale(Message, frozen=True, tag="stale"):
    """Your move was meant for a position that has passed; here is what you missed."""

    id: str
    seq: int
    entries: list[Entry]
    view: View


class Illegal(Message, frozen=True, tag="illegal"):
    """Your move is refused: the reason's id and the paragraph it rests on."""

    id: str
    move: str
    reason: str
    rule: str


class Legal(Message, frozen=True, tag="legal"):
    """Nothing forbids that move."""

    id: str
    move: str


class Reason(Struct, frozen=True, gc=False):
    """What a move does: a seat gets more of something or less; or `victory`."""

    fact: str
    seat: int
    grows: bool


class Advice(Message, frozen=True, tag="advice"):
    """What a strong bot would do in the position after `seq` entries, why, and what it expects."""

    id: str
    seq: int
    move: str
    win_probabilities: list[float]
    """Of each seat to win, from 0 to 1."""
    reasons: list[Reason]
    """The weightiest first, if there are any."""


class Judgement(Message, frozen=True, tag="judgement"):
    """How likely each seat is to win the position after `seq` entries, as the asker may judge."""

    id: str
    seq: int
    win_probabilities: list[float]


class Busy(Message, frozen=True, tag="busy"):
    """Not now: send it again after so many milliseconds."""

    id: str
    retry_ms: int


class Problem(Message, frozen=True, tag="problem"):
    """A message that could not be obeyed at all."""

    reason: Literal[
        "malformed", "too_fast", "not_your_turn", "not_your_seat", "gone", "old_rules", "closed",
        "curtained", "still_here", "no_talk",
    ]  # fmt: skip
    detail: str = ""
    id: str | UnsetType = UNSET


class Pong(Message, frozen=True, tag="pong"):
    """I am here."""


ToBrowser = (
    Show | Update | Presence | Ticking | Talk | Ack | Stale | Illegal | Legal
    | Advice | Judgement | Busy | Problem | Pong
)  # fmt: skip
