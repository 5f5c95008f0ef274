"""A beside B, and many candidates, at the command line: in words of both languages, kept, drawn."""

import json
import signal
import subprocess
import sys

import pytest
from test_cli import theomachy

from theomachy.study.candidate import Tables

BELLO = "compare bello --a doomsday=12 --players 2 --bots random --games 10 --threads 1"
FOUR = "compare connect_four --bots random --games 10 --threads 1"
STUDY = """
game = "bello"
players = [2]
bots = "random"
games = 10
candidates = ["doomsday=20", "doomsday=12,pantheons=random"]

[aims]
length = [1, 20]
"""
LONG = """
game = "connect_four"
players = [2]
games = 20000
candidates = ["", ","]
aims.decisive = 0.9
"""
"""Nothing differs, but the dice of the two."""


@pytest.fixture
def study(tmp_path):
    path = tmp_path / "study.toml"
    path.write_text(STUDY)
    return path


@pytest.fixture
def interrupted(monkeypatch):
    """Whoever looks on presses Ctrl-C during the first portion of games."""
    play = Tables.play

    def play_and_interrupt(*args):
        signal.raise_signal(signal.SIGINT)
        monkeypatch.setattr(Tables, "play", play)
        return play(*args)

    monkeypatch.setattr(Tables, "play", play_and_interrupt)


def test_a_comparison_is_told_in_words_and_tables(told):
    said = told(BELLO)
    assert said.status == 0
    for words in ("A: doomsday=12", "B: as printed", "2 players: 10 games a side", "A − B",
                  "furthest from fair", "By order of play", "By faction", "takes about",
                  ):  # fmt: skip
        assert words in said.out


def test_and_in_french(told):
    said = told(f"{FOUR} --until-decided --lang fr")
    for words in ("B: comme imprimé", "Par l’ordre de jeu", "Indécis après 10", "Verdict"):
        assert words in said.out.replace("\u00a0", " ")


def test_a_comparison_is_kept_as_json(told, tmp_path):
    path = tmp_path / "report.json"
    said = told(f"{FOUR} --json --save {path}")
    assert json.loads(said.out) == json.loads(path.read_text())
    [one] = json.loads(said.out)["comparisons"]
    assert {row["group"] for row in one["rows"]} == {"order", "ending", "game"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("compare chess", "no game called 'chess'"),
        ("compare bello --a doomsday", "name=value"),
        ("compare bello --b doomsday=1", "doomsday cannot be 1"),
        ("compare bello --b colour=red", "bello has no option and no number 'colour'"),
        ("compare bello --players 2,9", "bello is for 2-6 players, not 9"),
        ("compare bello --bots oracle", "no bot called 'oracle'"),
        ("compare bello --games 9", "--games takes NUMBER ≥ 10, not '9'"),
        ("sweep", "STUDY is missing"),
        ("sweep nowhere.toml", "nowhere.toml: No such file"),
        ("sweep README.md", "README.md states no sweep"),
    ],
)
def test_wrong_words_get_one_line_and_status_2(told, words, why):
    said = told(words)
    assert (said.status, said.out) == (2, "")
    assert why in said.err
    assert len(said.err.strip().splitlines()) == 1


def test_a_sweep_ranks_keeps_and_draws(told, study):
    said = told(f"sweep {study} --threads 1")
    assert said.status == 0
    for words in ("doomsday=12,pantheons=random", "doomsday=20", "Aims met", "Decisions"):
        assert words in said.out
    kept = study.with_suffix(".jsonl").read_text()
    assert len(kept.splitlines()) == 3
    assert study.with_suffix(".svg").read_text().startswith("<svg")
    assert told(f"sweep {study} --threads 1").out == said.out
    assert "Buts atteints" in told(f"sweep {study} --lang fr").out
    ranking = json.loads(told(f"sweep {study} --json").out)
    assert ranking["standings"][0]["setting"] == "doomsday=12,pantheons=random"
    assert study.with_suffix(".jsonl").read_text() == kept


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_tells_what_is_known_of_a_comparison(told):
    said = told(f"{FOUR} --until-decided --games 1000")
    assert said.status == 130
    assert "2 players: 63 games a side" in said.out
    assert "this is what is known so far" in said.err


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_keeps_what_a_sweep_has_played(told, study):
    said = told(f"sweep {study} --threads 1")
    assert said.status == 130
    assert "Stopped after 0 of 1 rounds" in said.err
    assert len(study.with_suffix(".jsonl").read_text().splitlines()) == 2
    again = told(f"sweep {study} --threads 1")
    assert (again.status, "Aims met" in again.out) == (0, True)


@pytest.mark.compiled_only
def test_a_sweep_that_was_killed_ends_as_if_it_had_not_been(tmp_path):
    once, again = tmp_path / "once.toml", tmp_path / "again.toml"
    for path in (once, again):
        path.write_text(LONG)
    code, kept = "from theomachy.cli import main; main()", again.with_suffix(".jsonl")
    run = subprocess.Popen([sys.executable, "-c", code, "sweep", str(again)])
    while not kept.exists() or kept.read_bytes().count(b"\n") < 5:
        with pytest.raises(subprocess.TimeoutExpired):
            run.wait(0.1)
    run.kill()
    run.wait()
    begun = kept.read_bytes()
    told = [theomachy("sweep", path, "--json").stdout for path in (again, once)]
    assert told[0] == told[1] != ""
    assert kept.read_bytes().startswith(begun[: begun.rfind(b"\n") + 1])
