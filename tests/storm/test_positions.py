"""Described positions: what can be read, what is refused, and what can be said again."""

import pytest

from theomachy import Table
from theomachy.games import load
from theomachy.locales import Wrong

SOUND = "at develop; V=e9:1; a1:2/P1w3; a3:1/P2w1c"

TOKENS_OF_NOTHING = [
    "wonder a1", "z9:1", "P9=3", "b7:1", "stock", "pile x:1", "axial", "neighbours b7",
]  # fmt: skip


def at(text):
    return Table.at("storm", text, seed=0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{SOUND}; b7:1", r"'b7' is no cell of a board of radius 4 \(ST-1.1\)."),
        ("options radius=3; at develop; i1:1", "'i1' is no cell of a board of radius 3"),
        (f"{SOUND}; V=k1", "'k1' is no cell of a board of radius 4"),
        (f"{SOUND}; used z1", "'z1' is no cell"),
        (f"{SOUND}; z7:1", "'z7:1' is no part of a position of storm"),
        (f"{SOUND}; b1:7", "'7' describes no tile; write 2, 2/P1w3, 2/P1w1c or 5/P1S@7"),
        (f"{SOUND}; b1:-", "'-' describes no tile"),
        (f"{SOUND}; b1:2/P7w1", "'2/P7w1' describes no tile"),
        (f"{SOUND}; b1:2/P1w1cS", "'2/P1w1cS' describes no tile"),
        (f"{SOUND}; b1:1/P1w200", "this is no position of storm: .*200"),
        (f"{SOUND}; P1=200", "this is no position of storm: .*200"),
        (f"{SOUND}; P3=4", "Only P1 to P2 sit at this table"),
        (f"{SOUND}; gods kors zeus", "'zeus' is none of kors, ysthma"),
        (f"{SOUND}; gods {'kors ' * 7}", "this is no position of storm"),
        (f"{SOUND}; pile 9:1", "'9' is none of 0, 1, 2, 3, 4, 5, s"),
        (f"{SOUND}; pile none", "A pile is written `3:2 5:1` or `empty`, not 'none'"),
        (f"{SOUND}; first P7", "'P7' is no seat; they are P1 to P6"),
        (f"{SOUND}; at P2 develop", r"Turn 21 is P1's, not P2's \(ST-3.1\)"),
        (f"{SOUND}; at lunch", "'lunch' is no phase; they are start, first, roll, draw"),
        (f"{SOUND}; T=soon", "'T=soon' is no part of a position"),
        (f"{SOUND}; T=300", "this is no position of storm: .*300"),
        (f"{SOUND}; claim everything", "'everything' is no claim; write `sanctuary P1 since 7`"),
        (f"{SOUND}; claim encirclement by P2 since 21", r"Turn 21 is P1's, not P2's"),
        (
            f"{SOUND}; claim sanctuary P1 since 19 due 22",
            r"A claim since turn 19 is due in turn 21, not 22 \(ST-15.1\)",
        ),
        (f"{SOUND}; claim encirclement by P1 since 21 due 22", "due in turn 23, not 22"),
        (f"{SOUND}; power off", "'power off' is no part of a position"),
        (f"{SOUND}; options radius=7", r"radius cannot be 7 \(ST-1.1\): 3-6"),
        (f"{SOUND}; options dice=6", "storm has no option 'dice'; it has powers, oceans"),
        (f"7p; {SOUND}", "storm is for 2-6 players, not 7"),
        ("a1:2/P1w3", "a position says who decides and where"),
    ],
)
def test_positions_that_cannot_be_read(text, told):
    with pytest.raises(ValueError, match=told):
        at(text)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"colour": "red"}, "A position of storm has no 'colour'"),
        ({"cells": ["a1"]}, "this is no position of storm"),
        ({"cells": {"a1": 3}}, "this is no position of storm"),
        ({"at": None}, "this is no position of storm"),
        ({"ending": "boredom"}, "'boredom' is none of sanctuary, encirclement"),
        ({"face": "Q"}, "'Q' is none of N, NE, E"),
        ({"way": 3}, "'3' is none of n, ne, se"),
        ({"turn": "soon"}, "soon"),
        ({"players": "two"}, "not two"),
        ({"communities": [7, 7, 7]}, "Only P1 to P2 sit at this table"),
    ],
)
def test_descriptions_that_cannot_be_read(change, told):
    with pytest.raises(ValueError, match=told):
        Table.at("storm", {**at(SOUND).describe(), **change}, seed=0)


