"""The odds calculator against the rules themselves, and against dice counted by hand."""

import os
import time
from fractions import Fraction

import numpy as np
import pytest

from theomachy import Table
from theomachy.games.godstorm.actions import STOP
from theomachy.games.godstorm.board import NOWHERE, NUMBERS
from theomachy.games.godstorm.game import GAME
from theomachy.games.godstorm.odds import Modifiers, battle_odds, godswar_odds, round_odds
from theomachy.kernel import NATURE, ask, entry

BATTLES = int(os.environ.get("ODDS_BATTLES", "60"))
"""A million per case when soaking: `ODDS_BATTLES=1000000`."""
soaked = entry if "ODDS_BATTLES" in os.environ else lambda function: function
"""Loops are worth compiling only then."""
LIG = NUMBERS["LIG"]
NONE = Modifiers()
BATTLE_CASES = {
    "6 against 3": ("ROM P1:6; LIG P2:3", "-", 6, 3, NONE),
    "War god": ("ROM P1:5 W; LIG P2:4", "W", 5, 4, Modifiers(attacker_wins_ties=True)),
    "goddess against temple": ("ROM P1:6 M; LIG P2:4 temple", "M", 6, 4, Modifiers(True, True)),
    "temple": ("ROM P1:8; LIG P2:5 temple", "-", 8, 5, Modifiers(False, True)),
}
GODSWAR_CASES = {
    "War god": ("ROM P1:6 W; LIG P2:7 D", "W", (3, 3), (6, 7), Modifiers(attacker_wins_ties=True)),
    "Sky god against temple": ("ROM P1:3 S; LIG P2:4 D temple", "S", (4, 3), (3, 4),
                               Modifiers(False, True)),
    "altars against Sky god and MJOLNIR": ("ROM P1:5 M; LIG P2:4 S; relics P2 MJOLNIR; U3 P1:1;"
                                           "U9 P1:1", "M", (5, 4), (5, 7), Modifiers(True, False)),
}  # fmt: skip


def test_9_22_the_classic_odds_of_a_round():
    assert round_odds(3, 2, NONE) == (
        Fraction(2890, 7776), Fraction(2611, 7776), Fraction(2275, 7776),
    )  # fmt: skip
    assert round_odds(1, 1, NONE) == (Fraction(15, 36), Fraction(21, 36))


def test_10_1_ties_turn_with_the_war_god():
    assert round_odds(1, 1, Modifiers(attacker_wins_ties=True))[0] == Fraction(21, 36)
    assert round_odds(1, 1, Modifiers(True, True))[0] == Fraction(10, 25)


def test_9_15_a_godswar_is_counted_exactly():
    assert godswar_odds((1, 1), (0, 0), NONE) == Fraction(15, 36)
    assert godswar_odds((1, 1), (0, 0), Modifiers(attacker_wins_ties=True)) == Fraction(21, 36)
    assert godswar_odds((3, 3), (20, 0), NONE) == 1
    assert godswar_odds((1, 1), (0, 0), Modifiers(True, False)) == Fraction(15, 30)


def test_9_25_a_battle_sums_to_one():
    odds = battle_odds(30, 20, NONE)
    assert sum(odds.attackers_left) == pytest.approx(1)
    assert sum(odds.defenders_left) == pytest.approx(1)
    assert odds.conquest == pytest.approx(odds.defenders_left[0])
    assert battle_odds(1, 3, NONE).conquest == 0


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "answer",
    [
        lambda: battle_odds(60, 60, NONE),
        lambda: godswar_odds.__wrapped__((6, 6), (9, 4), Modifiers(True, True)),
    ],
    ids=["a battle of sixty against sixty", "a godswar of twelve dice"],
)
def test_the_odds_are_known_within_a_millisecond(answer):
    taken = []
    for _ in range(20):
        begun = time.perf_counter()
        answer()
        taken.append(time.perf_counter() - begun)
    print(f"{min(taken) * 1e6:.0f} µs an answer")
    assert min(taken) < 0.001


@soaked
def fallen_out(s, actions, count, rng):
    """Nature's pick among the outcomes listed."""
    total = 0
    for i in range(count):
        total += ask.chance(s, int(actions[i]))
    ticket, i = rng.integers(0, total), 0
    while ticket >= ask.chance(s, int(actions[i])):
        ticket -= ask.chance(s, int(actions[i]))
        i += 1
    return int(actions[i])


@soaked
def boldest(s, actions, rng):
    """As many dice as may be rolled; nature's pick where it acts."""
    count = ask.legal(s, actions)
    if ask.actor(s) == NATURE:
        return fallen_out(s, actions, count, rng)
    return int(actions[count - 2 if actions[count - 1] == STOP else count - 1])


@soaked
def fight(s, actions, rng):
    """A battle to its end; whether B fell."""
    while s.attacking != NOWHERE and s.land[1] >> LIG & 1:
        ask.apply(s, boldest(s, actions, rng))
    return 1 - (s.land[1] >> LIG & 1)


@soaked
def wage(s, god, actions, rng):
    """One round of a godswar; whether the defender's only god was banished."""
    while ask.actor(s) == NATURE:
        ask.apply(s, boldest(s, actions, rng))
    return int(s.gods[1, god] == NOWHERE)


@soaked
def won(opening, god, clashes, fought, actions, rng):
    """How many clashes the attacker wins: battles, or godswars against this god."""
    wins = 0
    for _ in range(clashes):
        fought[0] = opening[0]
        if god == NOWHERE:
            wins += fight(fought[0], actions, rng)
        else:
            wins += wage(fought[0], god, actions, rng)
    return wins


def share_won(text, force, god):
    """Of BATTLES clashes in LIG, by the rules; no card is left to be drawn."""
    position = f"2p; at P1 T6; {text}; EGY P2:1; deck M -; deck S -"
    table = Table.at(GAME, position, seed=0)
    table.play("invade ROM LIG")
    if f"with {force}" in table.legal():
        table.play(f"with {force}")
    opening = np.array([table.state]).view(np.recarray)
    actions = np.zeros(GAME.most_legal, np.int16)
    return won(opening, god, BATTLES, opening.copy(), actions, np.random.default_rng(1)) / BATTLES


def is_near(share, expected):
    return abs(share - expected) < 4 * (expected * (1 - expected) / BATTLES) ** 0.5


@pytest.mark.parametrize("name", BATTLE_CASES)
def test_9_18_the_rules_agree_with_the_odds_of_battles(name):
    text, force, attackers, defenders, modifiers = BATTLE_CASES[name]
    expected = battle_odds(attackers, defenders, modifiers).conquest
    assert is_near(share_won(text, force, NOWHERE), expected)


@pytest.mark.parametrize("name", GODSWAR_CASES)
def test_9_13_the_rules_agree_with_the_odds_of_godswars(name):
    text, force, dice, bonus, modifiers = GODSWAR_CASES[name]
    defending = "WDSM".index(text.partition("LIG P2:")[2][2])
    expected = float(godswar_odds(dice, bonus, modifiers))
    assert is_near(share_won(text, force, defending), expected)
