"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.storm.state import ENDINGS
from theomachy.kernel.finals import clockwise


def endings(finals: np.recarray) -> np.ndarray:
    """ST-16.2 Why games ended."""
    return np.array(ENDINGS)[finals.ending]


def order(finals: np.recarray) -> np.ndarray:
    """ST-2.7, ST-2.8 From whoever was the first to roll North."""
    return clockwise(finals)
