"""What the invariants say: positions nobody could reach, and records changed by hand."""

import pytest

from theomachy import Table
from theomachy.games.storm.board import NUMBERS
from theomachy.games.storm.invariants import Fault
from theomachy.games.storm.state import Node
from theomachy.kernel import ask
from theomachy.kernel.bits import wide_set
from theomachy.locales import speech

AT = "at develop; V=e9:1"
CLAIMANT = "a1:5/P2S; a2:1/P2c; a3:1/P2c"
RING = "V=e9:1; f8:2/P1w3; e8:3/P1w2c; d8:1/P2w2"
SOLE = "options encirclement=sole; V=e9:1; f8:2/P2w3; e8:3/P2w2c; d8:1/P2w2"
SIX = "; ".join(f"{cell}:1/P1c" for cell in ("a1", "a2", "a3", "a4", "a5", "b1"))
NINE = "; ".join(f"{column}{row}:5/P1w1" for column in "abc" for row in "123")


def refused(description):
    with pytest.raises(ValueError, match="this position cannot be") as refused:
        Table.at("storm", description, seed=0)
    told, *picture = str(refused.value).splitlines()
    assert any("in the community" in line for line in picture)
    return told.partition(": ")[2]


POSITIONS = [
    ("at develop; first P3", Fault.SEAT_OUT_OF_TURN),
    ("T=0; at develop", Fault.SEAT_OUT_OF_TURN),
    ("at god", Fault.SEAT_OUT_OF_TURN),
    (f"{AT}; gods kors kors", Fault.GODS_NOT_DIFFERENT),
    (f"{AT}; gods kors", Fault.GODS_NOT_DIFFERENT),
    ("at P2 god", Fault.GODS_NOT_DIFFERENT),
    ("at first", Fault.GODS_NOT_DIFFERENT),
    (f"{AT}; gods kors ialda daikoe", Fault.PIECES_OF_AN_ABSENT_SEAT),
    (f"T=121; {AT}", Fault.TURN_BEYOND_THE_CAP),
    (f"T=61; options max_turns=60; {AT}", Fault.TURN_BEYOND_THE_CAP),
    ("at develop; e5:1", Fault.COMPASS_MISPLACED),
    ("at develop; V=e7", Fault.VAAL_MISPLACED),
    ("at develop; V=e7:1/P1w2", Fault.VAAL_MISPLACED),
    (f"{AT}; a1:1/P1", Fault.OWNER_WITHOUT_PIECES),
    (f"{AT}; a1:0/P1w1c", Fault.CONSTRUCTION_ON_WRONG_GROUND),
    (f"{AT}; a1:5/P1w1c", Fault.CONSTRUCTION_ON_WRONG_GROUND),
    (f"options oceans=on; {AT}; gods ysthma kors; a1:0~/P1c",
     Fault.CONSTRUCTION_ON_WRONG_GROUND),
    (f"options oceans=on powers=on; {AT}; gods kors ysthma; a1:0~/P1c",
     Fault.CONSTRUCTION_ON_WRONG_GROUND),
    (f"{AT}; a1:4/P1S", Fault.SANCTUARY_ON_WRONG_GROUND),
    (f"{AT}; a1:1/P1w1@22", Fault.CONVERTED_TOO_LATE),
    (f"{AT}; a1:1/P1w1c@21", Fault.CONVERTED_TOO_LATE),
    (f"{AT}; a1:1/P1cm", Fault.MARKER_MISPLACED),
    (f"options powers=on; {AT}; a1:1/P2cm", Fault.MARKER_MISPLACED),
    (f"{AT}; P1=31", Fault.WORSHIPERS_MISCOUNTED),
    (f"{AT}; a1:1/P2w24", Fault.WORSHIPERS_MISCOUNTED),
    (f"{AT}; {SIX}", Fault.BUILDINGS_MISCOUNTED),
    (f"{AT}; a1:5/P1S; a2:5/P1S", Fault.BUILDINGS_MISCOUNTED),
    (f"{AT}; pile 5:9", Fault.TILES_MISCOUNTED),
    (f"{AT}; {NINE}", Fault.TILES_MISCOUNTED),
    (f"{AT}; a1:0~/P1w1", Fault.TILES_MISCOUNTED),
    ("at roll; V=e9:1; a1:2", Fault.VACANT_TILE_LEFT_LYING),
    (f"{AT}; claim sanctuary P1 since 21", Fault.CLAIM_WITHOUT_ITS_CONDITION),
    (f"at roll; V=e9:1; {CLAIMANT}", Fault.CLAIM_MISSING),
    (f"T=22; at roll; V=e9:1; {CLAIMANT}; claim sanctuary P2 since 20",
     Fault.CLAIM_WITHOUT_ITS_CONDITION),
    (f"at roll; V=e9:1; {CLAIMANT}; claim sanctuary P2 since 18",
     Fault.CLAIM_WITHOUT_ITS_CONDITION),
    (f"at roll; V=e9:1; {CLAIMANT}; claim sanctuary P2 since 99",
     Fault.CLAIM_WITHOUT_ITS_CONDITION),
    (f"{AT}; claim encirclement by P1 since 21", Fault.RING_CLAIM_WITHOUT_A_RING),
    (f"at develop; {RING}; claim encirclement by P1 since 1", Fault.RING_CLAIM_WITHOUT_A_RING),
    (f"{AT}; a1:1/P3w2", Fault.PIECES_OF_AN_ABSENT_SEAT),
    ("at roll; V=e9:1; claim encirclement by P1 since 21", Fault.RING_CLAIM_WITHOUT_A_RING),
    (f"at roll; {RING}; claim encirclement by P1 since 19", Fault.RING_CLAIM_WITHOUT_A_RING),
    (f"at roll; {SOLE}; claim encirclement P1 by P1 since 21",
     Fault.RING_CLAIM_WITHOUT_A_RING),
    (f"at roll; options encirclement=sole; {RING}; claim encirclement by P1 since 21",
     Fault.RING_CLAIM_WITHOUT_A_RING),
    (f"at roll; {RING}", Fault.RING_CLAIM_MISSING),
    (f"at roll; {SOLE}", Fault.RING_CLAIM_MISSING),
    ("at keep", Fault.PHASE_WITHOUT_ITS_PLACE),
    ("at found", Fault.PHASE_WITHOUT_ITS_PLACE),
    ("at to", Fault.PHASE_WITHOUT_ITS_PLACE),
    ("at go", Fault.PHASE_WITHOUT_ITS_PLACE),
    ("at reveal", Fault.PHASE_WITHOUT_ITS_PLACE),
    ("at draw", Fault.PHASE_WITHOUT_ITS_PLACE),
    ("at over", Fault.ENDING_OUT_OF_PHASE),
]  # fmt: skip


