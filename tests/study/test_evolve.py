"""Evolution: the better policy succeeds, the policy follows it, the seed decides all."""

import numpy as np
import pytest

from theomachy.bots.opinions import opinion_of
from theomachy.games import load
from theomachy.study import evolve as study
from theomachy.study.evolve import evolve, shares_by_rank, succeed

pytestmark = pytest.mark.compiled_only
BELLO = load("bello")


def test_a_better_policy_succeeds():
    policy = opinion_of(BELLO).policy
    openings = [BELLO.new(2), BELLO.new(4)]
    assert succeed(BELLO, openings, policy, 20, seed=1) > 0.0
    assert succeed(BELLO, openings, 0.0 * policy, 20, seed=1) < -2.0


def test_the_policy_follows_the_best_and_flees_the_worst():
    shares = shares_by_rank(8)
    assert shares.sum() == pytest.approx(0.0)
    assert (np.diff(shares) <= 0.0).all()
    assert shares[0] > 0.0 > shares[-1]


def test_what_succeeds_is_found(monkeypatch):
    """As if the most successful policy were the baseline."""
    opinion = opinion_of(BELLO)
    aim = np.where(opinion.baseline == 0.0, opinion.policy, 5.0 * opinion.baseline)

    def near(game, openings, policy, games, seed, threads):
        return -float((((policy - aim) / (abs(aim) + 0.1)) ** 2).sum())

    monkeypatch.setattr(study, "succeed", near)
    found = evolve(BELLO, 300, 2, seed=1)
    assert near(BELLO, [], found, 2, 1, 1) > 0.01 * near(BELLO, [], opinion.policy, 2, 1, 1)


def test_the_seed_decides_all():
    one = evolve(BELLO, 1, 2, seed=1, threads=1)
    assert np.array_equal(one, evolve(BELLO, 1, 2, seed=1, threads=2))
    assert not np.array_equal(one, evolve(BELLO, 1, 2, seed=2))
