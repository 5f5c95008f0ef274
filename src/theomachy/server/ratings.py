"""One scale for people and bots: ratings by Plackett and Luce's model, moved by every game."""

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

Rating = tuple[float, float]
"""The strength somebody is taken for, and how unsure that is."""
_MODEL = PlackettLuce()
UNRATED: Rating = (_MODEL.mu, _MODEL.sigma)
DOUBTS = 3
"""So many times the doubt is taken off the strength, so that nobody leads by luck."""
_ZERO, _POINTS = 1000, 40


def rated(known: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after a game, from those before and how it ended."""
    teams = [[_MODEL.create_rating([*rating])] for rating in known]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in after]


def mean(ratings: Sequence[Rating]) -> Rating:
    """Of one bot on several seats."""
    return fmean(strength for strength, _ in ratings), fmean(doubt for _, doubt in ratings)


def points(strength: float, doubt: float) -> int:
    """As it is shown: 1000 for somebody unknown, more for who is surely stronger."""
    return round(_ZERO + _POINTS * (strength - DOUBTS * doubt))
