"""How a network fares against a bot of the house: every game once, each seat equally often."""

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from theomachy.kernel import Game
from theomachy.study.intervals import wilson
from train.many import Crowds, Games


class Decider(Protocol):
    def __call__(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """An action for each game, by what is seen there and the bits of what may be played."""


@dataclass(frozen=True)
class Meeting:
    rival: str
    games: int
    won: float
    """A victory shared by k counts 1/k."""

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rival} {self.share:.1%} ({low:.1%} – {high:.1%}, {self.games})"


def first_allowed(seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Who has learned nothing at all."""
    bits = np.unpackbits(mask.view(np.uint8), axis=1, bitorder="little")
    first: np.ndarray = bits.argmax(1)
    return first


def meet(
    game: Game,
    players: int,
    columns: np.ndarray,
    decide: Decider,
    rival: str = "greedy",
    games: int = 400,
    threads: int = 1,
    seed: int = 1,
) -> Meeting:
    """The network has seat k of n in every n-th game, its rival all others."""
    games -= games % players
    tables = Games(game, players, games, seed=seed, columns=columns, threads=threads)
    rivals, number = Crowds(rival, tables, seed), np.arange(games)
    is_open, won = np.ones(games, bool), 0.0
    while is_open.any():
        actions, mine = tables.any_actions(), tables.seats == number % players
        rivals.choose(is_open & ~mine, actions)
        asked = np.flatnonzero(is_open & mine)
        if asked.size:
            actions[asked] = decide(tables.seen[asked], tables.mask[asked])
        tables.play(actions)
        tables.wait()
        ended = np.flatnonzero(is_open & tables.done)
        won += float(tables.payoffs[ended, ended % players].sum())
        is_open[ended] = False
    return Meeting(rival, games, won)
