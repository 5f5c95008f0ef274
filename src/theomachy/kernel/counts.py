"""What many finished games came to, in whole numbers, which add up."""

import math
from collections import Counter

import numpy as np

from theomachy.kernel.drive import Finished
from theomachy.kernel.game import Game

GAMES, WINS, RANKS, POINTS, WAYS = 0, 1, 2, 3, 4
"""Sums over all seats of somebody: how many they are, parts of wins (see `parts_of_a_win`), ranks,
points; and how many ways of counting these are."""


def parts_of_a_win(players: int) -> int:
    """So many that a win shared by any of them is a whole number of parts."""
    return math.lcm(*range(1, players + 1))


def seated(players: int, first: int, games: int) -> np.ndarray:
    """[game, seat]: which of the bots sat there; they change seats from game to game."""
    return (np.arange(players) + np.arange(first, first + games)[:, None]) % players


def factions_of(game: Game, batch: Finished) -> np.ndarray:
    """[game, seat]: which faction each has played, or below 0 none."""
    played: np.ndarray = batch.finals[game.faction][:, : batch.sheets.shape[1]]
    return played.astype(np.int64)


def sums(batch: Finished, who: np.ndarray, size: int) -> np.ndarray:
    """[one, GAMES …] by who[game, seat], a number below the size; below 0 is nobody."""
    sheets, here = batch.sheets, who >= 0
    wins = np.rint(sheets.payoff * parts_of_a_win(sheets.shape[1]))
    added = (np.ones_like(wins), wins, sheets.rank, sheets.points)
    found = [np.bincount(who[here], each[here], size) for each in added]
    return np.stack(found, axis=1).astype(np.int64)


def endings_of(game: Game, batch: Finished) -> Counter[str]:
    reasons, times = np.unique(game.endings(batch.finals), return_counts=True)
    return Counter(dict(zip(reasons.tolist(), times.tolist(), strict=True)))
