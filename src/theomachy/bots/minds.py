"""How bots choose, compiled; and matches of any mix of them."""

import numpy as np

from theomachy.bots.policy import pick_by_policy, put_on
from theomachy.bots.search import search
from theomachy.bots.tree import most_visited
from theomachy.bots.uct import explore
from theomachy.bots.workspace import SEEN, Workspace
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.drive import CHANCES, DECISIONS, fall_out
from theomachy.kernel.kinds import Action, State
from theomachy.kernel.philox import draw, restart
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal
from theomachy.kernel.watch import Watch, compare, note

SETTINGS = np.dtype(
    [
        ("simulations", np.int64),
        ("depth", np.int64),
        ("plays_on", np.bool_),
        ("temperature", np.float64),
    ],
    align=True,
)
"""How far a bot looks (RANDOM: not at all; 0: one move); how deep its tree may grow if it is an
outsider (0: it is none); whether its simulations play on to its next turn before they evaluate; and
how lightly it takes a choice without them: a move is as likely as e to its logit over the
temperature, without temperature the best is played."""
RANDOM = -1


@entry
def think(
    settings: np.record, workspace: Workspace, s: State, hides: bool, follows: bool
) -> Action:
    """What a bot plays in a position, of which it sees only what its seat may know.

    `hides`: whether the game has secrets. `follows`: nothing has happened since the last
    position thought about in this workspace but the move that was chosen there.
    """
    if settings.depth > 0:
        outlook, simulations = workspace.outlook, settings.simulations
        return explore(outlook, s, simulations, settings.depth, hides, False)
    if not searches(settings, workspace, s):
        return choose_by_policy(settings, workspace, s)
    search_on(settings, workspace, s, settings.simulations, hides, follows)
    return choose_by_visits(workspace)


@entry
def think_where(
    settings: np.record,
    workspace: Workspace,
    states: np.ndarray,
    asked: np.ndarray,
    actions: np.ndarray,
    hides: bool,
) -> None:
    """What a bot plays in each position where it is asked; the others are left alone."""
    for i in range(states.size):
        if asked[i]:
            actions[i] = think(settings, workspace, states[i], hides, False)


@entry
def searches(settings: np.record, workspace: Workspace, s: State) -> bool:
    """Whether a bot looks farther than one move here."""
    return settings.simulations > 0 and legal(s, workspace.actions) > 1


@entry
def choose_by_policy(settings: np.record, workspace: Workspace, s: State) -> Action:
    """What looks best one move ahead, in a world that may be the true one."""
    if settings.simulations == RANDOM:
        return workspace.actions[draw(workspace.rng, legal(s, workspace.actions))]
    take_view(workspace, s)
    workspace.tree_state.nodes = 0
    seen, thinker = workspace.records[SEEN], workspace.tree_state.thinker
    imagine(seen, thinker, workspace.rng)
    count = legal(seen, workspace.actions)
    return pick_by_policy(workspace, seen, thinker, count, settings.temperature)


@entry
def search_on(
    settings: np.record,
    workspace: Workspace,
    s: State,
    simulations: int,
    hides: bool,
    follows: bool,
) -> None:
    """Look ahead until this position has been visited so often."""
    take_view(workspace, s)
    search(workspace, simulations, settings.plays_on, hides, follows)


@compiled
def take_view(workspace: Workspace, s: State) -> None:
    """Put into the workspace what the thinker may know."""
    workspace.tree_state.thinker = actor(s)
    workspace.records[SEEN] = s
    conceal(workspace.records[SEEN], workspace.tree_state.thinker)


@entry
def choose_by_visits(workspace: Workspace) -> Action:
    """The best move of the tree, which goes on from there."""
    child = most_visited(workspace)
    workspace.tree_state.root = child
    return workspace.tree[child].action


@entry
def play_matches(
    opening: np.ndarray,
    settings: np.ndarray,
    policies: np.ndarray,
    values: np.ndarray,
    first: int,
    finals: np.ndarray,
    sheets: np.ndarray,
    tallies: np.ndarray,
    workspace: Workspace,
    hides: bool,
    watch: Watch | None,
) -> None:
    """Play finals.size matches; in match m seat k is taken by settings[(k + m) % players]."""
    for i in range(finals.size):
        finals[i] = opening[0]
        restart(workspace.rng, first + i)
        s = finals[i]
        who, last = actor(s), NATURE
        while who != OVER:
            if who == NATURE:
                count = legal(s, workspace.actions)
                action = fall_out(s, workspace.actions, count, workspace.rng)
                tallies[i, CHANCES] += 1
            else:
                place = (who + first + i) % settings.size
                put_on(workspace.policy, policies[place])
                put_on(workspace.value, values[place])
                action = think(settings[place], workspace, s, hides, who == last)
                if watch is not None:
                    note(watch, i, s, who, action, tallies[i, DECISIONS])
                tallies[i, DECISIONS] += 1
            apply(s, action)
            last, who = who, actor(s)
        final_score(s, sheets[i])
        if watch is not None:
            compare(watch.leads[i], sheets[i], tallies[i, DECISIONS])
