"""The tree of a search: nodes in one array, each linked to its first child and its next sibling."""

import numpy as np

from theomachy.bots.stamps import stamp_listed
from theomachy.bots.workspace import Workspace
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Action, Seat

FULL = 0.8
"""A tree fuller than this is not kept for the next decision."""


@compiled
def is_kept(workspace: Workspace) -> bool:
    """Whether the tree of the last decision has grown beyond the move that was chosen."""
    tree, state = workspace.tree, workspace.tree_state
    return 0 < state.nodes < FULL * tree.size and tree[state.root].first > 0


@compiled
def plant(workspace: Workspace) -> None:
    """A new tree: its root only."""
    clear(workspace.tree[0])
    workspace.tree_state.root, workspace.tree_state.nodes = 0, 1


@compiled
def clear(node: np.record) -> None:
    node.first, node.next, node.visits = 0, 0, 0
    for seat in range(node.total.size):
        node.total[seat] = 0.0


@compiled
def add_child(workspace: Workspace, node: int, action: Action, who: Seat) -> int:
    child = workspace.tree_state.nodes
    workspace.tree_state.nodes += 1
    it, parent = workspace.tree[child], workspace.tree[node]
    clear(it)
    it.action, it.chooser, it.next, it.first_value = action, who, parent.first, 0.0
    parent.first = child
    return child


@compiled
def recognize(workspace: Workspace, node: int, who: Seat, count: int) -> int:
    """Stamp the actions listed; return how many of them are children already, which get the
    later stamp."""
    tree, child, known = workspace.tree, workspace.tree[node].first, 0
    stamp = stamp_listed(workspace.tree_state, workspace.stamps, workspace.actions, count)
    while child > 0:
        if tree[child].chooser == who and workspace.stamps[tree[child].action] == stamp:
            workspace.stamps[tree[child].action] = stamp + 1
            known += 1
        child = tree[child].next
    return known


@compiled
def set_priors(workspace: Workspace, node: int, who: Seat) -> None:
    """The softmax of the logits of a chooser's moves."""
    tree, best, total = workspace.tree, -np.inf, 0.0
    child = tree[node].first
    while child > 0:
        if tree[child].chooser == who:
            best = max(best, tree[child].logit)
        child = tree[child].next
    child = tree[node].first
    while child > 0:
        if tree[child].chooser == who:
            tree[child].prior = np.exp(tree[child].logit - best)
            total += tree[child].prior
        child = tree[child].next
    child = tree[node].first
    while child > 0:
        if tree[child].chooser == who:
            tree[child].prior /= total
        child = tree[child].next


@compiled
def most_visited(workspace: Workspace) -> int:
    """Of the thinker's moves, the one visited most; of equals the one of the best first value."""
    tree, state = workspace.tree, workspace.tree_state
    child, choice = int(tree[state.root].first), 0
    while child > 0:
        it = tree[child]
        if it.chooser == state.thinker and is_better(it, tree[choice], choice):
            choice = child
        child = int(it.next)
    return choice


@compiled
def is_better(it: np.record, other: np.record, choice: int) -> bool:
    if choice == 0 or it.visits > other.visits:
        return True
    return it.visits == other.visits and it.first_value > other.first_value
