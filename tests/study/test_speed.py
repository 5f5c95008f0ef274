"""Speeds are measured on positions worth it."""

import pytest

from theomachy.games import load
from theomachy.kernel import ask
from theomachy.study.speed import few_positions, searches


def test_a_search_is_measured_where_there_is_something_to_decide():
    game = load("connect_four")
    positions = few_positions(game, 2)
    assert len(positions) == 5
    assert all(len(game.legal_actions(s)) > 1 for s in positions)
    assert ask.actor(positions[0]) == 0


@pytest.mark.compiled_only
def test_simulations_are_counted():
    game = load("connect_four")
    assert searches(game, 2, seconds=0.01, plays_on=False) > 1000
    assert searches(game, 2, seconds=0.01, plays_on=True) > 1000
