"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.bello.state import EVERYONE
from theomachy.kernel.finals import clockwise


def endings(finals: np.recarray) -> np.ndarray:
    """Why games ended (BD-10.4 is tested before BD-9.6): BD-10.3 who has nothing left is out."""
    living = (finals.control != 0) | (finals.followers[:, :EVERYONE, 0] != 0)
    return np.where(living.sum(axis=1) <= 1, "elimination", "doomsday")


def order(finals: np.recarray) -> np.ndarray:
    """BD-1.5, BD-3.3 As each round is played; pantheons are picked the other way round."""
    return clockwise(finals)
