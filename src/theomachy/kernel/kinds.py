"""What rules speak of.

In plain Python a number read from a record is NumPy's; it does wherever an int does.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

State = Any
"""A game's record: a whole position. Its fields are said in the game's `state.py`."""
Observation = Any
"""What a seat may know: a record of numbers. Its fields are said in the game's `observe.py`."""
Action = int
"""What a player or nature does: a number of the game's alphabet."""
Cell = int
"""A place of the board: a cell, a territory, a space."""
Bits = int
"""A set as a word: bit c stands for cell c, or for the c-th of any other things (see bits)."""
Seat = int
"""A chair, from 0; below 0 nobody, or nature, or somebody who watches."""

Function = TypeVar("Function", bound=Callable[..., Any])
"""What a decorator leaves as it is, for types."""


def is_whole(number: object) -> bool:
    """Whether something is a whole number; a truth is none."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)
