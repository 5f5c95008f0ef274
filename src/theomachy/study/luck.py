"""Is luck fair? What dice and cards gave in games between bots, and whether the accounts add up."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from theomachy.bots import bot, view_of
from theomachy.kernel import NATURE, Game
from theomachy.story import Account
from theomachy.story.turns import swings, turns_of
from theomachy.study.intervals import Z_95
from theomachy.table import Table

SECONDS_TO_THINK = 5.0


@dataclass(frozen=True)
class Lot:
    """What one game gave each seat, and whether its story is true."""

    luck: list[float]
    """By dice and cards."""
    seat: list[float]
    """By who begins, and what was dealt before."""
    error: float
    """How far parts and result are apart, at worst."""
    is_found: bool
    """Whether the ply of the largest change is among the turning points, and none is left out."""


def played(game: Game, bots: Sequence[str], seed: int) -> Table:
    """A game between bots; the seed decides all."""
    table = Table(game, len(bots), seed=seed, names=bots)
    minds = [bot(name, seed * len(bots) + seat) for seat, name in enumerate(bots)]
    while not table.is_over:
        if table.actor == NATURE:
            table.roll()
        else:
            mind = minds[table.actor]
            table.push(mind.choose(view_of(table, table.actor), SECONDS_TO_THINK), trusted=True)
    return table


def lot_of(game: Game, bots: Sequence[str], seed: int) -> Lot:
    account = Account.of(played(game, bots, seed))
    shares = account.shares()
    errors = (s.fair + s.seat + s.luck + s.decisions - s.result for s in shares)
    result = account.table.result
    assert result
    off = (s.result - float(payoff) for s, payoff in zip(shares, result.payoffs, strict=True))
    return Lot(
        [share.luck for share in shares],
        [share.seat for share in shares],
        max(map(abs, (*errors, *off))),
        finds_the_largest(account),
    )


def finds_the_largest(account: Account) -> bool:
    """Whether what is told as turning points are the largest changes, by their plies."""
    all_, told = swings(account.changes).tolist(), turns_of(account)
    largest = sorted(all_, reverse=True)[: len(told)]
    return (
        all_.index(max(all_)) + 1 in [turn.ply for turn in told]
        and sorted((all_[turn.ply - 1] for turn in told), reverse=True) == largest
    )


def mean_within(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far the true one may be from it (95 %)."""
    return fmean(values), Z_95 * stdev(values) / math.sqrt(len(values))
