"""What is measured of many games: each measure has a value, an interval, and a difference."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol, Self

from theomachy.kernel import Game
from theomachy.study.findings import Findings, Sample
from theomachy.study.intervals import Interval, apart, welch, wilson, within, z_of

Key = tuple[str, str]
"""A group and a name in it: ("order", "1"), ("ending", "cap")."""
UNFAIR = "unfair"
"""The measure of a group that says how far its furthest share is from the fair one."""


class Measure(Protocol):
    @property
    def value(self) -> float: ...
    @property
    def variance(self) -> float:
        """Of one game's number; 0 where there is none."""

    @property
    def games(self) -> int: ...
    def ends(self, doubt: float) -> Interval:
        """The interval that misses the truth so often at most."""

    def against(self, other: Any, doubt: float) -> Interval:
        """That of the difference to another of the same kind."""


@dataclass(frozen=True)
class Mean:
    """Of points, of decisions."""

    sample: Sample

    @property
    def value(self) -> float:
        return self.sample.mean

    @property
    def variance(self) -> float:
        return self.sample.variance

    @property
    def games(self) -> int:
        return self.sample.games

    def ends(self, doubt: float) -> Interval:
        return within(self.sample, z_of(doubt))

    def against(self, other: Self, doubt: float) -> Interval:
        return welch(self.sample, other.sample, z_of(doubt))


@dataclass(frozen=True)
class Share:
    """Of games won, or ended so; a shared win counts in part, which Wilson's interval allows for
    and a little more."""

    sample: Sample
    fair: float | None = None
    """What it would be if all were alike."""

    @property
    def value(self) -> float:
        return self.sample.mean

    @property
    def variance(self) -> float:
        return self.value * (1 - self.value)

    @property
    def games(self) -> int:
        return self.sample.games

    def ends(self, doubt: float) -> Interval:
        return wilson(self.sample.total, self.sample.games, z_of(doubt))

    def against(self, other: Self, doubt: float) -> Interval:
        return apart(self.value, self.ends(doubt), other.value, other.ends(doubt))


@dataclass(frozen=True)
class Unfairness:
    """How far the furthest of some shares is from the fair one, as a part of that: 0.2 is a fifth
    more, or less, than fair. Of few games it is too large: chance alone sets shares apart."""

    shares: tuple[Share, ...]
    fair: float
    variance: float = 0.0

    @property
    def value(self) -> float:
        return max(abs(share.value / self.fair - 1) for share in self.shares)

    @property
    def games(self) -> int:
        return min(share.games for share in self.shares)

    def ends(self, doubt: float) -> Interval:
        """All shares lie in their intervals at once: so far at least, or most, is the furthest."""
        found = [share.ends(doubt / len(self.shares)) for share in self.shares]
        lows = (max(low - self.fair, self.fair - high, 0.0) for low, high in found)
        highs = (max(high - self.fair, self.fair - low) for low, high in found)
        return (max(lows) / self.fair, max(highs) / self.fair)

    def against(self, other: Self, doubt: float) -> Interval:
        return apart(self.value, self.ends(doubt), other.value, other.ends(doubt))


def measures_of(game: Game, found: Findings, reasons: Iterable[str] = ()) -> dict[Key, Measure]:
    """Everything, in the order in which it is told; `reasons` are endings to tell of besides."""
    fair = 1 / len(found.order)
    order = {str(place): Share(won, fair) for place, won in enumerate(found.order, start=1)}
    factions = {name: Share(won, fair) for name, won in found.factions.items()}
    return {
        **group("order", order, fair),
        **(group("faction", factions, fair) if factions else {}),
        **endings_of(game, found, reasons),
        ("game", "points"): Mean(found.points),
        ("game", "winner"): Mean(found.winner),
        ("game", "length"): Mean(found.length),
    }


def group(name: str, shares: dict[str, Share], fair: float) -> dict[Key, Measure]:
    told: dict[Key, Measure] = {(name, one): share for one, share in shares.items()}
    return told | {(name, UNFAIR): Unfairness(tuple(shares.values()), fair)}


def endings_of(game: Game, found: Findings, reasons: Iterable[str]) -> dict[Key, Measure]:
    def share(many: int) -> Share:
        return Share(Sample(found.games, many, many))

    told = dict.fromkeys(sorted({*found.endings, *reasons}), 0) | found.endings
    decisive = sum(many for reason, many in told.items() if reason in game.decisive)
    return {
        **{("ending", reason): share(many) for reason, many in told.items()},
        ("game", "decisive"): share(decisive),
    }
