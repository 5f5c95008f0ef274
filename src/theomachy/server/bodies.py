"""Every body asked or answered over HTTP. The browser's types are generated from here."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from theomachy.server.messages import BotName, Entry, Key, Name, TableInfo, Told, View


class OptionInfo(Struct, frozen=True):
    name: str
    values: list[str | int]
    is_range: bool
    default: str | int
    paragraph: str


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
    record: Annotated[str, Meta(max_length=64_000)] | None = None
    """Go on from a record instead of a new game."""


class Prepare(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that a game be prepared before the others."""

    game: Annotated[str, Meta(max_length=24)]


class Invite(Struct, frozen=True):
    seat: int
    token: str


class Opened(Struct, frozen=True):
    table: str
    invites: list[Invite]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    token: Key
    name: Name


class Joined(Struct, frozen=True):
    table: str
    seat: int


class MyTables(Struct, frozen=True):
    tables: list[TableInfo]


class Failure(Struct, frozen=True):
    """Why a request was refused."""

    error: str
    detail: str = ""


class Position(Struct, frozen=True):
    """One position of a replay."""

    ply: int
    move: str | None
    seat: int | None
    told: list[Told]
    view: View


class Replay(Struct, frozen=True):
    game: str
    players: int
    names: list[str]
    options: dict[str, Any]
    positions: list[Position]


class Earlier(Struct, frozen=True):
    """Entries of a log before those that are known already."""

    plies: int
    """How many moves stood before the first of them."""
    entries: list[Entry]


class WinProbabilities(Struct, frozen=True):
    """For every position of a replay how likely each seat is to win, as the viewer may judge."""

    win_probabilities: list[list[float]]
