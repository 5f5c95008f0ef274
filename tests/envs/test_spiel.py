"""OpenSpiel's own suite, and what it leaves out. The long games are cut short by their own options;
at full length they are `python bench/spiel.py`."""

import re

import numpy as np
import pyspiel
import pytest
from shortened import SHORT

from theomachy.envs import spiel
from theomachy.games import load, names
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.locales import Wrong
from theomachy.table import IllegalMove

GAMES = ["connect_four"] if IS_PLAIN else names()
CASES = [(name, players) for name in GAMES for players in load(name).players]
SIMULATIONS = 5 if IS_PLAIN else 100


def made(name, players=2):
    return pyspiel.load_game(spiel.PREFIX + name, {"players": players, **SHORT[name]})


def played(state, seed=1):
    """To the end, at random."""
    rng = np.random.default_rng(seed)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        yield state


@pytest.mark.parametrize(("name", "players"), CASES)
def test_openspiel_finds_nothing(name, players):
    pyspiel.random_sim_test(made(name, players), SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_every_game_is_registered_with_its_players_and_options(name):
    game, known = pyspiel.load_game(spiel.PREFIX + name), load(name)
    assert game.num_distinct_actions() == known.decisions
    assert game.observation_tensor_shape() == [known.observation.size]
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    asked = set(game.get_type().parameter_specification)
    assert asked == {"players", *(option.name for option in known.options)}


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_exact_and_all_of_them(name):
    for state in played(made(name).new_initial_state()):
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            assert list(outcomes) == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_its_history(name):
    game = made(name)
    *_, state = played(game.new_initial_state())
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert (str(again), again.returns()) == (str(state), state.returns())
    assert sum(state.returns()) == pytest.approx(1)


def test_a_clone_goes_its_own_way():
    state = made("connect_four").new_initial_state()
    twin = state.clone()
    twin.apply_action(3)
    assert str(twin) != str(state)
    assert (state.information_state_string(), state.picture().count("x")) == ("", 0)


@pytest.mark.compiled_only
def test_a_seat_remembers_its_own_bid_and_not_that_of_a_rival():
    state = made("godstorm").new_initial_state()
    while "bid" not in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(state.legal_actions()[0])
    bidder, most = state.current_player(), state.legal_actions()[-1]
    low, high = state.child(state.legal_actions()[0]), state.child(most)
    assert low.information_state_string(bidder) != high.information_state_string(bidder)
    assert low.information_state_string(1 - bidder) == high.information_state_string(1 - bidder)
    assert low.observation_string(1 - bidder) == high.observation_string(1 - bidder)
    assert "bid ?" in low.information_state_string(1 - bidder)


def test_an_illegal_action_is_refused_and_changes_nothing():
    state = made("connect_four").new_initial_state()
    for _ in range(6):
        state.apply_action(0)
    before = str(state), state.history()
    with pytest.raises(IllegalMove, match="C4-"):
        state.apply_action(0)
    with pytest.raises(Wrong, match="no action"):
        state.apply_action(7)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize("action", [None, "drop a", 1.5])
def test_openspiel_itself_refuses_what_is_no_number(action):
    state = made("connect_four").new_initial_state()
    with pytest.raises(TypeError):
        state.apply_action(action)
    assert state.history() == []


def test_nothing_is_played_after_the_game():
    *_, state = played(made("connect_four").new_initial_state())
    before = str(state), state.history()
    with pytest.raises(IllegalMove, match="over"):
        state.apply_action(0)
    assert (str(state), state.history(), state.legal_actions()) == (*before, [])


@pytest.mark.parametrize("player", [2, -1, 9, 1.0, "P1", None])
@pytest.mark.parametrize("recall", [True, False])
def test_only_who_sits_there_looks(player, recall):
    state = made("connect_four").new_initial_state()
    observer = spiel.SpielObserver(load("connect_four"), recall)
    with pytest.raises(Wrong, match="no seat"):
        observer.string_from(state, player)
    with pytest.raises(Wrong, match="no seat"):
        observer.set_from(state, player)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("theomachy_bello(players=7)", "not 7"),
        ("theomachy_bello(players=0)", "not 0"),
        ("theomachy_bello(doomsday=99)", "doomsday"),
        ("theomachy_bello(powers=maybe)", "powers"),
    ],
)
def test_a_wrong_order_is_one_clear_error(asked, told):
    with pytest.raises(Wrong, match=re.escape(told)):
        pyspiel.load_game(asked)


@pytest.mark.parametrize("asked", ["theomachy_bello(colour=red)", "theomachy_bello(players=two)"])
def test_openspiel_itself_refuses_what_is_no_parameter(asked):
    with pytest.raises(pyspiel.SpielError, match="parameter"):
        pyspiel.load_game(asked)
