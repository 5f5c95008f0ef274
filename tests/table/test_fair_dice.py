"""The dice are even: always the same draws, so the answer is certain."""

import dice as fairness
import numpy as np


def test_the_draws_of_many_games_are_even_alone_and_in_pairs():
    found = fairness.tried(40_000)
    assert max(map(abs, found.values())) < fairness.MOST


def test_a_loaded_die_is_found_out():
    assert fairness.deviation(np.array([5000, 5000, 5000, 5000, 5000, 4000])) > fairness.MOST
    assert fairness.deviation(np.full(1000, 77)) < -fairness.MOST
