"""What a game without secrets need not write itself."""

import numpy as np

from theomachy.kernel.compiled import compiled
from theomachy.kernel.kinds import Action, Seat, State


@compiled
def nothing_to_conceal(s: State, seat: Seat) -> None:
    """Everything is public."""


@compiled
def nothing_to_reveal(s: State, action: Action, then: State) -> bool:
    """Nothing is hidden, so nothing is shown."""
    return False


@compiled
def nothing_to_imagine(s: State, seat: Seat, rng: np.ndarray) -> None:
    """Nothing is hidden, so nothing has to be imagined."""
