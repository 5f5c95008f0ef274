"""How bots choose, compiled; and matches of any mix of them."""

import numpy as np

from theomachy.bots.desk import ROOT, SEEN, SIZE, TRIED
from theomachy.bots.judgement import expect
from theomachy.bots.search import best_child, search
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import CHANCES, DECISIONS, fall_out
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal, score

MIND = np.dtype([("simulations", np.int64), ("warmth", np.float64)])
"""How far a mind looks (RANDOM: not at all; 0: one move), and how lightly it takes a choice:
a move is as likely as e to its liking over the warmth; without warmth the best is played."""
RANDOM = -1
_FINE = 1 << 30


@compiled
def pick_by_look(desk, seat, count, warmth):
    """Of the actions listed, the one after which things look best to this seat; ties by lot."""
    best, ties, choice = -np.inf, 0, 0
    for i in range(count):
        worth = look_after(desk, seat, i)
        if worth > best:
            best, ties, choice = worth, 1, i
        elif worth == best:
            ties += 1
            if draw(desk.rng, ties) == 0:
                choice = i
    if warmth > 0.0:
        choice = pick_warmly(desk, seat, count, best, warmth)
    return desk.actions[choice]


@compiled
def look_after(desk, seat, i):
    """How a seat likes what follows the i-th action listed."""
    desk.records[TRIED] = desk.records[SEEN]
    apply(desk.records[TRIED], desk.actions[i])
    expect(desk.records[TRIED], desk)
    return desk.likings[seat]


@compiled
def pick_warmly(desk, seat, count, best, warmth):
    """By lot, the better the likelier."""
    total = 0.0
    for i in range(count):
        total += np.exp((look_after(desk, seat, i) - best) / warmth)
    ticket, choice = total * draw(desk.rng, _FINE) / _FINE, -1
    while ticket >= 0.0 and choice < count - 1:
        choice += 1
        ticket -= np.exp((look_after(desk, seat, choice) - best) / warmth)
    return choice


@entry
def think(mind, desk, s, hides, follows):
    """What this mind plays in a position, of which it sees only what its seat may know.

    `hides`: whether the game has secrets. `follows`: nothing has happened since the last
    position this desk thought about but the move that was chosen there.
    """
    seat, count = actor(s), legal(s, desk.actions)
    if mind.simulations == RANDOM:
        return desk.actions[draw(desk.rng, count)]
    if count == 1:
        desk.marks[SIZE] = 0
        return desk.actions[0]
    if mind.simulations > 0:
        ponder(desk, s, mind.simulations, hides, follows)
        return decide(desk)
    desk.records[SEEN] = s
    conceal(desk.records[SEEN], seat)
    imagine(desk.records[SEEN], seat, desk.rng)
    count = legal(desk.records[SEEN], desk.actions)
    return pick_by_look(desk, seat, count, mind.warmth)


@entry
def ponder(desk, s, simulations, hides, follows):
    """Look ahead until this position has been looked at so often."""
    seat = actor(s)
    desk.records[SEEN] = s
    conceal(desk.records[SEEN], seat)
    search(desk, seat, simulations, hides, follows)


@entry
def decide(desk):
    """The best move of the tree, which goes on from there."""
    child = best_child(desk, actor(desk.records[SEEN]))
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
        score(s, sheets[i])
