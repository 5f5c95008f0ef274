"""What a decision was worth, counted along the decisions of its own seat.

Seats take turns as the rules have it, and all their decisions stand in one row. What follows a
decision, for the one who made it, is his own next decision, however many of others lie between, and
in the end his payoff.
"""

import numpy as np
from numba import njit


@njit(nogil=True)
def along_each_seat(
    movers: np.ndarray,
    values: np.ndarray,
    done: np.ndarray,
    payoffs: np.ndarray,
    trace: float,
    gains: np.ndarray,
    is_known: np.ndarray,
) -> None:
    """Generalised advantages (Schulman et al. 2016) of [step, game], without discount.

    `movers` made the decisions and expected `values`; where `done`, the game ended with this one
    and brought `payoffs` [step, game, seat]. The last decision of a seat whose game goes on is not
    known yet: it is what the one before it looks forward to.
    """
    steps, games = movers.shape
    seats = payoffs.shape[2]
    expected, gain, sees = np.zeros(seats), np.zeros(seats), np.zeros(seats, np.bool_)
    for game in range(games):
        sees[:] = False
        for step in range(steps - 1, -1, -1):
            if done[step, game]:
                expected[:], gain[:], sees[:] = payoffs[step, game], 0.0, True
            me, value = movers[step, game], values[step, game]
            gain[me] = expected[me] - value + trace * gain[me] if sees[me] else 0.0
            gains[step, game], is_known[step, game] = gain[me], sees[me]
            expected[me], sees[me] = value, True
