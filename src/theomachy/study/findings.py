"""What many games have shown, as sums: whatever is added up may be forgotten."""

from collections import Counter
from typing import Self

import msgspec
import numpy as np

from theomachy.kernel import Game
from theomachy.kernel.drive import DECISIONS, Finished


class Sample(msgspec.Struct, frozen=True):
    """Numbers, one a game: how many, their sum and that of their squares."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: np.ndarray) -> Self:
        return cls(numbers.size, float(numbers.sum()), float((numbers.astype(float) ** 2).sum()))

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(
            self.games + other.games, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        return self.total / max(1, self.games)

    @property
    def variance(self) -> float:
        around = self.squares - self.total * self.mean
        return max(0.0, around) / max(1, self.games - 1)


class Findings(msgspec.Struct, frozen=True):
    """Of the games of one candidate, with one number of players."""

    games: int
    order: tuple[Sample, ...]
    """What each place in the order of play won, the first one first; a shared win counts 1/k."""
    factions: dict[str, Sample]
    """What each won, in the games in which it was played."""
    endings: dict[str, int]
    points: Sample
    """A seat's, on the average of a game."""
    winner: Sample
    """The points of whoever won."""
    length: Sample
    """In decisions."""

    def __add__(self, other: "Findings") -> "Findings":
        nothing = Sample()
        names = dict.fromkeys([*self.factions, *other.factions])
        return Findings(
            self.games + other.games,
            tuple(a + b for a, b in zip(self.order, other.order, strict=True)),
            {n: self.factions.get(n, nothing) + other.factions.get(n, nothing) for n in names},
            dict(sorted((Counter(self.endings) + Counter(other.endings)).items())),
            self.points + other.points,
            self.winner + other.winner,
            self.length + other.length,
        )


def findings_of(game: Game, batch: Finished) -> Findings:
    games, players = batch.sheets.shape
    wins, points = batch.sheets.payoff, batch.sheets.points
    order = game.order(batch.finals)
    reasons, counts = np.unique(game.endings(batch.finals), return_counts=True)
    return Findings(
        games,
        tuple(Sample.of(wins[order == place]) for place in range(players)),
        wins_of_factions(game, batch, players),
        dict(zip(reasons.tolist(), counts.tolist(), strict=True)),
        Sample.of(points.mean(axis=1)),
        Sample.of(np.where(batch.sheets.rank == 1, points, np.iinfo(np.int32).min).max(axis=1)),
        Sample.of(batch.tallies[:, DECISIONS]),
    )


def wins_of_factions(game: Game, batch: Finished, players: int) -> dict[str, Sample]:
    if not game.factions:
        return {}
    played = batch.finals[game.faction][:, :players]
    found = {
        name: Sample.of(batch.sheets.payoff[played == number])
        for number, name in enumerate(game.factions)
    }
    return {name: sample for name, sample in found.items() if sample.games}
