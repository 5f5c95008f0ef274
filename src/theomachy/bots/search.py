"""Monte-Carlo tree search for any game: a value for every seat, nature's outcomes as nodes.

Secrets are imagined anew for every simulation, from what the seat may know; the tree is of
what may be done, and a simulation only follows what is possible in the world it imagines.
Where much may happen before one's next turn, a simulation may play on by first looks till then,
and only then judge.
"""

import numpy as np

from theomachy.bots.desk import IMAGINED, ROOT, SEEN, SIZE, STAMP, THINKER
from theomachy.bots.judgement import expect, look_after, pick_by_look
from theomachy.kernel import NATURE, OVER, compiled
from theomachy.kernel.drive import fall_out
from theomachy.kernel.verbs import actor, apply, imagine, legal

BOLDNESS = 0.2
"""How much a promising move of one's own not yet looked at is worth."""
SUSPICION = 0.06
"""The same of others' moves: they are mostly taken for what they seem, which leaves more time for
one's own."""
LEAST_DOUBT = 0.04
FULL = 0.8
"""A tree fuller than this is not kept for the next decision."""
NOWHERE = -1
"""Instead of a child to go on to."""
PATIENCE = 1000
"""The most plies a simulation plays on."""


@compiled
def search(desk, simulations, plays_on, hides, follows):
    """Look ahead from what the thinker sees until this position has been visited so often."""
    if not follows or not is_kept(desk):
        plant(desk)
    root = desk.marks[ROOT]
    while desk.tree[root].visits < simulations:
        desk.records[IMAGINED] = desk.records[SEEN]
        if hides:
            imagine(desk.records[IMAGINED], desk.marks[THINKER], desk.rng)
        simulate(desk, root, plays_on, hides)


@compiled
def is_kept(desk):
    """Whether the tree of the last decision has grown beyond the move that was chosen."""
    size = desk.marks[SIZE]
    return 0 < size < FULL * desk.tree.size and desk.tree[desk.marks[ROOT]].first > 0


@compiled
def plant(desk):
    """A new tree: its root only."""
    clear(desk.tree[0])
    desk.marks[ROOT], desk.marks[SIZE] = 0, 1


@compiled
def clear(node):
    node.first, node.next, node.visits = 0, 0, 0
    for seat in range(node.total.size):
        node.total[seat] = 0.0


@compiled
def simulate(desk, root, plays_on, hides):
    """Walk down to a position not met before, judge it, and tell every node on the way."""
    s, node, depth, last = desk.records[IMAGINED], root, 0, desk.marks[THINKER]
    while node != NOWHERE and depth < desk.path.size:
        desk.path[depth] = node
        who, depth = actor(s), depth + 1
        last = who if who >= 0 else last
        node = step_down(desk, s, node, who, hides)
    if plays_on:
        play_on(desk, s, last)
    expect(s, desk)
    for i in range(depth):
        visited = desk.tree[desk.path[i]]
        visited.visits += 1
        for seat in range(s.players):
            visited.total[seat] += desk.chances[seat]


@compiled
def step_down(desk, s, node, who, hides):
    """Go on to a child and return it; NOWHERE if the game or the tree ends here, or if the moves
    had their first look just now and the best of them was played."""
    if who == OVER:
        return NOWHERE
    if who == NATURE:
        return go_to(desk, s, happen(desk, s, node))
    if hides or desk.tree[node].first == 0:
        count = legal(s, desk.actions)
        known = recognize(desk, node, who, count)
        best = add_children(desk, s, node, who, count) if known < count else NOWHERE
        if known == 0:
            go_to(desk, s, best)
            return NOWHERE
    return go_to(desk, s, choose(desk, node, who, hides))


@compiled
def go_to(desk, s, child):
    if child != NOWHERE:
        apply(s, desk.tree[child].action)
    return child


@compiled
def play_on(desk, s, last):
    """Play on by first looks until the thinker is to choose again after somebody else."""
    thinker, who, patience = desk.marks[THINKER], actor(s), PATIENCE
    while who != OVER and patience > 0 and (who != thinker or last == thinker):
        count = legal(s, desk.actions)
        if who == NATURE:
            apply(s, fall_out(s, desk.actions, count, desk.rng))
        else:
            apply(s, pick_by_look(desk, s, who, count, 0.0))
            last = who
        who, patience = actor(s), patience - 1


