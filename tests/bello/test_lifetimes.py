"""BD-3.6 What powers leave behind, at moments that play can reach and at moments it cannot."""

import pytest

from theomachy.games import load
from theomachy.games.bello.board import HEXAGON
from theomachy.games.bello.faults import Fault
from theomachy.kernel import ask
from theomachy.kernel.bits import word
from theomachy.table.position import read_position

GAME = load("bello")
BOARD = "e1=P1/3 e2=P1/2 e3=-/P1:1 e9=P2/3 e8=P2/1"
FOUR = "4p; pantheons norse egyptian greek shinto; e1=P1/3 i1=P2/3 i2=P2/1 e9=P3/3 a5=P4/3"
TABLET = "P1 target; power tablet_of_destinies"
SHORT = """e1=P1/2 e2=P1/1 e9=P2/3 c1=P1/4 c2=P1/4 c3=P1/4 c4=P1/4 c5=P1/4 c6=P1/4 e3=P1/2
    e8=P2/1"""


def fault(text):
    return Fault(ask.fault(GAME.arrange(read_position(GAME, text))))


def two(pantheon, moment, board=BOARD):
    """P1 leads this pantheon against the Norse, or the Greek if he is Norse himself."""
    rival = "greek" if pantheon == "norse" else "norse"
    return f"2p; pantheons {pantheon} {rival}; {board}; at {moment}"


@pytest.mark.parametrize(
    "moment",
    [
        "P1 power; ziggurat e1",
        "P1 target; power deluge; ziggurat e1",
        "P1 target; power ziggurat; ziggurat e1",
        "P1 target; power ziggurat; chosen 1",
        "P1 target; power ziggurat; chosen 1; ziggurat e1 e2",
    ],
)
def test_7_21_ziggurats_of_an_earlier_turn_are_gone(moment):
    assert fault(two("mesopotamian", f"{moment}; e7=P2/1 e4=P2/1")) == Fault.ZIGGURATS_OUT_OF_TIME


@pytest.mark.parametrize(
    "moment",
    [
        "P1 target; power ziggurat; chosen 1; ziggurat e1",
        "P1 action; ziggurat e1 e2",
        "P1 control; ziggurat e1",
        "P2 power; ziggurat e1",
        "P2 action; ziggurat e1",
        "P2 control; ziggurat e1; e7=-/P2:1",
        "P1 over; ziggurat e1",
    ],
)
def test_7_21_ziggurats_last_until_the_next_turn(moment):
    assert fault(two("mesopotamian", moment)) == Fault.NONE


@pytest.mark.parametrize(
    "moment",
    ["P1 power", "P1 target; power wrath_of_sekhmet", "P1 target; power gift_of_the_nile"],
)
def test_7_32_hearts_of_an_earlier_turn_are_gone(moment):
    assert fault(two("egyptian", f"{moment}; hearts P1; d2=P1/0")) == Fault.HEARTS_OUT_OF_TIME


@pytest.mark.parametrize("moment", ["P1 action", "P1 control", "P2 power", "P2 action", "P2 over"])
def test_7_32_hearts_last_until_the_next_turn(moment):
    assert fault(two("egyptian", f"{moment}; hearts P1")) == Fault.NONE


@pytest.mark.parametrize(
    ("pantheon", "field", "mark"),
    [("mesopotamian", "ziggurats", word([HEXAGON.numbers["e1"]])), ("egyptian", "has_hearts", 1)],
)
def test_3_5_a_new_turn_ends_them_and_an_extra_recruit_phase_does_not(pantheon, field, mark):
    s = GAME.arrange(read_position(GAME, two(pantheon, "P1 recruit", SHORT)))
    assert ask.fault(s) == Fault.NONE
    s[field] = mark
    assert Fault(ask.fault(s)) in (Fault.ZIGGURATS_OUT_OF_TIME, Fault.HEARTS_OUT_OF_TIME)
    s.is_extra = True
    assert ask.fault(s) == Fault.NONE


@pytest.mark.parametrize(
    "moment",
    [
        "P1 power; plague e9",
        "P1 target; power gift_of_the_nile; d2=P1/0; plague e9",
        "P1 target; power wrath_of_sekhmet; plague e9",
        "P1 target; power wrath_of_sekhmet; chosen 2; plague e9",
        "P2 power; plague e9",
        "P2 action; plague e9",
        "P2 control; e7=-/P2:1; plague e9",
    ],
)
def test_7_33_plagues_pass_with_the_recruit_phase(moment):
    assert fault(two("egyptian", moment)) == Fault.PLAGUES_OUT_OF_TIME


@pytest.mark.parametrize(
    "moment",
    [
        "P1 target; power wrath_of_sekhmet; chosen 1; plague e9",
        "P1 action; plague e8 e9",
        "P1 control; plague e9",
    ],
)
def test_7_33_plagues_last_until_the_recruit_phase(moment):
    assert fault(two("egyptian", moment)) == Fault.NONE


@pytest.mark.parametrize(
    ("moment", "plagued"),
    [
        ("P2 action", "e9 a5 e1"),
        ("P3 power", "a5 e1"),
        ("P4 action", "e1"),
        ("P1 power", ""),
        ("P1 over", "e1"),
        ("P2 over; first P2", ""),
    ],
)
def test_7_33_seat_after_seat_recruits_and_recovers(moment, plagued):
    """P2 is Egyptian: first P3's locations recover, then P4's, then P1's."""
    for cell in ("e9", "a5", "e1"):
        found = fault(f"{FOUR}; at {moment}; plague {cell}")
        assert (found == Fault.NONE) == (cell in plagued.split()), cell
        assert found in (Fault.NONE, Fault.PLAGUES_OUT_OF_TIME)


