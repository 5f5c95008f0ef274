"""How good a position is for a seat: facts of one compiled function per game, and their weights.

They were guessed first. From the guess the taste was bred (`theomachy evolve`), which says what
move to look at first, also in the midst of a turn. Two more were fitted, both the logarithm
of a chance to win: the value (`theomachy fit`), by which a search judges, and for each number of
players a forecast (`theomachy forecast`), which is told to people.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from theomachy.kernel import Game
from theomachy.kernel.verbs import answer, verb
from theomachy.locales import Unknown

_FOLDER = Path(__file__).parent


@verb
def facts(s, seat, out):
    """Fill with what counts in this position for a seat."""


@dataclass(frozen=True)
class Opinion:
    """What the facts of a game are called, how they are weighed, and other tastes."""

    names: tuple[str, ...]
    guessed: np.ndarray
    """Weights that somebody guessed; the plain greedy bot keeps to them, a yardstick for all."""
    taste: np.ndarray
    """Weights of a first look: which move to try; the larger they all are, the more firmly they
    lead a search."""
    value: np.ndarray
    """Weights by which a search judges a position."""
    forecasts: Mapping[int, np.ndarray]
    """By the number of players, weights of what people are told: how likely each is to win."""
    styles: Mapping[str, Mapping[str, float]]
    """By its name what a style weighs otherwise: fact and factor."""

    def in_style(self, style: str) -> tuple[np.ndarray, np.ndarray]:
        """Taste and value in a style."""
        factors = self.styles.get(style, {})
        by = np.array([factors.get(name, 1.0) for name in self.names])
        return self.taste * by, self.value * by

    def forecast(self, players: int) -> np.ndarray:
        """What foretells best with so many players; the value where nothing was learned."""
        return self.forecasts.get(players, self.value)


_OPINIONS: dict[str, Opinion] = {}


def form_opinion(
    game: Game,
    rule: Callable,
    guessed: Mapping[str, float],
    taste: Mapping[str, float] | None = None,
    value: Mapping[str, float] | None = None,
    forecast: Mapping[str, Mapping[str, float]] | None = None,
    styles: Mapping[str, Mapping[str, float]] | None = None,
) -> None:
    """Say which facts count in a game, in the order the rule fills them in, and how much: as
    guessed, and if it has been learned, as learned."""
    answer("facts", game.state, rule)

    def in_order(weights: Mapping[str, float]) -> np.ndarray:
        return np.array([weights[fact] for fact in guessed], np.float64)

    _OPINIONS[game.name] = Opinion(
        tuple(guessed),
        in_order(guessed),
        in_order(taste or guessed),
        in_order(value or taste or guessed),
        {int(players): in_order(weights) for players, weights in (forecast or {}).items()},
        styles or {},
    )


def opinion_of(game: Game) -> Opinion:
    """The house's opinion of a game; a guest brings its own."""
    name = f"theomachy.bots.opinions.{game.name}"
    if game.name not in _OPINIONS and find_spec(name):
        module, weights = import_module(name), read_weights(game.name)
        form_opinion(game, module.facts, styles=module.STYLES, **weights)
    if game.name not in _OPINIONS:
        raise Unknown("door-opinion", game=game.name)
    return _OPINIONS[game.name]


def weights_file(name: str) -> Path:
    return _FOLDER / f"{name}.json"


def read_weights(name: str) -> dict[str, dict[str, Any]]:
    """Of a game of the house: what was guessed, the taste and the value, by fact; and the
    forecast, by number of players and fact."""
    weights: dict[str, dict[str, Any]] = json.loads(weights_file(name).read_text())
    return weights


def write_weights(kind: str, weights: Mapping[str, Any], file: Path) -> None:
    """Write one kind of weights into a file; what else it holds stays."""
    held = json.loads(file.read_text()) if file.exists() else {}
    file.write_text(json.dumps(held | {kind: held.get(kind, {}) | dict(weights)}, indent=1) + "\n")
