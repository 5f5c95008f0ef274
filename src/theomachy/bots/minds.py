"""How bots choose, compiled; and matches of any mix of them."""

import numpy as np

from theomachy.bots.desk import ROOT, SEEN, SIZE, THINKER
from theomachy.bots.judgement import pick_by_look
from theomachy.bots.search import best_child, search
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import CHANCES, DECISIONS, fall_out
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal

MIND = np.dtype(
    [("simulations", np.int64), ("plays_on", np.bool_), ("warmth", np.float64)], align=True
)
"""How far a mind looks (RANDOM: not at all; 0: one move); whether its simulations play on to
its next turn before they judge; and how lightly it takes a choice without them: a move is as likely
as e to its liking over the warmth, without warmth the best is played."""
RANDOM = -1


@entry
def think(mind, desk, s, hides, follows):
    """What this mind plays in a position, of which it sees only what its seat may know.

    `hides`: whether the game has secrets. `follows`: nothing has happened since the last
    position this desk thought about but the move that was chosen there.
    """
    if not searches(mind, desk, s):
        return glance(mind, desk, s)
    ponder(mind, desk, s, mind.simulations, hides, follows)
    return decide(desk)


@entry
def searches(mind, desk, s):
    """Whether this mind looks farther than one move here."""
    return mind.simulations > 0 and legal(s, desk.actions) > 1


@entry
def glance(mind, desk, s):
    """What looks best at first look, in a world that may be the true one."""
    if mind.simulations == RANDOM:
        return desk.actions[draw(desk.rng, legal(s, desk.actions))]
    see(desk, s)
    desk.marks[SIZE] = 0
    imagine(desk.records[SEEN], desk.marks[THINKER], desk.rng)
    count = legal(desk.records[SEEN], desk.actions)
    return pick_by_look(desk, desk.records[SEEN], desk.marks[THINKER], count, mind.warmth)


@entry
def ponder(mind, desk, s, simulations, hides, follows):
    """Look ahead until this position has been looked at so often."""
    see(desk, s)
    search(desk, simulations, mind.plays_on, hides, follows)


@compiled
def see(desk, s):
    """Put on the desk what the thinker may know."""
    desk.marks[THINKER] = actor(s)
    desk.records[SEEN] = s
    conceal(desk.records[SEEN], desk.marks[THINKER])


@entry
def decide(desk):
    """The best move of the tree, which goes on from there."""
    child = best_child(desk)
    desk.marks[ROOT] = child
    return desk.tree[child].action


@entry
def play_matches(opening, minds, tastes, values, first, finals, sheets, tallies, desk, hides):
    """Play finals.size matches; in match m seat k is taken by minds[(k + m) % players]."""
    for i in range(finals.size):
        finals[i] = opening[0]
        restart(desk.rng, first + i)
        s = finals[i]
        who, last = actor(s), NATURE
        while who != OVER:
            if who == NATURE:
                action = fall_out(s, desk.actions, legal(s, desk.actions), desk.rng)
                tallies[i, CHANCES] += 1
            else:
                place = (who + first + i) % minds.size
                desk.taste[:], desk.value[:] = tastes[place], values[place]
                action = think(minds[place], desk, s, hides, who == last)
                tallies[i, DECISIONS] += 1
            apply(s, action)
            last, who = who, actor(s)
        final_score(s, sheets[i])
