"""What a bot thinks with: laid out once, so that nothing is allocated while it thinks."""

from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.opinions import opinion_of
from theomachy.bots.uct import new_outlook
from theomachy.kernel import Game
from theomachy.kernel.game import SHEET
from theomachy.kernel.philox import new_rng

MOST_SEATS = 6
NODE = np.dtype(
    [
        ("first", np.int32),  # of its children, 0 while it has none
        ("next", np.int32),  # of its siblings, 0 after the last
        ("visits", np.int32),
        ("action", np.int16),  # that leads here
        ("chooser", np.int16),  # whose choice it was
        ("logit", np.float32),  # by the chooser's policy
        ("prior", np.float32),  # the softmax of the logits of all that the chooser may do
        ("first_value", np.float32),  # the chooser's, before any visit
        ("total", np.float32, MOST_SEATS),  # of each seat's values, over all visits
    ],
    align=True,
)
TREE_STATE = np.dtype(
    [
        ("root", np.int64),  # the node that is the present position
        ("nodes", np.int64),  # how many there are
        ("stamp", np.int64),  # the last one put on actions
        ("thinker", np.int64),  # the seat that thinks
    ],
    align=True,
)
SEEN, TRIED, IMAGINED = 0, 1, 2
"""Records of a workspace: what the seat sees, a move tried on it, the world of a simulation."""
DEPTH = 400
"""The most plies a simulation looks ahead."""


class Workspace(NamedTuple):
    records: Any
    actions: Any
    rng: Any
    policy: Any
    """Weights of the logits."""
    value: Any
    """Weights of the win probabilities."""
    features: Any
    sheet: Any
    sums: Any
    logits: Any
    """By seat: the logarithm of its odds, by the policy."""
    win_probability: Any
    """By seat, by the value."""
    tree: Any
    tree_state: Any
    path: Any
    stamps: Any
    outlook: Any
    """What an outsider thinks with; None where there is none."""


def new_workspace(
    game: Game, players: int, seed: int, nodes: int = 1, stream: int = 0, outside: int = 0
) -> Workspace:
    """For a table of so many players, with room for a tree of so many nodes, and for so many
    simulations of an outsider."""
    opinion, rng = opinion_of(game), new_rng(seed, stream=stream)
    return Workspace(
        records=np.zeros(3, game.state).view(np.recarray),
        actions=np.zeros(game.most_legal, np.int16),
        rng=rng,
        policy=opinion.policy.copy(),
        value=opinion.value.copy(),
        features=np.zeros(opinion.value.size),
        sheet=np.zeros(players, SHEET).view(np.recarray),
        sums=np.zeros(MOST_SEATS),
        logits=np.zeros(MOST_SEATS),
        win_probability=np.zeros(MOST_SEATS),
        tree=np.zeros(nodes + game.most_legal, NODE).view(np.recarray),
        tree_state=np.zeros(1, TREE_STATE).view(np.recarray)[0],
        path=np.zeros(DEPTH, np.int64),
        stamps=np.zeros(game.actions, np.int64),
        outlook=new_outlook(game, players, rng, outside) if outside else None,
    )
