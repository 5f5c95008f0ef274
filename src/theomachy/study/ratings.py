"""One number for a strength: ratings by Plackett and Luce's model (Weng and Lin 2011)."""

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce

Rating = tuple[float, float]
"""The strength it is taken for, and how unsure that is (25 and 25/3 of somebody unknown)."""


def ratings(
    results: Iterable[tuple[Sequence[str], Sequence[int]]], bots: Iterable[str]
) -> dict[str, Rating]:
    """After all results in turn, each the names by seat and their ranks."""
    model = PlackettLuce()
    unknown = model.rating()
    known: dict[str, Rating] = dict.fromkeys(bots, (unknown.mu, unknown.sigma))
    for seats, ranks in results:
        teams = [[model.create_rating([*known[bot]])] for bot in seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(seats):
            mine = [team[0] for team, seat in zip(rated, seats, strict=True) if seat == bot]
            known[bot] = (fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return known
