"""What opinions rest on: every feature has a weight, and can be told of every position."""

import json
import random

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots.opinions import features, opinion_of
from theomachy.bots.weights import weights_file
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE
from theomachy.kernel.drive import play_many

PLIES = 160
KEYS = ["levels", "baseline", "policy", "value", "forecast"]


def features_of_all_seats(game, s):
    of_seats = np.full((int(s.players), len(opinion_of(game).names)), np.nan)
    for seat in range(s.players):
        features(s, seat, of_seats[seat])
    return of_seats


@pytest.mark.parametrize("name", SHELF)
def test_every_feature_has_a_weight_and_every_weight_a_feature(name):
    text = weights_file(name).read_text()
    weights = json.loads(text)
    names = opinion_of(load(name)).names
    assert [key for key in weights if key != "search"] == KEYS
    forecast = weights["forecast"]
    assert list(forecast) == [str(players) for players in load(name).players]
    rows = [weights["baseline"], weights["policy"], weights["value"], *forecast.values()]
    assert all(tuple(row) == names for row in rows)
    for factors in opinion_of(load(name)).styles.values():
        assert set(factors) <= set(names)
    assert text == json.dumps(weights, indent=1) + "\n"


@pytest.mark.plain_only
@pytest.mark.parametrize("name", SHELF)
def test_features_are_numbers_all_the_way(name):
    game, chosen = load(name), random.Random(3)
    for players in game.players:
        table = Table(game, players, seed=players)
        while not table.is_over and table.ply < PLIES:
            if table.actor == NATURE:
                table.roll()
            else:
                table.push(chosen.choice(game.legal_actions(table.state)))
            assert np.isfinite(features_of_all_seats(game, table.state)).all()


@pytest.mark.plain_only
@pytest.mark.parametrize("name", SHELF)
def test_a_finished_game_has_features_too(name):
    game = load(name)
    for players in game.players:
        final = play_many(game, game.new(players), 1, seed=players).finals[0]
        assert np.isfinite(features_of_all_seats(game, final)).all()


def test_where_nothing_was_foretold_the_value_is_told():
    opinion = opinion_of(load("bello"))
    assert opinion.forecast(2) is opinion.forecasts[2]
    assert opinion.forecast(99) is opinion.value
