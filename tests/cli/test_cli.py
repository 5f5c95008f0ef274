"""The command line, as a person uses it: a real process, real files."""

import json
import os
import pathlib
import re
import subprocess
import sys

import numba
import pytest

from theomachy.games import SHELF

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
        ("frob", "There is no command 'frob'; there are serve, games"),
        ("simulate", "GAME is missing"),
        ("simulate chess", "no game called 'chess'; the shelf holds storm, gog, bello, godstorm"),
        ("simulate bello --players 7", "bello is for 2-6 players, not 7"),
        ("simulate bello --games many", "--games takes NUMBER ≥ 1, not 'many'"),
        ("simulate bello --bots oracle", "no bot called 'oracle'"),
        ("simulate bello --option sharing", "name=value"),
        ("simulate bello --option sharing=maybe", "sharing cannot be maybe (BD-2.7)"),
        ("simulate bello --option colour=red", "bello has no option 'colour'"),
        ("simulate bello --device abacus", "cpu or cuda"),
        ("simulate bello --device cuda --bots greedy", "random games only"),
        ("simulate storm --option radius=9", "radius cannot be 9 (ST-1.1)"),
        ("fit chess", "no game called 'chess'"),
        ("fit bello --players two", "--players are numbers like 2,4, not 'two'"),
        ("fit bello --players 9", "bello is for 2-6 players, not 9"),
        ("fit bello --games 3", "--games"),
        ("fit bello --out /nowhere/bello.json", "/nowhere/bello.json cannot be written"),
        ("fit connect_four", "say --out"),
        ("rules bello BD-77.7", "no paragraph BD-77.7"),
        ("rules bello --lang tlh", "not spoken here"),
        ("play bello --seats human,cat", "'cat' cannot sit down"),
        ("play bello --resume nowhere.txt", "nowhere.txt: No such file"),
        ("check nowhere.scenario", "nowhere.scenario: No such file"),
        ("verify README.md", "This is no game record"),
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
        "arena",
        "fit",
        "check",
        "verify",
        "bench",
        "warm",
        "backup",
        "restore",
        "admin",
    ):
        assert re.search(rf"\b{command}\b", run.stdout)


def test_games_are_listed_with_their_options():
    listed = theomachy("games").stdout
    assert "doomsday=12-48 (24)" in listed
    assert "radius=3-6 (4)" in listed


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Lively.", "house")), ("fr", ("animée.", "maison"))]
)
def test_what_may_be_chosen_in_a_game_is_told_with_its_presets(lang, words):
    listed = " ".join(theomachy("games", "storm", "--lang", lang).stdout.split())
    for word in ("reach=anywhere|beside (anywhere)", "ST-9.9", "preset=lively", *words):
        assert word in listed


@pytest.mark.parametrize(("lang", "word"), [("en", "You control"), ("fr", "Vous contrôlez")])
def test_observations_are_listed_with_their_paragraphs(lang, word):
    listed = theomachy("observations", "bello", "--lang", lang).stdout
    assert "1245" in listed
    assert all(told in listed for told in ("cells.control", "61 × 6", "0–4", "BD-2.1", word))


def test_observations_are_told_as_json_that_finds_each_number():
    told = json.loads(theomachy("observations", "bello", "--json").stdout)
    control, followers = told[:2]
    assert (control["first"], control["shape"], control["stride"]) == (0, [61, 6], 19)
    assert (followers["name"], followers["first"], followers["most"]) == ("cells.followers", 6, 4)


@pytest.mark.parametrize(
    ("game", "chapter", "lang", "word"),
    [
        ("bello", "BD-6", "en", "followers"),
        ("bello", "BD-6", "fr", "fidèles"),
        ("storm", "ST-9", "en", "worshipers"),
        ("storm", "ST-9", "fr", "adorateurs"),
    ],
)
def test_rules_are_read_in_both_languages(game, chapter, lang, word):
    paragraph = theomachy("rules", game, f"{chapter.lower()}.3", "--lang", lang).stdout
    assert paragraph.startswith(f"**{chapter}.3**")
    assert f"{chapter}.4" not in paragraph.splitlines()[0]
    assert word in theomachy("rules", game, "--lang", lang).stdout
    assert theomachy("rules", game, chapter, "--lang", lang).stdout.startswith(f"## {chapter}")


def test_simulate_prints_json_that_depends_on_the_seed_alone():
    words = "simulate bello --players 6 --games 300 --bots random --seed 1 --json --threads"
    one, two = (theomachy(*words.split(), threads) for threads in (1, 2))
    assert one.stdout == two.stdout
    assert json.loads(one.stdout)["games"] == 300
    assert "per second" in one.stderr


def test_simulate_prints_tables():
    words = "simulate bello --players 3 --games 20 --bots greedy,random,random --lang fr"
    shown = theomachy(*words.split()).stdout
    assert all(word in shown for word in ("Place", "P3", "greedy", "aztèque", "Ordre de jeu"))


