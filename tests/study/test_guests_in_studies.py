"""Guests in an arena and in many games: counted like others, and their forfeits beside them."""

import json
import pathlib
import sys

import pytest

from theomachy.bots.guests import Bounds
from theomachy.games import load
from theomachy.study.arena import Arena
from theomachy.study.ledger import Ledger
from theomachy.study.simulate import simulate
from theomachy.study.standings import report

FOUR = load("connect_four")
SHELL = f"program:sh {pathlib.Path(__file__).parents[2] / 'examples/bots/first.sh'}"
READY = """echo '{"type":"ready","protocol":1}'"""
BOUNDS = Bounds(600.0, 600.0, 600.0)
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")


@pytest.fixture
def babbler(tmp_path):
    file = tmp_path / "babbler"
    file.write_text(f"{READY}\nwhile read -r line; do echo what?; done\n")
    return f"program:sh {file}"


def arena_of(*bots):
    return Arena(FOUR, bots, seed=3, bounds=BOUNDS)


def test_an_arena_with_guests_ends_and_depends_on_its_seed_alone(babbler):
    arena, found = arena_of(SHELL, babbler, "random"), []
    for threads in (1, 2):
        played = []
        arena.play_all(range(6), played.extend, threads)
        found.append(report(arena, played))
    assert found[0] == found[1]
    by_name = {one.bot: one for one in found[0].standings}
    assert (by_name[babbler].wins, by_name[babbler].forfeits) == (0, 4)
    assert (by_name[SHELL].games, by_name[SHELL].forfeits) == (4, 0)
    assert {lost.detail for lost in found[0].forfeits} == {"what?"}


def test_matches_without_guests_are_those_of_an_arena_without_guests():
    alone, beside = Arena(FOUR, ["greedy", "random"], seed=3), arena_of("greedy", "random", SHELL)
    number = next(n for n in range(6) if beside.seats(n) == alone.seats(0))
    assert beside.play(range(number, number + 1))[0].forfeits == ()


def test_forfeits_are_kept_in_the_file_of_an_arena(tmp_path, babbler):
    arena = arena_of(babbler, "random")
    ledger = Ledger(tmp_path / "kept", arena)
    arena.play_all(range(2), ledger.keep)
    again = Ledger(tmp_path / "kept", arena)
    assert again.matches == ledger.matches
    assert [match.forfeits[0].offence for match in again.matches.values()] == ["nonsense"] * 2
    assert arena.header["minds"][babbler] == "guest"


def test_many_games_with_guests_are_counted_and_kept(babbler, tmp_path):
    found = simulate(FOUR, 2, 4, [SHELL, babbler], bounds=BOUNDS)
    assert [share.wins for share in found.by_bot] == [4, 0]
    assert len(found.as_json()["forfeits"]) == 4
    assert (
        simulate(FOUR, 2, 4, [SHELL, babbler], bounds=BOUNDS, save=tmp_path / "rows.jsonl") == found
    )
    rows = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()[1:]]
    assert all(row["did_drop"] == row["own_decisions"] == row["discs"] for row in rows)
    assert {row["rank"] for row in rows if row["bot"] == babbler} == {2}
    assert found.digest == simulate(FOUR, 2, 4, [SHELL, babbler], bounds=BOUNDS, threads=2).digest
