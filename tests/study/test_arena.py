"""The arena: fair seats, counted right, the same for the same seed, resumed where it stopped."""

import json
from collections import Counter
from xml.etree import ElementTree

import pytest

from theomachy.games import load
from theomachy.study.arena import Arena, Match
from theomachy.study.drawing import draw_shares
from theomachy.study.ledger import Ledger
from theomachy.study.ratings import ratings
from theomachy.study.standings import report

BELLO, FOUR = load("bello"), load("connect_four")
CROWD = ("random", "greedy", "level1", "level2", "level3")


def played(arena, games, threads=1):
    found = []
    arena.play_all(range(games), found.extend, threads)
    return found


def kept(path, arena, matches):
    ledger = Ledger(path, arena)
    arena.play_all([match for match in matches if match not in ledger.matches], ledger.keep)
    return ledger


@pytest.mark.parametrize(("bots", "players"), [(CROWD, 2), (CROWD, 3), (CROWD[:3], 3), (CROWD, 5)])
def test_in_a_round_everybody_takes_every_seat_and_meets_everybody_equally_often(bots, players):
    arena = Arena(BELLO, bots, players)
    seats = [arena.seats(match) for match in range(arena.round)]
    taken = Counter((seat, bot) for table in seats for seat, bot in enumerate(table))
    met = Counter((a, b) for table in seats for a in table for b in table if a < b)
    assert len(taken) == players * len(bots)
    assert len(set(taken.values())) == len(set(met.values())) == 1


def test_seats_left_over_are_taken_by_the_last():
    arena = Arena(BELLO, ["level6", "greedy"], 4)
    assert arena.round == 4
    assert arena.seats(0) == ("level6", "greedy", "greedy", "greedy")
    assert [arena.seats(match).index("level6") for match in range(8)] == [0, 3, 2, 1] * 2


def test_neighbours_change_from_round_to_round():
    arena = Arena(BELLO, ["random", "greedy", "level1"], 3)
    before = [arena.seats(match) for match in (0, 3)]
    assert before == [("random", "greedy", "level1"), ("random", "level1", "greedy")]


def test_matches_are_played_in_runs_of_one_cast():
    assert list(Arena(FOUR, ["greedy", "random"]).spans([0, 1, 2, 5, 6])) == [range(3), range(5, 7)]
    assert list(Arena(BELLO, CROWD[:3]).spans(range(4))) == [range(2), range(2, 4)]
    assert len(list(Arena(FOUR, ["level4", "random"]).spans(range(3)))) == 3
    assert len(list(Arena(FOUR, ["greedy", "random"]).spans(range(120)))) == 3


def test_a_result_depends_on_the_seed_and_not_on_the_threads():
    arena = Arena(FOUR, ["greedy", "random"], seed=4)
    one, two = (report(arena, played(arena, 60, threads)) for threads in (1, 2))
    assert one == two
    other = Arena(FOUR, ["greedy", "random"], seed=5)
    assert report(other, played(other, 60)) != one
    assert sum(standing.wins for standing in one.standings) == pytest.approx(60)
    assert one.standings[0].bot == "greedy"


@pytest.mark.compiled_only
def test_a_match_says_who_sat_where_and_how_it_ended():
    arena = Arena(BELLO, ["greedy", "random"], 3, seed=1, options={"doomsday": 12})
    first, second, third = sorted(played(arena, 3), key=lambda match: match.match)
    assert second.seats == ("random", "random", "greedy")
    assert second.ranks.index(1) == 2
    assert max(third.points) == third.points[third.ranks.index(1)]
    assert first.reason == "doomsday"
    assert first.decisions > 20


def test_shared_victories_and_ties_are_shared():
    arena = Arena(BELLO, ["greedy", "random"], 3)
    tie = Match(0, ("greedy", "random", "random"), (1, 1, 3), (5, 5, 2), 9, "doomsday")
    found = report(arena, [tie])
    greedy, random = found.standings
    assert (greedy.bot, greedy.games, greedy.wins, greedy.mean_rank) == ("greedy", 1, 0.5, 1)
    assert (random.games, random.share, random.mean_rank) == (2, 0.25, 2)
    assert [(met.games, met.share) for met in found.meetings] == [(2, 0.75)]


