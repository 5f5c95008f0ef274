"""What a table tells of an action, for sentences in any language."""

import pytest

from theomachy import Table

TWO = "2p; pantheons {}; at P1 {}; e1=P1/3 e2=P1/2 e3=P2/1 e9=P2/3"


def told(text, moves):
    """The events of the last of these moves."""
    table = Table.at("bello", text, seed=0)
    for move in moves.split("; "):
        events = table.play(move)
    return [(event.kind, dict(event.args)) for event in events]


def test_6_9_an_attack_tells_both_sides():
    ((kind, args), *_) = told(TWO.format("aztec norse", "action"), "attack e2 e3")
    assert kind == "attack"
    assert args == {
        "player": "P1", "from": "e2", "to": "e3", "defender": "P2", "attackers": 2, "lost": 2,
        "killed": 1, "outcome": "fell",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("pantheons", "moves", "first"),
    [
        ("aztec norse", "power 2", ("power", {"power": "obsidian_harvest", "cost": 2, "doom": 1})),
        ("greek norse", "power 3; target e3", ("target", {"power": "thunderbolt", "cell": "e3"})),
        ("norse greek", "power 3; doom 2", ("doom", {"number": 2})),
        ("norse greek", "power 1; sail e2", ("sail", {"cell": "e2"})),
        ("norse greek", "power 1; sail e2; to d1", ("to", {"cell": "d1"})),
        ("mesopotamian norse", "power 1; target e1; done", ("done", {})),
        ("shinto norse", "pass", ("pass", {})),
        ("shinto norse", "pass; end", ("end-actions", {})),
    ],
)
def test_a_decision_is_told_with_its_arguments(pantheons, moves, first):
    (kind, args), *_ = told(TWO.format(pantheons, "power"), moves)
    assert (kind, {"player": "P1", **first[1]}) == (first[0], args)


def test_3_7_a_forced_number_is_told():
    events = told(TWO.format("norse greek", "power"), "power 1; sail e2; to d1")
    assert ("count", {"player": "P1", "number": 2}) in events


def test_7_63_losses_of_rivals_are_told():
    events = told(TWO.format("greek norse", "power"), "power 3; target e3")
    assert ("losses", {"player": "P2", "followers": 1, "chips": 1}) in events


def test_1_5_nature_is_told_by_seat():
    table = Table("bello", 2, seed=0, options={"pantheons": "random"})
    assert table.play("first P2")[0].args == {"player": "P2"}
    assert table.play("deal P1 norse")[0].args == {"player": "P1", "pantheon": "norse"}
    picked = Table("bello", 2, seed=0)
    picked.play("first P2")
    assert picked.play("pantheon greek")[0].args == {"player": "P1", "pantheon": "greek"}


def test_3_1_a_turn_and_its_recruits_are_told():
    events = told("2p; pantheons aztec norse; at P1 action; e1=P1/3 e9=P2/1", "end")
    assert [kind for kind, _ in events] == ["end-actions", "turn", "recruits"]
    assert events[-1] == ("recruits", {"player": "P2", "number": 2})


def test_9_6_the_end_is_told():
    text = "2p; pantheons aztec norse; round 20; doom 24; at P1 action; e1=P1/3 e9=P2/1"
    events = told(text, "end")
    assert ("extra-recruits", {"player": "P2", "number": 2}) in events
    assert events[-1] == ("over", {"reason": "doomsday"})


def test_3_4_the_end_of_a_round_is_told():
    text = "2p; pantheons aztec norse; round 3; doom 23; at P2 control; e3=-/P2:1 e1=P1/3 e9=P2/3"
    events = told(text, "end")
    assert events[0] == ("end-turn", {"player": "P2"})
    assert ("round-end", {"round": 3, "doom": 24, "of": 24}) in events
    assert ("final-turn", {"player": "P1", "round": 4}) in events
