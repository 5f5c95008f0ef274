"""What counts? The value of a game's facts, fitted to games between minds of many tastes."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from theomachy.bots.desk import new_desk
from theomachy.bots.lessons import play_lessons
from theomachy.bots.opinions import opinion_of
from theomachy.kernel import Game
from theomachy.kernel.drive import Progress, in_chunks
from theomachy.study.logit import (
    RIDGE,
    Lessons,
    best_scaled,
    chances,
    fit_weights,
    lessons_of,
    surprise,
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
    """Of the chances foretold between two tenths: how many, their mean, and how many came true."""

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
    """Mean surprise: minus the logarithm of the chance given to what happened."""
    blind: float
    """The surprise of one who knows nothing."""
    favourite: float
    """How often the seat with the best chance won."""
    tenths: list[Tenth]


@dataclass(frozen=True)
class Span:
    """Games to be played from one opening, numbered from the first."""

    opening: Any
    first: int
    games: int


def fit(
    game: Game,
    games: int,
    seed: int = 0,
    players: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
    only_scale: bool = False,
) -> Fit:
    """Weights under which what became of the games is least surprising; the seed decides all.

    `only_scale`: in the proportions of the taste.
    """
    opinion, tables = opinion_of(game), players or game.players
    lessons = [
        collect(game, span, seed, opinion.taste, threads, progress)
        for span in spans(game, games, tables, options)
    ]
    learned = [some.where(some.game % TESTS != 0) for some in lessons]
    scaled = best_scaled(learned, opinion.taste)
    weights, errors = fit_weights(learned, scaled, math.inf if only_scale else RIDGE)
    tests = [some.where(some.game % TESTS == 0) for some in lessons]
    return judged(opinion.names, weights.round(DIGITS), errors, games, tests)


def spans(
    game: Game, games: int, players: Sequence[int], options: Mapping[str, Any] | None
) -> Iterator[Span]:
    """The games, shared among the numbers of players."""
    first = 0
    for place, number in enumerate(players):
        share = len(range(place, games, len(players)))
        yield Span(game.new(number, options), first, share)
        first += share


def collect(
    game: Game, span: Span, seed: int, weights: np.ndarray, threads: int, progress: Progress | None
) -> Lessons:
    """Play games and note what may have counted."""
    seats = int(span.opening.players)
    noted = np.zeros((span.games, POSITIONS, seats, weights.size))
    kept, won = np.zeros(span.games, np.int64), np.zeros((span.games, seats))
    opening = np.array([span.opening]).view(np.recarray)

    def play_block(block: slice) -> None:
        desk, record = new_desk(game, seats, seed), np.zeros(1, game.state).view(np.recarray)
        desk.value[:], tastes = weights, np.zeros((seats, weights.size))
        first = span.first + block.start
        play_lessons(opening, first, record, noted[block], kept[block], won[block], tastes, desk)

    in_chunks(play_block, span.games, threads, progress, BLOCK)
    return lessons_of(noted, kept, won, span.first)


def judged(
    names: Sequence[str], weights: np.ndarray, errors: np.ndarray, games: int,
    tests: Sequence[Lessons],
) -> Fit:  # fmt: skip
    """How well the weights foretell games they were not fitted to."""
    count = np.concatenate([some.count for some in tests])
    favourites = [chances(some, weights).argmax(1) for some in tests]
    hits = [some.won[range(len(it)), it] for some, it in zip(tests, favourites, strict=True)]
    total = max(float(count.sum()), 1.0)
    return Fit(
        weights=dict(zip(names, weights.tolist(), strict=True)),
        errors=dict(zip(names, errors.tolist(), strict=True)),
        games=games,
        tested=round(float(count.sum())),
        loss=surprise(tests, weights) / total,
        blind=surprise(tests, np.zeros_like(weights)) / total,
        favourite=float(count @ np.concatenate(hits)) / total,
        tenths=calibration(tests, weights),
    )


def calibration(lessons: Sequence[Lessons], weights: np.ndarray) -> list[Tenth]:
    """Chances foretold beside what came true, by tenths."""
    foretold = np.concatenate([chances(some, weights).ravel() for some in lessons])
    won = np.concatenate([some.won.ravel() for some in lessons])
    count = np.concatenate([some.count.repeat(some.won.shape[1]) for some in lessons])
    tenth = np.minimum((foretold * 10).astype(int), 9)
    tenths = []
    for number in np.unique(tenth):
        here = count * (tenth == number)
        seats = float(here.sum())
        tenths.append(Tenth(seats, float(here @ foretold) / seats, float(here @ won) / seats))
    return tenths
