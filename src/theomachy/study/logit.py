"""Weights that make what happened least surprising: a conditional logit, by Newton's method.

The win probability of a seat is the softmax of its weighed features. Every game counts as one
observation, shared among the positions kept of it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

RIDGE = 4.0
"""How many games it takes to half talk a weight out of what it was."""
SCALES = np.geomspace(0.0005, 5.0, 70)
_STEPS, _HALVINGS, _CLOSE = 50, 20, 1e-7


@dataclass(frozen=True)
class Lessons:
    """Positions of games for one number of players."""

    features: np.ndarray
    """[position, seat, feature], less the mean of the seats: only differences count."""
    won: np.ndarray
    """[position, seat]: the seat's share of the victory."""
    game: np.ndarray
    """[position]: the number of its game."""
    count: np.ndarray
    """[position]: one, divided by the positions of its game."""

    def where(self, wanted: np.ndarray) -> "Lessons":
        kept = self.features[wanted], self.won[wanted], self.game[wanted], self.count[wanted]
        return Lessons(*kept)


def lessons_of(features: np.ndarray, kept: np.ndarray, won: np.ndarray, first: int) -> Lessons:
    """From features by [game, position, seat], positions kept and shares won by game."""
    those = features[np.arange(features.shape[1]) < kept[:, None]]
    return Lessons(
        those - those.mean(1, keepdims=True),
        won.repeat(kept, 0),
        (first + np.arange(kept.size)).repeat(kept),
        (1.0 / np.maximum(kept, 1)).repeat(kept),
    )


def win_probabilities(lessons: Lessons, weights: np.ndarray) -> np.ndarray:
    """[position, seat]: how likely each seat is to win."""
    worth = lessons.features @ weights
    grown = np.exp(worth - worth.max(1, keepdims=True))
    return np.asarray(grown / grown.sum(1, keepdims=True))


def surprise(lessons: Sequence[Lessons], weights: np.ndarray) -> float:
    """Minus the logarithm of the probability given to what happened, over all games."""
    total = 0.0
    for some in lessons:
        told = np.log(np.maximum(win_probabilities(some, weights), 1e-300))
        total -= float(some.count @ (some.won * told).sum(1))
    return total


def best_scaled(lessons: Sequence[Lessons], weights: np.ndarray) -> np.ndarray:
    """The same weights, all larger or smaller, so that they surprise least."""
    scale = min(SCALES.tolist(), key=lambda scale: surprise(lessons, weights * scale))
    return weights * float(scale)


def fit_weights(
    lessons: Sequence[Lessons], before: np.ndarray, ridge: float = RIDGE
) -> tuple[np.ndarray, np.ndarray]:
    """The best weights and their standard errors; what is seldom met stays near its old weight."""
    if math.isinf(ridge):
        return before, np.zeros_like(before)
    pull = ridge * usual_sizes(lessons, before.size) ** 2

    def badness(tried: np.ndarray) -> float:
        return surprise(lessons, tried) + float(pull @ (tried - before) ** 2) / 2

    weights = before
    for _ in range(_STEPS):
        slope, curve = slope_and_curve(lessons, weights)
        slope, curve = slope + pull * (weights - before), curve + np.diag(pull)
        step, now = np.linalg.solve(curve, slope), badness(weights)
        if step @ slope < _CLOSE:
            break
        for _ in range(_HALVINGS):
            if badness(weights - step) <= now:
                break
            step = step / 2
        weights = weights - step
    return weights, np.sqrt(np.diag(np.linalg.inv(curve)))


def slope_and_curve(lessons: Sequence[Lessons], weights: np.ndarray) -> tuple[np.ndarray, ...]:
    """The gradient and the Hessian of the surprise."""
    size = weights.size
    slope, curve = np.zeros(size), np.zeros((size, size))
    for some in lessons:
        expected, count = win_probabilities(some, weights), some.count[:, None]
        slope += (count * (expected - some.won)).ravel() @ some.features.reshape(-1, size)
        away = some.features - (expected[..., None] * some.features).sum(1, keepdims=True)
        weighed = away * (count * expected)[..., None]
        curve += weighed.reshape(-1, size).T @ away.reshape(-1, size)
    return slope, curve


def usual_sizes(lessons: Sequence[Lessons], features: int) -> np.ndarray:
    """How far apart seats usually are in a feature, where they differ at all."""
    squares, met = np.zeros(features), np.zeros(features)
    for some in lessons:
        squares += (some.features**2).mean(1).sum(0)
        met += (np.abs(some.features).max(1) > 1e-9).sum(0)
    return np.where(met > 0, np.sqrt(squares / np.maximum(met, 1)), 1.0)
