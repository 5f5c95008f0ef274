"""What each seat may expect of a position."""

import numpy as np

from theomachy.bots.opinions import facts
from theomachy.kernel import OVER, compiled, entry
from theomachy.kernel.verbs import actor, score


@entry
def expect(s, desk):
    """Fill desk.values with each seat's chance to win, 1 in all."""
    players, values = s.players, desk.values
    if actor(s) == OVER:
        score(s, desk.sheet)
        share_out(players, desk.sheet, values)
        return
    highest = -np.inf
    for seat in range(players):
        facts(s, seat, desk.noted)
        values[seat] = 0.0
        for i in range(desk.weights.size):
            values[seat] += desk.weights[i] * desk.noted[i]
        highest = max(highest, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = np.exp(values[seat] - highest)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@compiled
def share_out(players, sheet, values):
    """One whole, shared by those who rank first."""
    winners = 0
    for seat in range(players):
        winners += sheet[seat].rank == 1
    for seat in range(players):
        values[seat] = 1.0 / winners if sheet[seat].rank == 1 else 0.0
