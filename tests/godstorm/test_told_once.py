"""Each happening is told once, and where it happened."""

from itertools import takewhile

import pytest

from godstorm.telling import THREE, kinds, told


@pytest.mark.parametrize(
    ("given", "moves", "once"),
    [
        ("at P1 T1; ROM P1:4; LIG P1:1; reserve P1 3", "place ROM", ["place"]),
        ("at P1 T2; ROM P1:4; faith P1 9", "temple ROM", ["temple"]),
        ("at P1 T8; ROM P1:1; heaven P1 2", "embark U1", ["embark"]),
        ("at P1 T9; ROM P1:1; heaven P1 2", "descend H U1; move 1", ["moved"]),
        ("at P1 T6; ROM P1:2", "invade ROM LIG", ["moved"]),
        ("at P1 T7; ROM P1:4; LIG P1:1", "from ROM; move 2", ["moved"]),
        ("at P1 T7; ROM P1:4 W; LIG P1:1", "from ROM; move 2", ["move"]),
        ("at P1 T7; ROM P1:4 W; LIG P1:1", "from ROM; move 2; gods W", ["moved", "god-moved"]),
        ("at P1 T4; ROM P1:4 W; LIG P1:1; hand P1 HEROES TIME", "play HEROES; on LIG", ["raised"]),
        ("at P1 T4; ROM P1:4 W; LIG P1:1; hand P1 PRAYERS STORMS", "play STORMS; on RUS", ["on"]),
        ("at P1 T4; ROM P1:4 D; LIG - plague; faith P1 2; hand P1 PARADISE TIME",
         "play PARADISE; plague-to EGY", ["plague-to", "cleansed"]),
        ("at P1 T4; ROM P1:4 W; hand P1 HEROES TIME; relics P2 AEGIS", "play HEROES; aegis",
         ["aegis"]),
        ("at P1 T4; ROM P1:4 D; TRI P1:1 temple plague; faith P1 3; hand P1 SEA TIME CROPS",
         "play SEA", ["play", "sunk", "lost"]),
    ],
)  # fmt: skip
def test_one_happening_is_told_once(given, moves, once):
    before_the_next_turn = takewhile(lambda kind: kind != "turn", kinds(f"{THREE}; {given}", moves))
    assert list(before_the_next_turn) == once


def test_8_4_the_dead_of_a_plagued_arrival_are_told_where_they_died():
    events = told(f"{THREE}; at P1 T6; ROM P1:6; LIG - plague", "invade ROM LIG; move 4")
    assert events == [
        ("moved", {"player": "P1", "from": "ROM", "to": "LIG", "number": 4}),
        ("struck", {"player": "P1"}),
        ("lost", {"player": "P1", "place": "LIG", "number": 2, "left": 2}),
    ]


def test_8_1_the_plague_is_named_before_its_dead():
    text = f"{THREE}; at P1 T4; ROM P1:7 D plague; LIG P1:1; hand P1 RAGNAROK"
    assert told(text, "done")[1:] == [
        ("struck", {"player": "P1"}),
        ("lost", {"player": "P1", "place": "ROM", "number": 3, "left": 4}),
        ("banished", {"player": "P1", "god": "D", "territory": "ROM"}),
    ]
    assert kinds(text.replace(" plague", ""), "done") == ["done"]


@pytest.mark.parametrize(
    ("given", "moves", "ground"),
    [
        ("at P1 T6; ROM P1:3 W; LIG - plague", "invade ROM LIG; move 1; gods W", "LIG"),
        ("at P1 T7; ROM P1:1 W; LIG P1:1 plague", "from ROM", "LIG"),
        ("at P1 T4; ROM P1:1 W; EGY P1:1 plague; faith P1 1; hand P1 EAGLES",
         "play EAGLES", "EGY"),
        ("at P1 T4; CAR P1:1 W; ROM P2:2 S; LIG P2:9 plague; faith P1 3; hand P1 SIREN",
         "play SIREN; on ROM; on LIG", "LIG"),
        ("at P1 T4; CAR P1:1 W; ROM P2:2 S; LIG P2:9 plague; faith P1 3; hand P1 SIREN",
         "play SIREN; on LIG; on ROM", "LIG"),
        ("at P1 T6; ROM P1:3 W; EGY P1:1 temple plague; LIG P2:2 S; hand P2 MEEK",
         "invade ROM LIG; with W; play MEEK", "EGY"),
    ],
)  # fmt: skip
def test_1_15_a_god_is_banished_from_the_plague_it_enters(given, moves, ground):
    banished = [args for kind, args in told(f"{THREE}; {given}", moves) if kind == "banished"]
    assert [args["territory"] for args in banished] == [ground]


def test_17_13_nobody_is_left_where_a_place_changes_hands():
    text = f"{THREE}; at P1 T4; ROM P1:4 D; LIG P2:1; faith P1 2; hand P1 TROJAN"
    assert told(text, "play TROJAN; die 5")[1:] == [
        ("lost", {"player": "P2", "place": "LIG", "number": 1, "left": 0}),
        ("raised", {"player": "P1", "place": "LIG", "number": 5}),
    ]


def test_17_2_an_empty_hand_is_not_told():
    text = f"{THREE}; at P1 T4; ROM P1:4 D; faith P1 4; hand P1 CROPS TIME"
    assert kinds(text, "play CROPS; player P3") == ["player"]
    assert kinds(text, "play CROPS; player P1")[:1] == ["discarded"]


def test_4_9_armies_placed_without_asking_are_told_together():
    text = "2p; at P1 bid; faith P1 1; ROM P1:2; LIG P2:2"
    events = told(text, "bid 1; marker 1")
    assert ("raised", {"player": "P1", "place": "ROM", "number": 3}) in events


def test_12_7_losses_from_heaven_are_told():
    text = f"{THREE}; at P1 T9; ROM P1:1; heaven P1 3; U1 P2:2"
    events = told(text, "descend H U1; attack 3; defend 2; roll A 5 5 2; roll D 5 1")
    assert ("lost", {"player": "P1", "place": "H", "number": 1, "left": 2}) in events
