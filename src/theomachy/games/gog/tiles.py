"""Terrain, the sixteen map pieces in their four rotations, and the fixed map."""

import enum

import numpy as np

from theomachy.games.gog.board import CENTRE, CORNERS, PLACE_CELLS, SIDE
from theomachy.games.gog.numbers import DRY_PIECES, RIVER_PIECES

LETTERS = ".~FWGTCRVS"
UNLAID = -1
UNLAID_LETTER = "?"


class Terrain(enum.IntEnum):
    PLAIN = 0
    WATER = 1
    FOOD = 2
    WOOD = 3
    GOLD = 4
    CHEST = 5
    CAMEL = 6
    RUIN = 7
    VOLCANO = 8
    SCROLL = 9


TERRAINS = tuple(terrain.name.lower() for terrain in Terrain)
RESOURCES = ("food", "wood", "gold")
RESOURCE_LETTERS = "FWG"

_DRAWING = """
    R1 .~F W~. .~T    R2 .~G .~. F~C    R3 .~W G~. .~R    R4 .~. F~~ .TG
    R5 .~. .~~ WC.    R6 .~R G~~ .WF    D1 .F. ..W T..    D2 ..G F.. .C.
    D3 .W. .V. G..    D4 ..F G.. .T.    D5 .R. W.. ..F    D6 ..W .V. .G.
    D7 .G. ..F .T.    D8 ..C W.. G..    D9 .T. F.. ..W    D10 .V. .S. R..
"""
_DRAWN = _DRAWING.split()
PIECES = tuple(_DRAWN[::4])
"""GG-2.1 R1 to R6 with a river, D1 to D10 dry."""
PIECE_ROWS = {piece: _DRAWN[4 * i + 1 : 4 * i + 4] for i, piece in enumerate(PIECES)}
"""GG-2.4 Unturned, north to south."""
SITE_PIECE = PIECES.index("D10")
DRAWN_PIECES = RIVER_PIECES + DRY_PIECES - 1
"""GG-2.5 All but D10, which comes last in the order and is laid first."""
_LETTERS_OF = [np.array([list(row) for row in rows]) for rows in PIECE_ROWS.values()]
ROTATIONS = ("r0", "r90", "r180", "r270")


def in_cell_order(rows: np.ndarray) -> list[int]:
    """Rows of letters, north to south, as terrains by column and then from the south."""
    return [LETTERS.index(letter) for column in rows.T for letter in column[::-1]]


PIECE_TERRAIN = np.array(
    [[in_cell_order(np.rot90(rows, -turns)) for turns in range(4)] for rows in _LETTERS_OF], np.int8
)
"""GG-2.2 [piece, rotation, k]: the terrain of the nine cells; rotations are clockwise."""


def _fits(piece: int, place: int, rotation: int) -> bool:
    cells = PLACE_CELLS[place]
    shown = PIECE_TERRAIN[piece, rotation]
    return all(shown[cells == cell].sum() == Terrain.PLAIN for cell in (*CORNERS, *CENTRE))


LAYS = len(PLACE_CELLS) * len(ROTATIONS)
FITS = np.array(
    [[_fits(piece, lay // 4, lay % 4) for lay in range(LAYS)] for piece in range(len(PIECES))]
)
"""GG-2.3 [piece, lay]: plain on the corner of the map, plain on the centre cell."""
IS_CENTRAL = np.array([bool(set(CENTRE) & set(cells.tolist())) for cells in PLACE_CELLS])
"""GG-2.4 Whether a place holds a centre cell."""

_FIXED = """
    . . G . F . F C . W . .
    . . V . . W G . . F . .
    W F . . G . . W ~ . V G
    . . ~ ~ ~ ~ T . ~ . . .
    C . W . R . . R ~ G . F
    F G . T . S S . ~ . W .
    . W . ~ . S S . T . G F
    F . G ~ R . . R . W . C
    . . . ~ . T ~ ~ ~ ~ . .
    G V . ~ W . . G . . F W
    . . F . . G W . . V . .
    . . W . C F . F . G . .
"""
FIXED_MAP = np.array(in_cell_order(np.array(_FIXED.split()).reshape(SIDE, SIDE)), np.int8)
"""GG-2.11 The fixed map."""
