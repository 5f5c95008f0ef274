"""What nature may do, and how likely each of it is."""

from fractions import Fraction

import pytest

from theomachy import Table
from theomachy.games import SHELF
from theomachy.kernel import NATURE, ask


def asked(table):
    """By the rules, one outcome after another."""
    weights = {a: int(ask.chance(table.state, a)) for a in table.game.legal_actions(table.state)}
    total = sum(weights.values())
    return {table.game.notation(a): Fraction(weight, total) for a, weight in weights.items()}


@pytest.mark.parametrize("name", SHELF)
def test_outcomes_are_as_likely_as_the_rules_say_where_they_are_alike_and_where_not(name):
    table, drawn = Table(name, seed=1), 0
    while not table.is_over and drawn < 40:
        if table.actor == NATURE:
            assert table.outcomes() == asked(table)
            table.roll()
            drawn += 1
        else:
            moves = table.legal()
            table.play(moves[table.ply % len(moves)])
    assert drawn
