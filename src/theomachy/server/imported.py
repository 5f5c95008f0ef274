"""Bodies about texts that people bring along: records and positions, judged."""

from typing import Literal

from msgspec import Struct

from theomachy.server.fields import GameText


class BroughtText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position."""

    text: GameText


class Finding(Struct, frozen=True):
    """One thing that was checked, or could not be."""

    about: Literal[
        "log", "text", "rules", "position", "moves", "end", "seed", "dice", "added", "promise"
    ]
    holds: bool | None
    said: dict[str, str]
    """By language."""


class Judged(Struct, frozen=True):
    """What a text proved to be; a game, where it can be shown, as far as it can be played."""

    kind: Literal["record", "position"] | None
    game: str | None
    numbers: dict[str, int]
    """Of the rulebook, that are not as printed."""
    players: int
    plies: int
    commitment: str | None
    """As the text itself says it."""
    findings: list[Finding]
