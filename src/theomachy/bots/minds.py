"""How bots choose, compiled; and matches of any mix of them."""

from theomachy.bots.opinions import opinion
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import CHANCES, DECISIONS, fall_out
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal, score

RANDOM, GREEDY = 0, 1
SCRATCH = 2
"""Records a mind needs to think with: what it sees, and what might follow."""


@compiled
def pick_greedily(scratch, seat, actions, count, rng):
    """The action after which scratch[0] looks best to this seat; ties by lot."""
    best, ties, choice = -1e300, 0, actions[0]
    for i in range(count):
        scratch[1] = scratch[0]
        apply(scratch[1], actions[i])
        value = opinion(scratch[1], seat)
        if value > best:
            best, ties, choice = value, 1, actions[i]
        elif value == best:
            ties += 1
            if draw(rng, ties) == 0:
                choice = actions[i]
    return choice


@entry
def think(mind, s, scratch, actions, rng):
    """What this mind plays in this position, of which it sees only what its seat may know."""
    seat, count = actor(s), legal(s, actions)
    if mind == RANDOM:
        return actions[draw(rng, count)]
    scratch[0] = s
    conceal(scratch[0], seat)
    imagine(scratch[0], seat, rng)
    return pick_greedily(scratch, seat, actions, count, rng)


@entry
def play_matches(opening, minds, first, finals, sheets, tallies, scratch, actions, rng):
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
                mind = minds[(who + first + i) % minds.size]
                apply(s, think(mind, s, scratch, actions, rng))
                tallies[i, DECISIONS] += 1
            who = actor(s)
        score(s, sheets[i])
