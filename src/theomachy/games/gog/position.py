"""A position of GOG as it is told: to the browser, to files, to programs."""

import msgspec


class GogPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The whole truth; nothing that follows from the rest."""

    players: int
    options: dict[str, str | int]
    at: str
    """The active seat, and the node: `P1 buy`."""
    round: int
    phase: int
    """1 to 4; 0 before the first turn."""
    exchanges: int
    offers: int
    draws: int
    left: int
    steps: int
    reach: int
    transit: int
    """The level of a soldier above another one, or 0."""
    first: str | None
    affected: str | None
    drawer: str | None
    victim: str | None
    winner: str | None
    gog: str | None
    angel: str | None
    picked: str | None
    place: str | None
    gathered_food: bool
    stepped: bool
    locking: bool
    barns: list[int]
    scrolls: list[int]
    founded: list[int]
    eliminated: list[int]
    map: list[str]
    """Rows of letters, north to south; `?` is not laid yet."""
    cells: dict[str, str]
    """`P1(3)` a soldier, `P1(3)!` a spent one, `P1[2]` a city."""
    resources: list[list[int]]
    locks: list[str | None]
    abilities: list[list[str]]
    won: list[str]
    pieces: list[str]
    discards: list[str]
    returned: list[str]
    piece: str | None
    offer: str | None
    purchase: str | None
    card: str | None
    roll: list[int] | None
    figure: str | None
    marked: list[str]
    wake: list[str]
    ending: str | None
