"""Bodies about people: open tables, games played, ratings."""

from typing import Any, Literal

from msgspec import Struct

from theomachy.server.fields import Entropy, Name
from theomachy.server.messages import SeatInfo


class OpenTable(Struct, frozen=True):
    """A table that everybody may sit down at, as it is stored."""

    table: str
    game: str
    options: dict[str, Any]
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    host: str
    """The name of whoever opened it, or of the first who sits there."""
    seats: list[SeatInfo]
    commitment: str
    listed: int
    """Seconds since 1970."""


class OpenTables(Struct, frozen=True):
    tables: list[OpenTable]
    more: bool
    """Whether there is another page."""


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody may sit down at a table of mine."""

    listed: bool


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    entropy: Entropy = ""
    """Added to the dice, if it comes before the first draw."""


class Ending(Struct, frozen=True):
    """How a game ended; lists are in seat order."""

    reason: str
    scores: list[int]
    ranks: list[int]


class MyGame(Struct, frozen=True):
    """A game of mine, running or over, as it is stored."""

    table: str
    game: str
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    seats: list[SeatInfo]
    created: int
    """Seconds since 1970."""
    last: int | None
    """When the last entry was written, in milliseconds since 1970."""
    over: bool
    rests: Literal["closed", "frozen"] | None
    """Why it is not played on, though it is not over."""
    result: Ending | None
    """Null while it runs, and for games that ended before results were kept."""


class MyGames(Struct, frozen=True):
    games: list[MyGame]
    more: bool
    """Whether there is another page."""


class Competing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want a rating."""

    rated: bool


class Rank(Struct, frozen=True):
    """Somebody on the ladder of a game."""

    name: str
    bot: bool
    mine: bool
    points: int
    games: int


class Ladder(Struct, frozen=True):
    ranks: list[Rank]
    """The best first."""
    rated: bool
    """Whether I want a rating."""


class MyRating(Struct, frozen=True):
    game: str
    name: str
    points: int
    games: int
