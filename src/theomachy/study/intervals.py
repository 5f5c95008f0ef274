"""Error bars. Every one of them reaches `z` standard deviations to either side."""

import math
from statistics import NormalDist
from typing import Protocol

Z_95 = 1.959963984540054
DOUBT = 0.05
"""How often, at most, what is said may be wrong: intervals are of 95 %."""
NOWHERE = (-math.inf, math.inf)

Interval = tuple[float, float]


class Numbers(Protocol):
    """Many numbers of which the mean is sought."""

    @property
    def games(self) -> int: ...
    @property
    def mean(self) -> float: ...
    @property
    def variance(self) -> float: ...


def z_of(doubt: float) -> float:
    """How many standard deviations leave so much doubt, half of it on either side."""
    return -NormalDist().inv_cdf(doubt / 2)


def wilson(successes: float, trials: int, z: float = Z_95) -> Interval:
    """The interval of a share, of 95 % unless said otherwise (Wilson's; sound near 0 and 1)."""
    if trials == 0:
        return (0.0, 1.0)
    share, z2 = successes / trials, z**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = math.sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    half = z / (1 + z2 / trials) * spread
    return (max(0.0, middle - half), min(1.0, middle + half))


def apart(a: float, ends_of_a: Interval, b: float, ends_of_b: Interval) -> Interval:
    """The interval of a − b, of two values found independently, from the interval of each.

    How far each may be off towards the other is squared and added (Zou and Donner 2008); from
    Wilson's intervals of two shares it makes Newcombe's of their difference (1998, method 10).
    """
    (low_a, high_a), (low_b, high_b) = ends_of_a, ends_of_b
    return (a - b - math.hypot(a - low_a, high_b - b), a - b + math.hypot(high_a - a, b - low_b))


def student(z: float, freedom: float) -> float:
    """As many standard deviations when the deviation itself is estimated: Student's quantile, by
    the first terms of its series in 1 / freedom (Abramowitz and Stegun 26.7.5)."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def within(a: Numbers, z: float) -> Interval:
    """The interval of a mean."""
    if a.games < 2:
        return NOWHERE
    half = student(z, a.games - 1) * math.sqrt(a.variance / a.games)
    return (a.mean - half, a.mean + half)


def welch(a: Numbers, b: Numbers, z: float) -> Interval:
    """The interval of the difference of two means, whatever their variances (Welch's)."""
    if min(a.games, b.games) < 2:
        return NOWHERE
    error_a, error_b = a.variance / a.games, b.variance / b.games
    error, difference = error_a + error_b, a.mean - b.mean
    if error == 0:
        return (difference, difference)
    freedom = error**2 / (error_a**2 / (a.games - 1) + error_b**2 / (b.games - 1))
    half = student(z, freedom) * math.sqrt(error)
    return (difference - half, difference + half)
