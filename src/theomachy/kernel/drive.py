"""Loops over any game."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.game import SHEET, Game, alone
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
from theomachy.kernel.watch import Watch, compare, note

DECISIONS, CHANCES = 0, 1
"""Columns of a tally: how often players, and nature, have acted."""
CHUNK = 500
"""Games played between two signs of life."""
AHEAD = 4
"""So many chunks for each thread may wait for one before them."""

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
def playout(
    s: State, actions: np.ndarray, rng: np.ndarray, tally: np.ndarray,
    watch: Watch | None, game: int,
) -> None:  # fmt: skip
    """Play at random to the end."""
    who = actor(s)
    while who != OVER:
        count = legal(s, actions)
        if who == NATURE:
            action = fall_out(s, actions, count, rng)
            tally[CHANCES] += 1
        else:
            action = actions[draw(rng, count)]
            if watch is not None:
                note(watch, game, s, who, action, tally[DECISIONS])
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
    watch: Watch | None,
) -> None:
    """Play finals.size games, numbered from `first`, each with random numbers of its own."""
    for i in range(finals.size):
        finals[i] = opening[0]
        restart(rng, first + i)
        playout(finals[i], actions, rng, tallies[i], watch, i)
        final_score(finals[i], sheets[i])
        if watch is not None:
            compare(watch.leads[i], sheets[i], tallies[i, DECISIONS])


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

    def part(self, span: slice) -> "Finished":
        """Some of them, in the same place."""
        return Finished(*(array[span] for array in vars(self).values()))


Player = Callable[[int, Finished, Watch | None], None]
"""Plays the games from a number on, as many as there is room for; each depends on its number."""


def room_for(game: Game, players: int, games: int) -> Finished:
    return Finished(
        np.zeros(games, game.state).view(np.recarray),
        np.zeros((games, players), SHEET).view(np.recarray),
        np.zeros((games, 2), np.int32),
    )


def random_player(game: Game, opening: State, seed: int) -> Player:
    """Who plays random games."""
    start = alone(opening)

    def play(first: int, batch: Finished, watch: Watch | None) -> None:
        play_games(
            start,
            first,
            batch.finals,
            batch.sheets,
            batch.tallies,
            np.zeros(game.most_legal, np.int16),
            new_rng(seed),
            watch,
        )

    return play


def play_many(
    game: Game,
    opening: State,
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
    first: int = 0,
) -> Finished:
    """Random games, numbered from `first`; the result depends on the seed alone."""
    batch = room_for(game, int(opening.players), games)
    play_all(random_player(game, opening, seed), batch, first, threads, progress)
    return batch


def play_all(
    play: Player,
    batch: Finished,
    first: int,
    threads: int,
    progress: Progress | None,
    chunk: int | None = None,
) -> None:
    """Have all the games of a batch played, in threads."""

    def play_chunk(span: slice) -> None:
        play(first + span.start, batch.part(span), None)

    in_chunks(play_chunk, len(batch.finals), threads, progress, chunk)


def in_chunks(
    play_chunk: Callable[[slice], None],
    games: int,
    threads: int,
    progress: Progress | None,
    chunk: int | None = None,
) -> None:
    """Call for every span of games, in threads (compiled code lets go of the lock)."""
    spans = spans_of(range(games), threads, chunk)
    played = in_order(lambda span: play_chunk(slice(span.start, span.stop)), spans, threads)
    for span, _ in zip(spans, played, strict=True):
        if progress:
            progress(len(span))


def spans_of(games: range, threads: int, chunk: int | None = None) -> list[range]:
    """Chunks of neighbours, enough of them for all threads."""
    size = max(1, min(chunk or CHUNK, len(games) // threads))
    return [games[first : first + size] for first in range(0, len(games), size)]


Span = TypeVar("Span")
Done = TypeVar("Done")


def in_order(do: Callable[[Span], Done], spans: Iterable[Span], threads: int) -> Generator[Done]:
    """What is done of each span, in their order, by threads that run only a little ahead: nothing
    is kept of what has been told."""
    waiting = deque[Future[Done]]()
    pool = ThreadPoolExecutor(threads)
    try:
        for span in spans:
            waiting.append(pool.submit(do, span))
            if len(waiting) > AHEAD * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