@pytest.mark.parametrize(
    ("pantheon", "moment", "wrong"),
    [
        ("egyptian", "P1 action; plague e1", Fault.PLAGUES_MISPLACED),
        ("aztec", "P1 action; plague e9", Fault.PLAGUES_MISPLACED),
        ("egyptian", "P2 action; hearts P1; plague e9", Fault.PLAGUES_OUT_OF_TIME),
        ("egyptian", "P1 action; hearts P1; plague e9", Fault.TWO_POWERS_IN_A_TURN),
        ("mesopotamian", "P1 action; ziggurat e1; decree e9", Fault.TWO_POWERS_IN_A_TURN),
        ("mesopotamian", "P1 power; decree e9", Fault.DECREES_OUT_OF_TURN),
        ("mesopotamian", "P2 action; decree e9", Fault.DECREES_OUT_OF_TURN),
        (
            "mesopotamian",
            "P1 target; power tablet_of_destinies; decree e9",
            Fault.DECREES_OUT_OF_TURN,
        ),
        ("mesopotamian", "P1 action; decree e3", Fault.DECREES_MISPLACED),
        ("mesopotamian", "P1 action; decree e2", Fault.DECREES_MISPLACED),
        ("greek", "P1 power; horse e3", Fault.HORSES_OUT_OF_TURN),
        ("greek", "P2 action; horse e3", Fault.HORSES_OUT_OF_TURN),
        ("greek", "P1 action; horse e2", Fault.HORSES_MISPLACED),
        ("greek", "P1 control; horse e8", Fault.HORSES_MISPLACED),
        ("greek", "P1 action; horse e3; gifts horse", Fault.GIFTS_OUT_OF_TURN),
        ("greek", "P1 action; gifts horse sandals", Fault.TWO_POWERS_IN_A_TURN),
        ("greek", "P1 action; horse e3; gifts sandals", Fault.TWO_POWERS_IN_A_TURN),
        ("greek", "P1 power; gifts sandals", Fault.GIFTS_OUT_OF_TURN),
        ("greek", "P1 control; gifts horse", Fault.GIFTS_OUT_OF_TURN),
        ("greek", "P1 fly; actions 3; place e1", Fault.GIFTS_OUT_OF_TURN),
        ("norse", "P1 sail; actions 3; place e1", Fault.GIFTS_OUT_OF_TURN),
        ("norse", "P1 count; actions 3; place e1; landing d1", Fault.GIFTS_OUT_OF_TURN),
        ("norse", "P1 action; gifts sandals", Fault.GIFTS_OUT_OF_TURN),
        ("aztec", "P1 action; gifts ship", Fault.GIFTS_OUT_OF_TURN),
        ("shinto", "P1 action; gifts flower", Fault.GIFTS_OUT_OF_TURN),
        ("aztec", "P1 action; extra-moves 1", Fault.ACTIONS_OUT_OF_PHASE),
        ("norse", "P1 target; power thunderbolt", Fault.POWER_OUT_OF_PLACE),
        ("norse", "P1 target", Fault.POWER_OUT_OF_PLACE),
        ("norse", "P1 action; power mjolnir", Fault.POWER_OUT_OF_PLACE),
        ("norse", "P1 power; chosen 1", Fault.POWER_OUT_OF_PLACE),
    ],
)
def test_3_6_what_a_power_leaves_belongs_to_its_place_and_time(pantheon, moment, wrong):
    assert fault(two(pantheon, moment)) == wrong


@pytest.mark.parametrize(
    ("pantheon", "moment"),
    [
        ("mesopotamian", f"{TABLET}; chosen 1; decree e9"),
        ("mesopotamian", "P1 action; decree e9"),
        ("mesopotamian", "P1 control; decree e2"),
        ("greek", "P1 action; horse e3"),
        ("greek", "P1 control; horse e2"),
        ("greek", "P1 action; gifts horse"),
        ("greek", "P1 fly; actions 3; gifts sandals; place e1"),
        ("norse", "P1 sail; actions 3; gifts ship; place e1"),
        ("aztec", "P1 action; gifts flower"),
        ("shinto", "P1 action; extra-moves 2"),
        ("norse", "P1 target; power mjolnir; d2=P2/0"),
    ],
)
def test_3_6_what_a_power_leaves_is_there_in_its_time(pantheon, moment):
    assert fault(two(pantheon, moment)) == Fault.NONE


@pytest.mark.parametrize("mark", ["ziggurat e9", "plague e1", "hearts P2", "gifts ship"])
def test_5_9_no_marker_without_powers_and_none_before_the_first_turn(mark):
    for pantheons in ("norse mesopotamian", "norse egyptian"):
        off = f"2p; options powers=off; pantheons {pantheons}; {BOARD}; at P1 action; {mark}"
        assert fault(off) == Fault.MARKERS_BEFORE_ANY_POWER
    picking = f"2p; e1=P1/0 e9=P2/0; at P1 pantheon; {mark}"
    assert fault(picking) == Fault.MARKERS_BEFORE_ANY_POWER
