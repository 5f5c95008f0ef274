"""Guests at the command line, in both languages."""

import json
import pathlib
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")


@pytest.fixture
def silent(tmp_path):
    """Who is ready, and then never says anything: no clock is too short to show it."""
    file = tmp_path / "silent"
    file.write_text("""#!/bin/sh\necho '{"type":"ready","protocol":1}'\nsleep 1000\n""")
    file.chmod(0o755)
    return f"program:{file} --clock 0.01"


def test_an_arena_shows_who_forfeited_and_why(told, silent):
    words = f"arena connect_four --games 2 --bots random,{silent}"
    assert "│ 2     │ no answer in time │ game 0, P2, ply 1: 0.01 s │" in told(words).out
    assert "│ pas de réponse à temps │ partie 0, P2, coup 1\u00a0: 0.01 s │" in (
        told(f"{words} --lang fr").out
    )
    found = json.loads(told(f"{words} --json").out)
    assert [lost["offence"] for lost in found["forfeits"]] == ["silence"] * 2


def test_many_games_show_it_too(told, silent):
    shown = told(f"simulate connect_four --games 2 --bots random,{silent}").out
    assert "no answer in time" in shown


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "forfeits: no answer in time (0.01 s). From now on its moves are played at random."),
        ("fr", "pas de réponse à temps (0.01 s). Dès maintenant ses coups sont joués au hasard."),
    ],
)
def test_a_game_in_the_terminal_goes_on_without_its_guest(told, silent, language, line):
    shown = told(f"play connect_four --seats random,{silent} --lang {language}").out
    assert shown.count(line) == 1


@pytest.mark.parametrize(
    "words",
    [
        "arena connect_four --bots program:./no,random",
        "play connect_four --seats program:./no,human",
    ],
)
def test_a_guest_that_is_not_there_gets_one_line(told, words):
    said = told(f"{words} --lang fr")
    assert (said.status, said.out) == (2, "")
    assert "program:./no ne peut pas être lancé\u00a0: fichier ou dossier introuvable." in said.err


@pytest.mark.parametrize("clock", ["0", "-1", "nan", "inf", "1e300", "soon"])
def test_a_clock_that_is_none_gets_one_line(told, clock):
    said = told(f"arena connect_four --clock {clock}")
    assert (said.status, said.out) == (2, "")
    assert "--clock takes NUMBER 0.001–86400" in said.err


@pytest.mark.parametrize(("language", "heading"), [("en", "The rules"), ("fr", "Les règles")])
def test_every_exchange_with_a_text_agent_is_kept(told, monkeypatch, tmp_path, language, heading):
    monkeypatch.chdir(pathlib.Path(__file__).parents[2])
    words = "arena connect_four --games 1 --bots text:examples.bots.told:answer,random --clock 600"
    assert told(f"{words} --lang {language} --trace {tmp_path}/told").status == 0
    lines = [json.loads(line) for line in (tmp_path / "told").read_text("utf-8").splitlines()]
    assert [line["ply"] for line in lines] == list(range(0, 2 * len(lines), 2))
    assert f"## {heading}\n" in lines[0]["exchanges"][0]["prompt"]
