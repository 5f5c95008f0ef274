"""What the invariants say of records no play can reach: one change by hand, one fault."""

import pytest

from theomachy import Table
from theomachy.games.bello.faults import Fault
from theomachy.games.bello.state import EVERYONE, Node
from theomachy.kernel import ask
from theomachy.kernel.bits import word
from theomachy.kernel.hex import Hexagon

CELL = Hexagon(4).numbers
SOUND = "2p; pantheons mesopotamian greek; at P1 action; e1=P1/3 e2=P1/0 e5=-/P1:1 e9=P2/3"


def bit(name):
    return word([CELL[name]])


def fault_after(change):
    s = Table.at("bello", SOUND, seed=0).state
    assert ask.fault(s) == Fault.NONE
    change(s)
    return Fault(ask.fault(s))


def put(s, seat, cell, number):
    """Followers on a cell in a seat's row, without asking whether there is room."""
    s.followers[seat, :number] |= bit(cell)


def crowd(s):
    put(s, 0, "e3", 3)
    put(s, 1, "e3", 2)
    put(s, EVERYONE, "e3", 4)


def stranger(s):
    put(s, 1, "e1", 1)


def floating(s):
    """A second follower where there is no first."""
    for row in (0, EVERYONE):
        s.followers[row, 1] |= bit("e3")


def mark(field, *cells):
    def change(s):
        s[field] = word(CELL[cell] for cell in cells)

    return change


def write(field, value):
    def change(s):
        s[field] = value

    return change


def give_away(s):
    s.control[1] |= bit("e2")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (write("seat", 5), Fault.SEAT_BEYOND_THE_TABLE),
        (write("first", -1), Fault.SEAT_BEYOND_THE_TABLE),
        (lambda s: put(s, 4, "e3", 1), Fault.PIECES_OF_AN_ABSENT_SEAT),
        (lambda s: s.control.__setitem__(5, bit("e3")), Fault.PIECES_OF_AN_ABSENT_SEAT),
        (lambda s: s.control.__setitem__(0, word([61])), Fault.OFF_THE_BOARD),
        (crowd, Fault.MORE_THAN_FOUR_ON_A_LOCATION),
        (lambda s: put(s, 0, "e3", 1), Fault.FOLLOWERS_MISCOUNTED),
        (floating, Fault.FOLLOWERS_MISCOUNTED),
        (stranger, Fault.STRANGERS_ON_A_CONTROLLED_LOCATION),
        (give_away, Fault.TWO_CHIPS_ON_A_LOCATION),
        (write("round_number", 0), Fault.DOOM_OUT_OF_STEP_WITH_THE_ROUND),
        (write("round_number", 3), Fault.DOOM_OUT_OF_STEP_WITH_THE_ROUND),
        (write("doom", 25), Fault.DOOM_OUT_OF_STEP_WITH_THE_ROUND),
        (mark("ziggurats", "e3"), Fault.ZIGGURATS_MISPLACED),
        (mark("plagues", "e5"), Fault.PLAGUES_MISPLACED),
        (mark("decrees", "a1", "a5", "i1"), Fault.DECREES_OUT_OF_TURN),
        (mark("horses", "e2"), Fault.HORSES_OUT_OF_TURN),
        (write("has_hearts", 1), Fault.HEARTS_WITHOUT_THE_EGYPTIAN),
        (write("actions", -1), Fault.ACTIONS_OUT_OF_PHASE),
        (write("extra_moves", 3), Fault.ACTIONS_OUT_OF_PHASE),
        (write("node", Node.POWER), Fault.ACTIONS_OUT_OF_PHASE),
        (write("actions", 0), Fault.NOTHING_TO_DECIDE),
        (lambda s: s.pantheons.__setitem__(1, 1), Fault.PANTHEONS_NOT_DIFFERENT),
        (lambda s: s.pantheons.__setitem__(1, -1), Fault.PANTHEONS_NOT_DIFFERENT),
    ],
)
def test_a_change_by_hand_is_found(change, fault):
    assert fault_after(change) == fault
