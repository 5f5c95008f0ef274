"""What players are told of their chances comes true often enough to be worth telling."""

import math

import pytest

from theomachy import Table
from theomachy.bots import bot, look
from theomachy.bots.bot import chances
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE

GAMES, EVERY = 12, 10


def told_and_true(game, seed):
    """A duel of equals: what was foretold now and then, and what became of it."""
    table, minds = Table(game, 2, seed=seed), [bot("level3", seed), bot("level3", seed + 1)]
    told = []
    while not table.is_over:
        if table.actor == NATURE:
            table.roll()
            continue
        view = look(table, table.actor)
        if table.ply % EVERY == 0:
            told.append(chances(game, view.seen, view.seat))
        table.push(minds[table.actor].choose(view, 1.0))
    winners = [rank == 1 for rank in table.result.ranks]
    return told, [won / sum(winners) for won in winners]


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_a_forecast_surprises_less_than_knowing_nothing(name):
    losses = []
    for seed in range(GAMES):
        told, shares = told_and_true(load(name), 100 + seed)
        for foretold in told:
            pairs = zip(shares, foretold, strict=True)
            losses.append(-sum(share * math.log(chance) for share, chance in pairs))
    assert sum(losses) / len(losses) < math.log(2)
