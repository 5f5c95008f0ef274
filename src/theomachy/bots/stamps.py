"""Which actions are listed now, without clearing what was listed before."""

from typing import Any

import numpy as np

from theomachy.kernel import compiled


@compiled
def stamp_listed(state: Any, stamps: np.ndarray, actions: np.ndarray, count: int) -> int:
    """Give the actions listed a stamp later than any before; return it."""
    stamp = int(state.stamp) + 2
    state.stamp = stamp
    for i in range(count):
        stamps[actions[i]] = stamp
    return stamp
