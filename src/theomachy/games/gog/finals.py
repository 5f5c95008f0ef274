"""What many finished games say, read all at once."""

import numpy as np

from theomachy.games.gog.board import NOWHERE
from theomachy.games.gog.state import ENDINGS, LEVEL_BITS
from theomachy.kernel.finals import Columns, clockwise, seats_at


def endings(finals: np.recarray) -> np.ndarray:
    """GG-18.1 Why games ended."""
    return np.array(ENDINGS)[finals.ending]


def order(finals: np.recarray) -> np.ndarray:
    """GG-1.1 From whoever is drawn as first player; the draft of the map goes another way."""
    return clockwise(finals)


def columns(finals: np.recarray) -> Columns:
    """GG-4.2, GG-18.8 How long they took, and what each seat had."""
    seats = seats_at(finals)
    return {
        "rounds": finals.round_number,
        "scrolls": finals.scrolls[:, :seats],
        "cities": pieces(finals.cities[:, :seats]),
        "city_levels": levels(finals, finals.cities[:, :seats]),
        "soldiers": pieces(finals.soldiers[:, :seats]),
        "soldier_levels": levels(finals, finals.soldiers[:, :seats]),
        "resources": finals.resources[:, :seats].sum(axis=2, dtype=np.int32),
        "abilities": np.bitwise_count(finals.abilities[:, :seats]),
        "founded": finals.founded[:, :seats],
    }


def pieces(cells: np.ndarray) -> np.ndarray:
    """[game, seat] how many stand somewhere, by their [game, seat, piece] cells."""
    return (cells != NOWHERE).sum(axis=2, dtype=np.int32)


def levels(finals: np.recarray, cells: np.ndarray) -> np.ndarray:
    """[game, seat] the sum of their levels."""
    standing = np.take_along_axis(finals.board[:, None, :], np.maximum(cells, 0), axis=2)
    counted = np.where(cells == NOWHERE, 0, standing & LEVEL_BITS)
    return counted.sum(axis=2, dtype=np.int32)
