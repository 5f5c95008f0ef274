"""A position of Storm as it is told: to the browser, to files, to programs."""

from typing import Literal

import msgspec

from theomachy.kernel.position import Written
from theomachy.kernel.seats import seat_name

Kind = Literal["0", "1", "2", "3", "4", "5", "s"]
Building = Literal["construction", "sanctuary"]


class Tile(Written, frozen=True, kw_only=True):
    """`2/P2w3c@20`, `0~` the sea, `2` vacant."""

    kind: Kind
    """Its number, or `s` for the sea."""
    number: int
    owner: int | None
    worshipers: int
    building: Building | None
    marker: bool
    since: int
    """The turn its owner took it."""

    def __str__(self) -> str:
        ground = f"{self.number}~" if self.kind == "s" else str(self.number)
        if self.owner is None:
            return ground
        crowd = f"w{self.worshipers}" if self.worshipers or not self.building else ""
        built = {"construction": "c" + "m" * self.marker, "sanctuary": "S"}
        building = built[self.building] if self.building else ""
        return f"{ground}/{seat_name(self.owner)}{crowd}{building}@{self.since}"


class Claim(Written, frozen=True, kw_only=True):
    """ST-15.1 `sanctuary P1 since 7 due 10`, `encirclement P2 by P1 since 7 due 10`."""

    kind: Literal["sanctuary", "encirclement"]
    seat: int | None
    """Whose claim it is; nobody's yet where the ring is shared."""
    observer: int | None
    """On whose turn an encirclement was found."""
    since: int
    due: int
    """ST-15.3, ST-15.7 The turn at whose start it comes through."""

    def __str__(self) -> str:
        whose = [] if self.seat is None else [seat_name(self.seat)]
        by = [] if self.observer is None else ["by", seat_name(self.observer)]
        return " ".join([self.kind, *whose, *by, f"since {self.since} due {self.due}"])


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
    cells: dict[str, Tile]
    """Every tile but the compass."""
    communities: list[int]
    pile: dict[str, int]
    used: list[str]
    power_used: bool
    claims: list[Claim]
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
