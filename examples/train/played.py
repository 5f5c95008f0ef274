"""What was learned, as a bot at any table, without torch.

cd examples
THEOMACHY_WEIGHTS=/tmp/storm/weights.npz theomachy arena storm --bots train.played:Learned,greedy
"""

import functools
import os
import pathlib

import numpy as np

from theomachy.bots.view import View
from theomachy.kernel import ask
from theomachy.locales import Wrong
from train.weights import Weights, read, say

WEIGHTS = "THEOMACHY_WEIGHTS"
"""Names the file, where nobody else does."""


class Learned:
    """Plays what the network holds best."""

    def __init__(self, weights: str = "") -> None:
        file = weights or os.environ.get(WEIGHTS, "")
        if not file:
            raise Wrong("train-no-weights", name=WEIGHTS)
        self.weights = kept(file)

    def choose(self, view: View, clock: float = 1.0) -> int:
        """One of view.actions; the clock is of no use to it."""
        self._check(view)
        logits, _ = say(self.weights, observed(view))
        return max(view.actions, key=lambda action: float(logits[action]))

    def _check(self, view: View) -> None:
        learned, players = self.weights, int(view.seen.players)
        if (learned.game, learned.players) != (view.game.name, players):
            told = {"learned": learned.game, "of": learned.players}
            raise Wrong("train-other-table", game=view.game.name, players=players, **told)


@functools.cache
def kept(file: str) -> Weights:
    """Read once, however many games are played."""
    return read(pathlib.Path(file))


def observed(view: View) -> np.ndarray:
    """What the seat may know, as numbers: all of it stands in its view."""
    numbers = np.zeros(view.game.observation.size, np.int8)
    ask.observe(view.seen, view.seat, numbers)
    return numbers
