"""What the invariants say of records no play can reach: one change by hand, one fault."""

import pytest

from gog.positions import B2, B4, reached
from theomachy import Table
from theomachy.games.gog.board import NUMBERS
from theomachy.games.gog.invariants import Fault
from theomachy.games.gog.state import Node
from theomachy.kernel import ask
from theomachy.locales import speech

SOUND = f"{B2}; a1=P1(2) a3=P1(1); l12=P2(1); steps 9; at P1 move"


def write(field, *at):
    """Set `field[at…]` to the last value."""
    *index, value = at

    def change(s):
        if index:
            s[field][tuple(index)] = value
        else:
            s[field] = value

    return change


def both(*changes):
    def change(s):
        for one in changes:
            one(s)

    return change


def at(name):
    return NUMBERS[name]


CITY, SOLDIER_2, SPENT = 32 + 1, 8 + 1, 64

CHANGES = [
    (write("seat", 2), Fault.SEAT_BEYOND_THE_TABLE),
    (write("first", -1), Fault.SEAT_BEYOND_THE_TABLE),
    (write("soldiers", 2, 0, 5), Fault.PIECES_OF_AN_ABSENT_SEAT),
    (write("cities", 3, 0, 5), Fault.PIECES_OF_AN_ABSENT_SEAT),
    (write("scrolls", 3, 1), Fault.PIECES_OF_AN_ABSENT_SEAT),
    (write("terrain", 0, 1), Fault.MAP_MISCOUNTED),
    (write("board", at("g1"), 1), Fault.BOARD_MISCOUNTED),
    (write("board", at("a1"), SOLDIER_2), Fault.BOARD_MISCOUNTED),
    (write("board", at("b2"), 0), Fault.BOARD_MISCOUNTED),
    (write("soldiers", 0, 1, at("a1")), Fault.BOARD_MISCOUNTED),
    (write("cities", 0, 1, at("b2")), Fault.BOARD_MISCOUNTED),
    (write("gog", at("g1")), Fault.FIGURES_MISPLACED),
    (write("angel", at("g1")), Fault.FIGURES_MISPLACED),
    (write("board", at("b2"), CITY + 6), Fault.LEVEL_OUT_OF_RANGE),
    (write("founded", 0, 2), Fault.FEWER_FOUNDED_THAN_STANDING),
    (both(write("terrain", at("b2"), 2), write("terrain", at("c2"), 0)), Fault.CITY_NOT_ON_PLAIN),
    (write("barns", 0, 8), Fault.RESOURCES_BEYOND_THE_BARN),
    (write("resources", 0, 0, 6), Fault.RESOURCES_BEYOND_THE_BARN),
    (write("resources", 0, 0, -1), Fault.RESOURCES_BEYOND_THE_BARN),
    (write("stack", 4), Fault.SCROLLS_MISCOUNTED),
    (both(write("stack", -1), write("scrolls", 0, 6)), Fault.SCROLLS_MISCOUNTED),
    (write("locks", 0, at("b2")), Fault.LOCK_WITHOUT_ITS_CITY),
    (write("unseen", 0, 1), Fault.ABILITIES_MISCOUNTED),
    (
        both(write("unseen", 0, -1), write("returned", [0, 0, 0] + [-1] * 15)),
        Fault.ABILITIES_MISCOUNTED,
    ),
    (write("treasures", 1 << 24), Fault.TREASURES_MISCOUNTED),
    (write("left", 1), Fault.CARD_OUT_OF_PHASE),
    (write("affected", 1), Fault.CARD_OUT_OF_PHASE),
    (write("draws", 1), Fault.CARD_OUT_OF_PHASE),
    (write("draws", -1), Fault.CARD_OUT_OF_PHASE),
    (write("card", 1), Fault.CARD_OUT_OF_PHASE),
    (write("steps", -1), Fault.STEPS_OUT_OF_PHASE),
    (write("phase", 2), Fault.STEPS_OUT_OF_PHASE),
    (both(write("phase", 2), write("steps", 0), write("picked", 5)), Fault.STEPS_OUT_OF_PHASE),
    (both(write("phase", 2), write("steps", 0), write("figure", 1)), Fault.STEPS_OUT_OF_PHASE),
    (both(write("node", Node.STEP), write("picked", at("g1"))), Fault.STEPS_OUT_OF_PHASE),
    (write("transit", 2), Fault.TRANSIT_OUT_OF_PLACE),
    (
        both(write("transit", 2), write("node", Node.STEP), write("picked", at("g1"))),
        Fault.TRANSIT_OUT_OF_PLACE,
    ),
    (
        both(write("transit", 2), write("node", Node.CLASH), write("place", at("g1"))),
        Fault.TRANSIT_OUT_OF_PLACE,
    ),
    (
        both(write("board", at("a1"), 2 + SPENT), write("phase", 2), write("steps", 0)),
        Fault.SPENT_OUT_OF_PHASE,
    ),
    (write("fallen", 1, 1), Fault.ELIMINATED_BUT_OWNING),
    (both(write("scrolls", 0, 5), write("stack", 0)), Fault.WON_BUT_NOT_OVER),
    (write("round_number", 0), Fault.ROUND_BEYOND_THE_CAP),
    (write("round_number", 41), Fault.ROUND_BEYOND_THE_CAP),
    (write("steps", 0), Fault.NOTHING_TO_DECIDE),
]


@pytest.mark.parametrize(("change", "fault"), CHANGES)
def test_a_change_by_hand_is_found(change, fault):
    s = reached(SOUND).state
    assert ask.fault(s) == Fault.NONE
    change(s)
    assert Fault(ask.fault(s)) == fault


IMPOSSIBLE = {
    Fault.CITIES_TOO_NEAR: f"{B2}; c3=P1[1] b5=-; at P1 turn-start",
    Fault.TOO_MANY_LOCKS: f"{B2}; scrolls P1 1; scrolls P2 1; lock P1 b2; lock P2 k8; at P1 buy",
    Fault.WITHOUT_A_CITY_BUT_STILL_IN: f"{B2}; k8=- k11=- h11=-; at P1 turn-start",
    Fault.WON_BUT_NOT_OVER: f"{B2}; a1=P1(1) a12=P1(1) l1=P1(1) l12=P1(1); at P1 turn-start",
    Fault.ELIMINATED_BUT_OWNING: f"{B4}; eliminated P2 1; at P1 turn-start",
    Fault.MORE_SOLDIERS_THAN_A_PLAYER_HAS: f"""{B2}; steps 9; transit 1; at P1 ambush-at;
        a1=P1(1) a2=P1(1) a3=P1(1) a4=P1(1) a6=P1(1) a7=P1(1) a8=P1(1) a9=P1(1)""",
}


@pytest.mark.parametrize("fault", IMPOSSIBLE, ids=lambda fault: fault.name.lower())
def test_a_position_that_cannot_be_is_refused(fault):
    told = speech("en").say(f"gog-fault-{fault.name.lower()}")
    with pytest.raises(ValueError, match=f"this position cannot be: {told}"):
        reached(IMPOSSIBLE[fault])


def test_2_5_a_map_half_laid_has_as_many_places_as_pieces():
    table = Table("gog", seed=0)
    for move in ("first P1", "lay B2 r0", "piece R1", "lay B1 r0"):
        table.play(move)
        assert ask.fault(table.state) == Fault.NONE
    table.state.pieces |= 1
    assert ask.fault(table.state) == Fault.MAP_MISCOUNTED


def test_every_fault_is_found():
    found = {fault for _, fault in CHANGES} | set(IMPOSSIBLE)
    assert found == {fault for fault in Fault if fault}
