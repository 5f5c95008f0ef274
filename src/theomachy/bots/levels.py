"""Who may sit on a seat: the two plain bots, six levels in several styles, and outsiders.

The levels are calibrated by tournament (`theomachy arena`), so that each beats the one below
it in about two games of three; a style is another policy, not another strength.
"""

import hashlib
from dataclasses import dataclass

import numpy as np

from theomachy.bots.minds import RANDOM
from theomachy.bots.opinions import opinion_of
from theomachy.bots.outsiders import OUTSIDERS, is_outsider, read_outsider
from theomachy.bots.weights import COMMON_LEVELS
from theomachy.kernel import Game
from theomachy.locales import Unknown

STYLES = ("warlike", "cautious")
_LEVELS = [f"level{number}" for number, _ in enumerate(COMMON_LEVELS, start=1)]
_STYLED = [f"{level}-{style}" for style in STYLES for level in _LEVELS]
BOTS = ("random", "greedy", *_LEVELS, *_STYLED)
ADVISER = _LEVELS[-1]
"""Who is asked for a hint."""
_NODES_PER_SIMULATION = 16
_LEAST_NODES, _MOST_NODES = 10_000, 1_000_000


@dataclass(frozen=True)
class Settings:
    """How a bot chooses in one game."""

    simulations: int
    temperature: float
    policy: np.ndarray
    value: np.ndarray
    plays_on: bool = False
    depth: int = 0
    """Of an outsider: how deep its tree may grow."""

    @property
    def nodes(self) -> int:
        if self.simulations <= 0 or self.depth:
            return 1
        return min(max(_LEAST_NODES, self.simulations * _NODES_PER_SIMULATION), _MOST_NODES)


def temperatures(game: Game) -> list[float]:
    """Of all levels that look one move ahead, and of one that does so without mistake."""
    ladder = opinion_of(game).levels
    return sorted({0.0, *(level.temperature for level in ladder if level.simulations == 0)})


def is_ours(name: str) -> bool:
    """Whether this names a bot of the house, or an outsider."""
    return name in BOTS or is_outsider(name)


def check_bot(name: str) -> str:
    if is_outsider(name):
        read_outsider(name)
    elif name not in BOTS:
        raise Unknown("door-bot", name=name, known=(*BOTS, *OUTSIDERS))
    return name


def settings_of(name: str, game: Game) -> Settings:
    """Of the bot of this name: `random`, `greedy`, `level1` … `level4-warlike` …, `uct200`."""
    level, _, style = check_bot(name).partition("-")
    opinion = opinion_of(game)
    policy, value = opinion.in_style(style)
    if is_outsider(name):
        return outsider_settings(name, np.zeros_like(policy))
    if level == "random":
        return Settings(RANDOM, 0.0, policy, value)
    if level == "greedy":
        return Settings(0, 0.0, opinion.baseline, value)
    return Settings(*opinion.levels[_LEVELS.index(level)], policy, value, opinion.plays_on)


def outsider_settings(name: str, nothing: np.ndarray) -> Settings:
    """To whom no feature weighs anything."""
    simulations, depth = read_outsider(name)
    return Settings(simulations, 0.0, nothing, nothing, depth=depth)


def digest(one: Settings | None) -> str:
    """A bot by another opinion or of another depth is another bot; of a guest nothing is known."""
    if one is None:
        return "guest"
    told = f"{one.simulations} {one.plays_on} {one.temperature} ".encode()
    return hashlib.sha256(told + one.policy.tobytes() + one.value.tobytes()).hexdigest()[:12]
