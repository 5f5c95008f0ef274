"""Refusals in positions that would have passed by themselves: the judge does not rely on them."""

import pytest

from theomachy import Table
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.state import Node
from theomachy.kernel import ask

NORSE = """2p; pantheons norse greek; at P1 action; actions 3; gifts ship sandals;
    e1=P1/3 e2=P1/1 e9=P2/3"""


def refusal(s, move):
    return Refusal(ask.refusal(s, Table("bello", seed=0).game.parse(move)))


@pytest.mark.parametrize("move", ["move e1 d1", "attack e1 d1", "sail e1", "fly e1"])
def test_6_2_without_actions_nothing_is_done(move):
    s = Table.at("bello", NORSE, seed=0).state
    s.actions = 0
    assert refusal(s, move) == Refusal.NO_ACTION_LEFT


def test_6_2_without_actions_only_the_end_is_listed():
    table = Table.at("bello", NORSE, seed=0)
    table.state.actions = 0
    assert table.legal() == ["end"]


def test_5_3_without_a_temple_no_power_is_used():
    s = Table.at("bello", NORSE, seed=0).state
    s.control[0], s.node = 0, Node.POWER
    assert refusal(s, "power 1") == Refusal.NO_TEMPLE


def test_7_51_only_two_sail_where_two_have_room():
    text = "2p; pantheons norse greek; at P1 count; actions 3; gifts ship; place e2; landing e3"
    s = Table.at("bello", f"{text}; e1=P1/3 e2=P1/3 e3=-/P2:1 e9=P2/3", seed=0).state
    assert refusal(s, "count 3") == Refusal.NONE
    s.followers[6, 1] |= s.followers[1, 0] & ~s.control[1]
    assert refusal(s, "count 3") == Refusal.TOO_FEW_SAILORS
