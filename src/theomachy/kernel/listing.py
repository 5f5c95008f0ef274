"""Filling the list of legal actions, for any game."""

import numpy as np

from theomachy.kernel.compiled import compiled
from theomachy.kernel.kinds import Action


@compiled
def add(actions: np.ndarray, listed: int, action: Action) -> int:
    """One more; returns how many are listed now."""
    actions[listed] = action
    return listed + 1


@compiled
def add_span(actions: np.ndarray, listed: int, first: int, number: int) -> int:
    """So many actions in a row."""
    for i in range(number):
        listed = add(actions, listed, first + i)
    return listed
