"""One payoff for all games: the share of the win."""

import numpy as np

from theomachy.kernel.compiled import compiled
from theomachy.kernel.kinds import State
from theomachy.kernel.verbs import score

LEAST_PAYOFF, MOST_PAYOFF, ALL_PAYOFFS = 0.0, 1.0, 1.0
"""Nobody gets less or more, and together they get so much."""


@compiled
def final_score(s: State, sheet: np.recarray) -> None:
    """Points and ranks by the game's rules; the win is shared by whoever ranks first."""
    score(s, sheet)
    winners = 0
    for seat in range(s.players):
        winners += sheet[seat].rank == 1
    for seat in range(s.players):
        sheet[seat].payoff = ALL_PAYOFFS / winners if sheet[seat].rank == 1 else LEAST_PAYOFF
