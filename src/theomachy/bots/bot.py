"""Bots at a table: they are handed a view, never the state."""

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from theomachy.bots import minds
from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game, ask
from theomachy.kernel.chance import new_rng
from theomachy.kernel.game import SHEET
from theomachy.table import Table

BOTS = ("random", "greedy")
"""By the number of their mind."""


@dataclass(frozen=True)
class View:
    """What a seat may know when it is to choose."""

    game: Game
    seat: int
    seen: Any
    """The position, with everything this seat may not know erased."""
    actions: tuple[int, ...]


class Bot(Protocol):
    def choose(self, view: View, clock: float) -> int:
        """One of view.actions, within so many seconds."""


def look(table: Table, seat: int) -> View:
    """What a bot on this seat is handed."""
    seen = table.state.copy()
    ask.conceal(seen, seat)
    return View(table.game, seat, seen, tuple(table.game.legal_actions(table.state)))


class Mind:
    """A bot that thinks in compiled code, with dice of its own."""

    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.rng = new_rng(seed, stream=number)

    def choose(self, view: View, clock: float) -> int:
        scratch = np.zeros(minds.SCRATCH, view.game.state).view(np.recarray)
        actions = np.zeros(view.game.most_legal, np.int16)
        weights = opinion_of(view.game).weights
        players = int(view.seen.players)
        sheet = np.zeros(players, SHEET).view(np.recarray)
        noted, values = np.zeros(weights.size), np.zeros(players)
        return int(
            minds.think(
                self.number, view.seen, scratch, actions, self.rng, weights, noted, sheet, values
            )
        )


def mind_number(name: str) -> int:
    if name not in BOTS:
        raise LookupError(f"no bot called {name!r}; there are {', '.join(BOTS)}")
    return BOTS.index(name)


def bot(name: str, seed: int = 0) -> Bot:
    return Mind(mind_number(name), seed)