def test_simulate_counts_the_endings_of_storm():
    words = "simulate storm --players 2 --games 200 --bots greedy --seed 1 --option radius=3 --json"
    told = json.loads(theomachy(*words.split()).stdout)
    assert sum(told["endings"].values()) == 200
    assert set(told["endings"]) <= {"sanctuary", "encirclement", "exhaustion", "cap"}
    assert sum(share["share"] for share in told["by_seat"]) == pytest.approx(1)


def test_simulate_plays_by_a_preset_and_tells_what_that_means():
    words = "simulate storm --players 2 --games 20 --bots greedy --option preset=lively --json"
    assert json.loads(theomachy(*words.split()).stdout)["options"]["reach"] == "beside"


def test_fit_prints_and_writes_weights(tmp_path):
    words = "fit bello --games 8 --players 2 --out"
    run = theomachy(*words.split(), tmp_path / "bello.json")
    assert run.returncode == 0, run.stderr
    assert all(word in run.stdout for word in ("temples", "the favourite won", "Came true"))
    weights = json.loads((tmp_path / "bello.json").read_text())["value"]
    assert f"{weights['temples']:+.4f}" in run.stdout


def test_forecast_prints_and_writes_weights_for_each_number_of_players(tmp_path):
    words = "forecast bello --games 16 --players 2,3 --out"
    run = theomachy(*words.split(), tmp_path / "bello.json")
    assert run.returncode == 0, run.stderr
    assert all(f"bello, {number} players: what foretells" in run.stdout for number in (2, 3))
    assert run.stdout.count("the favourite won") == 2
    forecast = json.loads((tmp_path / "bello.json").read_text())["forecast"]
    assert list(forecast) == ["2", "3"]
    assert f"{forecast['3']['temples']:+.4f}" in run.stdout


def test_a_forecast_of_too_few_games_says_that_it_is_untested(tmp_path):
    words = "forecast bello --games 8 --players 2,3 --out"
    run = theomachy(*words.split(), tmp_path / "bello.json")
    assert run.returncode == 0, run.stderr
    assert run.stdout.count("the favourite won") == run.stdout.count("Too few games to test") == 1


def test_evolve_prints_and_writes_a_policy(tmp_path):
    run = theomachy("evolve", "bello", "--steps", "2", "--games", "2", "--out", tmp_path / "b.json")
    assert run.returncode == 0, run.stderr
    policy = json.loads((tmp_path / "b.json").read_text())["policy"]
    assert f"{policy['temples']:+.4g}" in run.stdout


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


@pytest.mark.parametrize("game", SHELF)
def test_check_passes_the_worked_examples(game):
    files = sorted((ROOT / "tests" / game).glob("*.scenario"))
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


def test_a_game_of_dice_is_played_saved_verified_resumed_and_finished(tmp_path):
    saved = tmp_path / "saved.txt"
    words = "play storm --seats human,random --seed 2 --option radius=3"
    typed = f"god ialda\nend\n1\n1\nundo\nsave {saved}\nquit\n"
    first = theomachy(*words.split(), stdin=typed)
    assert "(ST-4.2)" in first.stdout
    assert theomachy("verify", saved).returncode == 0
    last = theomachy("play", "storm", "--resume", saved, stdin="1\n" * 900)
    assert last.returncode == 0
    assert "seed 2" in last.stdout
    assert "Traceback" not in first.stderr + last.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_is_a_move_that_may_be_played(lang):
    words = ("play", "connect_four", "--seats", "human,level1", "--seed", "3", "--lang", lang)
    run = theomachy(*words, stdin="hint\nquit\n")
    hint = re.search(r"(drop [a-g])\s?: .*\b\d+\s?%", run.stdout)
    assert hint, run.stdout
    again = theomachy(*words, stdin=f"{hint[1]}\nquit\n")
    assert run.returncode == again.returncode == 0
    assert (run.stdout.count("abcdefg"), again.stdout.count("abcdefg")) == (1, 2)


def test_undo_and_refusals_at_the_prompt():
    typed = "undo\npantheon norse\nclaim e1\nrules bd-8.1\nrules xx\nboard\nhelp\n? p\nquit\n"
    run = theomachy("play", "bello", "--seed", "3", "--seats", "human,human", stdin=typed)
    assert "(BD-1.6)" in run.stdout
    assert "BD-8.1" in run.stdout
    assert run.returncode == 0


def test_check_follows_guides_and_says_what_is_wrong_with_one(tmp_path):
    guides = sorted(ROOT.glob("src/theomachy/games/*/first.guide"))
    run = theomachy("check", *guides)
    assert (run.returncode, "4 scenarios hold (4 files)." in run.stdout) == (0, True)
    wrong = tmp_path / "wrong.guide"
    wrong.write_text("Game bello\nAgainst level1\nGiven 2p; new\n\nlost [BD-1.1]\nDo    fly *\n")
    run = theomachy("check", wrong)
    assert run.returncode == 1
    assert "Nobody gets past 'lost'" in " ".join(run.stdout.split())
    wrong.write_text("Game bello\n")
    assert "wrong.guide: In line 1: A guide begins with" in theomachy("check", wrong).stderr
