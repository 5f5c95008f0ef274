"""Every reason not to play an action is met, with its paragraph."""

import pytest

from gog.positions import B2, B4, NEW, ST2, buying, moving, reached, with_card
from theomachy.games import load
from theomachy.games.gog.refusals import Refusal
from theomachy.kernel import ask

EIGHT = "a1=P1(1) a2=P1(1) a3=P1(1) a4=P1(1) a6=P1(1) a7=P1(1) a8=P1(1) a9=P1(1)"
HEMMED = "2p; options map=fixed; founded P1 3; a1=P1[1]; angel b1; gog b2; a2=P2(1); l12=P2(1)"
ALL_NINE = "abilities P1 DEF WIS MAG AMB ABU WAT POW STR SPD"
TRADE = f"{B4}; options trade=on; resources P1 1/0/5; resources P2 5/5/5; resources P3 0/1/1"
OFFERS = f"{TRADE}; offers 2; at P1 exchange"
RIVER = "first P1; lay B2 r0; piece R1; lay B3 r180; piece R4"

MET = {
    Refusal.GAME_OVER: (f"{B2}; at P1 over; ending round_cap", "", "end"),
    Refusal.NOT_NOW: (moving("a1=P1(1)"), "", "draw"),
    Refusal.NO_SUCH_SEAT: (NEW, "", "first P3"),
    Refusal.PIECE_GONE: ("new", "first P1; lay B2 r0; piece R1; lay B1 r0", "piece R1"),
    Refusal.NOT_CENTRAL: ("new", "first P1", "lay A1 r0"),
    Refusal.PLACE_FILLED: ("new", RIVER, "lay B2 r0"),
    Refusal.PLACE_APART: ("new", RIVER, "lay D1 r0"),
    Refusal.MUST_SHOW_PLAIN: ("new", "first P1", "lay B2 r180"),
    Refusal.MUST_JOIN_THE_RIVER: ("new", RIVER, "lay B1 r0"),
    Refusal.NO_EXCHANGE_LEFT: (OFFERS, "", "camel F>W"),
    Refusal.TOO_LITTLE_TO_EXCHANGE: (
        f"{B2}; options camel_rate=3; resources P1 3/2/3; exchanges 1; at P1 exchange",
        "",
        "camel W>F",
    ),
    Refusal.BARN_FULL: (f"{B2}; at P1 turn-start; resources P1 0/5/0", "", "camel F>W"),
    Refusal.NO_TRADE: (f"{B2}; at P1 turn-start", "", "offer P2 F>G"),
    Refusal.NO_OFFER_LEFT: (f"{TRADE}; exchanges 1; at P1 exchange", "", "offer P3 F>W"),
    Refusal.NOBODY_TO_TRADE_WITH: (OFFERS, "", "offer P1 F>W"),
    Refusal.NOTHING_TO_OFFER: (OFFERS, "", "offer P3 W>G"),
    Refusal.NOTHING_TO_ASK_FOR: (OFFERS, "", "offer P4 F>W"),
    Refusal.NO_ROOM_FOR_THE_SWAP: (OFFERS, "", "offer P2 F>W"),
    Refusal.CELL_TAKEN: (buying(""), "soldier", "at b2"),
    Refusal.NOT_ON_WATER: (buying(""), "soldier", "at d3"),
    Refusal.NOT_NEXT_TO_YOUR_CITY: (buying(""), "soldier", "at g5"),
    Refusal.NOT_NEAREST_HOME: ("2p; options map=fixed; a1=P2(1); at P1 turn-start", "", "at c3"),
    Refusal.CANNOT_PAY: (f"{B2}; resources P1 2/0/0; at P1 buy", "", "barn"),
    Refusal.NO_SOLDIER_IN_STOCK: (buying(EIGHT), "", "soldier"),
    Refusal.NO_ROOM_BY_YOUR_CITIES: (f"{HEMMED}; resources P1 3/3/3; at P1 buy", "", "soldier"),
    Refusal.NO_SOLDIER_TO_TRAIN: (buying(""), "", "train"),
    Refusal.NOT_YOUR_SOLDIER: (moving("a1=P1(1)"), "", "pick b2"),
    Refusal.HIGHEST_LEVEL: (buying("b2=P1[6]"), "fortify", "at b2"),
    Refusal.NO_CITY_TO_FORTIFY: (buying("b2=P1[6] b5=P1[6] e2=P1[6]"), "", "fortify"),
    Refusal.NOT_YOUR_CITY: (buying(""), "fortify", "at k8"),
    Refusal.NO_ABILITY_TO_DRAW: (buying(ALL_NINE), "", "ability"),
    Refusal.LARGEST_BARN: (buying("barn P1 7"), "", "barn"),
    Refusal.NO_SCROLL_TO_GET: (buying("scrolls P1 4; scrolls P2 1; lock P2 k11"), "", "scroll"),
    Refusal.WRONG_TOTAL: (buying("abilities P1 WIS"), "fortify; at b2", "pay 0/1/1"),
    Refusal.MORE_THAN_YOU_HAVE: (buying("abilities P1 WIS"), "fortify; at b2", "pay 6/0/0"),
    Refusal.CARD_GONE: (f"{B2}; draws 1; discards loaf; at P1 draw", "draw", "card loaf"),
    Refusal.ALREADY_NAMED: (with_card("drill", EIGHT), "die 1; accept; at a1", "at a1"),
    Refusal.NOT_YOUR_PIECE: (with_card("drill", EIGHT), "die 1; accept", "at k8"),
    Refusal.LOWEST_LEVEL: (with_card("breach", "b2=P1[2]"), "die 1; accept", "at e2"),
    Refusal.NO_DESTINATION: (
        with_card("exile", "gog a1; angel l1; b1=P1(3) a12=P1(1) l12=P1(1)"),
        "die 1; accept",
        "at b1",
    ),
    Refusal.NOT_YOUR_ABILITY: (
        with_card("oblivion", "abilities P1 DEF POW"),
        "die 1; accept",
        "return WAT",
    ),
    Refusal.NOTHING_TO_STEAL_THERE: (
        with_card("theft", "abilities P2 DEF POW"),
        "die 1; accept",
        "steal P2 WAT",
    ),
    Refusal.ALREADY_OWNED: (
        with_card("theft", "abilities P1 WAT; abilities P2 DEF POW WAT"),
        "die 1; accept",
        "steal P2 WAT",
    ),
    Refusal.NO_LARGER_BARN_THERE: (
        with_card("theft", "abilities P2 DEF POW"),
        "die 1; accept",
        "steal P2 barn",
    ),
    Refusal.NOT_A_CORNER: (with_card("exile", "b1=P1(3)"), "die 1; accept", "to b1"),
    Refusal.NOT_A_FOREST: (with_card("woods", "b1=P1(3)"), "die 1; accept", "to b1"),
    Refusal.DESTINATION_TAKEN: (
        with_card("exile", "a1=P1(3) b1=P1(1)"),
        "die 1; accept; at b1",
        "to a1",
    ),
    Refusal.NO_FIGURE_MOVE: (moving("a1=P1(1)"), "", "gog"),
    Refusal.NO_STEP_LEFT: (
        f"{B2}; steps 0; figure gog; reach 2; a1=P1(1); at P1 move",
        "",
        "pick a1",
    ),
    Refusal.CANNOT_SET_OUT: (moving("a1=P1(1) a12=P1(1); gog a2; angel b1"), "", "pick a1"),
    Refusal.OFF_THE_MAP: (moving("a1=P1(1)"), "pick a1", "step W"),
    Refusal.CITY_OR_FIGURE: (moving("a1=P1(1)"), "pick a1", "step NE"),
    Refusal.DEEP_WATER: (moving("c4=P1(2)"), "pick c4", "step E"),
    Refusal.GUARDED_VOLCANO: (moving("a2=P1(5) b3=P2(1)"), "pick a2", "step NE"),
    Refusal.NO_WAY_THROUGH: (f"{B2}; steps 1; c3=P1(1) c4=P1(1); at P1 move", "pick c3", "step N"),
    Refusal.IN_TRANSIT: (f"{ST2}; steps 7; at P1 move", "pick a1; step N", "stop"),
    Refusal.SPENT: (moving("a1=P1(1) a3=P1(1)!"), "", "pick a3"),
    Refusal.NO_STEP_TAKEN: (moving("a1=P1(1)"), "pick a1", "stop"),
    Refusal.NOT_PLAIN: (moving("b2=-; c1=P1(1)"), "pick c1", "found"),
    Refusal.CITY_TOO_NEAR: (moving("b2=-; c4=P1(1)"), "pick c4", "found"),
    Refusal.NO_CITY_IN_STOCK: (moving("g5=P1(1)"), "pick g5", "found"),
    Refusal.NO_ENEMY_CITY: (moving("a1=P1(1)"), "", "conquer b2"),
    Refusal.TOO_FEW_BESIEGERS: (moving("j7=P1(1) j9=P1(1)"), "", "conquer k8"),
    Refusal.PROTECTED_BY_GOG: (moving("gog l7; j7=P1(1) j9=P1(1) l9=P1(1)"), "", "conquer k8"),
    Refusal.OUT_OF_REACH: (f"{B2}; at P1 dice", "roll 1-1; keep; gog", "to a1"),
    Refusal.NO_SCROLL_THERE: (
        f"{B4}; scrolls P1 1; scrolls P2 2; scrolls P3 2; resources P1 5/5/5; at P1 buy",
        "scroll",
        "from P4",
    ),
    Refusal.NO_AMBUSH: (moving("a1=P1(1)"), "", "ambush"),
    Refusal.ABILITY_GONE: (
        with_card("lore", "abilities P1 SPD; abilities P2 SPD"),
        "die 1; accept",
        "drawn SPD",
    ),
}
"""A position, the moves from there, and the move that is refused."""


@pytest.mark.parametrize("reason", MET, ids=lambda reason: reason.name.lower())
def test_a_reason_is_given(reason):
    position, moves, refused = MET[reason]
    table = reached(position, moves)
    assert Refusal(ask.refusal(table.state, table.game.parse(refused))) == reason


def test_every_reason_is_met():
    assert set(MET) == {reason for reason in Refusal if reason}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "'' is no verb of this game; it has split, lay"),
        ("fly a1", "'fly' is no verb"),
        ("at z9", "'z9' is no cell; they are a1 to l12"),
        ("split 3", "split is written like 'split 0'"),
    ],
)
def test_what_cannot_be_understood_is_said(text, told):
    with pytest.raises(ValueError, match=told):
        load("gog").parse(text)


def test_10_3_a_step_may_be_written_by_its_direction():
    game = load("gog")
    assert game.parse("NE") == game.parse("step NE")
    assert game.parse("ability SPD") == game.parse("drawn SPD")
