"""The tree search: what it finds, what it spends, and that it is the same for the same seed."""

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots import bot, look
from theomachy.bots.desk import ROOT, SIZE, new_desk
from theomachy.bots.match import play_matches
from theomachy.bots.minds import ponder
from theomachy.games import SHELF, load
from theomachy.table.secrecy import has_secrets

pytestmark = pytest.mark.compiled_only


def four_in_a_row(moves):
    table = Table("connect_four")
    for column in moves:
        table.play(f"drop {column}")
    return table


def test_it_takes_a_win():
    table = four_in_a_row("ababab")
    assert table.game.notation(bot("level6").choose(look(table, 0), 1.0)) == "drop a"


def test_it_stops_a_win_that_a_look_of_one_move_cannot_see():
    table = four_in_a_row("agaga")
    assert table.game.notation(bot("level6").choose(look(table, 1), 1.0)) == "drop a"


def after_the_first_rolls(name, players):
    table = Table(load(name), players, seed="7")
    while table.actor < 0:
        table.roll()
    return table


@pytest.mark.parametrize("name", SHELF)
def test_expectations_of_all_seats_are_one_whole(name):
    table = after_the_first_rolls(name, 3)
    advice = bot("level6", seed=1).advise(look(table, table.actor), 5.0)
    assert sum(advice.chances) == pytest.approx(1.0, abs=1e-3)
    assert advice.action in look(table, table.actor).actions


@pytest.mark.parametrize("name", SHELF)
def test_it_thinks_the_same_twice(name):
    table = after_the_first_rolls(name, 2)
    view = look(table, table.actor)
    assert bot("level6", 3).choose(view, 60.0) == bot("level6", 3).choose(view, 60.0)


def test_a_full_tree_goes_on_judging():
    table = after_the_first_rolls("storm", 2)
    desk = new_desk(table.game, 2, seed=1, nodes=40)
    ponder(desk, table.state, 500, has_secrets(table.game), False)
    assert desk.tree[desk.marks[ROOT]].visits == 500
    assert desk.marks[SIZE] <= desk.tree.size


def test_the_tree_goes_on_from_the_move_that_was_chosen():
    table = after_the_first_rolls("bello", 2)
    mind = bot("level6", 1)
    before = mind.choose(look(table, table.actor), 60.0)
    kept = int(mind._desk.tree[mind._desk.marks[ROOT]].visits)
    seat = table.actor
    table.push(before)
    if table.actor == seat:
        assert mind._awaited == look(table, seat).seen.tobytes()
    assert kept > 0


def test_a_search_beats_a_look_of_one_move():
    game, games = load("bello"), 20
    batch = play_matches(game, game.new(2), ["level5", "greedy"], games, seed=3, threads=2)
    seats = -np.arange(games) % 2
    assert (batch.sheets.rank[np.arange(games), seats] == 1).mean() >= 0.6