def test_what_a_position_need_not_say():
    told = at("3p; at develop; V=e9:1").describe()
    assert (told["turn"], told["first"], told["at"]) == (31, "P1", "P1 develop")
    assert told["gods"] == ["kors", "ysthma", "ialda"]
    assert told["communities"] == [7, 7, 7]
    assert told["pile"] == {"0": 10, "1": 11, "2": 12, "3": 10, "4": 7, "5": 8, "s": 0}
    assert told["cells"] == {"e9": "1"}
    assert at("at roll").describe()["vaal"] == "e5"


@pytest.mark.parametrize(
    "token",
    ["a1:2/P1w3", "a1:2/P1w3@1", "a3:1/P2w1c", "b1:-", "e9:1", "e5:X", "P1=7", "P1=7/20", "T=21",
     "V=e9", "at P1 develop", "first P1", "gods kors ysthma", "pile total 56", "pile 0:10 5:8",
     "discard 1:0", "discard total 0", "used none", "power ready", "claims none", "stock P2 4c 1S",
     "belief P1=3 P2=4", "ring P1=0", "cells = 61", "centre = e5", "axial a1 = (-4,4)"],
)  # fmt: skip
def test_a_true_token_is_restated_as_it_is(token):
    table = at(SOUND)
    assert table.game.restate(table.state, token) == token


@pytest.mark.parametrize(
    ("token", "true"),
    [
        ("a1:2/P2w3@7", "a1:2/P1w3@1"),
        ("P1=8/1", "P1=7/20"),
        ("used a1", "used none"),
        ("claim sanctuary P1 since 3", "claim none"),
        ("claims sanctuary P1 since 3 due 5", "claims none"),
        ("power used", "power ready"),
        ("stock P2 5c 1S", "stock P2 4c 1S"),
    ],
)
def test_a_false_token_is_restated_as_it_stands(token, true):
    table = at(SOUND)
    assert table.game.restate(table.state, token) == true


@pytest.mark.parametrize("token", TOKENS_OF_NOTHING)
def test_tokens_that_say_nothing(token):
    table = at(SOUND)
    with pytest.raises(ValueError, match=r"is no|says nothing"):
        table.game.restate(table.state, token)


def test_a_description_may_begin_before_the_first_turn():
    told = Table("storm", 3, seed=0).describe()
    assert Table.at("storm", told).state.tobytes() == Table("storm", 3).state.tobytes()
    assert told["gods"] == [None, None, None]


def test_a_start_passes_by_itself():
    """`at start` carries out the checks of the turn's beginning."""
    table = at("T=121; at start; V=e9:1; a1:1/P1w2")
    assert table.result.reason == "cap"


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("", "'' is no verb of this game; it has settle, attack, build"),
        ("castle e1", "'castle' is no verb of this game"),
        ("attack z9", "'z9' is no cell; they are written a1, e5, …"),
        ("attack", "attack is written like 'attack e5'"),
        ("attack a1 peace", "attack is written like 'attack e5'"),
        ("roll Q9", "roll is written like 'roll N1'"),
        ("keep 29", "keep is written like 'keep 0'"),
        ("end now", "end is written like 'end'"),
    ],
)
def test_text_that_is_no_move(move, told):
    with pytest.raises(ValueError, match=told):
        at(SOUND).play(move)


@pytest.mark.parametrize(
    "move", ["", " ", "7", "attack 7", "é ü", "攻 e5", "keep ٣", "x" * 9999, "\0"]
)
def test_whatever_is_written_is_understood_or_wrong(move):
    with pytest.raises(Wrong):
        load("storm").parse(move)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{SOUND}; V=k1", "«\u00a0k1\u00a0» n’est pas une case d’un plateau de rayon 4 (ST-1.1)."),
        (f"{SOUND}; at P2 develop", "Le tour 21 est celui de P1, et non de P2 (ST-3.1)."),
        (f"{SOUND}; gods kors zeus", "«\u00a0zeus\u00a0» ne figure pas parmi kors, ysthma, ialda, "
         "daikoe, qawime, shamash."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_in_french(text, told):
    with pytest.raises(Wrong) as refused:
        at(text)
    assert refused.value.said_in("fr") == told
