"""A row for each seat of each game: what stands in it, and in which files."""

import csv
import json
import pathlib
import re
import sys

import numba
import numpy as np
import pytest

from theomachy.games import load, names
from theomachy.kernel.drive import play_many
from theomachy.locales import Wrong
from theomachy.study.saving import KINDS, check_file
from theomachy.study.simulate import simulate

FOUR, BELLO = load("connect_four"), load("bello")
GAMES = 4 if numba.config.DISABLE_JIT else 700
PAGE = pathlib.Path(__file__).parents[2] / "docs/studies/rows.md"
QUICK = {"godstorm": {"epochs": 1}, "gog": {"round_cap": 10}, "bello": {"doomsday": 12}}


def saved(path, game=BELLO, players=2, games=GAMES, **how):
    report = simulate(game, players, games, seed=1, save=path, **how)
    return report, read(path)


def read(path):
    """Header and rows, as Python's own numbers and words."""
    if path.suffix == ".csv":
        header, *lines = path.read_text().splitlines()
        return json.loads(header.removeprefix("# ")), list(csv.DictReader(lines))
    if path.suffix == ".jsonl":
        header, *lines = map(json.loads, path.read_text().splitlines())
        return header["theomachy"], lines
    parquet = pytest.importorskip("pyarrow.parquet")
    table = parquet.read_table(path)
    return json.loads(table.schema.metadata[b"theomachy"]), table.to_pylist()


@pytest.mark.parametrize("kind", KINDS)
def test_rows_say_what_the_report_counts(tmp_path, kind):
    report, (header, rows) = saved(tmp_path / f"rows{kind}", players=3, first=5)
    assert [(int(row["game"]), int(row["seat"])) for row in rows] == [
        (number, seat) for number in range(5, 5 + GAMES) for seat in (1, 2, 3)
    ]
    for place, share in enumerate(report.by_order, start=1):
        payoffs = [float(row["payoff"]) for row in rows if int(row["order"]) == place]
        assert sum(payoffs) == pytest.approx(share.wins)
    for share in report.by_faction:
        points = [int(row["points"]) for row in rows if row["faction"] == share.name]
        assert np.mean(points) == pytest.approx(share.points)
    assert sum(int(row["own_decisions"]) for row in rows) == report.decisions["total"]
    asked = {"game": "bello", "players": 3, "seed": 1, "first": 5, "games": GAMES}
    assert asked.items() <= header.items()
    assert header["options"]["doomsday"] == 24


def test_all_kinds_of_files_say_the_same(tmp_path):
    (_, lines), (_, table), (_, commas) = (
        saved(tmp_path / f"rows{kind}", games=3)[1] for kind in (".jsonl", ".parquet", ".csv")
    )
    assert lines == table
    told = [{k: "" if v is None else str(v) for k, v in row.items()} for row in lines]
    assert commas == told


def test_rows_do_not_depend_on_threads_and_parts_are_those_of_the_whole(tmp_path):
    whole, half = GAMES, GAMES // 2
    saved(tmp_path / "one.csv", threads=1)
    saved(tmp_path / "two.csv", threads=2)
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()
    _, (_, rows) = saved(tmp_path / "three.csv", games=whole - half, first=half)
    assert rows == read(tmp_path / "one.csv")[1][2 * half :]


def test_bots_are_named_where_they_sat(tmp_path):
    _, (header, rows) = saved(tmp_path / "rows.jsonl", FOUR, games=3, bots=["greedy", "random"])
    who = ["greedy", "random", "random", "greedy", "greedy", "random"]
    assert [row["bot"] for row in rows] == who
    assert set(header["minds"]) == {"greedy", "random"}
    assert all(row["did_drop"] == row["own_decisions"] == row["discs"] for row in rows)
    assert all(row["faction"] is None for row in rows)


@pytest.mark.parametrize("name", names())
def test_columns_of_a_game_are_what_its_tallies_say(name):
    game = load(name)
    for players in (game.players[0], game.players[-1]):
        finals = play_many(game, game.new(players, QUICK.get(name)), 2, seed=3).finals
        columns = {k: v for k, v in game.columns(finals).items() if v.ndim == 2}
        for number, final in enumerate(finals):
            for seat, tally in enumerate(game.tallies(final)):
                own = {column: int(counts[number, seat]) for column, counts in columns.items()}
                same = own.keys() & tally.keys()
                told = {one: amount(tally[one]) for one in same}
                assert {one: own[one] for one in same} == told
                assert len(same) >= len(own) - 2


def amount(told):
    return told if isinstance(told, int) else len(told)


def listed(heading):
    """The columns that a chapter of the page explains."""
    chapter = PAGE.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE)


@pytest.mark.parametrize("name", names())
def test_every_column_is_explained_and_has_a_name_of_its_own(tmp_path, name):
    game = load(name)
    path = tmp_path / "rows.jsonl"
    saved(path, game, game.players[0], 1, options=QUICK.get(name))
    columns = list(json.loads(path.read_text().splitlines()[1]))
    deeds = [column for column in columns if column.startswith("did_")]
    assert len(deeds) == len(game.alphabet.deeds)
    assert len(columns) == len(listed("Every game")) + len(deeds) + len(listed(game.name))
    others = [column for column in columns if column not in deeds]
    assert others == listed("Every game") + listed(game.name)


@pytest.mark.parametrize(
    ("name", "told"),
    [("rows.xls", r"\.parquet, \.csv, \.jsonl"), ("none/rows.csv", "cannot be written")],
)
def test_files_that_cannot_be_written_are_refused(tmp_path, name, told):
    with pytest.raises(Wrong, match=told):
        simulate(FOUR, 2, 2, save=tmp_path / name)


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    (tmp_path / "rows.csv").write_text("mine")
    with pytest.raises(Wrong, match="is not overwritten"):
        simulate(FOUR, 2, 2, save=tmp_path / "rows.csv")
    assert (tmp_path / "rows.csv").read_text() == "mine"


@pytest.mark.parametrize("kind", KINDS)
def test_a_study_that_is_broken_off_leaves_nothing(tmp_path, kind):
    def break_off(games):
        assert [path.suffix for path in tmp_path.iterdir()] == [".part"]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(FOUR, 2, 4, save=tmp_path / f"rows{kind}", progress=break_off)
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_parquet_is_refused_in_one_sentence(tmp_path, monkeypatch):
    for module in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(Wrong, match="Parquet needs PyArrow"):
        check_file(tmp_path / "rows.parquet")


def test_rows_are_of_games_played_here(tmp_path):
    def elsewhere(game, opening, games, seed, progress=None, first=0):
        raise LookupError("not to be asked")

    with pytest.raises(Wrong, match="played on the CPU"):
        simulate(FOUR, 2, 2, save=tmp_path / "rows.csv", play_random=elsewhere)
