"""Do forecasts come true? What is foretold of games between bots, and what becomes of them."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from theomachy.bots import bot, view_of, win_probabilities
from theomachy.kernel import NATURE, Game
from theomachy.table import Table

EVERY = 8
"""Plies between two forecasts."""
SECONDS_TO_THINK = 5.0
_LEAST = 1e-9


@dataclass(frozen=True)
class Foretold:
    """Each seat's win probability as told in the course of a game, and its share of the victory."""

    told: list[tuple[float, ...]]
    shares: list[float]

    @property
    def surprises(self) -> Iterator[float]:
        """Minus the logarithm of the probability given to who won, forecast by forecast."""
        for forecast in self.told:
            pairs = zip(self.shares, forecast, strict=True)
            yield -sum(share * math.log(max(told, _LEAST)) for share, told in pairs)

    @property
    def hits(self) -> Iterator[float]:
        """The favourite's share of the victory, forecast by forecast."""
        for forecast in self.told:
            yield self.shares[forecast.index(max(forecast))]


def foretell(game: Game, players: int, level: str, seed: int) -> Foretold:
    """A game between bots of one level; the seed decides all."""
    table, told = Table(game, players, seed=seed), []
    bots = [bot(level, seed * players + seat) for seat in range(players)]
    while not table.is_over:
        if table.actor == NATURE:
            table.roll()
            continue
        view = view_of(table, table.actor)
        if table.ply % EVERY == 0:
            told.append(win_probabilities(game, view.seen, view.seat))
        table.push(bots[table.actor].choose(view, SECONDS_TO_THINK))
    assert table.result
    winners = [rank == 1 for rank in table.result.ranks]
    return Foretold(told, [won / sum(winners) for won in winners])
