"""Compiling a game's rules before they are needed: once, under a lock, with signs of life."""

import contextlib
import os
import pathlib
import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from filelock import FileLock

from theomachy.kernel import ask, drive
from theomachy.kernel.batch import Batch
from theomachy.kernel.codecache import folder_of, folders_of
from theomachy.kernel.codestamp import forget_old_stamps
from theomachy.kernel.game import Game
from theomachy.kernel.philox import new_rng
from theomachy.kernel.single import Single
from theomachy.kernel.verbs import NATURE
from theomachy.kernel.watch import retrace, watch_for

Chore = tuple[str, Callable[[], object]]
"""What is compiled together, by a name; nothing is compiled before it is called."""


def for_a_table(game: Game) -> list[Chore]:
    """What a table asks of a game."""
    return [("moves", lambda: few_plies(game))]


def for_studies(game: Game) -> list[Chore]:
    """Random games by the thousand."""
    return [("random games", lambda: drive.play_many(game, game.new(game.players[0]), 2, seed=0))]


def for_random_rows(game: Game) -> list[Chore]:
    """Random games of which more is noted than how they end."""
    return [("watched random games", lambda: watch_random(game))]


def for_guest_rows(game: Game) -> list[Chore]:
    """The same of games that were played at a table."""
    return [("watched tables", lambda: watch_again(game))]


def for_guests(game: Game) -> list[Chore]:
    """What a guest may look at: to compile it would cost him his first move."""
    return [("observations", lambda: observe_one(game))]


def for_tests(game: Game) -> list[Chore]:
    """Observations, counts of paths, and audits of every ply."""
    return [
        *for_guests(game),
        ("counts", lambda: count_paths(game)),
        ("audit", lambda: audit_one(game)),
    ]


def for_learners(game: Game) -> list[Chore]:
    """Games played from Python action by action, with masks and observations."""
    return [
        *for_a_table(game),
        *for_guests(game),
        ("single games", lambda: one_decision(game)),
        ("batches", lambda: one_step(game)),
    ]


def few_plies(game: Game) -> None:
    s, rng = game.new(game.players[0]), new_rng(0)
    for _ in range(8):
        action = game.legal_actions(s)[0]
        ask.refusal(s, action)
        if ask.actor(s) == NATURE:
            game.odds(s)
        before = s.copy()
        ask.apply(s, action)
        game.tell(before, action, s)
    game.arrange(game.description(s))
    game.picture(s)
    ask.score(s, drive.room_for(game, int(s.players), 1).sheets[0])
    ask.reveals(before, action, s)
    ask.conceal(s, 0)
    ask.imagine(s, 0, rng)


def watch_random(game: Game) -> None:
    opening = game.new(game.players[0])
    seats = int(opening.players)
    play = drive.random_player(game, opening, seed=0)
    play(0, drive.room_for(game, seats, 1), watch_for(game, seats, 1))


def watch_again(game: Game) -> None:
    s = game.new(game.players[0])
    seats, actions = int(s.players), np.array(game.legal_actions(s)[:1], np.int16)
    sheet = drive.room_for(game, seats, 1).sheets[0]
    retrace(s, actions, sheet, watch_for(game, seats, 1), 0)


def observe_one(game: Game) -> None:
    ask.observe(game.new(game.players[0]), 0, np.zeros(game.observation.size, np.int8))


def one_decision(game: Game) -> None:
    single = Single(game, game.players[0])
    single.begin(0)
    single.play(single.any_action(new_rng(0)))
    single.observe(0)


def one_step(game: Game) -> None:
    batch = Batch(game, game.players[0], 1, 0)
    batch.step(batch.any_actions())
    batch.observe()
    batch.observe_ends()
    batch.mark()
    batch.mark_bits()


def count_paths(game: Game) -> None:
    stack = np.array([game.new(game.players[0])] * 3).view(np.recarray)
    drive.perft(stack, np.zeros((3, game.most_legal), np.int16), 2)


def audit_one(game: Game) -> None:
    s, actions = game.new(game.players[0]), np.zeros(game.most_legal, np.int16)
    drive.audit(s, actions, new_rng(0), np.zeros(2, np.int32))


def folder(game: Game) -> pathlib.Path:
    """Where the compiled code of a game is kept."""
    return folder_of(game.full_name, game.code)


def left_to_do(game: Game, chores: Sequence[Chore], full_name: str = "") -> list[Chore]:
    """The chores that this version of the rules still needs; or a variant of it, by its name."""
    homes = folders_of(full_name or game.full_name, game.code)
    return [
        (name, do) for name, do in chores if not any((home / mark(name)).exists() for home in homes)
    ]


def keep(game: Game, full_name: str) -> None:
    """Code that is asked for is not the oldest of what is kept: of a variant, by its name."""
    with contextlib.suppress(OSError):
        os.utime(folder_of(full_name, game.code))


def mark(name: str) -> str:
    return f"{name.replace(' ', '-')}.ready"


def warm(game: Game, chores: Sequence[Chore], started: Callable[[str, int, int], None]) -> float:
    """Do what is left to do; return the seconds it took."""
    begun = time.perf_counter()
    with alone(folder(game)) as home:
        todo = left_to_do(game, chores)
        for number, (name, chore) in enumerate(todo):
            started(name, number, len(todo))
            chore()
            with contextlib.suppress(OSError):
                (home / mark(name)).touch()
    return time.perf_counter() - begun


@contextlib.contextmanager
def alone(home: pathlib.Path) -> Iterator[pathlib.Path]:
    """A folder of code for this process alone; what cannot be locked is not shared either."""
    lock = FileLock(f"{home}.lock")
    try:
        home.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except OSError:
        yield home
        return
    try:
        yield home
        forget_old_stamps(home)
    finally:
        lock.release()
