"""How good a position is for a seat: facts of one compiled function per game, weighed by numbers
fitted to many games (`theomachy fit`), so that their sum is the logarithm of a chance to win."""

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
    weights: np.ndarray
    styles: Mapping[str, Mapping[str, float]]
    """By its name what a style weighs otherwise: fact and factor."""

    def weights_of(self, style: str) -> np.ndarray:
        tastes = self.styles.get(style, {})
        return self.weights * np.array([tastes.get(name, 1.0) for name in self.names])


_OPINIONS: dict[str, Opinion] = {}


def form_opinion(
    game: Game,
    rule: Callable,
    weights: Mapping[str, float],
    styles: Mapping[str, Mapping[str, float]] | None = None,
) -> None:
    """Say which facts count in a game, in the order the rule fills them in, and how much."""
    answer("facts", game.state, rule)
    numbers = np.array([*weights.values()], np.float64)
    _OPINIONS[game.name] = Opinion(tuple(weights), numbers, styles or {})


def opinion_of(game: Game) -> Opinion:
    """The house's opinion of a game; a guest brings its own."""
    name = f"theomachy.bots.opinions.{game.name}"
    if game.name not in _OPINIONS and find_spec(name):
        module = import_module(name)
        fitted = json.loads(weights_file(game.name).read_text())
        weights = {fact: fitted.get(fact, 0.0) for fact in module.FACTS}
        form_opinion(game, module.facts, weights, getattr(module, "STYLES", None))
    if game.name not in _OPINIONS:
        raise LookupError(f"nobody has an opinion of {game.name}")
    return _OPINIONS[game.name]


def weights_file(name: str) -> Path:
    return _FOLDER / f"{name}.json"
