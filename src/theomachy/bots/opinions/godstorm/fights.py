"""GS-9.18 to GS-9.25 The odds of fights to the end, from tables."""

import itertools

import numpy as np

from theomachy.games.godstorm.numbers import ATTACK_DICE, DEFENCE_DICE
from theomachy.games.godstorm.odds import Modifiers, round_table
from theomachy.kernel import compiled

TIES, REROLL, DEFENDER_REROLL = 1, 2, 4
"""A kind of fight is their sum: the attacker wins ties; he, or the defender, rerolls 1s."""
_KINDS = 8
_MOST, _MOST_DEFENDERS = 24, 16
"""Larger armies are looked up as smaller ones of the same proportion."""

ROUND = np.array([
    round_table(Modifiers(bool(kind & REROLL), bool(kind & DEFENDER_REROLL), bool(kind & TIES)))
    for kind in range(_KINDS)
])  # fmt: skip
"""[kind, attack dice, defence dice, armies the attacker loses]."""


def _fights() -> tuple[np.ndarray, np.ndarray]:
    """[kind, attackers, defenders]: how likely a conquest is, and the armies it costs."""
    won = np.zeros((_KINDS, _MOST + 1, _MOST_DEFENDERS + 1))
    lost = np.zeros_like(won)
    won[:, 1:, 0] = 1.0
    for mine, rivals in itertools.product(range(1, _MOST + 1), range(1, _MOST_DEFENDERS + 1)):
        dice, answer = min(mine, ATTACK_DICE), min(rivals, DEFENCE_DICE)
        pairs = min(dice, answer)
        for dead in range(pairs + 1):
            likely, left = ROUND[:, dice, answer, dead], rivals - pairs + dead
            won[:, mine, rivals] += likely * won[:, mine - dead, left]
            lost[:, mine, rivals] += likely * (dead + lost[:, mine - dead, left])
    return won, lost


WON, LOST = _fights()


@compiled
def conquest(kind: int, armies: int, rivals: int) -> float:
    """How likely a fight to the end is won, by the armies that may roll on both sides."""
    mine, theirs = on_the_table(armies, rivals)
    return WON[kind, mine, theirs]


@compiled
def losses(kind: int, armies: int, rivals: int) -> float:
    """The armies that a fight to the end costs the attacker."""
    mine, theirs = on_the_table(armies, rivals)
    return LOST[kind, mine, theirs]


@compiled
def on_the_table(armies: int, rivals: int) -> tuple[int, int]:
    if rivals > _MOST_DEFENDERS:
        fewer = max(1, armies * _MOST_DEFENDERS // rivals)
        armies, rivals = min(armies, fewer), _MOST_DEFENDERS
    return max(0, min(armies, _MOST)), rivals
