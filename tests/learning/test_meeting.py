"""How a network fares is found out seat by seat, every game once, with its interval."""

import numpy as np
import pytest

from theomachy.games import load
from train.curve import draw, keep
from train.many import Games
from train.meeting import Meeting, first_allowed, meet
from train.tree import Forest

GAME = load("connect_four")
COLUMNS = np.arange(GAME.observation.size)
POINTS = [
    {"minutes": 1.0, "share": 0.25, "low": 0.2, "high": 0.3},
    {"minutes": 2.0, "share": 0.75, "low": 0.7, "high": 0.8},
]


def allowed(mask):
    return mask[:, 0, None] >> np.arange(GAME.decisions) & 1


def met(decide=first_allowed, games=40):
    return meet(GAME, 2, COLUMNS, decide, "random", games)


def test_who_stacks_discs_beats_who_drops_them_anywhere():
    """Always the first column that is open: whoever is left alone has four in it soon."""
    first = met()
    assert first.share > 0.6
    assert first == met()


def test_the_interval_holds_the_share_and_is_told():
    told = Meeting("greedy", 400, 240.0)
    low, high = told.interval
    assert low < told.share < high
    assert str(told) == "greedy 60.0% (55.1% – 64.7%, 400)"


def test_seats_are_taken_equally_often():
    assert met(games=7).games == 6


def test_each_seat_is_asked_in_its_own_games_alone():
    asked = []

    def count(seen, mask):
        asked.append(len(seen))
        return first_allowed(seen, mask)

    met(count, games=6)
    assert asked[:4] == [3, 3, 3, 3]


def test_a_curve_is_drawn_from_left_to_right_and_up():
    drawn = draw("storm & more", POINTS)
    assert "storm &amp; more" in drawn
    assert 'points="340.0,281.0 620.0,131.0"' in drawn


def test_a_curve_is_kept_as_lines_and_as_a_picture(tmp_path):
    keep(tmp_path, "storm", POINTS)
    assert (tmp_path / "curve.jsonl").read_text().count("\n") == 2
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


@pytest.fixture
def nearly_won():
    """The first has three in the first column."""
    games = Games(GAME, 2, 2)
    for column in (0, 1, 0, 1, 0, 1):
        games.play(np.full(2, column))
        games.wait()
    return games


def indifferent(seen, mask):
    likely = allowed(mask) / allowed(mask).sum(1, keepdims=True)
    return likely, np.full((len(seen), 2), 0.5)


def test_a_search_finds_the_victory(nearly_won):
    visits = Forest(Games(GAME, 2, 2, seed=1), 40).search(nearly_won, indifferent)
    assert visits.argmax(1).tolist() == [0, 0]
    assert visits.sum(1).tolist() == [40, 40]


def test_a_search_prevents_a_defeat(nearly_won):
    nearly_won.play(np.full(2, 6))
    nearly_won.wait()
    chance = np.random.default_rng(1)
    visits = Forest(Games(GAME, 2, 2, seed=1), 80).search(nearly_won, indifferent, chance)
    assert visits.argmax(1).tolist() == [1, 1]


def test_a_search_leaves_the_games_as_they_were(nearly_won):
    before = nearly_won.batches[0].states.tobytes()
    Forest(Games(GAME, 2, 2, seed=1), 10).search(nearly_won, indifferent)
    assert nearly_won.batches[0].states.tobytes() == before
