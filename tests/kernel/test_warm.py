"""Compiling ahead: every chore once, under a lock, with signs of life."""

import os

from theomachy.games import load
from theomachy.kernel import warm as module
from theomachy.kernel.warm import (
    for_a_table,
    for_guest_rows,
    for_learners,
    for_random_rows,
    for_studies,
    for_tests,
    keep,
    left_to_do,
    warm,
)


def test_a_chore_is_done_once(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "folder_of", lambda name, home: tmp_path / f"{name}-stamp")
    monkeypatch.setattr(module, "folders_of", lambda name, home: [tmp_path / f"{name}-stamp"])
    game, told = load("bello"), []
    one, other = ("one thing", lambda: told.append("one")), ("more", lambda: told.append("more"))
    assert left_to_do(game, [one, other]) == [one, other]
    assert warm(game, [one], lambda *start: told.append(start)) > 0
    assert left_to_do(game, [one, other]) == [other]
    warm(game, [one, other], lambda *start: told.append(start))
    assert told == [("one thing", 0, 1), "one", ("more", 0, 1), "more"]
    assert left_to_do(game, [one, other]) == []


def test_where_nothing_can_be_written_chores_are_done_each_time(tmp_path, monkeypatch):
    (tmp_path / "taken").touch()
    monkeypatch.setattr(module, "folder_of", lambda name, home: tmp_path / "taken" / name)
    monkeypatch.setattr(module, "folders_of", lambda name, home: [tmp_path / "taken" / name])
    game, told = load("bello"), []
    for _ in range(2):
        warm(game, [("one thing", lambda: told.append("one"))], lambda *_: None)
    assert told == ["one", "one"]


def test_every_chore_of_a_game_can_be_done():
    game = load("connect_four")
    kinds = (for_a_table, for_studies, for_tests, for_learners, for_random_rows, for_guest_rows)
    chores = [*for_a_table(load("bello")), *(chore for kind in kinds for chore in kind(game))]
    for name, chore in chores:
        assert name
        chore()


def test_what_a_variant_lacks_is_known_by_its_name_and_what_is_kept_is_the_newest(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(module, "folder_of", lambda name, home: tmp_path / name)
    monkeypatch.setattr(module, "folders_of", lambda name, home: [tmp_path / name])
    storm, variant, one = load("storm"), "storm@income=3", ("one thing", lambda: None)
    keep(storm, variant)
    assert left_to_do(storm, [one], variant) == [one]
    for name in ("storm", variant):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (7, 7))
    (tmp_path / variant / "one-thing.ready").touch()
    assert (left_to_do(storm, [one], variant), left_to_do(storm, [one])) == ([], [one])
    keep(storm, variant)
    assert (tmp_path / variant).stat().st_mtime > (tmp_path / "storm").stat().st_mtime
