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
        ("first", np.int32),  # of its children, 0 while it has none
        ("next", np.int32),  # of its siblings, 0 after the last
        ("visits", np.int32),
        ("action", np.int16),  # that leads here
        ("chooser", np.int16),  # whose choice it was
        ("liking", np.float32),  # of the chooser, at first look
        ("prior", np.float32),  # what the chooser's likings promise it, all together 1
        ("guess", np.float32),  # the chooser's chance at first look
        ("total", np.float32, MOST_SEATS),  # of each seat's chances, over all visits
    ],
    align=True,
)
ROOT, SIZE, STAMP, THINKER = 0, 1, 2, 3
"""Marks of a tree: the node that is the present position; how many nodes there are; the last
stamp put on actions; the seat that thinks."""
SEEN, TRIED, IMAGINED = 0, 1, 2
"""Records of a desk: what the seat sees, a move tried on it, the world of a simulation."""
DEPTH = 400
"""The most plies a simulation looks ahead."""


class Desk(NamedTuple):
    records: Any
    actions: Any
    rng: Any
    taste: Any
    value: Any
    noted: Any
    sheet: Any
    sums: Any
    likings: Any
    chances: Any
    tree: Any
    marks: Any
    path: Any
    stamps: Any


def new_desk(game: Game, players: int, seed: int, nodes: int = 1, stream: int = 0) -> Desk:
    """A desk for a table of so many players, with room for a tree of so many nodes."""
    opinion = opinion_of(game)
    return Desk(
        records=np.zeros(3, game.state).view(np.recarray),
        actions=np.zeros(game.most_legal, np.int16),
        rng=new_rng(seed, stream=stream),
        taste=opinion.taste.copy(),
        value=opinion.value.copy(),
        noted=np.zeros(opinion.value.size),
        sheet=np.zeros(players, SHEET).view(np.recarray),
        sums=np.zeros(MOST_SEATS),
        likings=np.zeros(MOST_SEATS),
        chances=np.zeros(MOST_SEATS),
        tree=np.zeros(nodes + game.most_legal, NODE).view(np.recarray),
        marks=np.zeros(4, np.int64),
        path=np.zeros(DEPTH, np.int64),
        stamps=np.zeros(game.actions, np.int64),
    )
