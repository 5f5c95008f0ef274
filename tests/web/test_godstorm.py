"""Godstorm in a real browser: an epoch by clicking, every verb, secrets, batches, windows."""

import pytest
from godstorm_hand import Hand
from player import click_cell, lit, moves, open_position, open_table
from playwright.sync_api import expect

MENUS = ("invade", "descend", "embark", "fortify", "build", "buy")
"""Nodes that would go on for long: a few of their moves will do."""

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
        assert move in hand.view["legal"], hand.view["position"]["at"]
        hand.play(move)


def decide(hand: Hand) -> str:
    """The first move that gets on: menus are left after two moves."""
    legal = hand.view["legal"]
    tired = hand.node in MENUS and hand.lines() % 3 == 0
    leaving = [move for move in ("done", "stop", "pass") if move in legal]
    return leaving[0] if leaving and (tired or len(legal) == 1) else legal[0]


@pytest.mark.parametrize(("language", "ending"), [("en", "Points for"), ("fr", "Points des")])
def test_a_whole_epoch_against_a_bot_by_clicking(page, shared_house, language, ending):
    hand = Hand(page)
    open_table(page, shared_house, language=language, game="godstorm", epochs=1)
    decisions = 0
    while hand.wait() and decisions < 300:
        hand.play(decide(hand))
        decisions += 1
    assert decisions > 20
    expect(page.get_by_test_id("result")).to_contain_text("GS-20.2")
    shown = page.locator("body").inner_text()
    assert "godstorm-" not in shown
    assert "web-" not in shown


def test_a_bid_is_made_behind_the_curtain(page, shared_house):
    hand = Hand(page)
    text = "2p; at P1 bid; faith P1 3; faith P2 3; hand P1 SUN; ROM P1:5 W; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("N0")
    assert page.get_by_test_id("count").count() == page.locator("[data-card]").count() == 0
    page.get_by_test_id("open-curtain").click()
    expect(page.locator("[data-card='SUN']")).to_be_visible()
    hand.play("bid 2")
    expect(curtain).to_contain_text("N1")
    assert page.locator("[data-card]").count() == 0
    hand.play("bid 3")
    expect(page.get_by_test_id("log")).to_contain_text("3 faith")


def test_a_click_places_a_whole_portion(page, shared_house):
    hand = Hand(page)
    text = "2p; at P1 place; reserve P1 8; ROM P1:5; LIG P1:1; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    page.get_by_test_id("portion-5").click()
    click_cell(page, "LIG")
    expect(page.locator("[data-testid='log'] [data-seq]")).to_have_count(5)
    assert hand.view["position"]["territories"]["LIG"] == "P1:6"
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-testid='log'] [data-seq]")).to_have_count(6)
    assert hand.view["position"]["territories"]["LIG"] == "P1:5"


def test_whoever_declines_is_not_asked(page, shared_house):
    hand = Hand(page)
    text = "2p; at P1 T6; hand P2 IDOL; faith P2 1; ROM P1:9 W; LIG P2:5 S; SIC P2:1; RUS P2:2"
    open_position(page, shared_house, "godstorm", text)
    hand.play("invade ROM LIG")
    hand.play("with -")
    assert hand.node == "sky"
    page.get_by_test_id("decline").check()
    expect(page.locator("[data-move='attack 3']").first).to_be_visible()
    assert "attack 3" in moves(page)


def test_mountains_are_explained(page, shared_house):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", "2p; at P1 T6; ALE P1:5; LIG P2:2; GAU P2:2")
    hand.pick("ALE")
    assert "GAU" in lit(page)
    hand.pick("LIG")
    expect(page.get_by_test_id("refusal")).to_contain_text("GS-1.9")
    hand.pick("GAU")
    expect(page.get_by_test_id("odds").first).to_contain_text("%")
