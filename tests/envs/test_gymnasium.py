"""Gymnasium's own check, one seat that learns, and many games at once."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from shortened import SHORT

import theomachy.envs
from theomachy.envs.solo import Solo
from theomachy.envs.vector import Vector
from theomachy.games import load, names
from theomachy.kernel.batch import Batch
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.locales import Wrong

GAMES = ["connect_four"] if IS_PLAIN else names()


def solo(name="connect_four", **more):
    return Solo(name, options=SHORT[name], **more)


def vector(name="connect_four", games=6, **more):
    return Vector(name, games, options=SHORT[name], **more)


def any_of(mask, rng):
    return int(rng.choice(mask.nonzero()[0]))


def played(env, seed=1):
    """To the end at random: the last of what step gives, and the rewards on the way."""
    rng, rewards = np.random.default_rng(seed), []
    told = env.reset(seed=seed)[1]
    while True:
        *given, told = env.step(any_of(told["action_mask"], rng))
        rewards.append(given[1])
        if given[2]:
            return given, told, rewards


def rows_played(envs, steps, seed=1):
    rng = np.random.default_rng(seed)
    told = envs.reset(seed=seed)[1]
    for _ in range(steps):
        actions = np.array([any_of(mask, rng) for mask in told["action_mask"]])
        *given, told = envs.step(actions)
        yield given, told


@pytest.mark.parametrize("name", names())
def test_gymnasium_knows_every_game(name):
    called = f"theomachy/{name.title().replace('_', '')}"
    assert gymnasium.spec(f"{called}-v0").kwargs == {"game": name}
    assert gymnasium.spec(f"{called}SelfPlay-v0").vector_entry_point
    assert theomachy.envs.__doc__


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_finds_nothing(name):
    called = f"theomachy/{name.title().replace('_', '')}-v0"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(called, options=SHORT[name]).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_one_seat_learns_and_is_paid_at_the_end(name):
    players = load(name).players[-1]
    given, told, rewards = played(solo(name, players=players, seat=players - 1))
    assert given[1] == told["payoffs"][players - 1]
    assert set(rewards[:-1]) <= {0.0}
    assert sum(told["payoffs"]) == pytest.approx(1)
    assert not told["action_mask"].any()


def test_a_seed_says_all_the_dice_of_nature_and_of_rivals():
    one, same = (played(solo(seat=1), seed=4)[0][0].tolist() for _ in range(2))
    assert one == same


def test_without_a_seed_the_next_game_follows_from_the_first():
    def three():
        env = solo("bello")
        return [env.reset(seed=seed)[0].tolist() for seed in (4, None, None)]

    assert three() == three()


@pytest.mark.parametrize("rivals", ["greedy", ["random", "greedy"]])
@pytest.mark.compiled_only
def test_bots_of_the_house_are_rivals(rivals):
    given, *_ = played(Solo("bello", players=3, rivals=rivals, options=SHORT["bello"]))
    assert given[1] in (0, 0.5, 1)


class First:
    """A bot of somebody's own."""

    def choose(self, view, clock):
        return view.actions[0]


class Liar:
    def choose(self, view, clock):
        return (set(range(7)) - set(view.actions) or {-1}).pop()


def test_a_bot_of_ones_own_is_a_rival():
    env = solo(rivals=First())
    env.reset(seed=1)
    observed, *_ = env.step(6)
    assert observed.any()
    assert env.action_masks().all()


def test_a_rival_that_lies_is_an_error():
    with pytest.raises(Wrong, match="no action"):
        played(solo(seat=1, rivals=Liar()))


def test_whoever_plays_what_may_not_be_played_has_lost_there():
    env = solo(rivals=First(), illegal_reward=-2)
    env.reset(seed=1)
    for _ in range(3):
        env.step(0)
    _, reward, terminated, _, told = env.step(0)
    assert (reward, terminated) == (-2, True)
    assert "C4-" in told["refusal"]
    with pytest.raises(Wrong, match="reset"):
        env.step(1)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"game": "chess"}, "no game called"),
        ({"players": 9}, "not 9"),
        ({"players": "two"}, "whole number"),
        *(({"seat": seat}, "no seat") for seat in (2, -1, 1.0, True, "P1", None)),
        ({"rivals": "nobody"}, "no bot called 'nobody'"),
        ({"rivals": 7}, "no bot called '7'"),
        ({"rivals": ["random", "random"]}, "not 2"),
        ({"options": 1}, "mapping"),
        ({"render_mode": "film"}, "film"),
    ],
)
def test_a_wrong_order_is_one_clear_error(asked, told):
    with pytest.raises(Wrong, match=told):
        Solo(**{"game": "bello"} | asked)


