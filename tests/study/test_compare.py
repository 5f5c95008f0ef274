"""A beside B: found independently, the same for the same seed, told apart where they differ."""

import itertools
import json

import numba
import pytest

from theomachy.games import load
from theomachy.study.candidate import Candidate, own_seed, portion, portions
from theomachy.study.compare import Plan, compare, half
from theomachy.study.measures import UNFAIR

PLAIN = bool(numba.config.DISABLE_JIT)
GAMES = 10 if PLAIN else 200
FOUR = Candidate(load("connect_four"), {})
SHORT, USUAL = Candidate.read("bello", "doomsday=12"), Candidate.read("bello", "")


def plan(players=(2,), games=GAMES, **others):
    return Plan(players, ("random",), games, **others)


def rows(comparison):
    return {row.key: row for row in comparison.rows}


@pytest.fixture(scope="module")
def report():
    return compare((SHORT, USUAL), plan((2, 3)))


def test_a_setting_is_read_into_a_game_and_options():
    read = Candidate.read("storm", "attack_cost=max,powers=on")
    assert (read.game.name, read.options) == ("storm", {"attack_cost": "max", "powers": "on"})
    assert Candidate.read("storm", "").options == {}
    with pytest.raises(ValueError, match="name=value"):
        Candidate.read("storm", "powers")
    with pytest.raises(ValueError, match="doomsday cannot be 1"):
        Candidate.read("bello", "doomsday=1")


def test_a_setting_may_have_numbers_of_the_rulebook_set_otherwise():
    candidate = Candidate.read("storm", "income=3,attack_cost=max")
    assert candidate.game.full_name == "storm@income=3"
    assert candidate.options == {"attack_cost": "max"}


def test_a_comparison_tells_of_both_sides(report):
    assert (report.a.setting, report.a.options["doomsday"]) == ("doomsday=12", 12)
    assert (report.b.setting, report.b.options["doomsday"]) == ("", 24)
    assert [(one.players, one.games) for one in report.comparisons] == [(2, GAMES), (3, GAMES)]
    found = rows(report.comparisons[1])
    places = [found["order", place] for place in "123"]
    assert sum(row.a for row in places) == sum(row.b for row in places) == pytest.approx(1)
    assert all(row.fair == pytest.approx(1 / 3) for row in places)
    furthest = max(abs(row.a - row.fair) for row in places) / places[0].fair
    assert found["order", UNFAIR].a == pytest.approx(furthest)
    assert ("faction", UNFAIR) in found
    assert sum(row.a for key, row in found.items() if key[0] == "ending") == pytest.approx(1)
    json.dumps(report.as_json())


def test_the_interval_of_one_is_narrower_than_that_of_one_among_all(report):
    for row in itertools.chain(*(one.rows for one in report.comparisons)):
        assert row.interval[0] <= row.alone[0] <= row.difference <= row.alone[1] <= row.interval[1]
        assert row.is_told == (not row.interval[0] <= 0 <= row.interval[1])


@pytest.mark.compiled_only
def test_a_difference_is_told_apart_and_says_how_many_games_that_takes(report):
    row = rows(report.comparisons[0])["game", "length"]
    assert row.is_told
    assert row.difference < 0
    assert row.games_to_tell < GAMES


def test_the_seed_alone_decides_and_both_sides_have_dice_of_their_own():
    one = compare((FOUR, FOUR), plan(seed=4))
    assert compare((FOUR, FOUR), plan(seed=4), threads=2) == one
    assert compare((FOUR, FOUR), plan(seed=5)) != one
    length = rows(one.comparisons[0])["game", "length"]
    assert length.a != length.b
    assert own_seed(1, "a", 2) != own_seed(1, "b", 2) != own_seed(11, "b", 2)


@pytest.mark.compiled_only
def test_a_game_beside_itself_is_not_told_apart():
    comparison = compare((FOUR, FOUR), plan(games=2000)).comparisons[0]
    assert [row.key for row in comparison.rows if row.is_told] == []


@pytest.mark.compiled_only
def test_it_is_stopped_as_soon_as_it_is_decided():
    wanted = plan(games=20000, precision=0.05, until_decided=True)
    one = compare((FOUR, FOUR), wanted).comparisons[0]
    assert one.is_decided
    assert one.games in wanted.stops[:-1]
    assert all(half(row) <= 0.05 or row.is_told for row in one.rows if row.name in ("1", "2"))


def test_what_is_not_decided_plays_all_games_and_says_how_many_it_would_take():
    wanted = plan(precision=0.001, until_decided=True)
    one = compare((FOUR, FOUR), wanted).comparisons[0]
    assert (one.games, one.is_decided) == (GAMES, False)
    assert one.games_for_precision > 100_000


def test_once_stopped_it_tells_what_it_knows():
    asked = itertools.count()
    wanted = plan(games=1000, until_decided=True)
    [one] = compare((FOUR, FOUR), wanted, is_stopped=lambda: next(asked) > 0).comparisons
    assert one.games == wanted.stops[0] < 1000
    assert compare((FOUR, FOUR), wanted, is_stopped=lambda: True).comparisons == []


def test_portions_end_where_it_is_looked():
    assert list(portions([3, 10], 4)) == [range(3), range(3, 7), range(7, 10)]
    assert portion(FOUR.game, ["greedy", "level4"]) < portion(FOUR.game, ["greedy"])


@pytest.mark.parametrize(
    ("pair", "wanted", "told"),
    [
        ((SHORT, USUAL), plan((7,)), "for 2-6 players, not 7"),
        ((SHORT, USUAL), Plan((2,), ("oracle",), 10), "no bot called 'oracle'"),
        ((SHORT, USUAL), Plan((3,), ("greedy", "random"), 10), "3 players need 1 or 3"),
        ((SHORT, USUAL), Plan((2,), ("program:cat",), 10), "no bot called 'program:cat'"),
    ],
)
def test_what_cannot_be_played_is_refused(pair, wanted, told):
    with pytest.raises((ValueError, LookupError), match=told):
        compare(pair, wanted)
