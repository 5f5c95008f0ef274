"""Evolution: the better rival leads, the taste follows, the seed decides all."""

import numpy as np
import pytest

from theomachy.bots.opinions import opinion_of
from theomachy.games import load
from theomachy.study.evolve import evolve, lead

pytestmark = pytest.mark.compiled_only
BELLO = load("bello")


def test_a_better_taste_leads():
    taste = opinion_of(BELLO).taste
    openings = [BELLO.new(2), BELLO.new(4)]
    assert lead(BELLO, openings, [taste, 0.0 * taste], 10, seed=1) > 0.3
    assert lead(BELLO, openings, [0.0 * taste, taste], 10, seed=1) < -0.3


def test_the_seed_decides_all():
    one = evolve(BELLO, 2, 4, seed=1, threads=1)
    assert np.array_equal(one, evolve(BELLO, 2, 4, seed=1, threads=2))
    assert not np.array_equal(one, evolve(BELLO, 2, 4, seed=2))
    assert (np.sign(one) == np.sign(opinion_of(BELLO).taste)).all()
