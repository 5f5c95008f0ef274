"""Compiling a game's rules before they are needed: once, under a lock, with signs of life."""

import time
from collections.abc import Callable, Iterable

import numpy as np
from filelock import FileLock

from theomachy.kernel import ask, drive
from theomachy.kernel.chance import new_rng
from theomachy.kernel.compiled import CACHE, forget_old_stamps
from theomachy.kernel.game import Game
from theomachy.kernel.verbs import NATURE

Chore = tuple[str, Callable[[], object]]


def is_warm(game: Game) -> bool:
    return (CACHE / f"{game.name}.warm").exists()


def chores(game: Game) -> list[Chore]:
    """What has to be compiled for a game to be played and simulated."""
    opening = game.new(game.players[0])
    return [
        ("random games", lambda: drive.play_many(game, opening, 2, seed=0)),
        ("moves", lambda: few_plies(game, opening)),
        ("counts", lambda: count_paths(game, opening)),
        ("audit", lambda: audit_one(game, opening)),
    ]


def few_plies(game: Game, opening) -> None:
    """Everything a table asks of a game."""
    s, rng = opening.copy(), new_rng(0)
    for _ in range(8):
        action = game.legal_actions(s)[0]
        ask.refusal(s, action)
        if ask.actor(s) == NATURE:
            ask.chance(s, action)
        before = s.copy()
        ask.apply(s, action)
        game.tell(before, action, s)
    game.arrange(game.describe(s))
    game.picture(s)
    ask.score(s, drive.new_batch(game, int(s.players), 1).sheets[0])
    ask.reveals(before, action, s)
    ask.conceal(s, 0)
    ask.imagine(s, 0, rng)
    ask.observe(s, 0, np.zeros(game.observation, np.int8))


def count_paths(game: Game, opening) -> None:
    stack = np.array([opening] * 3).view(np.recarray)
    drive.perft(stack, np.zeros((3, game.most_legal), np.int16), 2)


def audit_one(game: Game, opening) -> None:
    drive.audit(
        opening.copy(), np.zeros(game.most_legal, np.int16), new_rng(0), np.zeros(2, np.int32)
    )


def warm(game: Game, more: Iterable[Chore], started: Callable[[str, int, int], None]) -> float:
    """Do every chore that this version of the rules still needs; return the seconds it took."""
    begun = time.perf_counter()
    CACHE.mkdir(parents=True, exist_ok=True)
    with FileLock(CACHE / "lock"):
        if not is_warm(game):
            todo = [*chores(game), *more]
            for number, (name, chore) in enumerate(todo):
                started(name, number, len(todo))
                chore()
            (CACHE / f"{game.name}.warm").touch()
            forget_old_stamps(CACHE.parent)
    return time.perf_counter() - begun
