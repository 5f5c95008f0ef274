"""What many games came to, in whole numbers: counts of parts add up to those of the whole."""

import math
from collections import Counter
from dataclasses import dataclass, fields

import numpy as np

from theomachy.kernel import Game
from theomachy.kernel.drive import CHANCES, DECISIONS, Finished
from theomachy.study.digest import digest_of
from theomachy.study.hands import Study

GAMES, WINS, RANKS, POINTS, WAYS = 0, 1, 2, 3, 4
"""Sums over all seats of somebody: how many they are, parts of wins (see `parts_of_a_win`), ranks,
points; and how many ways of counting these are."""


@dataclass(frozen=True)
class Lengths:
    """Of games: altogether, and of the shortest and the longest."""

    total: int
    least: int
    most: int

    def __add__(self, other: "Lengths") -> "Lengths":
        least, most = min(self.least, other.least), max(self.most, other.most)
        return Lengths(self.total + other.total, least, most)


@dataclass(frozen=True)
class Counts:
    by_seat: np.ndarray
    """[seat, GAMES …]"""
    by_order: np.ndarray
    """[place, GAMES …]"""
    by_bot: np.ndarray
    """[bot, GAMES …]"""
    by_faction: np.ndarray
    """[faction, place, GAMES …]"""
    decisions: Lengths
    chances: int
    endings: Counter[str]
    digest: np.ndarray

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(
            *(getattr(self, one.name) + getattr(other, one.name) for one in fields(Counts))
        )


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


def count(study: Study, first: int, batch: Finished) -> Counts:
    """Of the finished games from a number on."""
    game, bots, (games, players) = study.game, study.bots, batch.sheets.shape
    names, order = list(dict.fromkeys(bots)), game.order(batch.finals)
    who = np.array([names.index(name) for name in bots])[seated(players, first, games)]
    places = np.zeros((0, players, WAYS), np.int64)
    if game.factions:
        both = factions_of(game, batch) * players + order
        places = sums(batch, both, len(game.factions) * players).reshape(-1, players, WAYS)
    decisions = batch.tallies[:, DECISIONS]
    return Counts(
        by_seat=sums(batch, np.tile(np.arange(players), (games, 1)), players),
        by_order=sums(batch, order, players),
        by_bot=sums(batch, who, len(names)),
        by_faction=places,
        decisions=Lengths(int(decisions.sum()), int(decisions.min()), int(decisions.max())),
        chances=int(batch.tallies[:, CHANCES].sum()),
        endings=endings_of(game, batch),
        digest=digest_of(first, batch),
    )


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