def test_nothing_is_played_before_the_game():
    for env, action in ((solo(), 0), (vector(), np.zeros(6, int))):
        with pytest.raises(Wrong, match="reset"):
            env.step(action)
        with pytest.raises(Wrong, match="reset"):
            env.render()


def test_nothing_is_played_after_the_game():
    env = solo()
    played(env)
    with pytest.raises(Wrong, match="reset"):
        env.step(0)


@pytest.mark.parametrize("seed", [-1, 1.5, "one", True])
def test_a_seed_is_a_whole_number(seed):
    for env in (solo(), vector()):
        with pytest.raises(Wrong, match="A seed"):
            env.reset(seed=seed)


@pytest.mark.parametrize("action", [-1, 7, 10**9, None, "drop 1", 1.5, True, np.zeros(2)])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    env = solo(rivals=First())
    before = env.reset(seed=1)[0]
    with pytest.raises(Wrong, match="no action"):
        env.step(action)
    assert not before.any()
    assert env.step(6)[0].sum() == 2


def test_boards_are_drawn_in_letters(capsys):
    env, envs = solo(render_mode="ansi"), vector(games=2, render_mode="ansi")
    env.reset(seed=1)
    envs.reset(seed=1)
    assert envs.render() == (env.render(),) * 2
    played(solo(render_mode="human"))
    assert env.render().splitlines()[0] in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_what_the_spaces_say_and_games_go_on(name):
    envs = vector(name, players=load(name).players[-1])
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    ended = 0
    for (observed, rewards, done, cut, *_), told in rows_played(envs, 60):
        assert envs.observation_space.contains(observed)
        assert (rewards.shape, cut.any()) == ((6,), False)
        assert told["action_mask"].any(axis=1).all()
        assert (rewards[~done] == 0).all()
        ended += done.sum()
    assert ended > 0 or name != "connect_four"


def test_the_mover_is_told_how_his_game_ended():
    envs = vector()
    for (_, rewards, done, *_), told in rows_played(envs, 60):
        for game in done.nonzero()[0]:
            assert rewards[game] == told["payoffs"][game, told["mover"][game]]
            assert envs.single_observation_space.contains(told["final_obs"][game])
        assert done.any() == ("final_obs" in told)


def test_a_vector_is_a_batch_and_a_seed_says_which():
    envs, same = vector(), vector()
    assert np.array_equal(envs.reset(seed=3)[0], same.reset(seed=3)[0])
    assert isinstance(envs.batch, Batch)
    for one, other in zip(rows_played(envs, 30), rows_played(same, 30), strict=True):
        assert np.array_equal(one[0][0], other[0][0])


@pytest.mark.parametrize(
    "actions", [np.full(6, 7), np.full(6, -1), np.zeros(5, int), np.zeros(6), "pass", None]
)
def test_bad_actions_of_rows_are_an_error_and_change_nothing(actions):
    envs = vector()
    envs.reset(seed=1)
    before = envs.batch.save()
    with pytest.raises(Wrong):
        envs.step(actions)
    assert envs.batch.save() == before


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        *(({"num_envs": games}, "from 1 to") for games in (0, -1, 10**9)),
        *(({"num_envs": games}, "whole number") for games in ("six", 1.0, None, True)),
        ({"players": 7}, "not 7"),
        ({"players": "two"}, "whole number"),
        ({"options": 3}, "mapping"),
        ({"game": "chess"}, "no game called"),
        ({"render_mode": "human"}, "no way to draw"),
    ],
)
def test_a_wrong_order_of_rows_is_one_clear_error(asked, told):
    with pytest.raises(Wrong, match=told):
        Vector(**{"game": "bello", "num_envs": 2} | asked)
