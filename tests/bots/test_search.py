"""The tree search: what it finds, what it spends, and that it is the same for the same seed."""

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots import Settings, bot, view_of
from theomachy.bots.match import compiled_settings, play_matches
from theomachy.bots.minds import search_on
from theomachy.bots.opinions import opinion_of
from theomachy.bots.workspace import IMAGINED, new_workspace
from theomachy.games import SHELF, load
from theomachy.kernel import ask
from theomachy.table.secrecy import has_secrets

pytestmark = pytest.mark.compiled_only


def four_in_a_row(moves):
    table = Table("connect_four")
    for column in moves:
        table.play(f"drop {column}")
    return table


def test_it_takes_a_win():
    table = four_in_a_row("ababab")
    assert table.game.notation(bot("level6").choose(view_of(table, 0), 1.0)) == "drop a"


def test_it_stops_a_win_that_a_look_of_one_move_cannot_see():
    table = four_in_a_row("agaga")
    assert table.game.notation(bot("level6").choose(view_of(table, 1), 1.0)) == "drop a"


def after_the_first_rolls(name, players):
    table = Table(load(name), players, seed="7")
    while table.actor < 0:
        table.roll()
    return table


@pytest.mark.parametrize("name", SHELF)
def test_win_probabilities_of_all_seats_are_one_whole(name):
    table = after_the_first_rolls(name, 3)
    advice = bot("level6", seed=1).advise(view_of(table, table.actor), 5.0)
    assert sum(advice.win_probabilities) == pytest.approx(1.0, abs=1e-3)
    assert advice.action in view_of(table, table.actor).actions


@pytest.mark.parametrize("name", SHELF)
def test_it_thinks_the_same_twice(name):
    table = after_the_first_rolls(name, 2)
    view = view_of(table, table.actor)
    assert bot("level6", 3).choose(view, 60.0) == bot("level6", 3).choose(view, 60.0)


def searched(table, simulations, plays_on=False, nodes=1000):
    """The workspace of a bot that has thought about a position."""
    settings = Settings(simulations, 0.0, *opinion_of(table.game).in_style(""), plays_on)
    workspace = new_workspace(table.game, table.players, seed=1, nodes=nodes)
    told, hides = compiled_settings([settings])[0], has_secrets(table.game)
    search_on(told, workspace, table.state, simulations, hides, False)
    return workspace


def test_a_full_tree_goes_on_evaluating():
    workspace = searched(after_the_first_rolls("storm", 2), 500, nodes=40)
    assert workspace.tree[workspace.tree_state.root].visits == 500
    assert workspace.tree_state.nodes <= workspace.tree.size


def in_the_midst_of_a_turn(name):
    """A position from which the same seat will choose again, unless it is the end of its turn."""
    table, greedy = after_the_first_rolls(name, 3), bot("greedy", 1)
    for _ in range(60):
        table.push(greedy.choose(view_of(table, table.actor), 1.0))
        while table.actor < 0:
            table.roll()
    return table


@pytest.mark.parametrize("name", ["bello", "godstorm"])
@pytest.mark.parametrize("simulations", [1, 2, 9])
def test_a_simulation_that_plays_on_evaluates_when_the_thinker_is_to_choose_again(
    name, simulations
):
    table = in_the_midst_of_a_turn(name)
    judged = searched(table, simulations, plays_on=True).records[IMAGINED]
    assert ask.actor(judged) == table.actor
    assert searched(table, 1).records[IMAGINED] != judged


def test_the_tree_goes_on_from_the_move_that_was_chosen():
    table, mind = in_the_midst_of_a_turn("bello"), bot("level6", 1)
    seat = table.actor
    table.push(mind.choose(view_of(table, seat), 60.0))
    assert table.actor == seat
    workspace = mind._workspace
    visits, nodes = int(workspace.tree[0].visits), int(workspace.tree_state.nodes)
    mind.choose(view_of(table, seat), 0.0)
    assert workspace.tree[0].visits == visits
    assert workspace.tree_state.nodes >= nodes


def test_a_search_beats_a_look_of_one_move():
    game, games = load("bello"), 20
    batch = play_matches(game, game.new(2), ["level5", "greedy"], games, seed=3, threads=2)
    seats = -np.arange(games) % 2
    assert (batch.sheets.rank[np.arange(games), seats] == 1).mean() >= 0.6
