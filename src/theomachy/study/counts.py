"""What a study came to, in whole numbers: counts of parts add up to those of the whole."""

from collections import Counter
from dataclasses import dataclass, fields

import numpy as np

from theomachy.bots.match import Study
from theomachy.kernel.counts import WAYS, endings_of, factions_of, seated, sums
from theomachy.kernel.drive import CHANCES, DECISIONS, Finished
from theomachy.study.digest import digest_of


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
