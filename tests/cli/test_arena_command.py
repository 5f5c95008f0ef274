"""The arena at the command line: tables, JSON, a picture, and a file that survives Ctrl-C."""

import json
import os
import signal
import subprocess
import sys

import numba
import pytest
from test_cli import theomachy

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="processes; compiled run only")
DUEL = "arena bello --bots greedy,random --option doomsday=12"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("arena chess", "no game called 'chess'"),
        ("arena bello --bots greedy,oracle", "no bot called 'oracle'"),
        ("arena bello --bots greedy", "An arena needs two different bots"),
        ("arena bello --players 7", "bello is for 2-6 players, not 7"),
        ("arena bello --games 0", "--games"),
        ("arena bello --save README.md", "README.md is no file of an arena"),
        ("arena bello --save nowhere/at/all", "No such file or directory"),
    ],
)
def test_wrong_arenas_get_one_line_and_status_2(words, told):
    run = theomachy(*words.split())
    assert (run.returncode, run.stdout) == (2, "")
    assert told in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_an_arena_is_shown_drawn_and_told_as_json(tmp_path):
    words = [*DUEL.split(), "--games", 30, "--save", tmp_path / "kept", "--plot", tmp_path / "svg"]
    shown = theomachy(*words)
    assert shown.returncode == 0, shown.stderr
    assert all(word in shown.stdout for word in ("greedy", "100.00%", "Rating", "±"))
    told = json.loads(theomachy(*words, "--json").stdout)
    assert [one["bot"] for one in told["standings"]] == ["greedy", "random"]
    assert told["games"] == 30
    assert len((tmp_path / "kept").read_text().splitlines()) == 31
    assert (tmp_path / "svg").read_text().startswith("<svg")


def test_three_bots_are_shown_meeting_and_an_uneven_number_of_games_is_mentioned():
    words = "arena bello --bots greedy,level1,random --games 5 --lang fr"
    run = theomachy(*words.split())
    assert "a devancé" in run.stdout
    assert "toutes les 6 parties" in run.stderr
    assert "6 feraient" in run.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts a process")
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path):
    kept = tmp_path / "kept"
    words = [*DUEL.split(), "--save", str(kept), "--games"]
    code = "from theomachy.cli import main; main()"
    command = [sys.executable, "-c", code, *words, "1000000"]
    env = os.environ | {"LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "300"}
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
    while not kept.exists() or kept.read_bytes().count(b"\n") < 10:
        with pytest.raises(subprocess.TimeoutExpired):
            run.wait(0.1)
    run.send_signal(signal.SIGINT)
    shown, told = run.communicate(timeout=120)
    assert run.returncode == 130
    assert b"greedy" in shown
    assert b"the same command goes on" in told
    lines = len(kept.read_text().splitlines())
    again = theomachy(*words, lines)
    assert again.returncode == 0
    assert len(kept.read_text().splitlines()) >= lines + 1


def test_parts_of_an_arena_put_into_one_file_are_the_whole(tmp_path):
    words = ["arena", "connect_four", "--bots", "greedy,random", "--json"]
    kept, part = tmp_path / "kept", tmp_path / "part"
    whole = theomachy(*words, "--games", 10)
    theomachy(*words, "--games", 6, "--save", kept)
    told = json.loads(theomachy(*words, "--games", 4, "--first", 6, "--save", part).stdout)
    assert (told["first"], told["games"]) == (6, 4)
    kept.write_text(kept.read_text() + part.read_text().partition("\n")[2])
    assert theomachy(*words, "--games", 10, "--save", kept).stdout == whole.stdout
    assert len(kept.read_text().splitlines()) == 11
