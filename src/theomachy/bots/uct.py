"""Looking ahead without any opinion: plain UCT (Kocsis and Szepesvári 2006), for any game.

A simulation imagines what the thinker cannot know, walks down the tree by what may be done in that
world, adds a node, and plays at random to the very end; every node on the way is told each seat's
share of the win. The tree is of decisions alone: nature is rolled anew each time, and it is not
counted against a move that some worlds do not offer it (Cowling, Powley and Whitehouse 2012). A
tree one move deep is flat Monte Carlo, which spends its playouts by UCB1.
"""

from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.stamps import stamp_listed
from theomachy.kernel import NATURE, OVER, Game, compiled, entry
from theomachy.kernel.drive import fall_out, playout
from theomachy.kernel.game import SHEET
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.philox import draw
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal

EXPLORATION = 0.7
"""How much a move's being visited seldom is worth, beside a share of the win."""
MOST_SEATS = 6
NODE = np.dtype(
    [
        ("first", np.int32),  # of its children, 0 while it has none
        ("next", np.int32),  # of its siblings, 0 after the last
        ("visits", np.int32),
        ("offered", np.int32),  # how often it might have been chosen
        ("action", np.int16),  # that leads here
        ("chooser", np.int16),  # whose choice it was
        ("total", np.float32, MOST_SEATS),  # of each seat's shares, over all visits
    ],
    align=True,
)
OUTLINE = np.dtype(
    [
        ("nodes", np.int64),  # how many there are
        ("stamp", np.int64),  # the last one put on actions
        ("thinker", np.int64),  # the seat that thinks
    ]
)
SEEN, IMAGINED = 0, 1
ROOT = 0
NO_ACTION = -1


class Outlook(NamedTuple):
    """All that a player without opinion thinks with, laid out once."""

    records: Any
    actions: Any
    stamps: Any
    rng: Any
    sheet: Any
    tally: Any
    tree: Any
    outline: Any
    path: Any


def new_outlook(game: Game, players: int, rng: np.ndarray, nodes: int) -> Outlook:
    """For a table of so many players, with room for so many nodes below the root."""
    return Outlook(
        records=np.zeros(2, game.state).view(np.recarray),
        actions=np.zeros(game.most_legal, np.int16),
        stamps=np.zeros(game.actions, np.int64),
        rng=rng,
        sheet=np.zeros(players, SHEET).view(np.recarray),
        tally=np.zeros(2, np.int32),
        tree=np.zeros(nodes + 1, NODE).view(np.recarray),
        outline=np.zeros(1, OUTLINE).view(np.recarray)[0],
        path=np.zeros(nodes + 1, np.int64),
    )


@entry
def explore(
    outlook: Outlook | None, s: State, simulations: int, depth: int, hides: bool, goes_on: bool
) -> Action:
    """The move visited most after so many simulations, or so many more where the tree of the last
    call `goes_on`. `hides`: whether the game has secrets.

    Where there is no outlook nothing of this is compiled.
    """
    if outlook is None:
        return NO_ACTION
    if not goes_on:
        plant(outlook, s)
    if legal(outlook.records[SEEN], outlook.actions) == 1:
        return outlook.actions[0]
    for _ in range(simulations):
        simulate(outlook, depth, hides)
    return most_visited(outlook)


@compiled
def plant(outlook: Outlook, s: State) -> None:
    """Begin with what the thinker may know, and a root."""
    outlook.outline.thinker = actor(s)
    outlook.records[SEEN] = s
    conceal(outlook.records[SEEN], outlook.outline.thinker)
    outlook.outline.nodes = 0
    add_node(outlook, NO_ACTION, NATURE)


@compiled
def add_node(outlook: Outlook, action: Action, who: Seat) -> int:
    number = outlook.outline.nodes
    outlook.outline.nodes += 1
    it = outlook.tree[number]
    it.first, it.next, it.visits, it.offered, it.action, it.chooser = 0, 0, 0, 1, action, who
    for seat in range(MOST_SEATS):
        it.total[seat] = 0.0
    return number


