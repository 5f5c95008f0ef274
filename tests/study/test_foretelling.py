"""What players are told of how likely they win comes true often enough to be worth telling."""

import math

import pytest

from theomachy.games import SHELF, load
from theomachy.study.foretelling import Foretold, foretell

GAMES = 12


def test_a_surprise_is_the_less_the_likelier_the_winner_was():
    game = Foretold([(0.5, 0.5), (0.9, 0.1), (0.1, 0.9)], [1.0, 0.0])
    assert list(game.surprises) == pytest.approx([-math.log(p) for p in (0.5, 0.9, 0.1)])
    assert list(game.hits) == [1.0, 1.0, 0.0]


def test_who_shares_a_victory_was_foretold_a_part_of_it():
    game = Foretold([(0.5, 0.25, 0.25)], [0.5, 0.5, 0.0])
    assert list(game.surprises) == pytest.approx([-(math.log(0.5) + math.log(0.25)) / 2])


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", SHELF)
def test_a_forecast_surprises_less_than_knowing_nothing(name):
    games = [foretell(load(name), 2, "level3", 100 + seed) for seed in range(GAMES)]
    surprises = [surprise for game in games for surprise in game.surprises]
    assert sum(surprises) / len(surprises) < math.log(2)


@pytest.mark.compiled_only
def test_the_same_seed_foretells_the_same():
    one, same, other = (foretell(load("storm"), 3, "level2", seed) for seed in (5, 5, 6))
    assert one == same
    assert one != other
    assert all(sum(each) == pytest.approx(1.0) for each in one.told)
