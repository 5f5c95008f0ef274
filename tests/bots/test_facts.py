"""What opinions rest on: every fact has a weight, and can be told of every position."""

import json
import random

import numpy as np
import pytest

from theomachy import Table
from theomachy.bots.opinions import facts, opinion_of, weights_file, write_weights
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE
from theomachy.kernel.drive import play_many

PLIES = 160


def facts_of_all_seats(game, s):
    noted = np.full((int(s.players), len(opinion_of(game).names)), np.nan)
    for seat in range(s.players):
        facts(s, seat, noted[seat])
    return noted


@pytest.mark.parametrize("name", SHELF)
def test_every_fact_has_a_weight_and_every_weight_a_fact(name):
    text = weights_file(name).read_text()
    weights = json.loads(text)
    names = opinion_of(load(name)).names
    assert list(weights) == ["guessed", "taste", "value", "forecast"]
    forecast = weights["forecast"]
    assert list(forecast) == [str(players) for players in load(name).players]
    rows = [weights["guessed"], weights["taste"], weights["value"], *forecast.values()]
    assert all(tuple(row) == names for row in rows)
    for tastes in opinion_of(load(name)).styles.values():
        assert set(tastes) <= set(names)
    assert text == json.dumps(weights, indent=1) + "\n"


@pytest.mark.plain_only
@pytest.mark.parametrize("name", SHELF)
def test_facts_are_numbers_all_the_way(name):
    game, chosen = load(name), random.Random(3)
    for players in game.players:
        table = Table(game, players, seed=players)
        while not table.is_over and table.ply < PLIES:
            if table.actor == NATURE:
                table.roll()
            else:
                table.push(chosen.choice(game.legal_actions(table.state)))
            assert np.isfinite(facts_of_all_seats(game, table.state)).all()


@pytest.mark.plain_only
@pytest.mark.parametrize("name", SHELF)
def test_a_finished_game_has_facts_too(name):
    game = load(name)
    for players in game.players:
        final = play_many(game, game.new(players), 1, seed=players).finals[0]
        assert np.isfinite(facts_of_all_seats(game, final)).all()


def test_weights_are_written_for_people_too_and_leave_the_others(tmp_path):
    file = tmp_path / "some.json"
    write_weights("value", {"followers": 0.1}, file)
    assert json.loads(file.read_text()) == {"value": {"followers": 0.1}}
    write_weights("taste", {"followers": 2.0}, file)
    write_weights("value", {"followers": 0.3}, file)
    assert json.loads(file.read_text()) == {
        "value": {"followers": 0.3}, "taste": {"followers": 2.0},
    }  # fmt: skip
    assert len(file.read_text().splitlines()) == 8
    write_weights("forecast", {"2": {"followers": 0.4}}, file)
    write_weights("forecast", {"3": {"followers": 0.5}}, file)
    assert list(json.loads(file.read_text())["forecast"]) == ["2", "3"]


def test_where_nothing_was_foretold_the_value_is_told():
    opinion = opinion_of(load("bello"))
    assert opinion.forecast(2) is opinion.forecasts[2]
    assert opinion.forecast(99) is opinion.value
