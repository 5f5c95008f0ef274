"""One game under way, played action by action."""

import numpy as np
import pytest

from theomachy.games import load
from theomachy.kernel import ask
from theomachy.kernel.drive import play_many
from theomachy.kernel.philox import new_rng
from theomachy.kernel.single import Single
from theomachy.locales import Wrong

GAME = load("bello")
SHORT = {"doomsday": 12}


def begun(seed=1, players=3):
    single = Single(GAME, players, SHORT)
    single.begin(seed)
    return single


def played(single, rng):
    while not single.is_over:
        single.play(single.any_action(rng))
    return single


def test_it_stands_where_a_seat_decides_among_what_is_legal():
    single = begun()
    assert single.seat == ask.actor(single.state) >= 0
    assert single.mask.nonzero()[0].tolist() == list(GAME.legal_actions(single.state))


def test_it_is_played_to_its_end_and_scored():
    single = played(begun(), new_rng(5))
    assert ask.actor(single.state) == single.seat
    assert sum(single.payoffs) == pytest.approx(1)
    assert not single.mask.any()


def test_a_game_of_one_seed_is_always_the_same_and_the_next_another():
    one, same = played(begun(), new_rng(5)), played(begun(), new_rng(5))
    assert one.state.tobytes() == same.state.tobytes()
    numbers = []
    for _ in range(3):
        same.begin()
        numbers.append((same.seed, same.number))
    assert numbers == [(1, 1), (1, 2), (1, 3)]


def test_without_any_seed_there_is_one_all_the_same():
    single = Single(GAME, 2)
    single.begin()
    assert single.seed >= 0
    assert single.number == 0


def test_with_one_die_for_all_it_is_the_game_of_many():
    """The dice of nature and of the players are the same in a playout."""
    final = play_many(GAME, GAME.new(3, SHORT), 1, seed=1).finals[0]
    single = begun()
    while not single.is_over:
        single.play(single.any_action(single.rng))
    assert single.state.tobytes() == final.tobytes()


@pytest.mark.parametrize("seat", [-3, 0, 2])
def test_an_observation_is_that_of_the_kernel_in_an_array_of_its_own(seat):
    single, seen = begun(), np.zeros(GAME.observation.size, np.int8)
    ask.observe(single.state, seat, seen)
    assert np.array_equal(single.observe(seat), seen)
    assert single.observe(seat) is not single.observe(seat)


@pytest.mark.parametrize("seat", [-1, 3, "P1"])
def test_only_who_sits_there_looks(seat):
    with pytest.raises(Wrong, match="no seat"):
        begun().observe(seat)


@pytest.mark.parametrize("action", [-1, GAME.decisions, 1.0, None, "pass", True])
def test_what_is_no_action_is_said_and_changes_nothing(action):
    single = begun()
    before = single.state.tobytes()
    with pytest.raises(Wrong, match="no action"):
        single.allows(action)
    assert single.state.tobytes() == before


@pytest.mark.parametrize("seed", [-1, 1.5, "one", True])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(Wrong, match="A seed"):
        Single(GAME, 2).begin(seed)
