"""What a mind thinks with: laid out once, so that nothing is allocated while it thinks."""

from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game
from theomachy.kernel.chance import new_rng
from theomachy.kernel.game import SHEET

MOST_SEATS = 6
NODE = np.dtype(
    [
        ("first", np.int32),  # its first child, 0 while not expanded
        ("count", np.int32),  # how many children
        ("visits", np.int32),
        ("action", np.int16),  # that leads here
        ("actor", np.int8),  # who chooses among the children
        ("padding", np.int8),
        ("prior", np.float32),  # how much its first look promises
        ("guess", np.float32),  # what its first look is worth to whoever chooses it
        ("total", np.float32, MOST_SEATS),  # of each seat's expectations, over all visits
    ],
    align=True,
)
ROOT, SIZE = 0, 1
"""Marks of a tree: the node that is the present position; how many nodes there are."""
SEEN, TRIED, IMAGINED = 0, 1, 2
"""Records of a desk: what the seat sees, a move tried on it, the world of a simulation."""
DEPTH = 400
"""The most plies a simulation looks ahead."""


class Desk(NamedTuple):
    records: Any
    actions: Any
    rng: Any
    weights: Any
    noted: Any
    sheet: Any
    values: Any
    tree: Any
    marks: Any
    path: Any


def new_desk(game: Game, players: int, seed: int, nodes: int = 1, stream: int = 0) -> Desk:
    """A desk for a table of so many players, with room for a tree of so many nodes."""
    weights = opinion_of(game).weights
    return Desk(
        records=np.zeros(3, game.state).view(np.recarray),
        actions=np.zeros(game.most_legal, np.int16),
        rng=new_rng(seed, stream=stream),
        weights=weights.copy(),
        noted=np.zeros(weights.size),
        sheet=np.zeros(players, SHEET).view(np.recarray),
        values=np.zeros(MOST_SEATS),
        tree=np.zeros(nodes + game.most_legal, NODE).view(np.recarray),
        marks=np.zeros(2, np.int64),
        path=np.zeros(DEPTH, np.int64),
    )
