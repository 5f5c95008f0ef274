"""GS-10.7, GS-10.8, GS-2.4 What nature may bring: dice as multisets, rankings as orders."""

import itertools
import math
from collections import Counter

import numpy as np

from theomachy.games.godstorm.numbers import FACES, GODSWAR_MOST_DICE, MOST_PLAYERS

MOST_DICE = GODSWAR_MOST_DICE


def _multisets(lowest: int) -> list[tuple[int, ...]]:
    """Faces high to low, of one die, two dice and so on."""
    faces = range(FACES, lowest - 1, -1)
    return [
        dice
        for number in range(1, MOST_DICE + 1)
        for dice in itertools.combinations_with_replacement(faces, number)
    ]


def _ways(dice: tuple[int, ...]) -> int:
    """n! / (m1! … m6!)"""
    return math.factorial(len(dice)) // math.prod(map(math.factorial, Counter(dice).values()))


def _faces(rolls: list[tuple[int, ...]]) -> np.ndarray:
    return np.array([dice + (0,) * (MOST_DICE - len(dice)) for dice in rolls], np.int8)


def _starts(rolls: list[tuple[int, ...]]) -> np.ndarray:
    """Where the rolls of n dice begin; the last is the end."""
    sizes = [len(dice) for dice in rolls]
    return np.array([0, *(sizes.index(n) for n in range(1, MOST_DICE + 1)), len(rolls)], np.int16)


ROLLS = _multisets(1)
ROLL_FACES, ROLL_WAYS = _faces(ROLLS), np.array([_ways(dice) for dice in ROLLS], np.int64)
ROLL_START = _starts(ROLLS)
REROLLS = _multisets(2)
REROLL_FACES, REROLL_WAYS = _faces(REROLLS), np.array([_ways(dice) for dice in REROLLS], np.int64)
REROLL_START = _starts(REROLLS)

_GROUPS = [
    group
    for mask in range(1 << MOST_PLAYERS)
    if len(group := [seat for seat in range(MOST_PLAYERS) if mask >> seat & 1]) > 1
]
ORDERS = [order for group in _GROUPS for order in itertools.permutations(group)]
"""GS-3.4 Every order of every group of two or more."""
ORDER_SEATS = np.array([order + (-1,) * (MOST_PLAYERS - len(order)) for order in ORDERS], np.int8)
ORDER_START = np.full(1 << MOST_PLAYERS, -1, np.int16)
"""Where the orders of a group begin, by the group's mask."""
ORDER_COUNT = np.zeros(1 << MOST_PLAYERS, np.int16)
for _number, _order in enumerate(ORDERS):
    _mask = sum(1 << seat for seat in _order)
    if ORDER_START[_mask] < 0:
        ORDER_START[_mask] = _number
    ORDER_COUNT[_mask] += 1

RANKS = [order for order in ORDERS if sorted(order) == list(range(len(order)))]
"""GS-2.4 Every ranking of a whole table."""
RANK_START = np.array(
    [0, 0, *(next(i for i, o in enumerate(RANKS) if len(o) == n) for n in range(2, 6))], np.int16
)
RANK_COUNT = np.array([0, 0, *(math.factorial(n) for n in range(2, 6))], np.int16)
RANK_SEATS = np.array([order + (-1,) * (MOST_PLAYERS - len(order)) for order in RANKS], np.int8)
