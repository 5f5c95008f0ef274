"""The odds calculator against the rules themselves, and against dice counted by hand."""

import os
import time
from fractions import Fraction

import numpy as np
import pytest

from theomachy import Table
from theomachy.games.godstorm.board import NUMBERS
from theomachy.games.godstorm.game import GAME
from theomachy.games.godstorm.odds import Modifiers, battle_odds, godswar_odds, round_odds
from theomachy.games.godstorm.state import Node
from theomachy.kernel import NATURE, ask

BATTLES = int(os.environ.get("ODDS_BATTLES", "150"))
"""A million per case when soaking: `ODDS_BATTLES=1000000`."""
NONE = Modifiers()
CASES = {
    "6 against 3": ("ROM P1:6; LIG P2:3", "-", 6, 3, NONE),
    "War god": ("ROM P1:5 W; LIG P2:4", "W", 5, 4, Modifiers(attacker_wins_ties=True)),
    "goddess against temple": ("ROM P1:6 M; LIG P2:4 temple", "M", 6, 4, Modifiers(True, True)),
    "temple": ("ROM P1:8; LIG P2:5 temple", "-", 8, 5, Modifiers(False, True)),
}


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


def test_9_25_a_battle_sums_to_one_and_is_quick():
    odds = battle_odds(30, 20, NONE)
    assert sum(odds.attackers_left) == pytest.approx(1)
    assert sum(odds.defenders_left) == pytest.approx(1)
    assert odds.conquest == pytest.approx(odds.defenders_left[0])
    assert battle_odds(1, 3, NONE).conquest == 0


@pytest.mark.compiled_only
def test_the_odds_are_known_within_a_millisecond():
    battle_odds(60, 60, NONE)
    begun = time.perf_counter()
    for _ in range(20):
        battle_odds(60, 60, NONE)
    assert (time.perf_counter() - begun) / 20 < 0.001


def fight(state, force, rng):
    """One battle of the rules to its end, with as many dice as possible; whether B fell."""
    s = state.copy()
    ask.apply(s, GAME.parse("invade ROM LIG"))
    if s.node == Node.WITH:
        ask.apply(s, GAME.parse(f"with {force}"))
    while s.attacking >= 0 and s.node not in (Node.ADVANCE, Node.ESCORT):
        legal = GAME.legal_actions(s)
        if ask.actor(s) == NATURE:
            weights = np.array([ask.chance(s, action) for action in legal], float)
            ask.apply(s, int(rng.choice(legal, p=weights / weights.sum())))
        else:
            fights = [a for a in legal if GAME.notation(a).split()[0] in ("attack", "defend")]
            ask.apply(s, fights[-1])
    return not int(s.land[1]) >> NUMBERS["LIG"] & 1


@pytest.mark.parametrize("name", CASES)
def test_9_18_the_rules_agree_with_the_odds(name):
    text, force, attackers, defenders, modifiers = CASES[name]
    state = Table.at(GAME, f"2p; at P1 T6; {text}; EGY P2:1; deck M -", seed=0).state
    battles = min(BATTLES, 60) if not hasattr(ask.apply, "py_func") else BATTLES
    rng = np.random.default_rng(1)
    won = sum(fight(state, force, rng) for _ in range(battles)) / battles
    expected = battle_odds(attackers, defenders, modifiers).conquest
    assert abs(won - expected) < 4 * (expected * (1 - expected) / battles) ** 0.5
