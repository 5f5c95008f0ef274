"""The command line, as a person uses it: a real process, real files."""

import json
import os
import pathlib
import re
import subprocess
import sys

import numba
import pytest

ROOT = pathlib.Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="processes; compiled run only")


def theomachy(*words, stdin=""):
    code = "from theomachy.cli import main; main()"
    env = os.environ | {"LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, words)],
        input=stdin, capture_output=True, text=True, env=env, cwd=ROOT, timeout=300,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("frob", "No such command 'frob'"),
        ("simulate", "Missing argument"),
        ("simulate chess", "no game called 'chess'; the shelf holds bello"),
        ("simulate bello --players 7", "bello is for 2-6 players, not 7"),
        ("simulate bello --games many", "--games"),
        ("simulate bello --bots oracle", "no bot called 'oracle'"),
        ("simulate bello --option sharing", "name=value"),
        ("simulate bello --option sharing=maybe", "sharing cannot be maybe (BD-2.7)"),
        ("simulate bello --option colour=red", "bello has no option 'colour'"),
        ("simulate bello --device abacus", "cpu or cuda"),
        ("simulate bello --device cuda --bots greedy", "random games only"),
        ("rules bello BD-77.7", "no paragraph BD-77.7"),
        ("rules bello --lang tlh", "not spoken here"),
        ("play bello --seats human,cat", "'cat' cannot sit down"),
        ("play bello --resume nowhere.txt", "nowhere.txt: No such file"),
        ("check nowhere.scenario", "nowhere.scenario: No such file"),
        ("verify README.md", "this is no game record"),
    ],
)
def test_wrong_input_gets_one_line_and_status_2(words, told):
    run = theomachy(*words.split())
    assert (run.returncode, run.stdout) == (2, "")
    assert told in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1


def test_help_says_all_of_it():
    run = theomachy("--help")
    assert run.returncode == 0
    for command in (
        "serve",
        "games",
        "rules",
        "play",
        "simulate",
        "check",
        "verify",
        "bench",
        "warm",
    ):
        assert re.search(rf"\b{command}\b", run.stdout)


def test_games_are_listed_with_their_options():
    assert "doomsday=12-48 (24)" in theomachy("games").stdout


@pytest.mark.parametrize(("lang", "word"), [("en", "followers"), ("fr", "fidèles")])
def test_rules_are_read_in_both_languages(lang, word):
    paragraph = theomachy("rules", "bello", "bd-6.3", "--lang", lang).stdout
    assert paragraph.startswith("**BD-6.3**")
    assert "BD-6.4" not in paragraph.splitlines()[0]
    assert word in theomachy("rules", "bello", "--lang", lang).stdout
    assert theomachy("rules", "bello", "BD-6", "--lang", lang).stdout.startswith("## BD-6")


def test_simulate_prints_json_that_depends_on_the_seed_alone():
    words = "simulate bello --players 6 --games 300 --bots random --seed 1 --json --threads"
    one, two = (theomachy(*words.split(), threads) for threads in (1, 2))
    assert one.stdout == two.stdout
    assert json.loads(one.stdout)["games"] == 300
    assert "per second" in one.stderr


def test_simulate_prints_tables():
    words = "simulate bello --players 3 --games 20 --bots greedy,random,random --lang fr"
    shown = theomachy(*words.split()).stdout
    assert all(word in shown for word in ("Place", "P3", "greedy", "aztèque"))


def test_check_draws_what_differs(tmp_path):
    wrong = tmp_path / "wrong.scenario"
    wrong.write_text(
        "Game bello\n\nWrong on purpose [BD-6.3]\n"
        "Given 2p; pantheons aztec norse; at P1 action; e1=P1/3 e9=P2/3\n"
        "When  move e1 e2\nThen  e2=-/P1:2\n"
    )
    run = theomachy("check", wrong)
    assert run.returncode == 1
    assert "wrong.scenario:6: Wrong on purpose" in run.stdout
    assert "e2=-/P1:1" in run.stdout
    assert "e1 T1/2" in run.stdout


def test_check_passes_the_worked_examples():
    files = sorted((ROOT / "tests/bello").glob("*.scenario"))
    run = theomachy("check", *files)
    assert run.returncode == 0, run.stdout


def test_a_game_is_played_saved_verified_resumed_and_finished(tmp_path):
    saved = tmp_path / "saved.txt"
    words = "play bello --seats human,random --seed 1 --option powers=off --option doomsday=12"
    first = theomachy(*words.split(), stdin=f"?\nmove e1 e9\nnonsense\nend\nsave {saved}\nquit\n")
    assert "not next to" in first.stdout
    assert "Traceback" not in first.stderr
    assert theomachy("verify", saved).returncode == 0
    last = theomachy("play", "bello", "--resume", saved, stdin="end\n" * 40)
    assert last.returncode == 0
    assert "Doomsday circle is complete" in last.stdout
    assert "seed 1" in last.stdout


def test_undo_and_refusals_at_the_prompt():
    typed = "undo\npantheon norse\nclaim e1\nrules bd-8.1\nrules xx\nboard\nhelp\n? p\nquit\n"
    run = theomachy("play", "bello", "--seed", "3", "--seats", "human,human", stdin=typed)
    assert "(BD-3.1)" in run.stdout
    assert "BD-8.1" in run.stdout
    assert run.returncode == 0
