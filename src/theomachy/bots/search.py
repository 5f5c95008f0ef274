"""Monte-Carlo tree search for any game: a value for every seat, nature's outcomes as nodes.

Secrets are imagined anew for every simulation, from what the seat may know; the tree is of
what may be done, and a simulation only follows what is possible in the world it imagines.
"""

import numpy as np

from theomachy.bots.desk import IMAGINED, ROOT, SEEN, SIZE, TRIED
from theomachy.bots.judgement import expect
from theomachy.kernel import NATURE, OVER, compiled
from theomachy.kernel.drive import fall_out
from theomachy.kernel.verbs import actor, apply, imagine, legal

BOLDNESS = 0.1
"""How much a promising move not yet looked at is worth."""
SHARPNESS = 12.0
"""How much a better first look promises."""
FULL = 0.8
"""A tree fuller than this is not kept for the next decision."""


@compiled
def search(desk, seat, simulations, hides, follows):
    """Look ahead from what a seat sees until the present position has been visited so often."""
    if not follows or not is_kept(desk):
        plant(desk)
    root = desk.marks[ROOT]
    while desk.tree[root].visits < simulations:
        desk.records[IMAGINED] = desk.records[SEEN]
        if hides:
            imagine(desk.records[IMAGINED], seat, desk.rng)
        simulate(desk, root, hides)


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
    node.first, node.count, node.visits = 0, 0, 0
    for seat in range(node.total.size):
        node.total[seat] = 0.0


@compiled
def simulate(desk, root, hides):
    """Walk down to a node not expanded, judge it, and tell every node on the way."""
    s, tree, node, depth = desk.records[IMAGINED], desk.tree, root, 1
    desk.path[0] = root
    judged = False
    while not judged:
        child = step_down(desk, s, node, hides)
        if child > 0:
            node = child
            apply(s, tree[node].action)
            desk.path[depth] = node
            depth += 1
        if child <= 0 or depth == desk.path.size:
            if child != 0 or tree[node].first == 0:
                expect(s, desk)
            judged = True
    for i in range(depth):
        visited = tree[desk.path[i]]
        visited.visits += 1
        for seat in range(s.players):
            visited.total[seat] += desk.values[seat]


@compiled
def step_down(desk, s, node, hides):
    """The child a simulation goes on to; 0 if the node was just expanded and judged, or is the
    end of the game; -1 if it leads nowhere known and has to be judged."""
    who = actor(s)
    if who == OVER:
        return -1
    count = legal(s, desk.actions) if hides or who == NATURE or desk.tree[node].first == 0 else 0
    if desk.tree[node].first == 0:
        if not expand(desk, s, node, who, count):
            return -1
        if who != NATURE:
            return 0
        count = legal(s, desk.actions)
    if who == NATURE:
        return find(desk.tree, node, fall_out(s, desk.actions, count, desk.rng))
    return choose(desk, node, count, hides)


@compiled
def expand(desk, s, node, who, count):
    """Give a node its children; what is expected is what follows from the best of them."""
    size, tree = desk.marks[SIZE], desk.tree
    if size + count > tree.size:
        return False
    parent = tree[node]
    parent.first, parent.count, parent.actor = size, count, who
    desk.marks[SIZE] = size + count
    for i in range(count):
        clear(tree[size + i])
        tree[size + i].action = desk.actions[i]
    if who != NATURE:
        look_at_children(desk, s, size, count, who)
    return True


@compiled
def look_at_children(desk, s, first, count, who):
    """A first look at every child: what it promises, and what the best is worth to all."""
    best, choice, total = -1.0, first, 0.0
    for child in range(first, first + count):
        worth = look_at(desk, s, desk.tree[child].action, who)
        desk.tree[child].guess = worth
        if worth > best:
            best, choice = worth, child
    for child in range(first, first + count):
        promise = np.exp((desk.tree[child].guess - best) * SHARPNESS)
        desk.tree[child].prior = promise
        total += promise
    for child in range(first, first + count):
        desk.tree[child].prior /= total
    look_at(desk, s, desk.tree[choice].action, who)


@compiled
def look_at(desk, s, action, who):
    desk.records[TRIED] = s
    apply(desk.records[TRIED], action)
    expect(desk.records[TRIED], desk)
    return desk.values[who]


@compiled
def choose(desk, node, count, hides):
    """The child most worth a look: what it has given so far, and what is hoped of it."""
    tree, parent = desk.tree, desk.tree[node]
    who, hope = parent.actor, BOLDNESS * np.sqrt(parent.visits + 1.0)
    best, choice, at = -1e30, -1, 0
    for child in range(parent.first, parent.first + parent.count):
        it = tree[child]
        if hides:
            while at < count and desk.actions[at] < it.action:
                at += 1
            if at == count or desk.actions[at] != it.action:
                continue
        worth = (it.total[who] + it.guess + hope * it.prior) / (it.visits + 1.0)
        if worth > best:
            best, choice = worth, child
    return choice


@compiled
def find(tree, node, action):
    """The child an action leads to, or -1."""
    first = tree[node].first
    for child in range(first, first + tree[node].count):
        if tree[child].action == action:
            return child
    return -1


@compiled
def best_child(tree, node):
    """The child visited most; of equals the one that promised most."""
    parent = tree[node]
    choice = parent.first
    for child in range(parent.first, parent.first + parent.count):
        more = tree[child].visits - tree[choice].visits
        if more > 0 or (more == 0 and tree[child].guess > tree[choice].guess):
            choice = child
    return choice
