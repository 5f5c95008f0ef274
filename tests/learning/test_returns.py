"""What a decision was worth is counted along the decisions of its own seat."""

import numpy as np
import pytest

from train.returns import along_each_seat


def counted(movers, values, done, payoffs, trace):
    """Of one game: gains, and which of them are known."""
    steps = len(movers)
    gains, known = np.zeros((steps, 1), np.float32), np.zeros((steps, 1), bool)
    won = np.array(payoffs, float).reshape(steps, 1, -1)
    along_each_seat(
        np.array(movers).reshape(steps, 1), np.array(values, np.float32).reshape(steps, 1),
        np.array(done).reshape(steps, 1), won, trace, gains, known,
    )  # fmt: skip
    return gains[:, 0].astype(float).round(5).tolist(), known[:, 0].tolist()


MOVERS = [0, 0, 1, 0, 1]
VALUES = [0.5, 0.6, 0.3, 0.8, 0.1]
ENDED = [False] * 4 + [True]
NOBODY_YET = [[0, 0]] * 4


def test_without_trace_a_decision_looks_to_the_next_of_its_seat_alone():
    gains, known = counted(MOVERS, VALUES, ENDED, [*NOBODY_YET, [1, 0]], trace=0.0)
    assert gains == [0.1, 0.2, -0.2, 0.2, -0.1]
    assert all(known)


def test_with_full_trace_every_decision_looks_to_the_end():
    gains, _ = counted(MOVERS, VALUES, ENDED, [*NOBODY_YET, [1, 0]], trace=1.0)
    assert gains == [0.5, 0.4, -0.3, 0.2, -0.1]


def test_with_some_trace_surprises_fade():
    gains, _ = counted(MOVERS, VALUES, ENDED, [*NOBODY_YET, [1, 0]], trace=0.5)
    assert gains == [0.25, 0.3, -0.25, 0.2, -0.1]


def test_the_last_decisions_of_a_game_that_goes_on_are_not_known():
    gains, known = counted(MOVERS, VALUES, [False] * 5, [[0, 0]] * 5, trace=0.5)
    assert known == [True, True, True, False, False]
    assert gains == [0.2, 0.2, -0.2, 0.0, 0.0]


def test_nothing_is_hoped_for_from_the_next_game():
    done = [False, True, False, False, False]
    gains, known = counted(MOVERS, VALUES, done, [[0, 0], [0, 1], *[[0, 0]] * 3], trace=0.0)
    assert gains == [0.1, -0.6, -0.2, 0.0, 0.0]
    assert known == [True, True, True, False, False]


def test_a_seat_that_had_not_to_decide_loses_nothing():
    gains, _ = counted([2, 2], [0.5, 0.25], [False, True], [[0] * 3, [1, 0, 0]], trace=0.0)
    assert gains == [-0.25, -0.25]


def by_hand(movers, values, payoffs, trace, seat):
    """The definition: surprises of later decisions of the same seat, fading."""
    own = [step for step, mover in enumerate(movers) if mover == seat]
    ahead = [*(values[step] for step in own[1:]), payoffs[seat]]
    surprises = [later - values[step] for later, step in zip(ahead, own, strict=True)]
    faded = [
        sum(trace**k * one for k, one in enumerate(surprises[i:])) for i in range(len(surprises))
    ]
    return dict(zip(own, faded, strict=True))


@pytest.mark.parametrize("seed", range(5))
def test_it_is_what_the_definition_says(seed):
    rng = np.random.default_rng(seed)
    movers, values = rng.integers(0, 3, 30).tolist(), rng.random(30).round(3).tolist()
    payoffs, done = [[0, 0, 0]] * 29 + [[0.5, 0, 0.5]], [False] * 29 + [True]
    gains, _ = counted(movers, values, done, payoffs, trace=0.9)
    wanted = {}
    for seat in range(3):
        wanted |= by_hand(movers, values, payoffs[-1], 0.9, seat)
    assert gains == pytest.approx([wanted[step] for step in range(30)], abs=1e-4)
