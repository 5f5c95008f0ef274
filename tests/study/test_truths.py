"""Intervals hold the truth as often as they promise, where the truth is known."""

import pytest
from truths import covered

TRUTHS, GAMES = 600, 4000


@pytest.fixture(scope="module")
def held():
    return covered(TRUTHS, GAMES)


@pytest.mark.parametrize("told", ["order", "ending", "mean"])
def test_an_interval_holds_the_truth_19_times_in_20(held, told):
    assert 0.93 <= held[told] <= 0.97


@pytest.mark.parametrize("told", ["furthest from fair", "all of a report", "all, when decided"])
def test_what_holds_together_holds_so_often_at_least(held, told):
    assert held[told] >= 0.95


def test_deciding_saves_games(held):
    assert held["decided early"] > 0
