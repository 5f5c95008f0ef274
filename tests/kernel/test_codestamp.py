"""What a game's code is made of: contents, and nothing else."""

import os
import pathlib
import shutil

import pytest

from theomachy.games import load
from theomachy.kernel import codestamp
from theomachy.kernel.codestamp import cache_home, forget_old_stamps, home_of, rule_files, stamp

PACKAGE = pathlib.Path(codestamp.__file__).parents[1]
GAMES = ("bello", "storm", "gog", "godstorm")


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """The package in another place, to be edited."""
    away = tmp_path / "away" / "theomachy"
    shutil.copytree(PACKAGE, away, ignore=shutil.ignore_patterns("static", "__pycache__"))
    monkeypatch.setattr(codestamp, "_PACKAGE", away)
    codestamp.text_of.cache_clear()
    yield away
    codestamp.text_of.cache_clear()


def stamps(package=PACKAGE):
    codestamp.text_of.cache_clear()
    return {game: stamp("here", game, package / "games" / game) for game in GAMES}


def test_a_game_is_made_of_its_rules_and_of_what_they_are_built_on():
    names = set(rule_files("bello", PACKAGE / "games/bello"))
    assert {"theomachy.kernel.drive", "theomachy.bots.search"} <= names
    assert {f"theomachy.games.bello.{name}" for name in ("numbers", "powers.norse")} <= names
    assert "theomachy.bots.opinions.bello" in names
    told = ("games.storm", "opinions.storm", "bello.words", "bots.levels", "kernel.warm")
    assert not [name for name in names if any(part in name for part in told)]


def test_neither_the_place_nor_the_time_counts(copied):
    before = stamps(copied)
    for file in copied.rglob("*.py"):
        os.utime(file, (1, 1))
    assert stamps(copied) == before
    assert before == {g: stamp("here", g, copied / "games" / g) for g in GAMES}


@pytest.mark.parametrize(
    ("file", "changed"),
    [
        ("games/bello/rules/decisions.py", {"bello"}),
        ("games/storm/numbers.py", {"storm"}),
        ("bots/opinions/gog/cities.py", {"gog"}),
        ("games/bello/words.py", set()),
        ("bots/levels.py", set()),
        ("kernel/bits.py", set(GAMES)),
        ("bots/search.py", set(GAMES)),
    ],
)
def test_what_is_edited_is_compiled_anew_and_nothing_else(copied, file, changed):
    before = stamps(copied)
    path = copied / file
    path.write_text(path.read_text() + "\n# edited\n")
    after = stamps(copied)
    assert {game for game in GAMES if before[game] != after[game]} == changed
    path.write_text(path.read_text().removesuffix("\n# edited\n"))
    assert stamps(copied) == before


def test_another_target_is_another_stamp():
    assert stamp("here", "bello", None) != stamp("there", "bello", None)


def test_a_guest_is_its_file_or_its_package():
    guest = load("connect_four")
    assert guest.code == home_of(guest.setup, guest.folder) == guest.folder / "connect_four.py"
    names = rule_files(guest.name, guest.code)
    assert "connect_four" in names
    assert not [name for name in names if name.startswith("theomachy.games")]
    assert load("bello").code == PACKAGE / "games" / "bello"


@pytest.mark.parametrize(
    ("given", "home"),
    [
        ({"THEOMACHY_CACHE": "a", "XDG_CACHE_HOME": "b"}, "a/theomachy"),
        ({"XDG_CACHE_HOME": "b"}, "b/theomachy"),
        ({"HOME": "c"}, "c/.cache/theomachy"),
    ],
)
def test_the_cache_lies_where_one_says(given, home, monkeypatch, tmp_path):
    for name in ("THEOMACHY_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, str(tmp_path / value))
    assert cache_home() == tmp_path / home


def test_where_nothing_can_be_written_the_cache_is_for_a_while_only(monkeypatch, tmp_path):
    (tmp_path / "taken").touch()
    monkeypatch.setenv("THEOMACHY_CACHE", str(tmp_path / "taken"))
    assert cache_home().name == "theomachy-cache"


def test_only_the_last_stamps_of_a_game_are_kept(tmp_path):
    for age in range(6):
        folder = tmp_path / f"bello-{age}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "storm-0").mkdir()
    forget_old_stamps(tmp_path / "bello-0")
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == [*(f"bello-{age}" for age in range(4)), "storm-0"]


def test_the_last_variants_of_a_game_are_kept_apart_from_it(tmp_path):
    for age in range(30):
        folder = tmp_path / f"bello@-{age}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "bello-0").mkdir()
    forget_old_stamps(tmp_path / "bello@-0")
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {"bello-0", *(f"bello@-{age}" for age in range(24))}


def test_a_variant_has_a_stamp_of_its_own_and_is_edited_with_its_game(copied):
    home = copied / "games/storm"
    names = ("storm", "storm@income=3", "storm@income=4")
    before = [stamp("here", name, home) for name in names]
    assert len(set(before)) == 3
    opinion = copied / "bots/opinions/storm.py"
    opinion.write_text(opinion.read_text() + "\n# edited\n")
    codestamp.text_of.cache_clear()
    assert not set(before) & {stamp("here", name, home) for name in names}
