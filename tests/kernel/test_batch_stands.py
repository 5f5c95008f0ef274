"""A batch stands where another stands, to try out what may follow."""

import numpy as np
import pytest

from theomachy.games import load
from theomachy.kernel.batch import Batch
from theomachy.locales import Wrong

GAME = load("connect_four")


@pytest.fixture
def under_way():
    batch = Batch(GAME, 2, 3, seed=1)
    for column in (3, 3, 0):
        batch.step(np.full(3, column))
    return batch


def test_it_stands_there_and_may_be_played_on(under_way):
    other = Batch(GAME, 2, 3, seed=2)
    other.stand_as(under_way)
    assert other.observe().tobytes() == under_way.observe().tobytes()
    assert other.mark().tobytes() == under_way.mark().tobytes()
    assert other.seats.tolist() == under_way.seats.tolist()
    other.step(np.array([1, 2, 3]))
    assert other.states.tobytes() != under_way.states.tobytes()


def test_its_dice_are_its_own(under_way):
    other, alike = Batch(GAME, 2, 3, seed=2), Batch(GAME, 2, 3, seed=2)
    other.stand_as(under_way)
    assert other.any_actions().tolist() == alike.any_actions().tolist()


def test_it_stands_at_no_other_table(under_way):
    with pytest.raises(Wrong):
        under_way.stand_as(Batch(GAME, 2, 4, seed=1))
    assert under_way.observe().any()
