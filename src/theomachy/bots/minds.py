"""How bots choose, compiled; and matches of any mix of them."""

import numpy as np

from theomachy.bots.opinions import facts
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import CHANCES, DECISIONS, fall_out
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal, score

RANDOM, GREEDY = 0, 1
SCRATCH = 2
"""Records a mind needs to think with: what it sees, and what might follow."""


@compiled
def expect(s, players, weights, noted, sheet, values):
    """What each seat may expect of a position, between 0 and 1, 1 in all."""
    if actor(s) == OVER:
        score(s, sheet)
        share_out(players, sheet, values)
        return
    highest = -np.inf
    for seat in range(players):
        facts(s, seat, noted)
        values[seat] = 0.0
        for i in range(weights.size):
            values[seat] += weights[i] * noted[i]
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


@compiled
def pick_greedily(scratch, seat, actions, count, rng, weights, noted, sheet, values):
    """The action after which scratch[0] looks best to this seat; ties by lot."""
    best, ties, choice = -1.0, 0, actions[0]
    for i in range(count):
        scratch[1] = scratch[0]
        apply(scratch[1], actions[i])
        expect(scratch[1], scratch[1].players, weights, noted, sheet, values)
        if values[seat] > best:
            best, ties, choice = values[seat], 1, actions[i]
        elif values[seat] == best:
            ties += 1
            if draw(rng, ties) == 0:
                choice = actions[i]
    return choice


@entry
def think(mind, s, scratch, actions, rng, weights, noted, sheet, values):
    """What this mind plays in this position, of which it sees only what its seat may know."""
    seat, count = actor(s), legal(s, actions)
    if mind == RANDOM:
        return actions[draw(rng, count)]
    scratch[0] = s
    conceal(scratch[0], seat)
    imagine(scratch[0], seat, rng)
    return pick_greedily(scratch, seat, actions, count, rng, weights, noted, sheet, values)


@entry
def play_matches(
    opening, minds, weights, first, finals, sheets, tallies, scratch, actions, rng, noted, values
):
    """Play finals.size matches; in match m seat k is taken by minds[(k + m) % players]."""
    for i in range(finals.size):
        finals[i] = opening[0]
        restart(rng, first + i)
        s = finals[i]
        who = actor(s)
        while who != OVER:
            if who == NATURE:
                apply(s, fall_out(s, actions, legal(s, actions), rng))
                tallies[i, CHANCES] += 1
            else:
                place = (who + first + i) % minds.size
                mind = minds[place]
                action = think(
                    mind, s, scratch, actions, rng, weights[place], noted, sheets[i], values
                )
                apply(s, action)
                tallies[i, DECISIONS] += 1
            who = actor(s)
        score(s, sheets[i])
