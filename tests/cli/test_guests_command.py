"""Guests at the command line, in both languages."""

import json
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
