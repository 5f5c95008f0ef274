"""Reasons that no table can meet; all the others are met in refusals.scenario."""

from collections.abc import Callable
from typing import Any

import pytest

from theomachy import Table
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.state import Node
from theomachy.kernel import ask

LANDS = "ROM P1:5 W; LIG P1:1; EGY P2:5"


def four_were_bought(s):
    s.bought = 4


def it_is_time_to_buy(s):
    s.node = Node.BUY


def it_is_time_to_summon(s):
    s.node = Node.BUILD


OUT_OF_REACH: dict[Refusal, tuple[str, Callable[[Any], None], str]] = {
    Refusal.FOUR_CARDS_BOUGHT: (f"2p; at P1 T3; faith P1 9; {LANDS}", four_were_bought, "buy W"),
    Refusal.TOO_LITTLE_FAITH_TO_BUY: (f"2p; at P1 T6; {LANDS}", it_is_time_to_buy, "buy W"),
    Refusal.TOO_LITTLE_FAITH_TO_SUMMON: (
        f"2p; at P1 T6; {LANDS}",
        it_is_time_to_summon,
        "summon S ROM",
    ),
}
"""A step that has nothing to offer is passed over (GS-1.17); the judge does not rely on it."""


@pytest.mark.parametrize("reason", OUT_OF_REACH)
def test_the_judge_is_more_careful_than_the_turn_needs(reason):
    position, change, move = OUT_OF_REACH[reason]
    table = Table.at("godstorm", position, seed=0)
    change(table.state)
    assert ask.refusal(table.state, table.game.parse(move)) == reason


def test_9_19_no_more_dice_than_defenders():
    table = Table.at("godstorm", "3p; at P1 T6; ROM P1:6; LIG P2:5; VAR P3:1", seed=0)
    for move in ("invade ROM LIG", "attack 3"):
        table.play(move)
    table.state.armies[table.state.defending] = 1
    assert ask.refusal(table.state, table.game.parse("defend 2")) == Refusal.NOW_DEFEND


def test_7_11_the_moment_is_told_without_anybodys_cards():
    """Whatever the hands hold, a move out of its time is refused alike."""
    told = set()
    for hand in ("SUN", "FOG", "-"):
        position = f"2p; at P1 T6; hand P1 {hand}; ROM P1:5 W; EGY P2:5"
        table = Table.at("godstorm", position, seed=0)
        told.add(ask.refusal(table.state, table.game.parse("play SUN")))
    assert told == {Refusal.NO_CARD_NOW}
