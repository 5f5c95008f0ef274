"""Bodies of the laboratory: a part of a study as it is asked for, and what was counted in it."""

from typing import Annotated

from msgspec import Meta, Struct

from theomachy.server.fields import BotName

_MOST, _MOST_IN_A_FILE = 10_000_000, 50_000


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Some games of a study: each depends on the seed and its number alone, so that parts played
    in any order, by anybody, make the same whole."""

    game: Annotated[str, Meta(max_length=24)]
    players: Annotated[int, Meta(ge=2, le=6)]
    bots: Annotated[list[BotName], Meta(min_length=1, max_length=6)]
    """One for all seats, or one for each; they change places from game to game."""
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    first: Annotated[int, Meta(ge=0, le=_MOST)]
    """The number of the first game."""
    games: Annotated[int, Meta(ge=1, le=_MOST)]
    """Wanted; fewer are played where they take longer than a part may."""
    options: Annotated[dict[str, str | int], Meta(max_length=24)] = {}
    numbers: Annotated[dict[str, int], Meta(max_length=64)] = {}
    """Of the rulebook, that are not as printed."""


class RowsOfPart(Struct, frozen=True, forbid_unknown_fields=True):
    """The same games once more, for a file with a row for each seat."""

    part: Part
    all: Annotated[int, Meta(ge=1, le=_MOST_IN_A_FILE)]
    """How many games the file is to hold, from number 0 on."""


class Rows(Struct, frozen=True):
    """Lines of a file as `theomachy simulate --save` writes it; the first part begins it."""

    games: int
    seconds: float
    csv: str


class Fared(Struct, frozen=True):
    """How a seat, a place in the order of play, a bot or a faction fared, summed up."""

    name: str
    seats: int
    """How often somebody sat so."""
    wins: float
    """A victory shared by k counts 1/k."""
    points: int
    ranks: int


class Counted(Struct, frozen=True):
    """What was counted in some games. Of two parts everything is added up."""

    games: int
    seconds: float
    by_order: list[Fared]
    by_seat: list[Fared]
    by_faction: list[Fared]
    by_bot: list[Fared]
    endings: dict[str, int]
    lengths: dict[int, int]
    """How many games took so many decisions."""
    points: dict[int, int]
    """How many seats ended with so many points."""
