"""Where a picked soldier can come to, told as moves in a row."""

import pytest

from gog.positions import B2, moving, reached

FIGHT = "c3=P1(5) a1=P1(1); c4=P2(3)"


def ways(text, moves):
    """By the cell, as people write them."""
    table = reached(text, moves)
    found = table.game.ways(table.state)
    return {cell: [table.game.notation(step) for step in way] for cell, way in found.items()}


def test_10_2_nobody_walks_before_a_soldier_is_picked():
    assert ways(moving(FIGHT), "") == {}


@pytest.mark.parametrize("ability", ["", "; abilities P1 WAT"])
def test_10_3_every_way_leads_where_it_says(ability):
    text = moving(FIGHT + ability)
    for cell, way in ways(text, "pick c3").items():
        table = reached(text, "; ".join(["pick c3", *way]))
        piece = table.game.describe(table.state).cells[cell]
        assert (piece.kind, piece.seat) == ("soldier", 0)


def test_10_3_a_way_costs_the_fewest_steps():
    short = {cell: way for cell, way in ways(moving(FIGHT), "pick c3").items() if len(way) == 1}
    assert sorted(short) == ["b3", "b4", "c2", "c4", "d2", "d3", "d4"]
    far = ways(f"{B2}; c3=P1(5); steps 2; at P1 move", "pick c3")
    assert (far["e3"], "f3" in far) == (["step NE", "step SE"], False)


def test_10_8_no_way_ends_above_an_own_soldier_but_some_lead_over_it():
    found = ways(f"{B2}; a1=P1(2) a2=P1(1) b1=P1(1); steps 9; at P1 move", "pick a1")
    assert "a2" not in found
    assert found["a3"] == ["step N", "step N"]


def test_12_1_a_battle_is_the_last_step_of_its_way():
    found = ways(moving("a1=P1(5); a3=P2(3)"), "pick a1")
    assert found["a3"] == ["step N", "step N"]
    assert found["a4"] == ["step N", "step NE", "step NW"]


def test_17_7_who_sails_comes_farther():
    near, far = (
        ways(f"{B2}; c3=P1(5); steps 3; at P1 move; abilities P1 {card}", "pick c3")
        for card in ("WIS", "WAT")
    )
    assert len(near) < len(far)
