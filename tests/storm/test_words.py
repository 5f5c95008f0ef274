"""What a move says, what each seat owns, and the position in letters."""

import pytest

from theomachy import Table

DEVELOP = "options powers=on; gods ialda kors; at develop; V=e9:1; P1=9;"


def explained(position, move):
    table = Table.at("storm", position, seed=0)
    return table.game.explain(table.state, table.game.parse(move))


@pytest.mark.parametrize(
    ("position", "move", "arguments"),
    [
        ("new", "god ialda", {"god": "ialda"}),
        ("new", "first P2", {"player": "P2"}),
        ("at roll", "roll SW3", {"face": "SW", "distance": 3}),
        ("at roll", "go sw", {"way": "sw"}),
        ("at roll", "draw s", {"kind": "s"}),
        (DEVELOP, "settle e9", {"cell": "e9", "price": 2}),
        (DEVELOP, "leave", {}),
        (f"{DEVELOP} a1:3/P2w2c", "attack a1",
         {"cell": "a1", "war": False, "victim": "P2", "worshipers": 2, "construction": "kors",
          "price": 5}),
        (f"{DEVELOP} a1:3/P2w2c", "attack a1 war",
         {"cell": "a1", "war": True, "victim": "P2", "worshipers": 2, "construction": "kors",
          "price": 4}),
        (f"{DEVELOP} a1:3/P2w2", "madden a1",
         {"cell": "a1", "victim": "P2", "worshipers": 2, "construction": "none"}),
        (DEVELOP, "madden a1", {"cell": "a1"}),
        (DEVELOP, "build a1", {"cell": "a1", "god": "ialda", "price": 2}),
        (DEVELOP, "sanctuary a1", {"cell": "a1", "god": "ialda", "price": 3}),
        (DEVELOP, "demolish a1", {"cell": "a1", "god": "ialda", "price": 1}),
        (DEVELOP, "explore a1", {"cell": "a1", "god": "ialda", "price": 1}),
        (DEVELOP, "market a1", {"cell": "a1", "god": "ialda"}),
        (DEVELOP, "reveal a1", {"cell": "a1"}),
        (DEVELOP, "shift a1", {"cell": "a1"}),
        (DEVELOP, "to a1", {"cell": "a1"}),
        (DEVELOP, "keep 12", {"number": 12}),
        (DEVELOP, "done", {}),
        (DEVELOP, "end", {}),
    ],
)  # fmt: skip
def test_a_move_is_explained(position, move, arguments):
    assert explained(position, move) == arguments


def test_tallies_say_what_each_seat_owns():
    table = Table.at(
        "storm",
        "options powers=on; T=22; at roll; V=e9:1; P1=4; P2=0; a1:5/P1w2S; a2:1/P1cm; a3:2/P1w1c;"
        "f8:0/P1w1; d8:5/P2S; claim sanctuary P1 since 21",
        seed=0,
    )
    mine, rivals = table.game.tallies(table.state)
    assert mine == {
        "god": "kors", "points": 21, "community": 4, "limbo": 22, "worshipers": 4, "tiles": 4,
        "constructions": 2, "constructions_left": 3, "sanctuaries": 1, "markers": 1, "ring": 1,
        "income": 4, "starving": False, "claim_due": 23,
    }  # fmt: skip
    assert rivals == {
        "god": "ysthma", "points": 10, "community": 0, "limbo": 30, "worshipers": 0, "tiles": 1,
        "constructions": 0, "constructions_left": 5, "sanctuaries": 1, "markers": 0, "ring": 10,
        "income": 2, "starving": True, "claim_due": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("position", "starving"),
    [
        ("P1=0; a1:5/P1w2S", True),
        ("P1=1; a1:5/P1w2S", False),
        ("P1=0; a1:5/P1w2", False),
        ("options upkeep=after; P1=0; a1:5/P1w2S", False),
        ("options upkeep=after; P1=0; a1:5/P1w30S", True),
    ],
)
def test_7_2_a_sanctuary_that_cannot_be_maintained_is_told(position, starving):
    table = Table.at("storm", f"at develop; V=e9:1; {position}", seed=0)
    assert table.game.tallies(table.state)[0]["starving"] is starving


def test_income_is_told_as_far_as_limbo_goes():
    table = Table.at("storm", "at develop; V=e9:1; P1=29; a1:1/P1c; a2:1/P1c", seed=0)
    assert table.game.tallies(table.state)[0]["income"] == 1


def test_a_picture_shows_tiles_vaal_claims_and_seats():
    text = "options radius=3; at start; V=d7:1; e6:2/P1w3; d6:3/P1w2c; c6:1/P2w2@7; c1:0/P1w1"
    drawn = str(Table.at("storm", text, seed=0)).splitlines()
    assert drawn[0].split() == ["d7", "1", "V"]
    assert drawn[1].split() == ["c6", "1/P2w2", "e6", "2/P1w3"]
    assert sum("d4 X" in line for line in drawn) == 1
    assert drawn[-5:] == [
        "",
        "turn 21, P1 roll, 54 tiles in the pile",
        "claim encirclement by P1 since 21 due 23",
        "P1 kors: 9 belief, 7 in the community, 17 in Limbo",
        "P2 ysthma: 2 belief, 7 in the community, 21 in Limbo",
    ]


def test_a_last_tile_is_told_as_one():
    drawn = str(Table.at("storm", "at develop; V=e9:1; pile 3:1", seed=0))
    assert "turn 21, P1 develop, 1 tile in the pile" in drawn


def test_before_gods_are_chosen_they_are_not_drawn():
    assert str(Table("storm", seed=0)).endswith("P2 -: 0 belief, 7 in the community, 23 in Limbo")
