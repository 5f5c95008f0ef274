"""Positions as dicts and tokens: what can be read, and what is said of what cannot."""

import pytest

from gog.positions import B2, moving, reached, with_card
from theomachy import Table
from theomachy.games import load
from theomachy.kernel import NATURE
from theomachy.table.position import read_position

GAME = load("gog")


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (f"{B2}; at P1 nowhere", "'nowhere' is no phase; they are first, site"),
        (f"{B2}; at P5 move", "'P5' is no seat; they are P1 to P4"),
        (f"{B2}; at P3 buy", "Only P1 to P2 sit at this table"),
        (f"{B2}; offer P3 F>G; at P1 answer", "Only P1 to P2 sit at this table"),
        (f"{B2}; at P1 step; steps 2", "A step says whose: `picked c4`"),
        (f"{B2}; at P1 clash; phase 4", "A sending or a battle says where: `place c4`"),
        (f"{B2}; gog b2; at P1 buy", "b2 would hold two pieces"),
        (f"{B2}; z9=P1(1); at P1 buy", "'z9' is no cell; they are a1 to l12"),
        (f"{B2}; a1=P1/1; at P1 buy", r"'P1/1' describes no piece; write `P1\(3\)`"),
        (f"{B2}; a1=P1(7); at P1 buy", "a1 would show 7; a die shows 1 to 6"),
        (f"{B2}; g8=P1[1]; at P1 buy", "P1 has no die left for g8"),
        (f"{B2}; discards loaf loaf; at P1 buy", "There is no other 'loaf' in the deck"),
        (f"{B2}; purchase castle; at P1 pay", "'castle' is none of nothing, soldier"),
        (f"{B2}; flags 3; at P1 buy", "'flags 3' is no part of a position of gog"),
        (f"{B2}; roll 7-1; at P1 keep", "'roll 7-1' is no part"),
        (f"{B2}; scrolls P1 many; at P1 buy", "'scrolls P1 many' is no part"),
        (f"{B2}; resources P1 1/2; at P1 buy", "'resources P1 1/2' is no part"),
        (f"{B2}; steps ²; at P1 move", "'steps ²' is no part"),
        (f"{B2}; offer P2; at P1 answer", "'' is none of F>W, F>G"),
        (f"{B2}; wake a1; steps 2; at P1 move", "a1 is no water"),
        (f"{B2}; at P1 over", "how it ended: `ending scrolls`"),
    ],
)
def test_what_cannot_be_read_is_said(position, told):
    with pytest.raises(ValueError, match=told):
        Table.at(GAME, position)


def described(**changes):
    return read_position(GAME, f"{B2}; at P1 turn-start") | changes


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"weather": "fine"}, "A position of gog has no 'weather'"),
        ({"cells": 5}, "this is no position of gog"),
        ({"map": ["...", "..."]}, "A map has twelve rows of twelve letters"),
        ({"map": ["...", "."]}, "A map has twelve rows of twelve letters"),
        ({"at": ""}, "'' is no phase"),
        ({"returned": ["DEF"] * 19}, "this position cannot be"),
        ({"map": ["x" * 12] * 12}, "'x' is no terrain"),
    ],
)
def test_what_cannot_be_arranged_is_said(changes, told):
    with pytest.raises(ValueError, match=told):
        Table.at(GAME, described(**changes))


@pytest.mark.parametrize("stands", ["purchase train; at P1 buy-at", "phase 4; at P1 from"])
def test_a_choice_without_anything_to_choose_cannot_be(stands):
    with pytest.raises(ValueError, match="this position cannot be"):
        Table.at(GAME, f"{B2}; {stands}")


def test_what_says_nothing_of_a_position_is_refused():
    with pytest.raises(ValueError, match="'flags 3' says nothing of a position of gog"):
        GAME.restate(reached(f"{B2}; at P1 buy; resources P1 2/0/0").state, "flags 3")


TOKENS = """phase 4; round 5; steps 9; won P1 P2; winner none; figure none; discards none;
    gathered-food no; marked none; offer none; roll none; stack 5; barn P1 5; terrain a3 G"""


def test_tokens_are_restated():
    s = reached(moving("a1=P1(1)")).state
    for token in (" ".join(token.split()) for token in TOKENS.split(";")):
        assert GAME.restate(s, token) == token


@pytest.mark.parametrize(
    "position",
    [
        f"{B2}; roll 5-2; at P1 keep",
        f"{B2}; abilities P1 none; lock P1 none; steps 2; a1=P1(1); at P1 move",
        with_card("drill", "a1=P1(1) a2=P1(1) a4=P1(1) a6=P1(1); affected P1; left 2; marked a4")
        .replace("at P1 die", "at P1 select"),
        f"{B2}; options trade=on; offer P2 F>G; resources P1 1/0/0; at P1 answer",
        f"{B2}; purchase train; resources P1 5/5/5; a1=P1(1) a2=P1(1); at P1 buy-at",
    ],
)  # fmt: skip
def test_described_positions_come_back(position):
    table = Table.at(GAME, position)
    assert Table.at(GAME, table.describe()).state.tobytes() == table.state.tobytes()


def test_8_14_one_forest_left_is_where_he_goes():
    """Ten forests: seven under own soldiers, two under the figures."""
    table = Table(GAME, seed=3)
    while table.actor == NATURE:
        table.roll()
    told = table.describe() | {"at": "P1 select", "phase": 3, "card": "woods", "affected": "P1"}
    rows = reversed(told["map"])
    forests = sorted(
        f"{'abcdefghijkl'[column]}{row + 1}"
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter == "W"
    )
    soldiers = [*forests[:7], "a1"]
    told |= {"cells": dict.fromkeys(soldiers, "P1(1)") | {"l12": "P2(1)"}, "left": 3, "first": "P1"}
    table = Table.at(GAME, told | {"gog": forests[7], "angel": forests[8]})
    table.play("at a1")
    assert table.describe()["cells"][forests[9]] == "P1(1)"