@pytest.mark.parametrize(("position", "fault"), POSITIONS)
def test_a_position_that_cannot_be(position, fault):
    assert refused(position) == speech("en").say(f"storm-fault-{fault.name.lower()}")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"ending": "cap"}, Fault.ENDING_OUT_OF_PHASE),
        ({"explorer": "a1"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 found", "explorer": "a1"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"place": "a1"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 to", "place": "a1"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 keep", "place": "a2"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 draw", "way": "n", "points": 1}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 go", "face": "N", "points": 9}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 reveal", "explorer": "e8"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 reveal", "explorer": "a1", "pile": {}}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 reveal", "explorer": "a1", "cells": {"e9": "1", "a1": "1/P1w2@1"}},
         Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 found", "explorer": "a1", "place": "a2"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 found", "explorer": "a1", "place": "e8"}, Fault.PHASE_WITHOUT_ITS_PLACE),
        ({"at": "P1 draw e8", "way": "s", "explorer": "a1", "place": "a2"},
         Fault.PHASE_WITHOUT_ITS_PLACE),
    ],
)  # fmt: skip
def test_a_description_that_cannot_be(change, fault):
    sound = Table.at("storm", f"{AT}; a1:1/P1c", seed=0).describe()
    assert refused({**sound, **change}) == speech("en").say(f"storm-fault-{fault.name.lower()}")


def write(field, value):
    return lambda s: s.__setitem__(field, value)


def tile(cell, field, value):
    return lambda s: s.board[NUMBERS[cell]].__setitem__(field, value)


def item(field, number, value):
    return lambda s: s[field].__setitem__(number, value)


def mark(field, *cells):
    return lambda s: s.__setitem__(field, wide_set(NUMBERS[cell] for cell in cells))


CHANGES = [
    (write("seat", 1), Fault.SEAT_OUT_OF_TURN),
    (write("node", Node.FIRST), Fault.SEAT_OUT_OF_TURN),
    (item("community", 4, 7), Fault.PIECES_OF_AN_ABSENT_SEAT),
    (item("limbo", 4, 7), Fault.PIECES_OF_AN_ABSENT_SEAT),
    (write("vaal", -1), Fault.VAAL_MISPLACED),
    (tile("m7", "kind", 1), Fault.OFF_THE_BOARD),
    (mark("vacant", "e9", "m7"), Fault.OFF_THE_BOARD),
    (mark("occupied", "a1", "a3", "m7"), Fault.OFF_THE_BOARD),
    (tile("a1", "owner", -1), Fault.PIECES_WITHOUT_OWNER),
    (mark("occupied", "a3"), Fault.PIECES_WITHOUT_OWNER),
    (mark("occupied", "a1", "a3", "c1"), Fault.OWNER_WITHOUT_PIECES),
    (mark("vacant"), Fault.PIECES_WITHOUT_OWNER),
    (tile("a1", "kind", 0), Fault.PIECES_WITHOUT_OWNER),
    (tile("a1", "since", 0), Fault.CONVERTED_TOO_LATE),
    (item("limbo", 0, 0), Fault.WORSHIPERS_MISCOUNTED),
    (item("constructions", 0, 5), Fault.BUILDINGS_MISCOUNTED),
    (item("sanctuaries", 0, 0), Fault.BUILDINGS_MISCOUNTED),
    (item("pile", 0, -1), Fault.TILES_MISCOUNTED),
    (write("node", Node.WALK), Fault.NOTHING_TO_DECIDE),
    (write("node", Node.SETTLE), Fault.NOTHING_TO_DECIDE),
]


@pytest.mark.parametrize(("change", "fault"), CHANGES)
def test_a_change_by_hand_is_found(change, fault):
    s = Table.at("storm", f"{AT}; a1:1/P1c; a3:1/P2w2", seed=0).state
    assert ask.fault(s) == Fault.NONE
    change(s)
    assert Fault(ask.fault(s)) == fault


def test_every_fault_is_found():
    assert {fault for _, fault in POSITIONS + CHANGES} == set(Fault) - {Fault.NONE}
