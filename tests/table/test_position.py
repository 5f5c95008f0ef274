"""Described positions: what can be read, and what is refused and why."""

import pytest

from theomachy import Table
from theomachy.table.position import read_options, read_position, tokens_of

SOUND = "2p; pantheons aztec norse; at P1 action; e1=P1/3 e9=P2/3"


def at(text):
    return Table.at("bello", text, seed=0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{SOUND}; e2=P1/5", r"e2 would hold 5 followers, at most 4 \(BD-2.2\)"),
        (f"{SOUND}; e2=-/P1:3,P2:2", "e2 would hold 5 followers"),
        (f"{SOUND}; e2=P9/1", "'P9/1' describes no location; write P1/3"),
        (f"{SOUND}; z1=P1/1", "'z1' is no location"),
        (f"{SOUND}; e2=P3/1", "pieces of a seat that is not at this table"),
        (f"{SOUND}; wonder e2", "'wonder e2' is no part of a position of bello"),
        (f"{SOUND}; doom soon", "'doom soon' is no part of a position"),
        (f"{SOUND}; hearts P1", "nobody leads the Egyptian pantheon"),
        (f"{SOUND}; hearts", "'hearts' is no part of a position"),
        (f"{SOUND}; doom 25", "Doomsday token and the round do not agree"),
        (f"{SOUND}; round 9; doom 3", "Doomsday token and the round do not agree"),
        (f"{SOUND}; ziggurat e1", "too many ziggurats"),
        (f"{SOUND}; plague e2", "too many plagues"),
        (f"{SOUND}; decree e2", "too many decrees"),
        (f"{SOUND}; horse e2", "more than one wooden horse"),
        (f"{SOUND}; actions 99", "extra moves that this moment does not allow"),
        (f"{SOUND}; first P7", "'P7' is no seat; they are P1 to P6"),
        (f"{SOUND}; first P4", "Only P1 to P2 sit at this table"),
        (f"{SOUND}; at P3 turn", "Only P1 to P2 sit at this table"),
        (f"{SOUND}; at deal", "Only P1 to P2 sit at this table"),
        (f"{SOUND}; pantheons aztec norse greek", "Only P1 to P2 sit at this table"),
        (f"{SOUND}; pantheons aztec norse {'greek ' * 6}", "this is no position of bello"),
        (f"{SOUND}; gifts wings", "'wings' is none of flower, horse, ship, sandals"),
        (f"{SOUND}; doom 999", "this is no position of bello: .*999"),
        (f"{SOUND}; at P1 sail", "A voyage says from where"),
        (f"{SOUND}; at P1 fly", "A voyage says from where"),
        (f"{SOUND}; at P1 count; place e1", "A voyage says where to"),
        (f"{SOUND}; at P1 turn; round 127", "Doomsday token and the round do not agree"),
        (f"{SOUND}; at P1 power; extra-moves 2", "extra moves that this moment does not allow"),
        (f"{SOUND}; place z9", "'z9' is no location"),
        (f"{SOUND}; ziggurat e1 z9", "'z9' is no location"),
        (f"{SOUND}; options doomsday", "Options are written name=value, not 'doomsday'"),
        (f"{SOUND}; options doomsday=99", "doomsday cannot be 99"),
        (f"{SOUND}; options dice=6", "bello has no option 'dice'"),
        (f"{SOUND}; options sharing=block; e5=-/P1:1,P2:1", "Rivals share a location"),
        (f"7p; {SOUND[4:]}", "bello is for 2-6 players, not 7"),
        (f"{SOUND}; at P1 lunch", "'lunch' is no phase; they are first, deal, pantheon"),
        (f"{SOUND}; pantheons aztec roman", "'roman' is no pantheon; they are aztec"),
        (f"{SOUND}; pantheons aztec aztec", "Two players lead the same pantheon"),
        (f"{SOUND}; pantheons", "Two players lead the same pantheon"),
        ("2p; e1=P1/3", "a position says who decides and where"),
        ("new; 2p; e1=P1/3", "A new game has players and options, and nothing else"),
        ("new; 1p", "bello is for 2-6 players, not 1"),
    ],
)
def test_positions_that_cannot_be(text, told):
    with pytest.raises(ValueError, match=told):
        at(text)


