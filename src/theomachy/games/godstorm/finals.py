"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.godstorm.state import ENDINGS
from theomachy.kernel.finals import clockwise


def endings(finals: np.recarray) -> np.ndarray:
    """GS-20.1 Why games ended."""
    return np.array(ENDINGS)[finals.ending]


def order(finals: np.recarray) -> np.ndarray:
    """GS-2.3 From the first player of the setting up, whom nature alone has chosen: the turns of
    an epoch are in the order that was bid for (GS-3.6), which is a player's doing."""
    return clockwise(finals)
