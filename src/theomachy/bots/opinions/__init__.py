"""How good a position is for a seat: facts of one compiled function per game, weighed twice. The
value, fitted to many games (`theomachy fit`), is the logarithm of a chance to win; the taste says
which move to look at first, also in the midst of a turn."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from theomachy.kernel import Game
from theomachy.kernel.verbs import answer, verb

_FOLDER = Path(__file__).parent


@verb
def facts(s, seat, out):
    """Fill with what counts in this position for a seat."""


@dataclass(frozen=True)
class Opinion:
    """What the facts of a game are called, how they are weighed, and other tastes."""

    names: tuple[str, ...]
    taste: np.ndarray
    """Weights of a first look: which move to try."""
    value: np.ndarray
    """Weights of a judgement: whose position is how likely to win."""
    styles: Mapping[str, Mapping[str, float]]
    """By its name what a style weighs otherwise: fact and factor."""

    def in_style(self, style: str) -> tuple[np.ndarray, np.ndarray]:
        """Taste and value in a style."""
        factors = self.styles.get(style, {})
        by = np.array([factors.get(name, 1.0) for name in self.names])
        return self.taste * by, self.value * by


_OPINIONS: dict[str, Opinion] = {}


def form_opinion(
    game: Game,
    rule: Callable,
    taste: Mapping[str, float],
    value: Mapping[str, float] | None = None,
    styles: Mapping[str, Mapping[str, float]] | None = None,
) -> None:
    """Say which facts count in a game, in the order the rule fills them in, and how much."""
    answer("facts", game.state, rule)
    judging = value or taste
    _OPINIONS[game.name] = Opinion(
        tuple(taste),
        np.array([*taste.values()], np.float64),
        np.array([judging[fact] for fact in taste], np.float64),
        styles or {},
    )


def opinion_of(game: Game) -> Opinion:
    """The house's opinion of a game; a guest brings its own."""
    name = f"theomachy.bots.opinions.{game.name}"
    if game.name not in _OPINIONS and find_spec(name):
        module, weights = import_module(name), read_weights(game.name)
        taste = {fact: weights["taste"][fact] for fact in module.FACTS}
        form_opinion(game, module.facts, taste, weights["value"], module.STYLES)
    if game.name not in _OPINIONS:
        raise LookupError(f"nobody has an opinion of {game.name}")
    return _OPINIONS[game.name]


def weights_file(name: str) -> Path:
    return _FOLDER / f"{name}.json"


def read_weights(name: str) -> dict[str, dict[str, float]]:
    """Of a game of the house: its taste and its values, by fact."""
    weights: dict[str, dict[str, float]] = json.loads(weights_file(name).read_text())
    return weights
