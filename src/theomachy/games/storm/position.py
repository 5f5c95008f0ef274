"""A position of Storm as it is told: to the browser, to files, to programs."""

import msgspec


class StormPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The whole truth; nothing that follows from the rest."""

    players: int
    options: dict[str, str | int]
    gods: list[str | None]
    first: str | None
    turn: int
    at: str
    """Who decides, and at which node: `P1 develop`."""
    vaal: str
    cells: dict[str, str]
    """Every tile: `2/P2w3c@20`, `2` vacant, `X` the compass."""
    communities: list[int]
    pile: dict[str, int]
    used: list[str]
    power_used: bool
    claims: list[str]
    face: str | None
    distance: int
    way: str | None
    points: int
    emptied: list[str]
    left: str | None
    place: str | None
    explorer: str | None
    revealed: str | None
    ending: str | None
