"""What each seat may expect of a position, and how it likes it."""

import numpy as np

from theomachy.bots.opinions import facts
from theomachy.kernel import OVER, compiled, entry
from theomachy.kernel.verbs import actor, score

_CERTAIN = 100.0
"""How much a victory is liked: more than anything that may still change."""


@entry
def expect(s, desk):
    """Fill desk.chances with each seat's chance to win, 1 in all, by what positions are worth;
    and desk.likings with the logarithms of its odds, by what moves look like."""
    players = s.players
    if actor(s) == OVER:
        score(s, desk.sheet)
        share_out(players, desk.sheet, desk.chances)
        for seat in range(players):
            desk.likings[seat] = _CERTAIN * (2.0 * desk.chances[seat] - 1.0)
        return
    for seat in range(players):
        facts(s, seat, desk.noted)
        desk.sums[seat], desk.chances[seat] = 0.0, 0.0
        for i in range(desk.noted.size):
            desk.sums[seat] += desk.taste[i] * desk.noted[i]
            desk.chances[seat] += desk.value[i] * desk.noted[i]
    for seat in range(players):
        desk.likings[seat] = odds(players, desk.sums, seat)
    share_by_powers(players, desk.chances)


@compiled
def odds(players, sums, seat):
    """The logarithm of a seat's odds against all others."""
    highest, total = -np.inf, 0.0
    for other in range(players):
        if other != seat:
            highest = max(highest, sums[other])
    for other in range(players):
        if other != seat:
            total += np.exp(sums[other] - highest)
    return sums[seat] - highest - np.log(total)


@compiled
def share_by_powers(players, sums):
    """From sums of weighed facts to chances, 1 in all."""
    highest, total = -np.inf, 0.0
    for seat in range(players):
        highest = max(highest, sums[seat])
    for seat in range(players):
        sums[seat] = np.exp(sums[seat] - highest)
        total += sums[seat]
    for seat in range(players):
        sums[seat] /= total


@compiled
def share_out(players, sheet, chances):
    """One whole, shared by those who rank first."""
    winners = 0
    for seat in range(players):
        winners += sheet[seat].rank == 1
    for seat in range(players):
        chances[seat] = 1.0 / winners if sheet[seat].rank == 1 else 0.0
