"""What many games say of luck: each game's account is closed, and intervals are those of a mean."""

import pytest

from theomachy.games import load
from theomachy.study.luck import lot_of, mean_within


def test_a_mean_comes_with_its_interval():
    mean, half = mean_within([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert half == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2, abs=1e-3)


@pytest.mark.compiled_only
def test_a_lot_is_decided_by_its_seed_and_adds_up():
    one, same, other = (lot_of(load("storm"), ("random", "greedy"), seed) for seed in (4, 4, 5))
    assert one == same != other
    assert one.error < 1e-12
    assert one.is_found
    assert sum(one.luck) == pytest.approx(0.0, abs=1e-12)