@compiled
def simulate(outlook: Outlook, depth: int, hides: bool) -> None:
    """Walk down to a move not tried before, play on at random, and tell all on the way."""
    outlook.records[IMAGINED] = outlook.records[SEEN]
    s = outlook.records[IMAGINED]
    if hides:
        imagine(s, outlook.outline.thinker, outlook.rng)
    length = descend(outlook, s, depth)
    playout(s, outlook.actions, outlook.rng, outlook.tally, None, 0)
    final_score(s, outlook.sheet)
    for i in range(length):
        visited = outlook.tree[outlook.path[i]]
        visited.visits += 1
        for seat in range(s.players):
            visited.total[seat] += outlook.sheet[seat].payoff


@compiled
def descend(outlook: Outlook, s: State, depth: int) -> int:
    """Play what is most worth a visit, so many moves deep, as long as nothing is untried; note the
    path and return its length."""
    outlook.path[0], length, is_known = ROOT, 1, True
    while is_known and length <= depth:
        who = let_nature_act(outlook, s)
        if who == OVER:
            break
        node, count = outlook.path[length - 1], legal(s, outlook.actions)
        untried = count - recognize(outlook, node, who, count)
        is_known = untried == 0
        if is_known:
            child = select_child(outlook, node, who)
        elif outlook.outline.nodes < outlook.tree.size:
            child = add_child(outlook, node, who, any_untried(outlook, count, untried))
        else:
            break
        apply(s, outlook.tree[child].action)
        outlook.path[length] = child
        length += 1
    return length


@compiled
def let_nature_act(outlook: Outlook, s: State) -> Seat:
    """Roll and draw until somebody decides; return who."""
    who = actor(s)
    while who == NATURE:
        count = legal(s, outlook.actions)
        apply(s, fall_out(s, outlook.actions, count, outlook.rng))
        who = actor(s)
    return who


@compiled
def recognize(outlook: Outlook, node: int, who: Seat, count: int) -> int:
    """Stamp the actions listed; return how many of them are children already, which get the later
    stamp."""
    tree, child, known = outlook.tree, outlook.tree[node].first, 0
    stamp = stamp_listed(outlook.outline, outlook.stamps, outlook.actions, count)
    while child > 0:
        it = tree[child]
        if it.chooser == who and outlook.stamps[it.action] == stamp:
            outlook.stamps[it.action] = stamp + 1
            it.offered += 1
            known += 1
        child = it.next
    return known


@compiled
def any_untried(outlook: Outlook, count: int, untried: int) -> Action:
    """One of the actions listed that are no children, each as likely."""
    ticket, i = draw(outlook.rng, untried), -1
    while ticket >= 0:
        i += 1
        ticket -= outlook.stamps[outlook.actions[i]] == outlook.outline.stamp
    return outlook.actions[i]


@compiled
def add_child(outlook: Outlook, node: int, who: Seat, action: Action) -> int:
    child, parent = add_node(outlook, action, who), outlook.tree[node]
    outlook.tree[child].next = parent.first
    parent.first = child
    return child


@compiled
def select_child(outlook: Outlook, node: int, who: Seat) -> int:
    """Of what may be done in this world, the child of the highest upper confidence bound."""
    tree, latest = outlook.tree, outlook.outline.stamp + 1
    best, choice, child = -np.inf, ROOT, int(tree[node].first)
    while child > 0:
        it = tree[child]
        if it.chooser == who and outlook.stamps[it.action] == latest:
            mean = it.total[who] / it.visits
            worth = mean + EXPLORATION * np.sqrt(np.log(it.offered) / it.visits)
            if worth > best:
                best, choice = worth, child
        child = int(it.next)
    return choice


@compiled
def most_visited(outlook: Outlook) -> Action:
    """The thinker's move visited most; of equals the one that has given most."""
    tree, thinker = outlook.tree, outlook.outline.thinker
    choice, child = tree[ROOT].first, tree[ROOT].first
    while child > 0:
        it, best = tree[child], tree[choice]
        is_equal = it.visits == best.visits
        if it.visits > best.visits or (is_equal and it.total[thinker] > best.total[thinker]):
            choice = child
        child = it.next
    return tree[choice].action
