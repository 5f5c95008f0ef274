"""Godstorm in a real browser: whole games, every verb, secrets, batches, windows."""

import re

import pytest
from godstorm_hand import Hand
from player import (
    click_cell,
    lit,
    moves,
    open_position,
    open_table,
    proposed,
    seq,
    serious_faults,
    wait_for_log,
    wait_for_size,
    wait_for_turn,
)
from playwright.sync_api import expect

ENDING = {"en": "Points for", "fr": "Points des"}

CASES = {
    "visions": (
        "3p; at P1 T4; hand P1 VISIONS; hand P2 CROPS FOG; hand P3 TIME; CAR P1:3 WD; "
        "ROM P2:2; RUS P3:1",
        "play VISIONS; player P2; take CROPS",
    ),
    "waters": (
        "3p; at P1 T4; hand P1 WATERS; faith P1 4; EGY P1:3 D; MIN P2:2; RUS P3:2",
        "play WATERS; sea EGY-MIN",
    ),
    "eagles": (
        "2p; at P1 T4; hand P1 EAGLES; faith P1 1; ROM P1:5 WS; EGY P1:2; NUB P1:1; RUS P2:2",
        "play EAGLES; from ROM; to EGY; move 3; gods S",
    ),
    "shrine": (
        "2p; at P1 T4; hand P1 SHRINE; faith P1 1; relics P2 WINE TREE; ROM P1:5 W; RUS P2:2",
        "play SHRINE; relic TREE",
    ),
    "deliver": (
        "2p; at P1 T4; hand P1 DELIVER; faith P1 1; ROM P1:5 W; RUS P2:2",
        "play DELIVER; deck M; deck S",
    ),
    "aegis": (
        "2p; at P1 T4; hand P1 SUN; relics P2 AEGIS; ROM P1:5 W; RUS P2:2",
        "play SUN; aegis",
    ),
    "godswar": (
        "2p; at P1 T6; ROM P1:9 WS; LIG P2:5 DM; RUS P2:2",
        "invade ROM LIG; with WS; champion S; champion M",
    ),
    "idol": (
        "2p; at P1 T6; hand P2 IDOL; faith P2 1; ROM P1:9 WD; LIG P2:5 S; RUS P2:2",
        "invade ROM LIG; with W; play IDOL; god D",
    ),
    "buildings": (
        "2p; at P1 T2; faith P1 20; ROM P1:5; LIG P1:2; RUS P2:2",
        "temple ROM; summon W ROM; summon M LIG; done; buy W; buy M; done",
    ),
    "below": (
        "2p; at P1 T8; heaven P1 5; U1 P2:1; ROM P1:5; RUS P2:2",
        "embark U4; embark U8; done; descend H U1; attack 2",
    ),
    "fortify": (
        "2p; at P1 T7; ROM P1:5 WS; LIG P1:1; GAU P1:1; RUS P2:2",
        "from ROM; to GAU; move 0; gods W",
    ),
    "the book": (
        "2p; at P1 book; reserve P1 5; relics P1 BOOK; U2 P1:3; ROM P1:5 temple; "
        "LIG P1:1 temple; RUS P2:2",
        "book yes; revive U2; on LIG; place ROM",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_each_verb_is_played_by_clicking(page, shared_house, case):
    text, played = CASES[case]
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", text)
    for move in played.split("; "):
        assert hand.wait()
        hand.draw_curtain()
        assert move in hand.view["legal"], hand.view["position"]["at"]
        hand.play(move)


@pytest.mark.parametrize(("language", "epochs"), [("en", 2), ("fr", 1)])
def test_a_whole_game_against_a_bot_by_clicking(page, shared_house, language, epochs):
    hand = Hand(page)
    options = {"epochs": epochs, "start_faith": 6}
    open_table(page, shared_house, language=language, game="godstorm", **options)
    while hand.wait():
        if hand.node in ("place", "muster"):
            hand.place_all()
        else:
            hand.play(hand.decide())
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("GS-20.2")
    expect(result).to_contain_text(ENDING[language])
    assert strange_words(page, language) == []


def strange_words(page, language) -> list[str]:
    """Keys without words, and English in a French game."""
    shown = page.locator("body").inner_text()
    english = r"|\b(?:the|your|armies|faith|draws?|loses|wins)\b" if language == "fr" else ""
    return re.findall(rf"\b(?:godstorm|web|house)-[\w-]+{english}", shown)


def test_a_bid_is_made_behind_the_curtain(page, shared_house):
    hand = Hand(page)
    text = "2p; at P1 bid; faith P1 3; faith P2 3; hand P1 SUN; ROM P1:5 W; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    curtain, log = page.get_by_test_id("curtain"), page.get_by_test_id("log")
    expect(curtain).to_contain_text("N0")
    assert page.get_by_test_id("count").count() == page.locator("[data-card]").count() == 0
    page.get_by_test_id("open-curtain").click()
    expect(page.locator("[data-card='SUN']")).to_be_visible()
    hand.play("bid 2")
    expect(curtain).to_contain_text("N1")
    assert page.locator("[data-card], [data-testid='count']").count() == 0
    lines = page.locator("[data-testid='log'] [data-seq]").all_inner_texts()
    assert lines == ["N0 has made a bid."]
    assert (hand.log, hand.view["position"]["bids"]) == (["bid ?"], [None, None])
    hand.play("bid 3")
    expect(log).to_contain_text("3 faith")


def test_two_people_at_one_screen_take_their_turns_behind_the_curtain(page, shared_house):
    hand = Hand(page)
    text = "2p; at P1 bid; epoch 5; faith P1 3; faith P2 3; ROM P1:5 W; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    for _ in range(2):
        expect(page.get_by_test_id("curtain")).to_be_visible()
        hand.play("bid 1")
    while hand.wait():
        hand.place_all() if hand.node == "place" else hand.play(hand.quickest())
    expect(page.get_by_test_id("result")).to_contain_text("GS-20.2")


@pytest.mark.parametrize("kinds", ["pantheon", "place"])
def test_peoples_and_territories_are_chosen(page, shared_house, kinds):
    hand = Hand(page)
    options = {"pantheon": {"pantheons": "rolled"}, "place": {"setup": "chosen"}}[kinds]
    open_table(page, shared_house, ("me", "me"), game="godstorm", **options)
    assert hand.wait()
    assert page.get_by_test_id("curtain").count() == 0
    offered = [move for move in hand.view["legal"] if move.split()[0] == kinds]
    shown = moves(page) if kinds == "pantheon" else [f"place {cell}" for cell in lit(page)]
    assert offered == hand.view["legal"]
    assert sorted(shown) == sorted(offered)


def test_a_click_places_a_whole_portion(page, shared_house):
    faults = []
    page.on("pageerror", lambda fault: faults.append(fault))
    hand = Hand(page)
    text = "2p; at P1 place; reserve P1 8; ROM P1:5; LIG P1:1; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    page.get_by_test_id("portion-5").click()
    click_cell(page, "LIG")
    expect(page.locator("[data-testid='log'] [data-seq]")).to_have_count(5)
    assert hand.view["position"]["territories"]["LIG"]["armies"] == 6
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-testid='log'] [data-seq]")).to_have_count(6)
    assert hand.view["position"]["territories"]["LIG"]["armies"] == 5
    assert faults == []


ATTACKED = "2p; at P1 T6; faith P2 {}; hand P2 IDOL; ROM P1:9 W; LIG P2:5 S; SIC P2:1; RUS P2:2"


def test_whoever_declines_is_not_asked(page, shared_house):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", ATTACKED.format(1))
    hand.play("invade ROM LIG")
    hand.play("with -")
    assert hand.node == "sky"
    hand.draw_curtain()
    page.get_by_test_id("decline").check()
    expect(page.locator("[data-move='attack 3']").first).to_be_visible()


def test_whoever_has_nothing_to_play_is_not_asked_once_he_looks(page, shared_house):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", ATTACKED.format(0))
    hand.play("invade ROM LIG")
    hand.play("with -")
    hand.draw_curtain()
    expect(page.locator("[data-move='attack 3']").first).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("N1 passes")


def test_mountains_are_explained(page, shared_house):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", "2p; at P1 T6; ALE P1:5; LIG P2:2; GAU P2:2")
    hand.pick("ALE")
    assert "GAU" in lit(page)
    hand.pick("LIG")
    expect(page.get_by_test_id("refusal")).to_contain_text("GS-1.9")
    hand.pick("GAU")
    expect(page.get_by_test_id("odds").first).to_contain_text("%")


def test_what_comes_next_turn_and_who_holds_what_is_told(page, shared_house):
    text = (
        "2p; at P1 T6; RUS P1:3 temple; CIM P1:1; SAR P1:1; SCY P1:1 W; ROM P2:2; "
        "relics P1 WINE; hand P1 FOG"
    )
    open_position(page, shared_house, "godstorm", text)
    expect(page.get_by_test_id("next-0")).to_have_text("Next turn: +6 armies, +6 faith")
    seat = page.locator("[data-seat='0']").inner_text()
    for told in ("Hyrkania", "The Wine of Eternal Life", "Ares: Scythia", "Zeus waits"):
        assert told in seat


def test_a_finger_proposes_before_it_places_and_the_place_is_magnified(new_context, shared_house):
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    open_position(page, shared_house, "godstorm", "2p; at P1 T6; ROM P1:4; LIG P2:2; RUS P2:2")
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    before = seq(page)
    click_cell(page, "ROM")
    expect(page.locator("[data-cell='LIG'][data-lit]")).to_be_attached()
    wait_for_size(page, "[data-cell='LIG']", 44)
    click_cell(page, "LIG")
    assert (proposed(page), seq(page)) == (["invade ROM LIG"], before)
    click_cell(page, "LIG")
    wait_for_log(page, before)


@pytest.mark.parametrize("case", ["godswar", "visions", "below", "buildings"])
def test_axe_finds_nothing_serious(page, shared_house, case):
    text, played = CASES[case]
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", text)
    wait_for_turn(page)
    for move in played.split("; ")[:2]:
        hand.play(move)
    hand.draw_curtain()
    assert serious_faults(page) == []
