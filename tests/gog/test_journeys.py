"""Games played at random, looked at from every side; and what only counting can show."""

import json
import random

import numba
import numpy as np
import pytest

from gog.positions import B2, moving, reached, with_card
from theomachy import Table
from theomachy.games import load
from theomachy.games.gog.board import NUMBERS
from theomachy.kernel import NATURE, OVER, ask
from theomachy.kernel.seats import viewers
from theomachy.table.position import read_position

PLAIN = bool(numba.config.DISABLE_JIT)
GAME = load("gog")


def journey(seed):
    """A random game of any number of players and options; positions on the way."""
    chance = random.Random(seed)
    options = {option.name: chance.choice(list(option.values)) for option in GAME.options}
    table = Table(GAME, 2 + seed % 3, seed=seed, options=options | {"round_cap": 10})
    while not table.is_over:
        yield table
        table.push(chance.choice(GAME.legal_actions(table.state)))
    yield table


@pytest.mark.parametrize("seed", range(2 if PLAIN else 12))
def test_on_the_way_everything_holds(seed):
    for number, table in enumerate(journey(seed)):
        if number % 5 == 0:
            assert ask.fault(table.state) == 0, str(table)
            told = json.loads(json.dumps(table.describe()))
            assert Table.at(GAME, told).state.tobytes() == table.state.tobytes()
        if number % 23 == 0:
            free = [a for a in range(GAME.actions) if not ask.refusal(table.state, a)]
            assert free == GAME.legal_actions(table.state), str(table)
            assert bool(free) == (table.actor != OVER)
        assert (sum(table.outcomes().values()) == 1) == (table.actor == NATURE)


@pytest.mark.parametrize("seed", range(2 if PLAIN else 8))
def test_1_13_every_view_shows_the_same_position(seed):
    for number, table in enumerate(journey(seed)):
        if number % 29 == 0:
            seats = [None, *range(table.players)]
            assert all(table.view(seat)["position"] == table.describe() for seat in seats)
            assert all(seen.min() >= 0 and seen.max() <= 100 for seen in observed(table))


def observed(table):
    for seat in viewers(table.players):
        out = np.full(GAME.observation.size, -1, np.int8)
        ask.observe(table.state, seat, out)
        yield out


def test_18_8_payoffs_share_one():
    for seed in range(2 if PLAIN else 10):
        *_, table = journey(seed)
        assert sum(table.result.payoffs) == 1
        assert min(table.result.ranks) == 1
        assert GAME.legal_actions(table.state) == []


def cells(position, moves):
    return len(reached(position, moves).legal())


def test_14_1_how_far_a_figure_goes():
    assert cells(with_card("omen"), "die 1; accept; gog") == 137
    assert cells(f"{B2}; abilities P1 MAG; at P1 dice", "roll 1-1; keep; gog") == 137


def test_17_5_where_an_ambush_may_stand():
    assert cells(moving("abilities P1 AMB"), "ambush; die 2") == 120
    assert cells(moving("abilities P1 AMB"), "ambush; die 3") == 136


def test_13_6_conquests_are_listed_in_cell_order():
    table = reached(moving("h8=-; j7=P1(1) j9=P1(1) l9=P1(1); g10=P1(1) g12=P1(1) i12=P1(1)"))
    listed = [move for move in table.legal() if move.startswith("conquer")]
    assert listed == ["conquer h11", "conquer k8"]


def pond(*swaps):
    """The rows of the fixed map, with these pairs of cells exchanged."""
    rows = [
        list(row)
        for row in Table.at(GAME, f"{B2}; at P1 buy-at; purchase soldier").describe()["map"]
    ]
    for pair in swaps:
        (a, b), (c, d) = ((11 - NUMBERS[name] % 12, NUMBERS[name] // 12) for name in pair)
        rows[a][b], rows[c][d] = rows[c][d], rows[a][b]
    return ["".join(row) for row in rows]


def test_17_7_an_old_wake_beyond_an_own_soldier_is_not_free():
    """From b9 over b10: of the water beyond, a9 has been sailed already and Gog stands on c9."""
    position = moving("abilities P1 WAT; b9=P1(1) b10=P1(1); gog c9; picked b9; stepped yes")
    told = read_position(GAME, f"{position}; steps 0; wake a9 b9; at P1 step")
    told["map"] = pond(("d3", "a9"), ("d4", "b9"), ("d5", "b10"), ("d6", "b8"))
    assert Table.at(GAME, told).legal() == ["step S", "stop"]
    assert "step N" in Table.at(GAME, told | {"steps": 1}).legal()
