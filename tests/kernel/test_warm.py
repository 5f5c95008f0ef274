"""Compiling ahead: every chore once, under a lock, with signs of life."""

from theomachy.games import load
from theomachy.kernel import warm as module
from theomachy.kernel.warm import is_warm, warm


def test_a_game_is_warmed_once(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "CACHE", tmp_path / "rules-test")
    game, told = load("bello"), []
    more = [("one thing more", lambda: told.append("done"))]
    assert not is_warm(game)
    assert warm(game, more, lambda *start: told.append(start)) > 0
    assert is_warm(game)
    assert [line[0] for line in told[:-1]] == [
        "random games", "moves", "counts", "audit", "one thing more",
    ]  # fmt: skip
    assert told[-2:] == [("one thing more", 4, 5), "done"]
    warm(game, more, lambda *start: told.append(start))
    assert len(told) == 6
