"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.storm.numbers import CONSTRUCTIONS, SANCTUARIES
from theomachy.games.storm.state import ENDINGS, NOBODY
from theomachy.kernel.finals import Columns, clockwise, owned, seats_at


def endings(finals: np.recarray) -> np.ndarray:
    """ST-16.2 Why games ended."""
    return np.array(ENDINGS)[finals.ending]


def order(finals: np.recarray) -> np.ndarray:
    """ST-2.7, ST-2.8 From whoever was the first to roll North."""
    return clockwise(finals)


def columns(finals: np.recarray) -> Columns:
    """ST-3.1, ST-1.4, ST-1.5 How long they took, and what stood on the board or waited."""
    seats, board = seats_at(finals), finals["board"]
    return {
        "turns": finals.turn,
        "tiles": owned(finals, board["owner"], board["owner"] != NOBODY),
        "worshipers": owned(finals, board["owner"], board["worshipers"]),
        "constructions": CONSTRUCTIONS - finals.constructions[:, :seats],
        "sanctuaries": SANCTUARIES - finals.sanctuaries[:, :seats],
        "community": finals.community[:, :seats],
        "limbo": finals.limbo[:, :seats],
    }
