"""The 61 locations: their kinds, who touches whom, corners and the Doomsday track."""

import numpy as np

from theomachy.kernel.bits import word
from theomachy.kernel.hex import Hexagon

HEXAGON = Hexagon(radius=4)
CELLS = len(HEXAGON.names)
ALL = word(range(CELLS))
NOWHERE = -1


TEMPLE, CITY, FIELD = 0, 1, 2
KIND_NAMES = ("temple", "city", "field")
_KINDS_BY_COLUMN = "TCFCT CCFFCC FFFFFFF CFFCCFFC TCFCFCFCT CFFCCFFC FFFFFFF CCFFCC TCFCT"
KIND_OF = np.array(["TCF".index(letter) for letter in _KINDS_BY_COLUMN.replace(" ", "")], np.int8)

KINDS = np.array([word(np.flatnonzero(kind == KIND_OF)) for kind in (TEMPLE, CITY, FIELD)])
TEMPLES, CITIES, FIELDS = KINDS


def _at_distance(low: int, high: int) -> np.ndarray:
    near = (low <= HEXAGON.distance) & (HEXAGON.distance <= high)
    return np.array([word(np.flatnonzero(row)) for row in near])


NEXT_TO = _at_distance(1, 1)
"""For each cell the set of cells at distance 1."""
WITHIN_2 = _at_distance(0, 2)
AT_2 = _at_distance(2, 2)

CENTRE = HEXAGON.numbers["e5"]
HEART = TEMPLES | NEXT_TO[CENTRE] | word([CENTRE])
"""BD-7.53 The temples, the inner ring and the centre."""

CORNERS = tuple(HEXAGON.numbers[name] for name in ("e1", "i1", "i5", "e9", "a5", "a1"))
"""Counter-clockwise from the south."""
_TRACK = "e1 f1 g1 h1 i1 i2 i3 i4 i5 h6 g7 f8 e9 d8 c7 b6 a5 a4 a3 a2 a1 b1 c1 d1"
TRACK = tuple(HEXAGON.numbers[_TRACK[i : i + 2]] for i in range(0, len(_TRACK), 3))
"""The edge, counter-clockwise from the south."""

PAIRS = tuple(
    (cell, other)
    for cell in range(CELLS)
    for other in range(CELLS)
    if HEXAGON.distance[cell, other] == 1
)
"""Every step from a location to a neighbour, ascending."""
PAIR_FROM = np.array([pair[0] for pair in PAIRS], np.int8)
PAIR_TO = np.array([pair[1] for pair in PAIRS], np.int8)
FIRST_PAIR = np.searchsorted(PAIR_FROM, np.arange(CELLS + 1)).astype(np.int16)
"""Where each cell's steps begin among the pairs."""
