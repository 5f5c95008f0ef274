"""Which taste wins? Weights of a first look, led uphill by matches between neighbours."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from theomachy.bots.levels import Character
from theomachy.bots.match import play_matches
from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game
from theomachy.kernel.drive import Progress

SPREAD = 0.3
"""How far two rivals lean from the taste, to opposite sides, as logarithms of factors."""
PACE = 0.6
"""How far the taste follows a rival who always wins."""
TABLES = (2, 4)
"""Numbers of players at which both rivals have as many seats."""


def evolve(
    game: Game,
    steps: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> np.ndarray:
    """The taste after so many steps of so many games; the seed decides all.

    Every step all weights lean at once, each to one side by lot (simultaneous perturbation), and
    follow the winner by as much as it won more than half.
    """
    taste, rng = opinion_of(game).taste, np.random.default_rng(seed)
    tables = [players for players in TABLES if players in game.players]
    openings = [game.new(players, options) for players in tables]
    for step in range(steps):
        lean = rng.choice([-1.0, 1.0], taste.size)
        rivals = [taste * np.exp(side * SPREAD * lean) for side in (1, -1)]
        edge = lead(game, openings, rivals, games, seed + step, threads)
        taste = taste * np.exp(PACE * edge * lean)
        if progress:
            progress(1)
    return taste


def lead(
    game: Game, openings: Sequence[Any], rivals: Sequence[np.ndarray], games: int, seed: int,
    threads: int = 1,
) -> float:  # fmt: skip
    """The first rival's share of victories less a half, from every opening so many games."""
    cast = [Character(0, 0.0, taste, taste) for taste in rivals]
    shares = []
    for opening in openings:
        seats = cast * (int(opening.players) // 2)
        batch = play_matches(game, opening, seats, games, seed, threads)
        won = batch.sheets.rank == 1
        is_first = (np.arange(won.shape[1]) + np.arange(games)[:, None]) % 2 == 0
        shares.append((won & is_first).sum(1) / won.sum(1))
    return float(np.mean(shares)) - 0.5
