"""Monte-Carlo tree search for any game: a value for every seat, nature's outcomes as nodes.

Secrets are imagined anew for every simulation, from what the seat may know; the tree is of
what may be done, and a simulation only follows what is possible in the world it imagines.
Where much may happen before one's next turn, a simulation may play on by the policy till then,
and only then evaluate.
"""

import numpy as np

from theomachy.bots.evaluation import evaluate, evaluate_after
from theomachy.bots.policy import pick_by_policy
from theomachy.bots.tree import add_child, is_kept, plant, recognize, set_priors
from theomachy.bots.workspace import IMAGINED, SEEN, Workspace
from theomachy.kernel import NATURE, OVER, compiled
from theomachy.kernel.drive import fall_out
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.verbs import actor, apply, imagine, legal

EXPLORATION = 0.2
"""How much the prior of a move of one's own not yet visited is worth."""
EXPLORATION_OF_OTHERS = 0.06
"""The same of others' moves: they are mostly taken for what they seem, which leaves more time for
one's own."""
LEAST_UNCERTAINTY = 0.04
NOWHERE = -1
"""Instead of a child to go on to."""
PATIENCE = 1000
"""The most plies a simulation plays on."""


@compiled
def search(
    workspace: Workspace, simulations: int, plays_on: bool, hides: bool, follows: bool
) -> None:
    """Look ahead from what the thinker sees until this position has been visited so often."""
    if not follows or not is_kept(workspace):
        plant(workspace)
    root = workspace.tree_state.root
    while workspace.tree[root].visits < simulations:
        workspace.records[IMAGINED] = workspace.records[SEEN]
        if hides:
            imagine(workspace.records[IMAGINED], workspace.tree_state.thinker, workspace.rng)
        simulate(workspace, root, plays_on, hides)


@compiled
def simulate(workspace: Workspace, root: int, plays_on: bool, hides: bool) -> None:
    """Select a way down to a position not met before, expand it, evaluate it, and back it up."""
    s = workspace.records[IMAGINED]
    depth, last = select(workspace, s, root, hides)
    if plays_on:
        play_on(workspace, s, last)
    evaluate(s, workspace)
    backup(workspace, depth, s.players)


@compiled
def select(workspace: Workspace, s: State, root: int, hides: bool) -> tuple[int, Seat]:
    """Walk down, noting the path; return its length, and who chose last."""
    node, depth, last = root, 0, workspace.tree_state.thinker
    while node != NOWHERE and depth < workspace.path.size:
        workspace.path[depth] = node
        who, depth = actor(s), depth + 1
        last = who if who >= 0 else last
        node = step_down(workspace, s, node, who, hides)
    return depth, last


@compiled
def step_down(workspace: Workspace, s: State, node: int, who: Seat, hides: bool) -> int:
    """Go on to a child and return it; NOWHERE if the game or the tree ends here, or if the node was
    expanded just now and the best of its moves was played."""
    if who == OVER:
        return NOWHERE
    if who == NATURE:
        return go_to(workspace, s, sample_outcome(workspace, s, node))
    if hides or workspace.tree[node].first == 0:
        known, best = expand(workspace, s, node, who)
        if known == 0:
            go_to(workspace, s, best)
            return NOWHERE
    return go_to(workspace, s, select_child(workspace, node, who, hides))


@compiled
def go_to(workspace: Workspace, s: State, child: int) -> int:
    if child != NOWHERE:
        apply(s, workspace.tree[child].action)
    return child


@compiled
def sample_outcome(workspace: Workspace, s: State, node: int) -> int:
    """The child that nature goes on to."""
    tree, size = workspace.tree, workspace.tree_state.nodes
    outcome = fall_out(s, workspace.actions, legal(s, workspace.actions), workspace.rng)
    child = tree[node].first
    while child > 0 and tree[child].action != outcome:
        child = tree[child].next
    if child > 0:
        return child
    return add_child(workspace, node, outcome, NATURE) if size < tree.size else NOWHERE


@compiled
def select_child(workspace: Workspace, node: int, who: Seat, hides: bool) -> int:
    """The child most worth a visit: what it has given so far, and what its prior promises."""
    tree, state = workspace.tree, workspace.tree_state
    exploration = uncertainty(tree[node], who) * np.sqrt(tree[node].visits + 1.0)
    exploration *= EXPLORATION if who == state.thinker else EXPLORATION_OF_OTHERS
    best, choice, child = -np.inf, NOWHERE, int(tree[node].first)
    while child > 0:
        it = tree[child]
        if not hides or (it.chooser == who and workspace.stamps[it.action] > state.stamp):
            worth = it.total[who] + it.first_value + exploration * it.prior
            worth /= it.visits + 1.0
            if worth > best:
                best, choice = worth, child
        child = int(it.next)
    return choice


@compiled
def uncertainty(node: np.record, who: Seat) -> float:
    """1 while all is open, less the more it seems decided: then little differences count."""
    mean = (node.total[who] + 0.5) / (node.visits + 1.0)
    return max(LEAST_UNCERTAINTY, 4.0 * mean * (1.0 - mean))


@compiled
def expand(workspace: Workspace, s: State, node: int, who: Seat) -> tuple[int, int]:
    """Give a node children for all that may be done in this world; return how many it had, and the
    best of the new ones."""
    count = legal(s, workspace.actions)
    known = recognize(workspace, node, who, count)
    best = add_children(workspace, s, node, who, count) if known < count else NOWHERE
    return known, best


@compiled
def add_children(workspace: Workspace, s: State, node: int, who: Seat, count: int) -> int:
    """Evaluate every move not yet known; return the one of the highest logit, or NOWHERE if there
    is no room for them."""
    tree, state = workspace.tree, workspace.tree_state
    if state.nodes + count > tree.size:
        return NOWHERE
    best, choice, stamp = -np.inf, NOWHERE, state.stamp
    for i in range(count - 1, -1, -1):
        action = workspace.actions[i]
        if workspace.stamps[action] == stamp:
            workspace.stamps[action] = stamp + 1
            child = add_child(workspace, node, action, who)
            evaluate_after(workspace, s, action)
            tree[child].first_value = workspace.win_probability[who]
            tree[child].logit = workspace.logits[who]
            if workspace.logits[who] > best:
                best, choice = workspace.logits[who], child
    set_priors(workspace, node, who)
    return choice


@compiled
def play_on(workspace: Workspace, s: State, last: Seat) -> None:
    """Play on by the policy until the thinker is to choose again after somebody else."""
    thinker, who, patience = workspace.tree_state.thinker, actor(s), PATIENCE
    while who != OVER and patience > 0 and (who != thinker or last == thinker):
        count = legal(s, workspace.actions)
        if who == NATURE:
            apply(s, fall_out(s, workspace.actions, count, workspace.rng))
        else:
            apply(s, pick_by_policy(workspace, s, who, count, 0.0))
            last = who
        who, patience = actor(s), patience - 1


@compiled
def backup(workspace: Workspace, depth: int, players: int) -> None:
    """Add what a position is worth to every node on the path."""
    for i in range(depth):
        visited = workspace.tree[workspace.path[i]]
        visited.visits += 1
        for seat in range(players):
            visited.total[seat] += workspace.win_probability[seat]
