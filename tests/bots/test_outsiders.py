"""Players without opinion: what they find, what they spend, and how they are named."""

import math

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots import Outsider, bot, check_bot, view_of
from theomachy.bots.bot import Mind
from theomachy.bots.crowd import Crowd
from theomachy.bots.guests import check_player, is_guest
from theomachy.bots.match import play_matches
from theomachy.bots.uct import ROOT, explore, new_outlook
from theomachy.games import SHELF, load
from theomachy.kernel.philox import new_rng
from theomachy.locales import Wrong

FOUR = load("connect_four")


def four_in_a_row(moves):
    table = Table("connect_four")
    for column in moves:
        table.play(f"drop {column}")
    return table


def chosen(name, moves):
    table = four_in_a_row(moves)
    return table.game.notation(bot(name, 1).choose(view_of(table, table.actor), math.inf))[-1]


def explored(table, simulations, depth=400, nodes=400, portions=1):
    """What an outsider plays, and the tree it has grown."""
    outlook = new_outlook(table.game, table.players, new_rng(1), nodes)
    for portion in range(portions):
        many = simulations // portions
        action = explore(outlook, table.state, many, depth, table.keeps_secrets, portion > 0)
    return action, outlook.tree[: int(outlook.outline.nodes)]


def visits(tree, actions):
    """Of each of the thinker's moves."""
    found, child = [0] * actions, int(tree[ROOT].first)
    while child > 0:
        found[tree[child].action] = int(tree[child].visits)
        child = int(tree[child].next)
    return found


@pytest.mark.parametrize("name", ["uct100", "flat100"])
def test_it_takes_a_win_and_stops_one(name):
    assert chosen(name, "ababab") == "a"
    assert chosen(name, "agaga") == "a"


def test_a_tree_finds_a_win_that_takes_two_moves():
    assert chosen("uct400", "ccdd") in "be"


def test_every_move_is_looked_at_as_often_compiled_or_not():
    action, tree = explored(four_in_a_row("ccdd"), 80)
    assert (action, visits(tree, 7)) == (4, [7, 12, 2, 13, 20, 20, 6])


def test_portions_make_no_difference():
    whole, parts = (explored(four_in_a_row("d"), 60, portions=n)[1] for n in (1, 4))
    assert whole.tobytes() == parts.tobytes()


def test_every_seat_is_told_its_share():
    _, tree = explored(four_in_a_row("d"), 50)
    assert tree[ROOT].visits == 50
    assert tree[ROOT].total[:2].sum() == tree[ROOT].total.sum() == pytest.approx(50)
    assert tree[ROOT].total[0] > 0 < tree[ROOT].total[1]


def test_a_flat_tree_is_one_move_deep():
    _, tree = explored(four_in_a_row("d"), 90, depth=1)
    assert (tree.size, tree[ROOT].visits, sum(visits(tree, 7))) == (1 + 7, 90, 90)
    assert not tree.first[1:].any()


def test_a_full_tree_goes_on_playing_out():
    _, tree = explored(four_in_a_row("d"), 90, nodes=5)
    assert (tree.size, tree[ROOT].visits) == (1 + 5, 90)


def test_it_stops_when_the_clock_has_run_out_or_it_has_seen_enough():
    view = view_of(four_in_a_row("d"), 1)
    hasty, thorough = Outsider("uct70", 1), Outsider("uct70", 1)
    assert hasty.choose(view, 0.0) in view.actions
    assert thorough.choose(view, math.inf) in view.actions
    assert (hasty.done, thorough.done) == (1, 70)


def test_matches_depend_on_the_seed_and_not_on_the_threads():
    cast = ["uct9", "flat9"]
    one, two = (play_matches(FOUR, FOUR.new(2), cast, 4, seed=3, threads=n) for n in (1, 2))
    other = play_matches(FOUR, FOUR.new(2), cast, 4, seed=4)
    assert one.finals.tobytes() == two.finals.tobytes() != other.finals.tobytes()


def test_it_sits_among_our_bots():
    batch = play_matches(FOUR, FOUR.new(2), ["uct60", "random"], 6, seed=1)
    assert [int(batch.sheets.rank[match, match % 2]) for match in range(6)] == [1] * 6


def test_it_answers_in_many_games_at_once():
    states, actions = np.array([four_in_a_row("ababab").state]).view(np.recarray), np.array([-1])
    Crowd("uct60", FOUR, 2).choose(states, np.array([True]), actions)
    assert actions.tolist() == [0]


def in_the_midst(name):
    """A position of a random game of three, somebody to choose."""
    table, mind = Table(load(name), 3, seed="3"), bot("random", 3)
    while table.ply < 40 or table.actor < 0 or len(table.legal()) < 2:
        table.roll() if table.actor < 0 else table.push(mind.choose(view_of(table, table.actor)))
    return table


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_nature_is_rolled_and_is_no_node(name):
    table = in_the_midst(name)
    _, tree = explored(table, 300)
    assert set(tree.chooser[1:].tolist()) <= {0, 1, 2}
    assert sum(visits(tree, table.game.actions)) == tree[ROOT].visits == 300
    assert tree[ROOT].total.sum() == pytest.approx(300, abs=0.01)


LAST_CITY = """2p; options map=fixed; round 5; won P1 P2; founded P1 3; founded P2 3; b2=P1[1]
    b5=P1[1] e2=P1[1]; k8=P2[1]; a5=P2(6); j7=P1(1) j9=P1(1) l9=P1(1); steps 9; at P1 move"""
LAST_TURN = """2p; pantheons aztec norse; round 25; doom 24; at P1 action; e1=P1/0 e2=P1/2 c1=-/P1:1
    e9=P2/3 e8=P2/1"""


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["uct100", "flat100"])
@pytest.mark.parametrize(("game", "position"), [("gog", LAST_CITY), ("bello", LAST_TURN)])
def test_it_wins_what_can_be_won_in_this_turn(name, game, position):
    table, mind = Table.at(game, position), bot(name, 1)
    while not table.is_over:
        assert table.actor == 0
        table.push(mind.choose(view_of(table, 0), math.inf))
    assert table.result.ranks == [1, 2]


@pytest.mark.parametrize("name", ["uct", "flat", "uct0", "flat007", "uct1000001", "uct" + "9" * 9])
def test_a_number_of_simulations_is_asked_for(name):
    for check in (check_bot, check_player, bot):
        with pytest.raises(Wrong, match=f"from 1 to 1,000,000, as uct200, not '{name}'") as wrong:
            check(name)
        assert "de 1 à 1" in wrong.value.said_in("fr")


@pytest.mark.parametrize("name", ["uct-5", "flatter", "UCT9", "uct٣"])
def test_what_only_looks_alike_is_no_outsider(name):
    with pytest.raises(LookupError, match=f"no bot called '{name}'; there are .*uctN, flatN"):
        check_bot(name)


def test_it_is_one_of_ours_and_no_guest():
    assert (check_bot("uct1000000"), check_player("flat1")) == ("uct1000000", "flat1")
    assert is_guest("uct:Mine")
    assert not is_guest("uct200")
    assert isinstance(bot("uct200"), Outsider)
    assert isinstance(bot("level1"), Mind)
