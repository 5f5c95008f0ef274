"""What is wanted of rules: bounds on what is measured, and how far each is met."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from theomachy.study.intervals import Interval
from theomachy.study.measures import UNFAIR, Key, Measure

Bound = Annotated[float, msgspec.Meta(gt=0)]
Span = tuple[float, Bound]


@dataclass(frozen=True)
class Aim:
    name: str
    key: Key
    least: float = -math.inf
    most: float = math.inf

    def met(self, value: float) -> float:
        """1 within the bounds; beyond them value and bound as a ratio: a half is twice too much."""
        if value < self.least:
            return max(0.0, value / self.least) if self.least > 0 else 0.0
        return self.most / value if value > self.most else 1.0

    def met_between(self, ends: Interval) -> Interval:
        """The least and the most that any value between these ends meets it."""
        low, high = ends
        met = (self.met(low), self.met(high))
        is_crossed = high >= self.least and low <= self.most
        return (min(met), 1.0 if is_crossed else max(met))


Found = Sequence[Mapping[Key, Measure]]
"""What was measured, at each table."""


class Aims(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a file of a sweep states them; those left out are no aims."""

    order: Bound | None = None
    """How far the share of any place may be from the fair one, as a part of that: 0.15."""
    faction: Bound | None = None
    """The same of any faction."""
    decisive: Bound | None = None
    """How many games, at least, somebody brings to an end: 0.25."""
    points: Span | None = None
    """A seat's, from and to."""
    winner: Span | None = None
    length: Span | None = None

    @property
    def stated(self) -> list[Aim]:
        found = [Aim(name, (name, UNFAIR), most=most) for name, most in self._unfair if most]
        if self.decisive:
            found.append(Aim("decisive", ("game", "decisive"), least=self.decisive))
        return found + [Aim(name, ("game", name), *span) for name, span in self._spans if span]

    @property
    def _unfair(self) -> list[tuple[str, float | None]]:
        return [("order", self.order), ("faction", self.faction)]

    @property
    def _spans(self) -> list[tuple[str, Span | None]]:
        return [("points", self.points), ("winner", self.winner), ("length", self.length)]


def mean_met(aims: Sequence[Aim], found: Found) -> float:
    """How far all aims are met, on the average, at all tables."""
    met = [aim.met(measures[aim.key].value) for measures in found for aim in aims]
    return sum(met) / len(met)


def mean_met_between(aims: Sequence[Aim], found: Found, doubt: float) -> Interval:
    """Its interval: where each measure lies in its own, the mean lies between the means of the
    least and of the most that they meet."""
    each = doubt / (len(aims) * len(found))
    ends = [aim.met_between(one[aim.key].ends(each)) for one in found for aim in aims]
    return (sum(low for low, _ in ends) / len(ends), sum(high for _, high in ends) / len(ends))