def test_31_followers_are_too_many():
    cells = " ".join(f"c{row}=P1/4" for row in range(1, 8))
    with pytest.raises(ValueError, match="more than 30 followers") as refused:
        at(f"{SOUND}; {cells}")
    assert "e1 T1/3" in str(refused.value)


def test_six_temples_are_too_many_chips():
    cells = " ".join(f"{cell}=P1/0" for cell in ("a1", "a5", "e1", "i1", "i5", "e9"))
    text = f"2p; pantheons aztec norse; at P1 action; {cells} e8=P2/1 e2=P1/1"
    with pytest.raises(ValueError, match="more chips of a kind on the board"):
        at(text)
    assert at(f"{text}; options chips=printed").legal()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"colour": "red"}, "A position of bello has no 'colour'"),
        ({"cells": {"e1": "P1/3 "}}, "describes no location"),
        ({"players": "two"}, "not two"),
        ({"doom": None}, "'doom' is a whole number, not 'None'"),
        ({"cells": ["e1"]}, "this is no position of bello"),
        ({"cells": {"e1": 3}}, "this is no position of bello"),
        ({"at": None}, "this is no position of bello"),
        ({"first": 3}, "'3' is no seat"),
        ({"power": "nap"}, "nap|not in tuple"),
    ],
)
def test_descriptions_that_cannot_be(change, told):
    sound = at(SOUND).describe()
    with pytest.raises(ValueError, match=told):
        Table.at("bello", {**sound, **change}, seed=0)


def test_a_description_needs_only_what_differs():
    told = {"at": "P1 turn", "pantheons": ["aztec", "norse"], "cells": {"e1": "P1/0"}}
    table = Table.at("bello", told)
    assert table.players == 2
    assert table.describe()["cells"]["e1"] == "P1/3"


def test_tokens_and_options_are_read_as_written():
    assert tokens_of(" a  b ;; c ") == ["a b", "c"]
    assert read_options(["doomsday=12", "powers=off"]) == {"doomsday": "12", "powers": "off"}
    assert read_options([]) == {}
    text = "3p; options powers=off; extra-moves 2; ziggurat none"
    told = read_position(Table("bello").game, text)
    assert told == {"players": 3, "options": {"powers": "off"}, "extra_moves": 2, "ziggurat": []}


@pytest.mark.parametrize(
    "token",
    ["e1=P1/3 e2=-", "ziggurat none", "doom 0", "extra-moves 0", "at P1 action", "first P1",
     "pantheons aztec norse", "token e1", "hearts none", "supply P2 27", "city-chips P1 11"],
)  # fmt: skip
def test_a_true_token_is_restated_as_it_is(token):
    table = at(SOUND)
    assert table.game.restate(table.state, token) == token


@pytest.mark.parametrize("token", ["wonder e2", "supply", "supply P1", "z9=P1/3", "supply P8 3"])
def test_tokens_that_say_nothing(token):
    table = at(SOUND)
    with pytest.raises(ValueError, match=r"is no|says nothing"):
        table.game.restate(table.state, token)


def test_a_table_begun_at_new_is_a_new_game():
    table = at("new; 4p; options pantheons=random")
    assert table.legal() == [f"first P{seat}" for seat in (1, 2, 3, 4)]
    same = Table("bello", 4, options={"pantheons": "random"})
    assert table.state.tobytes() == same.state.tobytes()
    dealt = at("3p; options pantheons=random; pantheons greek; at deal; e1=P1/0")
    assert dealt.legal()[0] == "deal P2 aztec"
