"""A position of Storm of the Gods read from its description alone, for laws that trust no rule."""

import re
from dataclasses import dataclass
from typing import NamedTuple

from theomachy.kernel.hex import DIRECTIONS, Hexagon

_BOARDS = {radius: Hexagon(radius) for radius in (3, 4, 5, 6)}
_TILE = re.compile(r"(\d)(~?)(?:/(P\d)(?:w(\d+))?(c?)(m?)(S?)@(\d+))?")


class Tile(NamedTuple):
    kind: str
    owner: str | None
    worshipers: int
    construction: bool
    marker: bool
    sanctuary: bool
    since: int

    @property
    def is_built(self):
        return self.construction or self.sanctuary

    @property
    def belief(self):
        return self.worshipers + 3 * self.construction + self.marker + 10 * self.sanctuary


def read_tile(text):
    number, sea, owner, crowd, construction, marker, sanctuary, since = _TILE.fullmatch(
        text
    ).groups()
    return Tile(
        "s" if sea else number, owner, int(crowd or 0), bool(construction), bool(marker),
        bool(sanctuary), int(since or 0),
    )  # fmt: skip


@dataclass
class Told:
    """What a description says, with a few counts."""

    said: dict

    def __post_init__(self):
        self.tiles = {cell: read_tile(text) for cell, text in self.said["cells"].items()}
        self.seats = [f"P{seat + 1}" for seat in range(self.said["players"])]
        self.options, self.turn = self.said["options"], self.said["turn"]
        self.phase = self.said["at"].split()[1 if self.said["at"].startswith("P") else 0]
        self.active = self.said["at"].split()[0]
        self.board = _BOARDS[self.options["radius"]]
        self.centre = self.board.names[self.board.axial.index((0, 0))]

    def own(self, seat):
        return [tile for tile in self.tiles.values() if tile.owner == seat]

    def around_vaal(self):
        """The names of the cells beside Vaal, by their coordinates."""
        q, r = self.board.axial[self.board.numbers[self.said["vaal"]]]
        near = [(q + dq, r + dr) for dq, dr in DIRECTIONS.values()]
        return [self.board.names[self.board.axial.index(c)] for c in near if c in self.board.axial]

    def ring(self):
        """The occupied tiles beside Vaal."""
        near = [self.tiles[cell] for cell in self.around_vaal() if cell in self.tiles]
        return [tile for tile in near if tile.owner]

    def is_surrounded(self):
        closed = {cell for cell, tile in self.tiles.items() if tile.owner} | {self.centre}
        return closed.issuperset(self.around_vaal())

    def meets_condition(self, seat):
        own = self.own(seat)
        return any(t.sanctuary for t in own) and sum(t.construction for t in own) >= 2

    def claims(self):
        """Seat → since, of the sanctuary claims; and the encirclement's holder, observer, since."""
        mine, ring = {}, []
        for claim in self.said["claims"]:
            whose, since, due = re.fullmatch(r"(.+) since (\d+) due (\d+)", claim).groups()
            assert int(due) == int(since) + len(self.seats), claim
            if encirclement := re.fullmatch(r"encirclement (P\d)? ?by (P\d)", whose):
                ring.append((*encirclement.groups(""), since))
            else:
                mine[whose.removeprefix("sanctuary ")] = int(since)
        return mine, ring

    def whose_turn(self, turn):
        first = self.seats.index(self.said["first"])
        return self.seats[(first + turn - 1) % len(self.seats)]

    def belief(self, seat, tiles=None):
        tiles = self.tiles.values() if tiles is None else tiles
        return sum(tile.belief for tile in tiles if tile.owner == seat)
