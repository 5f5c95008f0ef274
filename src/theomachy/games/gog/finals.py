"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.gog.state import ENDINGS
from theomachy.kernel.finals import clockwise


def endings(finals: np.recarray) -> np.ndarray:
    """GG-18.1 Why games ended."""
    return np.array(ENDINGS)[finals.ending]


def order(finals: np.recarray) -> np.ndarray:
    """GG-1.1 From whoever is drawn as first player; the draft of the map goes another way."""
    return clockwise(finals)
