"""The boards of radius 3 to 6: their cells, who touches whom, and the faces of the dice.

A name stands on every board large enough, so cells are numbered by name, those of the smallest
board first: a board of radius 4 has the cells 0 to 60, whatever the others have.
"""

import numpy as np

from theomachy.games.storm.numbers import LARGEST_RADIUS, LONGEST_WALK, SMALLEST_RADIUS
from theomachy.kernel.hex import DIRECTIONS, OFF_BOARD, Hexagon

NOWHERE = OFF_BOARD
BOARDS = {radius: Hexagon(radius) for radius in range(SMALLEST_RADIUS, LARGEST_RADIUS + 1)}

NAMES = tuple(dict.fromkeys(name for board in BOARDS.values() for name in board.names))
NUMBERS = {name: cell for cell, name in enumerate(NAMES)}
CELLS = len(NAMES)


def _by_radius(fill: int, shape: tuple[int, ...] = ()) -> np.ndarray:
    return np.full((LARGEST_RADIUS + 1, *shape), fill, np.int16)


CELLS_ON = _by_radius(0)
"""How many cells a board has, by radius."""
CENTRE = _by_radius(NOWHERE)
NEIGHBOURS = _by_radius(NOWHERE, (CELLS, len(DIRECTIONS)))
"""[radius, cell, direction]: the next cell, or NOWHERE beyond the border."""

for _radius, _board in BOARDS.items():
    CELLS_ON[_radius] = len(_board.names)
    CENTRE[_radius] = NUMBERS[_board.names[_board.axial.index((0, 0))]]
    _numbers = np.array([*(NUMBERS[name] for name in _board.names), NOWHERE])
    NEIGHBOURS[_radius, _numbers[:-1]] = _numbers[_board.neighbours]

WAYS = tuple(DIRECTIONS)
"""n, ne, se, s, sw, nw."""
FACES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_OFFERED = ("n n", "n ne", "ne se", "se s", "s s", "s sw", "sw nw", "nw n")
WAYS_OF_FACE = np.array([[WAYS.index(way) for way in pair.split()] for pair in _OFFERED], np.int8)
"""ST-4.2 The two directions of each face; N and S offer the same twice."""
ROLLS = tuple(f"{face}{distance + 1}" for face in FACES for distance in range(LONGEST_WALK))
