"""GG-11 Where cities may still be founded."""

import numpy as np

from theomachy.bots.opinions.gog.names import ARMY, OWN_CITIES, SETTLERS, SITE
from theomachy.games.gog.board import SIDE, distance
from theomachy.games.gog.numbers import CITIES, CITY_DISTANCE
from theomachy.games.gog.rules.ground import is_soldier, length, owner_of
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import lowest, without_lowest
from theomachy.kernel.kinds import Cell, Seat, State

_SCROLL_RICHES = 4
_RICHES = _SCROLL_RICHES << 3 * Terrain.SCROLL | sum(
    1 << 3 * kind for kind in (Terrain.FOOD, Terrain.WOOD, Terrain.GOLD)
)
"""What each terrain promises a city beside it, in fields of three bits."""
_ROW, _FLAG, _RICHEST = 5, 4, 15
"""The riches of a column's cells are fields of one number, and no site's are above the richest."""
_COLUMN_FULL = (1 << _ROW * SIDE) - 1
_ONES = sum(1 << _ROW * row for row in range(SIDE))
_HASTE = 0.32
"""How much less a site is worth for each step to it, in resources."""


@compiled
def note_settlers(s: State, seat: Seat, leaving: Cell, out: np.ndarray) -> None:
    """GG-11 Soldiers that may still found cities, and the best site near one of them."""
    missing = CITIES - out[OWN_CITIES]
    out[SETTLERS] = min(missing, out[ARMY])
    if out[SETTLERS] > 0.0:
        out[SITE] = best_site(s, seat, leaving)


@compiled
def best_site(s: State, seat: Seat, leaving: Cell) -> float:
    """The riches around it, less the way to it; by columns, all cells of one at a time."""
    best, west, here = 0.0, 0, column_riches(s, 0)
    for column in range(SIDE):
        east = column_riches(s, column + 1) if column + 1 < SIDE else 0
        around = west + here + east
        richer = (around + (_RICHEST - int(best)) * _ONES) & (_RICHEST + 1) * _ONES
        while richer:
            field = lowest(richer) - _FLAG
            site = column * SIDE + field // _ROW
            if s.terrain[site] == Terrain.PLAIN:
                riches = float(around >> field & _RICHEST)
                worth = riches - _HASTE * way_to_site(s, seat, site, leaving)
                if worth > best and is_open(s, seat, site):
                    best = worth
            richer = without_lowest(richer)
        west, here = here, east
    return best


@compiled
def column_riches(s: State, column: int) -> int:
    """For each cell of a column the riches of it and the cells north and south of it."""
    riches = 0
    for row in range(SIDE):
        terrain = int(s.terrain[column * SIDE + row])
        riches |= (_RICHES >> 3 * terrain & 7) << _ROW * row
    return (riches + (riches << _ROW) + (riches >> _ROW)) & _COLUMN_FULL


@compiled
def way_to_site(s: State, seat: Seat, site: Cell, leaving: Cell) -> int:
    """Of the nearest soldier, as if the one that is leaving had made its step."""
    nearest = SIDE
    for i in range(length(s.soldiers[seat])):
        cell = int(s.soldiers[seat, i])
        way = distance(cell, site)
        nearest = min(nearest, way - 1 if cell == leaving and way > 0 else way)
    return nearest


@compiled
def is_open(s: State, seat: Seat, site: Cell) -> bool:
    """GG-11.2 No city near, and nobody in the way but an own soldier."""
    code = s.board[site]
    if code != 0 and not (is_soldier(code) and owner_of(code) == seat):
        return False
    for rival in range(s.players):
        for i in range(length(s.cities[rival])):
            if distance(site, s.cities[rival, i]) < CITY_DISTANCE:
                return False
    return True