@compiled
def happen(desk, s, node):
    """The child that nature goes on to."""
    tree, size = desk.tree, desk.marks[SIZE]
    outcome = fall_out(s, desk.actions, legal(s, desk.actions), desk.rng)
    child = tree[node].first
    while child > 0 and tree[child].action != outcome:
        child = tree[child].next
    if child > 0:
        return child
    return add_child(desk, node, outcome, NATURE) if size < tree.size else NOWHERE


@compiled
def recognize(desk, node, who, count):
    """Stamp the actions listed; return how many of them are children already, which get the
    later stamp."""
    tree, child, known = desk.tree, desk.tree[node].first, 0
    desk.marks[STAMP] += 2
    stamp = desk.marks[STAMP]
    for i in range(count):
        desk.stamps[desk.actions[i]] = stamp
    while child > 0:
        if tree[child].chooser == who and desk.stamps[tree[child].action] == stamp:
            desk.stamps[tree[child].action] = stamp + 1
            known += 1
        child = tree[child].next
    return known


@compiled
def add_child(desk, node, action, who):
    child = desk.marks[SIZE]
    desk.marks[SIZE] += 1
    it, parent = desk.tree[child], desk.tree[node]
    clear(it)
    it.action, it.chooser, it.next, it.guess = action, who, parent.first, 0.0
    parent.first = child
    return child


@compiled
def add_children(desk, s, node, who, count):
    """A first look at every move not yet known; return the one liked best, or NOWHERE if there is
    no room for them."""
    if desk.marks[SIZE] + count > desk.tree.size:
        return NOWHERE
    best, choice, stamp = -np.inf, NOWHERE, desk.marks[STAMP]
    for i in range(count - 1, -1, -1):
        action = desk.actions[i]
        if desk.stamps[action] == stamp:
            desk.stamps[action] = stamp + 1
            child = add_child(desk, node, action, who)
            look_after(desk, s, action)
            desk.tree[child].guess = desk.chances[who]
            desk.tree[child].liking = desk.likings[who]
            if desk.likings[who] > best:
                best, choice = desk.likings[who], child
    promise(desk, node, who)
    return choice


@compiled
def promise(desk, node, who):
    """Share out among a chooser's moves how much their first looks promise."""
    tree, best, total = desk.tree, -np.inf, 0.0
    child = tree[node].first
    while child > 0:
        if tree[child].chooser == who:
            best = max(best, tree[child].liking)
        child = tree[child].next
    child = tree[node].first
    while child > 0:
        if tree[child].chooser == who:
            tree[child].prior = np.exp(tree[child].liking - best)
            total += tree[child].prior
        child = tree[child].next
    child = tree[node].first
    while child > 0:
        if tree[child].chooser == who:
            tree[child].prior /= total
        child = tree[child].next


@compiled
def choose(desk, node, who, hides):
    """The child most worth a look: what it has given so far, and what is hoped of it."""
    tree, stamp = desk.tree, desk.marks[STAMP]
    hope = doubt(tree[node], who) * np.sqrt(tree[node].visits + 1.0)
    hope *= BOLDNESS if who == desk.marks[THINKER] else SUSPICION
    best, choice, child = -np.inf, NOWHERE, int(tree[node].first)
    while child > 0:
        it = tree[child]
        if not hides or (it.chooser == who and desk.stamps[it.action] > stamp):
            worth = (it.total[who] + it.guess + hope * it.prior) / (it.visits + 1.0)
            if worth > best:
                best, choice = worth, child
        child = int(it.next)
    return choice


@compiled
def doubt(node, who):
    """1 while all is open, less the more it seems decided: then little differences count."""
    mean = (node.total[who] + 0.5) / (node.visits + 1.0)
    return max(LEAST_DOUBT, 4.0 * mean * (1.0 - mean))


@compiled
def best_child(desk):
    """Of the thinker's moves, the one visited most; of equals the one that promised most."""
    tree, child, choice = desk.tree, int(desk.tree[desk.marks[ROOT]].first), 0
    while child > 0:
        it = tree[child]
        if it.chooser == desk.marks[THINKER] and is_better(it, tree[choice], choice):
            choice = child
        child = int(it.next)
    return choice


@compiled
def is_better(it, other, choice):
    if choice == 0 or it.visits > other.visits:
        return True
    return it.visits == other.visits and it.guess > other.guess
