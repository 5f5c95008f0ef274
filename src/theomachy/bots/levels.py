"""Who may sit on a seat: the two plain bots, and six levels in several styles.

The levels are calibrated by tournament (`theomachy arena`), so that each beats the one below
it in about two games of three; a style is a taste, not a strength.
"""

from dataclasses import dataclass

import numpy as np

from theomachy.bots.minds import RANDOM
from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game
from theomachy.locales import Unknown

STYLES = ("warlike", "cautious")
_LEVELS = [f"level{number}" for number in range(1, 7)]
_STYLED = [f"{level}-{style}" for style in STYLES for level in _LEVELS]
BOTS = ("random", "greedy", *_LEVELS, *_STYLED)
ADVISER = _LEVELS[-1]
"""Who is asked for a hint."""
_GREEDY = (0, 0.0)
_LADDERS: dict[str, tuple[tuple[int, float], ...]] = {
    "storm": ((0, 2.0), (0, 0.9), (0, 0.5), (0, 0.3), (0, 0.13), (3000, 0.0)),
    "gog": ((0, 0.1), (0, 0.025), (0, 0.0), (14, 0.0), (60, 0.0), (2000, 0.0)),
    "bello": ((0, 0.55), (0, 0.34), (0, 0.18), (0, 0.0), (8, 0.0), (60, 0.0)),
    "godstorm": ((0, 40.0), (0, 12.5), (0, 5.0), (0, 2.0), (0, 0.75), (400, 0.0)),
}
"""For each level of a game: how many simulations, and the warmth of its choice."""
_COMMON = ((0, 1.0), (0, 0.3), (0, 0.0), (50, 0.0), (300, 0.0), (2000, 0.0))
_PLAYED_ON = {"bello"}
"""Games of which simulations play on to the next turn."""
_NODES_PER_SIMULATION = 16
_LEAST_NODES, _MOST_NODES = 10_000, 1_000_000


@dataclass(frozen=True)
class Character:
    """How a bot thinks of one game."""

    simulations: int
    warmth: float
    taste: np.ndarray
    value: np.ndarray
    plays_on: bool = False

    @property
    def nodes(self) -> int:
        if self.simulations <= 0:
            return 1
        return min(max(_LEAST_NODES, self.simulations * _NODES_PER_SIMULATION), _MOST_NODES)


def warmths(game: Game) -> list[float]:
    """Of all levels that look one move ahead, and of one that does so without mistake."""
    ladder = _LADDERS.get(game.name, _COMMON)
    return sorted({0.0, *(warmth for simulations, warmth in ladder if simulations == 0)})


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise Unknown("door-bot", name=name, known=BOTS)
    return name


def character(name: str, game: Game) -> Character:
    """The bot of this name: `random`, `greedy`, `level1` … `level6`, `level4-warlike`."""
    level, _, style = check_bot(name).partition("-")
    taste, value = opinion_of(game).in_style(style)
    if level == "random":
        return Character(RANDOM, 0.0, taste, value)
    if level == "greedy":
        return Character(*_GREEDY, opinion_of(game).guessed, value)
    simulations, warmth = _LADDERS.get(game.name, _COMMON)[_LEVELS.index(level)]
    return Character(simulations, warmth, taste, value, game.name in _PLAYED_ON)
