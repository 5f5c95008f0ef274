"""What may be taken back has shown nobody anything: the rules say so, imagined worlds check it."""

import itertools
import random

import worlds
from strategies import PLAIN

from theomachy.games.godstorm.game import GAME
from theomachy.kernel import NATURE

POSITIONS = 100 if PLAIN else 1000


def decisions(positions, seed=1):
    """Positions of random games in which somebody is to decide, with what is decided."""
    rng = random.Random(seed)
    found = ((t, a, rng) for t, a in worlds.wander(GAME, rng) if t.actor != NATURE)
    return itertools.islice(found, positions)


def shown_to(table, action, rng):
    """Whoever could tell from the action something that was hidden from him."""
    viewers = [None, *range(table.players)]
    return [seat for seat in viewers if worlds.has_shown(table, action, seat, rng)]


def test_whatever_may_be_undone_has_shown_nobody_anything():
    for table, action, rng in decisions(POSITIONS):
        if worlds.may_be_taken_back(table, action):
            told = f"before {GAME.notation(action)}\n{table}"
            assert shown_to(table, action, rng) == [], told


def test_both_kinds_of_decisions_are_met():
    kinds = {worlds.may_be_taken_back(t, a) for t, a, _ in decisions(POSITIONS)}
    assert kinds == {True, False}


def test_a_rule_that_forgets_something_would_be_found():
    assert any(shown_to(t, a, rng) for t, a, rng in decisions(POSITIONS))
