"""A position of Bello as it is told: to the browser, to files, to programs."""

import msgspec


class BelloPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The whole truth; nothing that follows from the rest."""

    players: int
    options: dict[str, str | int]
    pantheons: list[str | None]
    first: str | None
    at: str
    """Who decides, and at which node: `P1 action`."""
    cells: dict[str, str]
    """Every cell that is not empty: `P1/3`, `-/P1:1,P2:2`."""
    round: int
    doom: int
    actions: int
    extra_moves: int
    bonus_actions: int
    chosen: int
    ziggurat: list[str]
    plague: list[str]
    decree: list[str]
    horse: list[str]
    hearts: bool
    gifts: list[str]
    power: str | None
    place: str | None
    landing: str | None
    final: bool
    extra: bool
