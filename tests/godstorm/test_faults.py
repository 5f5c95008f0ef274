"""What the invariants say of records no play can reach: one change by hand, one fault."""

import pytest

from theomachy import Table
from theomachy.games.godstorm.board import NUMBERS, SPACE_NAMES
from theomachy.games.godstorm.cards import Card
from theomachy.games.godstorm.faults import Fault
from theomachy.games.godstorm.state import Clash, Ending, Node
from theomachy.kernel import ask
from theomachy.kernel.bits import word

SOUND = """3p; at P1 T6; ROM P1:5 W temple; LIG P2:3 S; EGY P3:2; RUS P3:1 plague; U2 P2:3;
    hand P1 HEROES; hand P2 FOG FOG; relics P3 WINE; faith P1 3; heaven P2 2"""


def land(*names):
    return word(NUMBERS[name] for name in names)


def write(field, value, place=None):
    """Write a number over a field, or over one place of a row."""

    def change(s):
        if place is None:
            s[field] = value
        else:
            s[field][place] = value

    return change


def fault_after(change, text=SOUND):
    s = Table.at("godstorm", text, seed=0).state
    assert ask.fault(s) == Fault.NONE
    change(s)
    return Fault(ask.fault(s))


ROM, LIG = NUMBERS["ROM"], NUMBERS["LIG"]
ATLANTIS = {"HES", "ORI", "POS", "TRI"}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda s: s.land.__setitem__(2, s.land[2] | land("ROM")), Fault.TWO_OWNERS),
        (lambda s: s.land.__setitem__(2, s.land[2] | word([50])), Fault.OFF_THE_MAP),
        (write("temples", word([50])), Fault.OFF_THE_MAP),
        (lambda s: s.land.__setitem__(4, land("VAR")), Fault.OWNED_BY_THE_ABSENT),
        (lambda s: s.land.__setitem__(5, land("VAR")), Fault.OWNED_BY_THE_ABSENT),
        (write("armies", 0, ROM), Fault.OWNER_WITHOUT_ARMIES),
        (write("armies", -1, ROM), Fault.NEGATIVE_NUMBER),
        (write("armies", 2, NUMBERS["VAR"]), Fault.ARMIES_WITHOUT_OWNER),
        (write("gods", NUMBERS["LIG"], (0, 1)), Fault.GOD_WITHOUT_GROUND),
        (write("temples", word(range(13))), Fault.TOO_MANY_TEMPLES),
        (write("plagues", word(range(6))), Fault.PLAGUES_MISCOUNTED),
        (lambda s: write("hands", word([Card.HEROES]), (2, 0))(s), Fault.CARDS_MISCOUNTED),
        (lambda s: write("hands", word([Card.TIME]), (2, 1))(s), Fault.CARDS_MISCOUNTED),
        (write("hands", 0, (1, 0)), Fault.CARDS_MISCOUNTED),
        (write("deck_size", 3, 0), Fault.DECK_SIZE_WRONG),
        (write("hand_size", 3, (0, 0)), Fault.HAND_SIZE_WRONG),
        (write("faith", -1, 0), Fault.NEGATIVE_NUMBER),
        (write("faith", 2, 4), Fault.FALLEN_WITH_POSSESSIONS),
        (write("fallen", 2, 4), Fault.FALLEN_WITH_POSSESSIONS),
        (write("souls", 0, SPACE_NAMES.index("U2")), Fault.SPACE_OWNER_WITHOUT_ARMIES),
        (write("souls", 1, SPACE_NAMES.index("U3")), Fault.SPACE_ARMIES_WITHOUT_OWNER),
        (write("space_owner", 4, SPACE_NAMES.index("U2")), Fault.OWNED_BY_THE_ABSENT),
        (lambda s: s.rules.__setattr__("underworld", 1), Fault.CARDS_MISCOUNTED),
        (write("markers", 2, 0), Fault.MARKERS_WRONG),
        (write("markers", 5, 4), Fault.MARKERS_WRONG),
        (write("epoch", 9), Fault.EPOCH_OUT_OF_RANGE),
        (write("seat", 7), Fault.SEAT_OUT_OF_TURN),
        (write("seat", 1), Fault.SEAT_OUT_OF_TURN),
        (write("bought", 5), Fault.TURN_LIMITS_BROKEN),
        (write("ending", Ending.ALONE), Fault.ENDING_OUT_OF_PHASE),
        (write("bids", 2, 0), Fault.BID_OUT_OF_PHASE),
        (write("node", Node.ATTACK), Fault.INVASION_OUT_OF_PHASE),
        (write("clash", Clash.BATTLE), Fault.INVASION_OUT_OF_PHASE),
        (write("node", Node.AEGIS), Fault.CARD_OUT_OF_PHASE),
        (write("attack_dice", 4), Fault.DICE_OUT_OF_PLACE),
        (write("dice", 4, (0, 0)), Fault.DICE_OUT_OF_PLACE),
        (write("node", Node.DESCEND), Fault.NOTHING_TO_DECIDE),
    ],
)
def test_a_change_by_hand_is_found(change, fault):
    assert fault_after(change) == fault


