"""Error bars, against figures of the literature, and how many games are needed for them."""

import math

import pytest

from theomachy.study.findings import Sample
from theomachy.study.intervals import DOUBT, NOWHERE, apart, student, welch, wilson, within, z_of
from theomachy.study.planning import doubt_at, games_to_tell, games_within, looks


def between(a, of_a, b, of_b):
    return apart(a / of_a, wilson(a, of_a), b / of_b, wilson(b, of_b))


@pytest.mark.parametrize(
    ("shares", "ends"),
    [
        ((56, 70, 48, 80), (0.0524, 0.3339)),
        ((9, 10, 3, 10), (0.1705, 0.8090)),
        ((10, 10, 0, 10), (0.6075, 1.0000)),
        ((0, 10, 0, 10), (-0.2775, 0.2775)),
    ],
)
def test_newcombes_own_examples(shares, ends):
    assert between(*shares) == pytest.approx(ends, abs=5e-5)


def test_a_doubt_is_as_many_deviations():
    assert z_of(DOUBT) == pytest.approx(1.959964, abs=1e-6)
    assert z_of(1e-12) > 7


@pytest.mark.parametrize(("freedom", "quantile"), [(10, 2.22814), (30, 2.04227), (1000, 1.96234)])
def test_students_quantile(freedom, quantile):
    assert student(z_of(DOUBT), freedom) == pytest.approx(quantile, abs=1e-3)


def test_welchs_interval_is_that_of_the_books():
    """Two samples of which means, variances and sizes are known."""
    a, b = sample(20.0, 4.0, 16), sample(17.0, 25.0, 12)
    error = math.sqrt(4 / 16 + 25 / 12)
    freedom = error**4 / ((4 / 16) ** 2 / 15 + (25 / 12) ** 2 / 11)
    low, high = welch(a, b, z_of(DOUBT))
    assert freedom == pytest.approx(13.6, abs=0.1)
    assert (low + high) / 2 == pytest.approx(3.0)
    assert (high - low) / 2 == pytest.approx(2.1503 * error, rel=2e-3)


def sample(mean, variance, games):
    return Sample(games, mean * games, variance * (games - 1) + games * mean**2)


def test_of_one_game_nothing_is_known_and_of_equal_ones_all():
    one, same = Sample(1, 5.0, 25.0), sample(3.0, 0.0, 10)
    assert within(one, 2.0) == welch(one, same, 2.0) == NOWHERE
    assert welch(same, same, 2.0) == (0.0, 0.0)
    assert within(same, 2.0) == (3.0, 3.0)


def test_samples_are_added_as_if_counted_at_once():
    assert sample(3.0, 0.0, 4).mean == 3.0
    assert Sample(2, 3.0, 5.0) + Sample(1, 3.0, 9.0) == Sample(3, 6.0, 14.0)
    assert Sample(3, 6.0, 14.0).variance == pytest.approx(1.0)
    assert Sample().variance == Sample().mean == 0.0


def test_how_many_games_a_precision_and_a_difference_take():
    z = z_of(DOUBT)
    assert games_within(0.01, 0.25, z) == 9604
    assert games_to_tell(0.1, 0.5 * 0.5 + 0.6 * 0.4, z) == 515
    assert games_to_tell(0.0, 0.5, z) is None


def test_so_many_games_do_bring_so_narrow_an_interval():
    low, high = wilson(4802, 9604)
    assert (high - low) / 2 == pytest.approx(0.01, rel=1e-3)


def test_looks_double_and_use_up_the_doubt_there_is():
    assert looks(64000) == [2000, 4000, 8000, 16000, 32000, 64000]
    assert looks(200) == [50, 100, 200]
    assert looks(10) == [10]
    used = [doubt_at(*pair, 64000) for pair in zip(looks(64000), [0, *looks(64000)])]  # noqa: B905
    assert sum(used) == pytest.approx(DOUBT)
    assert all(0 < one < DOUBT for one in used)
