"""Many matches between bots, on all cores."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from theomachy.bots import minds
from theomachy.bots.bot import mind_number
from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game
from theomachy.kernel.chance import new_rng
from theomachy.kernel.drive import Batch, Progress, in_chunks, new_batch

Chore = tuple[str, Callable[[], object]]


def play_matches(
    game: Game,
    opening: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
) -> Batch:
    """Match m seats bots[(k + m) % players] on seat k; the result depends on the seed alone."""
    weights = np.array([opinion_of(game).weights] * len(bots))
    players = int(opening.players)
    batch = new_batch(game, players, games)
    numbers = np.array([mind_number(name) for name in bots], np.int64)
    start = np.array([opening]).view(np.recarray)

    def play_chunk(span: slice) -> None:
        minds.play_matches(
            start,
            numbers,
            weights,
            span.start,
            batch.finals[span],
            batch.sheets[span],
            batch.tallies[span],
            np.zeros(minds.SCRATCH, game.state).view(np.recarray),
            np.zeros(game.most_legal, np.int16),
            new_rng(seed),
            np.zeros(weights.shape[1]),
            np.zeros(players),
        )

    in_chunks(play_chunk, games, threads, progress)
    return batch


def chores(game: Game) -> list[Chore]:
    """What has to be compiled before bots can play a game."""
    opening = game.new(game.players[0])
    pair = ["greedy"] * game.players[0]
    return [("bots", lambda: play_matches(game, opening, pair, 1, seed=0))]
