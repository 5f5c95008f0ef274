"""PettingZoo's own suites, and what they leave out."""

import contextlib
import io
import subprocess
import sys
import warnings

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from shortened import SHORT

from theomachy.envs import zoo
from theomachy.games import names
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.locales import Wrong

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where pygame is, it imports games by names of the past
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

GAMES = ["connect_four"] if IS_PLAIN else names()
CYCLES = 20


def made(name, players=2, **more):
    return zoo.env(name, players, SHORT[name], **more)


def most_players(name):
    return made(name).game.players[-1]


def played(env, seed=1):
    """Whoever acts, and what it brought everybody."""
    env.reset(seed=seed)
    rng, actors, rewards = np.random.default_rng(seed), [], {}
    for agent in env.agent_iter():
        seen, reward, terminated, *_ = env.last()
        legal = seen["action_mask"].nonzero()[0]
        env.step(None if terminated else rng.choice(legal))
        actors.append(agent)
        rewards[agent] = reward
    return actors, rewards


@contextlib.contextmanager
def in_peace():
    """Their suites print, and want observations without masks or to be told by name."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")
        yield


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_nothing(name):
    with in_peace():
        for players in {2, most_players(name)}:
            api_test(made(name, players), num_cycles=CYCLES)
        seed_test(lambda: made(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_drawn_as_pettingzoo_wants_it(name):
    with in_peace():
        render_test(lambda **how: made(name, **how))


def test_turns_are_taken_in_parallel_by_the_stock_wrapper_alone():
    """Games of turns are not parallel; the wrapper lets all but one seat wait."""
    env = made("connect_four")
    assert not env.metadata["is_parallelizable"]
    env.metadata["is_parallelizable"] = True
    with in_peace():
        parallel_api_test(turn_based_aec_to_parallel(env), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_the_shares_of_the_win_and_come_at_the_end(name):
    actors, rewards = played(made(name, most_players(name)))
    assert sum(rewards.values()) == pytest.approx(1)
    assert sorted(set(actors)) == sorted(rewards)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_shown_what_is_his_and_only_who_acts_has_a_mask(name):
    env = made(name)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
    assert env.infos[env.agent_selection]["action_mask"].any()


def test_what_was_observed_is_not_written_over():
    env = made("connect_four")
    env.reset(seed=1)
    first = env.last()[0]
    kept = first["observation"].copy()
    env.step(3)
    assert np.array_equal(first["observation"], kept)


def test_whoever_plays_what_may_not_be_played_has_lost_there():
    env = made("connect_four")
    env.reset(seed=1)
    for _ in range(6):
        env.step(0)
    loser = env.agent_selection
    env.step(0)
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    assert all(env.truncations.values())
    assert "C4-" in env.infos[loser]["refusal"]
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_a_bet_on_illegal_moves_can_be_changed():
    env = made("connect_four", illegal_reward=0)
    env.reset(seed=1)
    for _ in range(7):
        env.step(0)
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("action", [-1, 7, 10**9, None, "drop 1", 1.5, np.zeros(2)])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    env = made("connect_four")
    env.reset(seed=1)
    with pytest.raises(Wrong, match="no action"):
        env.step(action)
    assert env.agent_selection == "player_0"


def test_nothing_is_played_before_the_game_or_after_it():
    env = made("connect_four", render_mode="ansi")
    for act in (lambda: env.step(0), env.last, env.render, lambda: env.observe("player_0")):
        with pytest.raises(Wrong, match="reset"):
            act()
    played(env)
    with pytest.raises(Wrong, match="reset"):
        env.step(0)


def test_the_dead_do_not_play():
    env = made("connect_four")
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(env.last()[0]["action_mask"].argmax())
    with pytest.raises(ValueError, match="None"):
        env.step(0)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"game": "chess"}, "no game called 'chess'"),
        ({"game": None}, "no game called 'None'"),
        ({"players": 7}, "not 7"),
        ({"players": "two"}, "whole number"),
        ({"players": 2.0}, "whole number"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"doomsday": 99}}, "doomsday"),
        ({"options": ["doomsday"]}, "mapping"),
        ({"render_mode": "rgb_array"}, "rgb_array"),
    ],
)
def test_a_wrong_order_is_one_clear_error(asked, told):
    with pytest.raises(Wrong, match=told):
        zoo.env(**{"game": "bello"} | asked)


@pytest.mark.parametrize("seed", [-1, 1.5, "one", True])
def test_a_seed_is_a_whole_number(seed):
    env = made("connect_four")
    env.reset(seed=1)
    before = env.last()[0]
    with pytest.raises(Wrong, match="A seed"):
        env.reset(seed=seed)
    assert env.last()[0] is before


@pytest.mark.parametrize("agent", ["player_2", "Zeus", 0, None])
def test_who_is_no_agent_is_told_who_is(agent):
    env = made("connect_four")
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(Wrong, match="no agent of this environment; there are player_0"):
            ask(agent)


@pytest.mark.parametrize(
    ("door", "package", "extra"), [("zoo", "pettingzoo", "envs"), ("spiel", "pyspiel", "spiel")]
)
def test_what_is_not_installed_is_named(door, package, extra):
    code = f"import sys; sys.modules[{package!r}] = None; import theomachy.envs.{door}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert f"pip install 'theomachy[{extra}]'" in done.stderr.splitlines()[-1]
