"""What many finished games say, read all at once."""

from collections.abc import Mapping

import numpy as np

Columns = Mapping[str, np.ndarray]
"""Whole numbers of many games, [game] or [game, seat], by the name of what they count."""


def clockwise(finals: np.recarray) -> np.ndarray:
    """[game, seat] each seat's place in the order of play: 0 begins (the record's `first`), the
    others follow round the table."""
    places: np.ndarray = (np.arange(seats_at(finals)) - finals.first[:, None]) % seats_at(finals)
    return places


def seats_at(finals: np.recarray) -> int:
    """How many sit at each of these tables."""
    return int(finals.players.max(initial=0))


def owned(finals: np.recarray, owner: np.ndarray, amount: np.ndarray) -> np.ndarray:
    """[game, seat] what each has of the amounts [game, cell] on cells whose owner is told."""
    theirs = [np.where(owner == seat, amount, 0) for seat in range(seats_at(finals))]
    return np.stack([own.sum(axis=1, dtype=np.int32) for own in theirs], axis=1)


def members_of(sets: np.ndarray, size: int) -> np.ndarray:
    """[…, cell] whether each cell is in a set, of sets as words (kernel.bits)."""
    has: np.ndarray = sets[..., None] >> np.arange(size) & 1
    return has
