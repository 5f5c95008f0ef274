"""The cache of compiled rules: where it lies, when it is old, what is compiled once."""

import importlib
import os

import pytest
from numba import types

from theomachy.kernel.compiled import (
    cache_home,
    forget_old_stamps,
    source_stamp,
    sources,
    widened,
)

MODULE = importlib.import_module("theomachy.kernel.compiled")


def test_every_rule_is_among_the_sources():
    told = {path.name for path in sources()}
    assert {"drive.py", "ask.py", "norse.py", "turn.py"} <= told
    assert sources() == sorted(sources())


def test_the_stamp_follows_the_sources(tmp_path, monkeypatch):
    before = source_stamp()
    assert source_stamp() == before
    rule = tmp_path / "rule.py"
    rule.write_text("one = 1\n")
    monkeypatch.setattr(MODULE, "sources", lambda: [rule])
    changed = source_stamp()
    rule.write_text("one = 2\n")
    assert len({before, changed, source_stamp()}) == 3


def test_the_stamp_is_of_one_place_and_one_writing(tmp_path, monkeypatch):
    """Numba takes neither another checkout nor an older file for the one it has compiled."""
    stamps = set()
    for name, written in (("here.py", 1), ("here.py", 2), ("there.py", 2)):
        rule = tmp_path / name
        rule.write_text("one = 1\n")
        os.utime(rule, (written, written))
        monkeypatch.setattr(MODULE, "sources", lambda rule=rule: [rule])
        stamps.add(source_stamp())
    assert len(stamps) == 3


def test_guests_are_among_the_sources(tmp_path, monkeypatch):
    info = tmp_path / "guest-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n")
    lines = "[theomachy.games]\nhere = stamped_game:GAME\ngone = no_such_module_anywhere:GAME\n"
    (info / "entry_points.txt").write_text(lines)
    (tmp_path / "stamped_game.py").write_text("GAME = None\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert tmp_path / "stamped_game.py" in sources()


@pytest.mark.parametrize(
    ("given", "home"),
    [
        ({"THEOMACHY_CACHE": "/a", "XDG_CACHE_HOME": "/b"}, "/a/theomachy"),
        ({"XDG_CACHE_HOME": "/b"}, "/b/theomachy"),
        ({"HOME": "/c"}, "/c/.cache/theomachy"),
    ],
)
def test_the_cache_lies_where_one_says(given, home, monkeypatch):
    for name in ("THEOMACHY_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert str(cache_home()) == home


def test_only_the_last_stamps_are_kept(tmp_path):
    for age in range(6):
        folder = tmp_path / f"rules-{age}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    (tmp_path / "other").mkdir()
    forget_old_stamps(tmp_path)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["other", *(f"rules-{age}" for age in range(4))]


def test_rules_are_compiled_once_for_any_whole_number():
    assert widened(types.int8) == types.int64
    assert widened(types.literal(3)) == types.int64
    assert widened(types.uint64) == types.uint64
    assert widened(types.float64) == types.float64
