"""The kinds of tile: what lies on a cell, and what the pile is made of."""

import numpy as np

from theomachy.games.storm.numbers import SEA_TILES, TILES

NO_TILE = 0
LAND = 1
"""The kind of a 0-tile; a tile of number k is of kind LAND + k."""
FIVE = LAND + 5
SEA = FIVE + 1
COMPASS = SEA + 1

LETTERS = ("0", "1", "2", "3", "4", "5", "s")
"""How the kinds of the pile are written, from LAND on."""
PILE_KINDS = len(LETTERS)
NUMBER_OF = np.array([0, 0, 1, 2, 3, 4, 5, 0, 0], np.int8)
"""The population printed on a tile of each kind."""
PILE = np.array([[*TILES, 0], [TILES[0] - SEA_TILES, *TILES[1:], SEA_TILES]], np.int8)
"""ST-2.5, ST-2.6 By option `oceans`: how many of each kind, from LAND on."""

NO_BUILDING, CONSTRUCTION, SANCTUARY = 0, 1, 2
