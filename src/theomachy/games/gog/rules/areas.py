"""GG-5 Gathering areas."""

from theomachy.games.gog.board import AREA, AREA_SIZE, distance
from theomachy.games.gog.numbers import FAR_AREA, NEAR_AREA
from theomachy.games.gog.rules.ground import length, level_of
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Seat, State


@compiled
def reach_of(s: State, city: Cell) -> int:
    """GG-5.2 How far the gathering area goes."""
    return NEAR_AREA if level_of(s.board[city]) == NEAR_AREA else FAR_AREA


@compiled
def is_in_area_of(s: State, city: Cell, cell: Cell) -> bool:
    """GG-5.2 Cut off by the map edge, without the city's own cell."""
    return 0 < distance(city, cell) <= reach_of(s, city)


@compiled
def is_in_area(s: State, seat: Seat, cell: Cell, cities: int) -> bool:
    """Whether the cell lies in the area of one of the seat's first so many cities."""
    for i in range(cities):
        if is_in_area_of(s, s.cities[seat, i], cell):
            return True
    return False


@compiled
def in_areas(s: State, seat: Seat, terrain: int) -> int:
    """How many cells of this terrain lie in the areas of the seat's cities, each once."""
    cells = 0
    for i in range(length(s.cities[seat])):
        city = s.cities[seat, i]
        for k in range(AREA_SIZE[city, reach_of(s, city)]):
            cell = AREA[city, k]
            if s.terrain[cell] == terrain and not is_in_area(s, seat, cell, i):
                cells += 1
    return cells