def test_6_13_a_relic_in_a_hand_and_a_card_among_relics():
    def swap(s):
        s.relics[2], s.deck[0] = 0, s.deck[0]
        s.hands[2, 0] |= word([Card.WINE])

    assert fault_after(swap) == Fault.RELIC_MISPLACED


def test_2_12_a_twin_without_its_twin():
    def split(s):
        s.deck[0] &= ~word([Card.IDOL, Card.LAVA])
        s.hand_size[0, 2] += 0
        s.deck_size[2] -= 2

    assert fault_after(split) == Fault.CARDS_MISCOUNTED


def test_17_12_sunken_ground_is_bare():
    text = SOUND + "; HES P1:1"
    assert fault_after(write("sunk", 1), text) == Fault.SUNKEN_BUT_NOT_BARE


def test_15_4_the_neutral_have_no_temple():
    text = "2p; at P1 T6; ROM P1:5; LIG N:3; EGY P2:2"
    assert fault_after(write("temples", land("LIG")), text) == Fault.TEMPLE_OF_THE_NEUTRAL


@pytest.mark.parametrize(
    "change",
    [write("heaven", 2, 0), lambda s: (write("souls", 1, 0)(s), write("space_owner", 0, 0)(s))],
)
def test_12_18_nobody_is_below_when_there_is_no_underworld(change):
    text = "2p; options underworld=off; at P1 T6; ROM P1:5; EGY P2:2"
    assert fault_after(change, text) == Fault.UNDERWORLD_OUT_OF_PLAY


def test_2_5_the_starting_force_is_whole():
    text = "2p; at P1 deal; first P1; reserve P1 25; reserve P2 25; ROM P1:5; EGY P2:5"
    assert fault_after(write("reserve", 26, 0), text) == Fault.STARTING_FORCE_WRONG


TREE = "3p; at P1 T6; ROM P1:6; LIG P2:5 temple; VAR P3:1; relics P2 TREE; faith P2 5"


def rolled(moves):
    table = Table.at("godstorm", TREE, seed=0)
    for move in moves.split("; "):
        table.play(move)
    return table.state


def test_10_7_so_many_dice_as_are_rolled():
    s = rolled("invade ROM LIG; attack 3; defend 2; roll A 6 5 4")
    s.dice[0, 2] = 0
    assert ask.fault(s) == Fault.DICE_OUT_OF_PLACE


def test_10_6_no_1_is_left_to_reroll():
    s = rolled("invade ROM LIG; attack 3; defend 2; roll A 6 5 4; roll D 3 2")
    assert s.node == Node.SAVE
    s.dice[1, 1] = 1
    assert ask.fault(s) == Fault.DICE_OUT_OF_PLACE


def test_15_1_the_neutral_people_follows_from_the_others():
    text = "2p; at P1 T6; ROM P1:6; LIG N:3; EGY P2:2"
    assert Table.at("godstorm", f"{text}; neutral BA").describe()["neutral"] == "BA"
    with pytest.raises(ValueError, match="neutral people cannot be GR: here it is BA"):
        Table.at("godstorm", f"{text}; neutral GR")


@pytest.mark.parametrize("choice", ["revive_at", "relic; card ASH", "then_on; card SIREN"])
def test_a_choice_without_anything_to_choose_cannot_be(choice):
    with pytest.raises(ValueError, match="this position cannot be"):
        Table.at("godstorm", f"2p; at P1 {choice}; ROM P1:5; EGY P2:5")
