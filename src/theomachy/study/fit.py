"""What counts? The weights of a game's features, fitted to games between bots that know them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np

from theomachy.bots.lessons import Manner, play_lessons
from theomachy.bots.opinions import opinion_of
from theomachy.bots.workspace import new_workspace
from theomachy.kernel import Game
from theomachy.kernel.drive import Progress, in_chunks
from theomachy.study.logit import (
    RIDGE,
    Lessons,
    best_scaled,
    fit_weights,
    lessons_of,
    surprise,
    win_probabilities,
)

POSITIONS = 16
"""Kept of each game."""
BLOCK = 10
"""Games played between two signs of life."""
TESTS = 8
"""One game in so many is kept from the fit, to test it."""
DIGITS = 4


@dataclass(frozen=True)
class Tenth:
    """Of the probabilities foretold between two tenths: how many, the mean, how many came true."""

    seats: float
    foretold: float
    won: float


@dataclass(frozen=True)
class Fit:
    weights: dict[str, float]
    errors: dict[str, float]
    """Standard errors of the weights."""
    games: int
    tested: int
    """Games kept from the fit; all that follows is about them."""
    loss: float
    """Mean surprise: minus the logarithm of the probability given to what happened."""
    blind: float
    """The surprise of one who knows nothing."""
    favourite: float
    """How often the seat most likely to win did."""
    tenths: list[Tenth]


@dataclass(frozen=True)
class Span:
    """Games to be played from one opening in one manner, numbered from the first."""

    opening: Any
    first: int
    games: int
    manner: Manner


def take_lessons(
    game: Game, wanted: Sequence[Span], seed: int = 0, threads: int = 1,
    progress: Progress | None = None,
) -> list[Lessons]:  # fmt: skip
    """Positions of all these games, by span; the seed decides all."""
    return [collect(game, span, seed, threads, progress) for span in wanted]


def spans(games: int, openings: Sequence[Any], manner: Manner) -> list[Span]:
    """So many games of this manner, shared among the openings."""
    shares = [len(range(place, games, len(openings))) for place in range(len(openings))]
    firsts = accumulate(shares, initial=0)
    return [Span(*one, manner) for one in zip(openings, firsts, shares, strict=False)]


def fit_value(game: Game, lessons: Sequence[Lessons], only_scale: bool = False) -> Fit:
    """One value for all numbers of players; `only_scale`: in the proportions of the policy."""
    learned = [parted(some)[0] for some in lessons]
    scaled = best_scaled(learned, opinion_of(game).policy)
    ridge = math.inf if only_scale else RIDGE
    return judged(game, lessons, *fit_weights(learned, scaled, ridge))


def fit_forecasts(game: Game, lessons: Sequence[Lessons]) -> dict[int, Fit]:
    """For each number of players what foretells best; what is rare there is as it is everywhere."""
    learned = [parted(some)[0] for some in lessons]
    common, _ = fit_weights(learned, best_scaled(learned, opinion_of(game).policy))
    return {
        some.won.shape[1]: judged(game, [some], *fit_weights([own], common))
        for some, own in zip(lessons, learned, strict=True)
    }


def parted(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """To learn from, and to test what was learned."""
    is_test = lessons.game % TESTS == 0
    return lessons.where(~is_test), lessons.where(is_test)


def collect(game: Game, span: Span, seed: int, threads: int, progress: Progress | None) -> Lessons:
    """Play games and note what may have counted."""
    seats, weights = int(span.opening.players), opinion_of(game).policy
    features = np.zeros((span.games, POSITIONS, seats, weights.size))
    kept, won = np.zeros(span.games, np.int64), np.zeros((span.games, seats))
    opening = np.array([span.opening]).view(np.recarray)

    def play_block(block: slice) -> None:
        workspace = new_workspace(game, seats, seed)
        workspace.value[:], policies = weights, np.zeros((seats, weights.size))
        record = np.zeros(1, game.state).view(np.recarray)
        first = span.first + block.start
        results = features[block], kept[block], won[block]
        play_lessons(opening, first, record, *results, span.manner, policies, workspace)

    in_chunks(play_block, span.games, threads, progress, BLOCK)
    return lessons_of(features, kept, won, span.first)


def judged(game: Game, lessons: Sequence[Lessons], weights: np.ndarray, errors: np.ndarray) -> Fit:
    """How well the weights foretell games they were not fitted to."""
    names, weights = opinion_of(game).names, weights.round(DIGITS)
    tests = [parted(some)[1] for some in lessons]
    count = np.concatenate([some.count for some in tests])
    favourites = [win_probabilities(some, weights).argmax(1) for some in tests]
    hits = [some.won[range(len(it)), it] for some, it in zip(tests, favourites, strict=True)]
    total = max(float(count.sum()), 1.0)
    return Fit(
        weights=dict(zip(names, weights.tolist(), strict=True)),
        errors=dict(zip(names, errors.tolist(), strict=True)),
        games=round(sum(float(some.count.sum()) for some in lessons)),
        tested=round(float(count.sum())),
        loss=surprise(tests, weights) / total,
        blind=surprise(tests, np.zeros_like(weights)) / total,
        favourite=float(count @ np.concatenate(hits)) / total,
        tenths=calibration(tests, weights),
    )


def calibration(lessons: Sequence[Lessons], weights: np.ndarray) -> list[Tenth]:
    """Probabilities foretold beside what came true, by tenths."""
    foretold = np.concatenate([win_probabilities(some, weights).ravel() for some in lessons])
    won = np.concatenate([some.won.ravel() for some in lessons])
    count = np.concatenate([some.count.repeat(some.won.shape[1]) for some in lessons])
    tenth = np.minimum((foretold * 10).astype(int), 9)
    tenths = []
    for number in np.unique(tenth):
        here = count * (tenth == number)
        seats = float(here.sum())
        tenths.append(Tenth(seats, float(here @ foretold) / seats, float(here @ won) / seats))
    return tenths
