"""The 144 cells: names, neighbours, distances, areas, corners and the sixteen places."""

import numpy as np

from theomachy.games.gog.numbers import FAR_AREA, NEAR_AREA
from theomachy.kernel import compiled
from theomachy.kernel.bits import word
from theomachy.kernel.kinds import Cell

SIDE = 12
CELLS = SIDE * SIDE
NOWHERE = -1
NAMES = tuple(f"{column}{row + 1}" for column in "abcdefghijkl" for row in range(SIDE))
"""Columns west to east, rows south to north: the fixed cell order."""
NUMBERS = {name: cell for cell, name in enumerate(NAMES)}

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_EAST_NORTH = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def _cell(column: int, row: int) -> int:
    inside = 0 <= column < SIDE and 0 <= row < SIDE
    return column * SIDE + row if inside else NOWHERE


NEIGHBOUR = np.array(
    [[_cell(c // SIDE + e, c % SIDE + n) for e, n in _EAST_NORTH] for c in range(CELLS)], np.int16
)
"""GG-1.2 [cell, direction]: the cell one step away, or NOWHERE."""


@compiled
def distance(cell: Cell, other: Cell) -> int:
    """GG-1.2 The larger of the differences of columns and rows."""
    return max(abs(cell // SIDE - other // SIDE), abs(cell % SIDE - other % SIDE))


_COLUMNS, _ROWS = np.divmod(np.arange(CELLS), SIDE)
_DISTANCE = np.maximum(abs(_COLUMNS[:, None] - _COLUMNS), abs(_ROWS[:, None] - _ROWS))
AREA_SIZE = np.array([(reach >= _DISTANCE).sum(axis=1) - 1 for reach in (0, NEAR_AREA, FAR_AREA)]).T
"""GG-5.2 [cell, reach]: how many cells an area has on the map."""
AREA = np.full((CELLS, AREA_SIZE.max()), NOWHERE, np.int16)
"""GG-5.2 The cells of an area, nearest first."""
for _c in range(CELLS):
    _near = np.argsort(_DISTANCE[_c], kind="stable")[1 : AREA_SIZE[_c, FAR_AREA] + 1]
    AREA[_c, : _near.size] = _near

WORDS = 3
CELLS_PER_WORD = CELLS // WORDS
NEXT_TO = np.array(
    [
        [word(c % CELLS_PER_WORD for c in row if c // CELLS_PER_WORD == w) for w in range(WORDS)]
        for row in NEIGHBOUR
    ]
)
"""[cell, word]: the neighbours as sets, four columns to a word."""

CORNERS = tuple(NUMBERS[name] for name in ("a1", "a12", "l1", "l12"))
CORNER_CELLS = np.array(CORNERS, np.int16)
IS_CORNER = np.isin(np.arange(CELLS), CORNERS)
CENTRE = tuple(NUMBERS[name] for name in ("f6", "f7", "g7", "g6"))
GOG_START, ANGEL_START = NUMBERS["f7"], NUMBERS["g6"]  # GG-3.6

PLACES_A_SIDE = 4
PLACES = tuple(f"{column}{row + 1}" for column in "ABCD" for row in range(PLACES_A_SIDE))
PIECE_SIDE = SIDE // PLACES_A_SIDE
PLACE_CELLS = np.array(
    [
        [
            _cell(place // PLACES_A_SIDE * PIECE_SIDE + c, place % PLACES_A_SIDE * PIECE_SIDE + r)
            for c in range(PIECE_SIDE)
            for r in range(PIECE_SIDE)
        ]
        for place in range(len(PLACES))
    ],
    np.int16,
)
"""[place, k]: its nine cells in cell order."""
SIDES = 4
SIDE_MIDDLE = np.array((5, 7, 3, 1), np.int8)
"""GG-2.7 Which of a place's nine cells is the middle of its N, E, S and W side."""
BEYOND = np.array(
    [
        [NEIGHBOUR[cells[SIDE_MIDDLE[side]], 2 * side] for side in range(SIDES)]
        for cells in PLACE_CELLS
    ],
    np.int16,
)
"""GG-2.6, GG-2.7 [place, side]: the cell that faces the middle of that side, or NOWHERE."""
