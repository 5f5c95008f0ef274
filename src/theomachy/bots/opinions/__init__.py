"""How good a position is for a seat: features, one compiled function per game, and their weights.

The baseline was set by hand. From it the policy was bred (`theomachy evolve`), which says what move
to try first, also in the midst of a turn. Two more were fitted, both the logarithm of a win
probability: the value (`theomachy fit`), by which a search evaluates, and for each number of
players a forecast (`theomachy forecast`), which is told to people.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import numpy as np

from theomachy.bots.weights import COMMON_LEVELS, Level, checked_levels, in_order, read_weights
from theomachy.games.variants import module_of
from theomachy.kernel import Game
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.verbs import answer, verb
from theomachy.locales import Unknown

Weights = Mapping[str, float]


@verb
def features(s: State, seat: Seat, out: np.ndarray) -> None:
    """Fill with what counts in this position for a seat."""


@dataclass(frozen=True)
class Opinion:
    """What the features of a game are called, how they are weighed, and how its bots choose."""

    names: tuple[str, ...]
    baseline: np.ndarray
    """Weights set by hand; the plain greedy bot keeps to them, a yardstick for all."""
    policy: np.ndarray
    """Weights of a move's logit: which to try; the larger they all are, the more firmly they lead a
    search."""
    value: np.ndarray
    """Weights by which a search evaluates a position."""
    forecasts: Mapping[int, np.ndarray]
    """By the number of players, weights of what people are told: how likely each is to win."""
    styles: Mapping[str, Weights]
    """By its name what a style weighs otherwise: feature and factor."""
    levels: tuple[Level, ...]
    """The weakest first."""
    plays_on: bool
    """Whether simulations play on to the thinker's next turn."""

    def in_style(self, style: str) -> tuple[np.ndarray, np.ndarray]:
        """Policy and value in a style."""
        factors = self.styles.get(style, {})
        by = np.array([factors.get(name, 1.0) for name in self.names])
        return self.policy * by, self.value * by

    def forecast(self, players: int) -> np.ndarray:
        """What foretells best with so many players; the value where nothing was learned."""
        return self.forecasts.get(players, self.value)


_OPINIONS: dict[str, Opinion] = {}


def form_opinion(
    game: Game,
    rule: Callable[..., None],
    baseline: Weights,
    policy: Weights | None = None,
    value: Weights | None = None,
    forecast: Mapping[str, Weights] | None = None,
    styles: Mapping[str, Weights] | None = None,
    names: Sequence[str] | None = None,
    levels: Sequence[Level] = COMMON_LEVELS,
    plays_on: bool = False,
) -> None:
    """Say which features count in a game, and how much: as set by hand, and if it has been learned,
    as learned.

    `names`: of the features, in the order the rule fills them in; by default that of the baseline.
    """
    known = tuple(baseline if names is None else names)

    def weighed(kind: str, weights: Weights) -> np.ndarray:
        return in_order(game.name, kind, weights, known)

    _OPINIONS[game.full_name] = Opinion(
        names=known,
        baseline=weighed("baseline", baseline),
        policy=weighed("policy", policy or baseline),
        value=weighed("value", value or policy or baseline),
        forecasts={
            int(players): weighed(f"forecast {players}", weights)
            for players, weights in (forecast or {}).items()
        },
        styles=styles or {},
        levels=checked_levels(game.name, levels),
        plays_on=plays_on,
    )
    answer("features", game.state, rule)


def opinion_of(game: Game) -> Opinion:
    """The house's opinion of a game, a variant's by the weights of the printed one; a guest brings
    its own."""
    name = module_of(game, f"theomachy.bots.opinions.{game.name}")
    if game.full_name not in _OPINIONS and find_spec(name):
        module, told = import_module(name), read_weights(game.name)
        form_opinion(game, module.features, names=module.FEATURES, styles=module.STYLES, **told)
    if game.full_name not in _OPINIONS:
        raise Unknown("door-opinion", game=game.name)
    return _OPINIONS[game.full_name]