def test_nothing_played_is_a_report_too():
    found = report(Arena(BELLO, ["greedy", "random"]), [])
    assert (found.games, found.meetings) == (0, [])
    assert found.standings[0].interval == (0.0, 1.0)


def test_a_file_is_gone_on_with_where_it_stopped(tmp_path):
    arena, path = Arena(FOUR, ["greedy", "random"], seed=2), tmp_path / "four.jsonl"
    kept(path, arena, range(4))
    path.write_text(path.read_text()[:-20])
    assert sorted(Ledger(path, arena).matches) == [0, 1, 2]
    ledger = kept(path, arena, range(10))
    assert list(Ledger(path, arena).matches.values()) == list(ledger.matches.values())
    assert report(arena, ledger.matches.values()) == report(arena, played(arena, 10))
    assert len(path.read_text().splitlines()) == 11


@pytest.mark.parametrize(
    ("arena", "told"),
    [
        (Arena(BELLO, ["greedy", "random"], seed=2), "seed was 1, not 2"),
        (Arena(BELLO, ["random", "greedy"], seed=1), "bots was greedy,random, not random,greedy"),
        (Arena(BELLO, ["greedy", "random"], 3, 1), "players was 2, not 3"),
        (Arena(BELLO, ["greedy", "random"], 2, 1, {"powers": "off"}), "powers was on, not off"),
        (Arena(FOUR, ["greedy", "random"], seed=1), "game was bello, not connect_four"),
    ],
)
def test_a_file_of_another_arena_is_refused(tmp_path, arena, told):
    path = tmp_path / "bello.jsonl"
    Ledger(path, Arena(BELLO, ["greedy", "random"], seed=1))
    with pytest.raises(ValueError, match=f"is of another arena: {told}"):
        Ledger(path, arena)


def test_a_file_of_bots_that_thought_otherwise_is_refused(tmp_path):
    arena, path = Arena(FOUR, ["greedy", "random"]), tmp_path / "four.jsonl"
    old = arena.header | {"minds": arena.header["minds"] | {"greedy": "0"}}
    path.write_text(json.dumps(old) + "\n")
    with pytest.raises(ValueError, match="another arena: greedy thought otherwise then"):
        Ledger(path, arena)


@pytest.mark.parametrize(
    ("text", "told"),
    [("# Readme\n", "is no file of an arena"), ("{}\n", "is no file of an arena")],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, text, told):
    path = tmp_path / "other"
    path.write_text(text)
    with pytest.raises(ValueError, match=told):
        Ledger(path, Arena(FOUR, ["greedy", "random"]))
    assert path.read_text() == text


def test_a_line_that_is_no_match_is_refused_by_its_number(tmp_path):
    arena, path = Arena(FOUR, ["greedy", "random"]), tmp_path / "four.jsonl"
    path.write_text(json.dumps(arena.header) + '\n{"match": 1}\n')
    with pytest.raises(ValueError, match="line 2: this is no match"):
        Ledger(path, arena)


@pytest.mark.parametrize(
    ("bots", "players", "told"),
    [
        (["greedy"], 2, "two different bots"),
        (["greedy", "greedy"], 2, "two different bots"),
        (["greedy", "random", "greedy"], 2, "named twice"),
        (["greedy", "oracle"], 2, "no bot called 'oracle'"),
        (["greedy", "random"], 7, "bello is for 2-6 players, not 7"),
    ],
)
def test_wrong_arenas_are_refused(bots, players, told):
    with pytest.raises((ValueError, LookupError), match=told):
        Arena(BELLO, bots, players)


def test_ratings_follow_the_results():
    known = ratings([(("a", "b", "b"), (1, 2, 3))] * 20, ["a", "b", "c"])
    assert known["a"][0] > 25 > known["b"][0]
    assert known["a"][1] < known["c"][1] == pytest.approx(25 / 3)
    even = ratings([(("a", "b"), (1, 1))], ["a", "b"])
    assert even["a"] == even["b"]


def test_a_picture_has_a_line_for_everybody():
    drawn = draw_shares("a < b", [("level6", 0.7, (0.6, 0.8)), ("greedy", 0.3, (0.2, 0.4))], 0.5)
    picture = ElementTree.fromstring(drawn)
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a < b", "level6", "greedy", "70.0% (60.0% – 80.0%)"} <= set(texts)
    assert len([*picture.iter("{http://www.w3.org/2000/svg}circle")]) == 2
