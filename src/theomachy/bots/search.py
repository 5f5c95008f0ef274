"""Monte-Carlo tree search for any game: a value for every seat, nature's outcomes as nodes."""

import numpy as np

from theomachy.bots.opinions import opinion
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw
from theomachy.kernel.drive import fall_out
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal, score

MOST_SEATS = 6
NODE = np.dtype(
    [
        ("first", np.int32),  # its first child, 0 while not expanded
        ("count", np.int32),  # how many children
        ("visits", np.int32),
        ("action", np.int16),  # that leads here
        ("actor", np.int8),
        ("padding", np.int8),
        ("prior", np.float32),
        ("guess", np.float32),  # for the seat that chooses it
        ("total", np.float32, MOST_SEATS),
    ],
    align=True,
)


@compiled
def estimate(s, players, scale, sheet, values):
    """What each seat may expect, between 0 and 1, adding up to 1."""
    if actor(s) == OVER:
        score(s, sheet)
        winners = 0
        for seat in range(players):
            winners += sheet[seat].rank == 1
        for seat in range(players):
            values[seat] = 1.0 / winners if sheet[seat].rank == 1 else 0.0
        return
    highest = -1e30
    for seat in range(players):
        values[seat] = opinion(s, seat) / scale
        highest = max(highest, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = np.exp(values[seat] - highest)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@compiled
def expand(tree, size, node, s, scratch, actions, players, scale, sheet, values):
    """Give a node its children; values becomes what follows from the best of them."""
    who = actor(s)
    count = legal(s, actions)
    if size + count > tree.size:
        estimate(s, players, scale, sheet, values)
        return size
    tree[node].first, tree[node].count, tree[node].actor = size, count, who
    best, best_child = -1.0, 0
    total = 0.0
    for i in range(count):
        child = tree[size + i]
        child.first, child.count, child.visits, child.action = 0, 0, 0, actions[i]
        for seat in range(players):
            child.total[seat] = 0.0
        if who != NATURE:
            scratch[0] = s
            apply(scratch[0], actions[i])
            estimate(scratch[0], players, scale, sheet, values)
            child.guess = values[who]
            if values[who] > best:
                best, best_child = values[who], i
    if who != NATURE:
        for i in range(count):
            child = tree[size + i]
            child.prior = np.exp((child.guess - best) * 12.0)
            total += child.prior
        for i in range(count):
            tree[size + i].prior /= total
        scratch[0] = s
        apply(scratch[0], actions[best_child])
        estimate(scratch[0], players, scale, sheet, values)
    return size + count


@compiled
def choose(tree, node, boldness):
    """The child most worth a look: what it has given so far, and what is hoped of it."""
    parent = tree[node]
    who, root = parent.actor, np.sqrt(parent.visits + 1.0)
    best, choice = -1e30, parent.first
    for child in range(parent.first, parent.first + parent.count):
        it = tree[child]
        mean = (it.total[who] + it.guess) / (it.visits + 1.0)
        worth = mean + boldness * it.prior * root / (1.0 + it.visits)
        if worth > best:
            best, choice = worth, child
    return choice


@compiled
def child_of(tree, node, action):
    child = tree[node].first
    while tree[child].action != action:
        child += 1
    return child


@compiled
def simulate(tree, size, scratch, path, actions, rng, players, scale, boldness, sheet, values):
    """Walk down to a node not expanded, judge it, and tell every node on the way."""
    s, node, depth = scratch[1], 0, 1
    path[0] = 0
    while True:
        who = actor(s)
        if who == OVER:
            estimate(s, players, scale, sheet, values)
            break
        if tree[node].first == 0:
            size = expand(tree, size, node, s, scratch, actions, players, scale, sheet, values)
            if who != NATURE or tree[node].first == 0:
                break
        if who == NATURE:
            node = child_of(tree, node, fall_out(s, actions, legal(s, actions), rng))
        else:
            node = choose(tree, node, boldness)
        apply(s, tree[node].action)
        path[depth] = node
        depth += 1
        if depth == path.size:
            estimate(s, players, scale, sheet, values)
            break
    for i in range(depth):
        tree[path[i]].visits += 1
        for seat in range(players):
            tree[path[i]].total[seat] += values[seat]
    return size


@entry
def search(tree, size, s, scratch, path, actions, rng, times, scale, boldness, sheet, values):
    """So many simulations from a position of which this seat sees only what it may know."""
    seat = actor(s)
    for _ in range(times):
        scratch[1] = s
        imagine(scratch[1], seat, rng)
        size = simulate(
            tree, size, scratch, path, actions, rng, s.players, scale, boldness, sheet, values
        )
    return size
