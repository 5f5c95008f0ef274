"""How good a position is for a seat: one compiled function per game."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from theomachy.kernel import Game
from theomachy.kernel.verbs import answer, verb


@verb
def opinion(s, seat):
    """How good this position is for a seat; only the order of values matters."""


def form_opinion(game: Game, judge: Callable) -> None:
    """Let `opinion` know what to think of a game's positions."""
    answer("opinion", game.state, judge)


def load_opinion(game: Game) -> None:
    """Find the house's opinion of a game; a guest brings its own, or has none."""
    name = f"theomachy.bots.opinions.{game.name}"
    if find_spec(name):
        form_opinion(game, import_module(name).judge)
