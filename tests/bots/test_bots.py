"""Bots choose legal moves, from views, and the same ones for the same seed."""

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots import bot, view_of
from theomachy.bots.match import play_matches
from theomachy.games import SHELF, load, names
from theomachy.kernel import NATURE

COMPILED = pytest.mark.compiled_only


def play_out(game, name, seed):
    table = Table(game, seed=1)
    players = [bot(name, seed + seat) for seat in range(2)]
    while not table.is_over and table.ply < 60:
        if table.actor == NATURE:
            table.roll()
            continue
        view = view_of(table, table.actor)
        action = players[table.actor].choose(view, clock=1.0)
        assert action in view.actions
        table.push(action)
    return [ply.action for ply in table.plies]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(
    "name",
    ["random", "greedy", *(pytest.param(name, marks=COMPILED) for name in ("level1", "uct5"))],
)
def test_a_bot_plays_legal_moves_and_repeats_itself(game, name):
    assert play_out(load(game), name, seed=3) == play_out(load(game), name, seed=3)


def test_a_bot_is_handed_a_copy():
    table = Table("bello", seed=1)
    table.roll()
    view = view_of(table, table.actor)
    view.seen.doom = 7
    assert table.state.doom == 0


def test_an_unknown_bot_is_refused_by_name():
    with pytest.raises(LookupError, match="no bot called 'oracle'; there are random, greedy"):
        bot("oracle")


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_greedy_beats_random_in_nine_games_of_ten(name):
    game, games = load(name), 40
    batch = play_matches(game, game.new(2), ["greedy", "random"], games, seed=5)
    seats = np.arange(games) % 2
    assert (batch.sheets.rank[np.arange(games), seats] == 1).mean() >= 0.9


def test_greedy_takes_a_win_at_connect_four():
    table = Table("connect_four")
    for move in ("drop a", "drop b") * 3:
        table.play(move)
    action = bot("greedy").choose(view_of(table, 0), clock=1.0)
    assert table.game.notation(action) == "drop a"
