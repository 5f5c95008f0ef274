"""Bodies of games that are read: replays, examples, what came before, what was expected."""

from typing import Any

from msgspec import Struct

from theomachy.server.messages import Entry, Told, View


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
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    positions: list[Position]


class Example(Struct, frozen=True):
    """An example of a rulebook, step by step."""

    game: str
    positions: list[Position]
    record: str
    """Of its first position: a table can go on from there."""
    seat: int
    """Who is the first to decide anything."""


class Earlier(Struct, frozen=True):
    """Entries of a log before those that are known already."""

    plies: int
    """How many moves stood before the first of them."""
    entries: list[Entry]


class WinProbabilities(Struct, frozen=True):
    """For every position of a replay how likely each seat is to win, as the viewer may judge."""

    win_probabilities: list[list[float]]
