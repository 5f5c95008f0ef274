"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.bello.board import CITIES, FIELDS, TEMPLES
from theomachy.games.bello.state import EVERYONE
from theomachy.kernel.finals import Columns, clockwise, seats_at


def endings(finals: np.recarray) -> np.ndarray:
    """Why games ended (BD-10.4 is tested before BD-9.6): BD-10.3 who has nothing left is out."""
    living = (finals.control != 0) | (finals.followers[:, :EVERYONE, 0] != 0)
    return np.where(living.sum(axis=1) <= 1, "elimination", "doomsday")


def order(finals: np.recarray) -> np.ndarray:
    """BD-1.5, BD-3.3 As each round is played; pantheons are picked the other way round."""
    return clockwise(finals)


def columns(finals: np.recarray) -> Columns:
    """BD-3.4, BD-11.1 How long they took, and what counted for each seat."""
    seats = seats_at(finals)
    control, followers = finals.control[:, :seats], finals.followers[:, :seats]
    return {
        "rounds": finals.round_number,
        "doom": finals.doom,
        "followers": np.bitwise_count(followers).sum(axis=2, dtype=np.int32),
        "temples": np.bitwise_count(control & TEMPLES),
        "cities": np.bitwise_count(control & CITIES),
        "fields": np.bitwise_count(control & FIELDS),
    }
