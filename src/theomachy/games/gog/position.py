"""A position of GOG as it is told: to the browser, to files, to programs."""

from typing import Literal

import msgspec

from theomachy.games.gog.tiles import RESOURCE_LETTERS, RESOURCES
from theomachy.kernel.position import Written
from theomachy.kernel.seats import seat_name

Resource = Literal["food", "wood", "gold"]


class Piece(Written, frozen=True, kw_only=True):
    """`P1(3)` a soldier, `P1(3)!` a spent one, `P1[2]` a city."""

    kind: Literal["soldier", "city"]
    seat: int
    level: int
    spent: bool

    def __str__(self) -> str:
        if self.kind == "city":
            return f"{seat_name(self.seat)}[{self.level}]"
        return f"{seat_name(self.seat)}({self.level})" + "!" * self.spent


class Offer(Written, frozen=True, kw_only=True):
    """GG-5.11 `P2 F>G`: food for gold, to the second seat."""

    partner: int
    given: Resource
    got: Resource

    def __str__(self) -> str:
        given, got = (RESOURCE_LETTERS[RESOURCES.index(one)] for one in (self.given, self.got))
        return f"{seat_name(self.partner)} {given}>{got}"


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
    cells: dict[str, Piece]
    resources: list[list[int]]
    locks: list[str | None]
    abilities: list[list[str]]
    won: list[str]
    pieces: list[str]
    discards: list[str]
    returned: list[str]
    piece: str | None
    offer: Offer | None
    purchase: str | None
    card: str | None
    roll: list[int] | None
    figure: str | None
    marked: list[str]
    wake: list[str]
    ending: str | None
