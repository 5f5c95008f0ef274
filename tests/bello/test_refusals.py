"""Refusals in positions that would have passed by themselves: the judge does not rely on them."""

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.state import Node
from theomachy.kernel import ask
from theomachy.locales import Wrong

GAME = load("bello")
OUT_OF_REACH = {}
"""Reasons that no table can give; every reason of Bello is met in refusals.scenario."""


def at(pantheons, gifts):
    return f"2p; pantheons {pantheons}; at P1 action; {gifts}; e1=P1/3 e2=P1/1 e9=P2/3"


NORSE, GREEK = at("norse greek", "gifts ship"), at("greek norse", "gifts sandals")


def refusal(s, move):
    return Refusal(ask.refusal(s, GAME.parse(move)))


@pytest.mark.parametrize(
    ("text", "move"),
    [(NORSE, "move e1 d1"), (NORSE, "attack e1 d1"), (NORSE, "sail e1"), (GREEK, "fly e1")],
)
def test_6_2_without_actions_nothing_is_done(text, move):
    table = Table.at("bello", text, seed=0)
    table.state.actions = 0
    assert refusal(table.state, move) == Refusal.NO_ACTION_LEFT
    assert table.legal() == ["end"]


def test_5_3_without_a_temple_no_power_is_used():
    s = Table.at("bello", NORSE, seed=0).state
    s.control[0], s.node = 0, Node.POWER
    assert refusal(s, "power 1") == Refusal.TEMPLES_CANNOT_PAY


def test_7_51_only_two_sail_where_two_have_room():
    text = "2p; pantheons norse greek; at P1 count; actions 3; gifts ship; place e2; landing e3"
    s = Table.at("bello", f"{text}; e1=P1/3 e2=P1/3 e3=-/P2:1 e9=P2/3", seed=0).state
    assert refusal(s, "count 3") == Refusal.NONE
    s.followers[6, 1] |= s.followers[1, 0] & ~s.control[1]
    assert refusal(s, "count 3") == Refusal.TOO_FEW_SAILORS


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "door-verb"),
        ("7", "door-verb"),
        ("\ud83d\ude00 é1", "door-verb"),
        ("move e1 é1", "door-bello-location"),
        ("target", "door-written"),
        ("move e1 e2 e3", "door-written"),
        ("power 4", "door-written"),
        ("deal P7 norse", "door-written"),
        ("attack e1 e3", "door-bello-apart"),
        ("recruit e5", "door-bello-field"),
    ],
)
def test_text_that_is_no_move_is_told_in_both_languages(text, key):
    with pytest.raises(Wrong) as refused:
        GAME.parse(text)
    assert refused.value.key == key
    assert refused.value.said_in("en") != refused.value.said_in("fr")


def test_a_huge_text_is_no_move():
    with pytest.raises(Wrong):
        GAME.parse("move " * 99_999)
