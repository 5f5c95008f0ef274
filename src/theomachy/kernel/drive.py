"""Loops over any game."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

import numpy as np

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.game import SHEET, Game
from theomachy.kernel.kinds import Action, State
from theomachy.kernel.philox import draw, new_rng, restart
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import (
    NATURE,
    OVER,
    actor,
    apply,
    chance,
    fault,
    legal,
    perform,
    rests,
    step,
)

DECISIONS, CHANCES = 0, 1
"""Columns of a tally: how often players, and nature, have acted."""
CHUNK = 500
"""Games played between two signs of life."""

Progress = Callable[[int], None]
"""Is told how many more games have been played."""


@entry
def perft(stack: np.ndarray, actions: np.ndarray, depth: int) -> int:
    """Count the paths of `depth` plies below stack[0]; outcomes of chance are branches."""
    count = legal(stack[0], actions[0])
    if depth == 1:
        return count
    paths = 0
    for i in range(count):
        stack[1] = stack[0]
        apply(stack[1], actions[0, i])
        paths += perft(stack[1:], actions[1:], depth - 1)
    return paths


@compiled
def fall_out(s: State, actions: np.ndarray, count: int, rng: np.ndarray) -> Action:
    """Nature's pick among the outcomes listed, each by its weight."""
    total = 0
    for i in range(count):
        total += chance(s, actions[i])
    ticket, i = draw(rng, total), 0
    while ticket >= chance(s, actions[i]):
        ticket -= chance(s, actions[i])
        i += 1
    return actions[i]


@compiled
def playout(s: State, actions: np.ndarray, rng: np.ndarray, tally: np.ndarray) -> None:
    """Play at random to the end."""
    who = actor(s)
    while who != OVER:
        count = legal(s, actions)
        if who == NATURE:
            action = fall_out(s, actions, count, rng)
            tally[CHANCES] += 1
        else:
            action = actions[draw(rng, count)]
            tally[DECISIONS] += 1
        apply(s, action)
        who = actor(s)


@compiled
def play_part(s: State, actions: np.ndarray, rng: np.ndarray, tally: np.ndarray) -> bool:
    """A part of `playout`, so that many games may take turns: what comes by itself, or one choice
    and what it does at once. Whether there was anything left to do. (A playout made of parts plays
    at three quarters of the speed on a CPU.)"""
    if not rests(s):
        step(s)
        return True
    who = actor(s)
    if who == OVER:
        return False
    count = legal(s, actions)
    if who == NATURE:
        action = fall_out(s, actions, count, rng)
        tally[CHANCES] += 1
    else:
        action = actions[draw(rng, count)]
        tally[DECISIONS] += 1
    perform(s, action)
    return True


@entry
def play_games(
    opening: np.ndarray,
    first: int,
    finals: np.ndarray,
    sheets: np.ndarray,
    tallies: np.ndarray,
    actions: np.ndarray,
    rng: np.ndarray,
) -> None:
    """Play finals.size games, numbered from `first`, each with random numbers of its own."""
    for i in range(finals.size):
        finals[i] = opening[0]
        restart(rng, first + i)
        playout(finals[i], actions, rng, tallies[i])
        final_score(finals[i], sheets[i])


@entry
def audit(s: State, actions: np.ndarray, rng: np.ndarray, tally: np.ndarray) -> int:
    """Play at random to the end or to the first broken invariant; return its number."""
    broken = fault(s)
    while broken == 0 and actor(s) != OVER:
        count = legal(s, actions)
        apply(s, actions[draw(rng, count)])
        tally[DECISIONS] += 1
        broken = fault(s)
    return broken


@dataclass(frozen=True)
class Finished:
    """Many finished games."""

    finals: np.recarray
    """The last position of each."""
    sheets: np.recarray
    """[game, seat]: points, rank and payoff."""
    tallies: np.ndarray
    """[game, DECISIONS or CHANCES]."""


def room_for(game: Game, players: int, games: int) -> Finished:
    return Finished(
        np.zeros(games, game.state).view(np.recarray),
        np.zeros((games, players), SHEET).view(np.recarray),
        np.zeros((games, 2), np.int32),
    )


def play_many(
    game: Game,
    opening: State,
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
    first: int = 0,
) -> Finished:
    """Random games on as many cores, numbered from `first`; the result depends on the seed
    alone."""
    batch = room_for(game, int(opening.players), games)
    start = np.array([opening]).view(np.recarray)

    def play_chunk(span: slice) -> None:
        play_games(
            start,
            first + span.start,
            batch.finals[span],
            batch.sheets[span],
            batch.tallies[span],
            np.zeros(game.most_legal, np.int16),
            new_rng(seed),
        )

    in_chunks(play_chunk, games, threads, progress)
    return batch


def in_chunks(
    play_chunk: Callable[[slice], None],
    games: int,
    threads: int,
    progress: Progress | None,
    chunk: int | None = None,
) -> None:
    """Call for every span of games, in threads (compiled code lets go of the lock)."""
    chunk = max(1, min(chunk or CHUNK, games // threads))
    spans = [slice(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    with ThreadPoolExecutor(threads) as pool:
        waiting = {pool.submit(play_chunk, span): span for span in spans}
        for done in as_completed(waiting):
            done.result()
            if progress:
                progress(waiting[done].stop - waiting[done].start)
