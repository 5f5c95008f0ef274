"""Soldiers: how far they are from the corners and from the cities of rivals."""

import numpy as np

from theomachy.bots.opinions.gog.names import (
    ARMY,
    CHESTS,
    CORNER_WAY,
    CORNERS,
    LAST_SIEGE,
    LEVELS,
    SIEGE_WAY,
    SIEGES,
    THREE_CORNERS,
)
from theomachy.games.gog.board import CELLS, CORNER_CELLS, SIDE
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import BESIEGERS, STRATEGIC_BESIEGERS
from theomachy.games.gog.rules.chests import is_in_any_area
from theomachy.games.gog.rules.conquest import required_level
from theomachy.games.gog.rules.ground import effective_level, length, level_of, owns, touches
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Seat, State

_FARTHEST = SIDE - 1
COLUMN, ROW = np.divmod(np.arange(CELLS), SIDE)
CORNER_DISTANCE = np.maximum(
    abs(COLUMN[:, None] - COLUMN[CORNER_CELLS]), abs(ROW[:, None] - ROW[CORNER_CELLS])
)
"""[cell, corner]."""
_WEAK = 2
"""Steps that a level too few is worth before a city."""
_GUARDED = 0.2
"""What a siege counts while Gog protects the city."""
_WAY = 8
"""Farther than that all ways to a siege are the same."""


@compiled
def note_soldiers(s: State, seat: Seat, out: np.ndarray) -> None:
    """GG-7.1, GG-18.3 Soldiers, and how far they are from the corners."""
    a1 = a12 = l1 = l12 = _FARTHEST
    soldiers, levels = length(s.soldiers[seat]), 0
    for i in range(soldiers):
        cell = int(s.soldiers[seat, i])
        levels += level_of(s.board[cell])
        a1, a12 = min(a1, CORNER_DISTANCE[cell, 0]), min(a12, CORNER_DISTANCE[cell, 1])
        l1, l12 = min(l1, CORNER_DISTANCE[cell, 2]), min(l12, CORNER_DISTANCE[cell, 3])
        if s.terrain[cell] == Terrain.CHEST and not is_in_any_area(s, cell):
            out[CHESTS] += 1
    out[ARMY], out[LEVELS] = soldiers, levels
    held = int(a1 == 0) + int(a12 == 0) + int(l1 == 0) + int(l12 == 0)
    out[CORNERS], out[THREE_CORNERS] = held, held == CORNER_CELLS.size - 1
    out[CORNER_WAY] = a1 + a12 + l1 + l12


@compiled
def note_sieges(s: State, seat: Seat, leaving: Cell, out: np.ndarray) -> None:
    """GG-13 How complete the sieges of rivals' cities are, and the way to the nearest one."""
    needed = STRATEGIC_BESIEGERS if owns(s, seat, Ability.STR) else BESIEGERS
    cells, nearest = s.soldiers[seat, : length(s.soldiers[seat])], float(_WAY * BESIEGERS)
    for rival in range(s.players):
        cities = length(s.cities[rival]) if rival != seat else 0
        for i in range(cities):
            city = int(s.cities[rival, i])
            here, way = siege_of(s, cells, city, leaving, needed)
            part = min(1.0, here / needed)
            part *= part * (_GUARDED if touches(s, city, s.gog) else 1.0)
            out[SIEGES] += part
            out[LAST_SIEGE] += part if cities == 1 else 0.0
            nearest = min(nearest, float(way))
    out[SIEGE_WAY] = nearest


@compiled
def siege_of(
    s: State, cells: np.ndarray, city: Cell, leaving: Cell, needed: int
) -> tuple[int, int]:
    """GG-13.2 How many besiegers are there, and the way of the nearest ones that are needed."""
    required, column, row = required_level(s, city), COLUMN[city], ROW[city]
    here, first, second, third = 0, _WAY, _WAY, _WAY
    for i in range(cells.size):
        cell = int(cells[i])
        steps = max(abs(COLUMN[cell] - column), abs(ROW[cell] - row)) - 1
        if steps < third:
            way = steps + _WEAK * max(0, required - effective_level(s, cell))
            if cell == leaving:
                way += -1 if steps > 0 else 1
            here += way == 0
            third = min(third, max(second, way))
            second = min(second, max(first, way))
            first = min(first, way)
    return here, first + second + (third if needed == BESIEGERS else 0)
