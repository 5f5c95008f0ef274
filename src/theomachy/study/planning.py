"""How many games are needed, and when they may stop."""

import math
from statistics import NormalDist

from theomachy.study.intervals import DOUBT

POWER = 0.9
"""How likely a difference is found that is there."""
_LOOKS = 6
_FEWEST = 50


def games_within(half: float, variance: float, z: float) -> int:
    """After how many the interval of a mean reaches no further than `half` to either side."""
    return math.ceil(variance * (z / half) ** 2)


def games_to_tell(gap: float, variance: float, z: float) -> int | None:
    """After how many a gap of this size is told apart from none with the power above."""
    if gap == 0:
        return None
    return math.ceil(variance * ((z + NormalDist().inv_cdf(POWER)) / gap) ** 2)


def looks(games: int) -> list[int]:
    """After how many games we look: a 32nd of them, twice as many, and so on to all."""
    begun = (math.ceil(games / 2**step) for step in range(_LOOKS - 1, 0, -1))
    return [*(look for look in begun if look >= _FEWEST), games]


def doubt_at(games: int, before: int, most: int) -> float:
    """How much of the doubt an interval may use up that is looked at after `games` of at most
    `most`, having looked after `before` (0: this is the first look).

    What is used up grows with the games played, and is the whole doubt after all of them (Lan and
    DeMets's spending of it, 1983, in Pocock's manner). Whatever is seen at one look, and however
    the looks hang together, the chance that any interval of any look misses is at most the sum of
    their doubts (Boole): so one may stop when one likes what one sees.
    """
    return spent(games / most) - spent(before / most)


def spent(part: float) -> float:
    return DOUBT * math.log1p((math.e - 1) * part)
