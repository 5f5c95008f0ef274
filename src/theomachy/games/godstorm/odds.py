"""GS-9.18 to GS-9.22, GS-9.13 to GS-9.15 The exact odds of battles and godswars."""

import itertools
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

import numpy as np

from theomachy.games.godstorm.numbers import ATTACK_DICE, DEFENCE_DICE, FACES
from theomachy.kernel import entry

_CROWD = 300
"""Larger armies fight as smaller ones of the same proportion."""


@dataclass(frozen=True)
class Modifiers:
    """What the gods, temples and relics of both sides do to the dice."""

    attacker_rerolls: bool = False
    defender_rerolls: bool = False
    attacker_wins_ties: bool = False


@dataclass(frozen=True)
class BattleOdds:
    """A battle fought to its end with as many dice as possible."""

    conquest: float
    """How likely the last defender falls."""
    attackers_left: list[float]
    """By number: how likely so many armies are left in A, the one that stays included."""
    defenders_left: list[float]
    """By number: how likely so many armies are left in B."""


def faces(rerolls: bool) -> range:
    """GS-10.8 The faces a die may show in the end, all alike: no 1 stays if 1s are rerolled."""
    return range(2 if rerolls else 1, FACES + 1)


@cache
def round_odds(attack: int, defence: int, modifiers: Modifiers) -> tuple[Fraction, ...]:
    """GS-9.21, GS-9.22 By the number of armies the attacker loses in one round; exact."""
    pairs, ways = min(attack, defence), [0] * (min(attack, defence) + 1)
    for mine in itertools.product(faces(modifiers.attacker_rerolls), repeat=attack):
        for theirs in itertools.product(faces(modifiers.defender_rerolls), repeat=defence):
            lost = sum(
                a < d or (a == d and not modifiers.attacker_wins_ties)
                for a, d in zip(sorted(mine)[: -pairs - 1 : -1], sorted(theirs)[: -pairs - 1 : -1],
                                strict=True)
            )  # fmt: skip
            ways[lost] += 1
    return tuple(Fraction(number, sum(ways)) for number in ways)


@cache
def round_table(modifiers: Modifiers) -> np.ndarray:
    """[attack dice, defence dice, armies the attacker loses]."""
    table = np.zeros((ATTACK_DICE + 1, DEFENCE_DICE + 1, DEFENCE_DICE + 1))
    for attack, defence in itertools.product(range(1, ATTACK_DICE + 1), range(1, DEFENCE_DICE + 1)):
        odds = round_odds(attack, defence, modifiers)
        table[attack, defence, : len(odds)] = [float(p) for p in odds]
    return table


def battle_odds(attackers: int, defenders: int, modifiers: Modifiers) -> BattleOdds:
    """GS-9.25 Attackers in A (one of them stays) against defenders in B, to the end."""
    reached = np.zeros((attackers + 1, defenders + 1))
    reached[attackers, defenders] = 1
    spread(reached, round_table(modifiers))
    finished = reached.copy()
    finished[2:, 1:] = 0
    return BattleOdds(
        float(finished[:, 0].sum()),
        [float(p) for p in finished.sum(axis=1)],
        [float(p) for p in finished.sum(axis=0)],
    )


@lru_cache(maxsize=4096)
def conquest_odds(attackers: int, defenders: int, modifiers: Modifiers) -> float:
    """GS-9.25 How likely the last defender falls to armies that may all roll."""
    crowds = -(-max(attackers, defenders) // _CROWD) or 1
    fewer = max(1, defenders // crowds) if defenders else 0
    return battle_odds(1 + attackers // crowds, fewer, modifiers).conquest


@entry
def spread(reached: np.ndarray, table: np.ndarray) -> None:
    """Every pair of armies passes its likelihood on to the pairs one round may lead to."""
    for armies in range(reached.shape[0] - 1, 1, -1):
        for rivals in range(reached.shape[1] - 1, 0, -1):
            attack, defence = min(ATTACK_DICE, armies - 1), min(DEFENCE_DICE, rivals)
            pairs = min(attack, defence)
            for lost in range(pairs + 1):
                likely = reached[armies, rivals] * table[attack, defence, lost]
                reached[armies - lost, rivals - pairs + lost] += likely


@cache
def sums(dice: int, rerolls: bool) -> tuple[int, ...]:
    """By sum: in how many ways so many dice show it."""
    ways = np.ones(1, np.int64)
    for _ in range(dice):
        ways = np.convolve(ways, [face in faces(rerolls) for face in range(FACES + 1)])
    return tuple(int(n) for n in ways)


@cache
def godswar_odds(dice: tuple[int, int], bonus: tuple[int, int], modifiers: Modifiers) -> Fraction:
    """GS-9.14, GS-9.15 How likely the attacker wins a round: dice and bonuses of both sides."""
    mine = sums(dice[0], modifiers.attacker_rerolls)
    theirs = sums(dice[1], modifiers.defender_rerolls)
    won = 0
    for (a, ways), (d, rival_ways) in itertools.product(enumerate(mine), enumerate(theirs)):
        ahead = a + bonus[0] - d - bonus[1]
        won += ways * rival_ways * (ahead > 0 or (ahead == 0 and modifiers.attacker_wins_ties))
    return Fraction(won, sum(mine) * sum(theirs))
