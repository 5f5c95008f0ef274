"""Two people at one screen: what is behind the curtain is nowhere before one says who he is."""

import json

import pytest
from godstorm_hand import Hand
from player import open_position, open_table, seq, serious_faults, wait_for_turn
from playwright.sync_api import expect
from wiretap import Wire, secrets_in

BIDS = "2p; at P1 bid; faith P1 30; faith P2 9; hand P1 SUN; hand P2 FOG; ROM P1:5 W; RUS P2:2"
TURN = "2p; at P1 T6; hand P1 SUN; hand P2 IDOL; faith P2 1; ROM P1:9 W; LIG P2:5 S; RUS P2:2"
KEYS = ("h", "u", "e", "n", "Enter", "?", "Escape")


def press_everything(page):
    """Every button and field that stands beside the board, but the one that opens the curtain."""
    beside = page.locator(".side button:visible, .players summary, .side input:visible")
    for number in range(beside.count()):
        one = beside.nth(number)
        if one.count() and one.get_attribute("data-testid") != "open-curtain":
            one.click(force=True)
    for key in KEYS:
        page.keyboard.press(key)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_behind_the_closed_curtain_is_found_by_any_button_or_key(
    page, shared_house, language
):
    wire = Wire(page)
    page.add_init_script(f"localStorage.setItem('theomachy-language', '{language}')")
    page.add_init_script("localStorage.setItem('theomachy-chances', 'yes')")
    open_position(page, shared_house, "godstorm", BIDS)
    expect(page.get_by_test_id("curtain")).to_contain_text("N0")
    press_everything(page)
    assert serious_faults(page) == []
    assert page.locator("[data-testid='suggest'], [data-testid='hint'], [data-card]").count() == 0
    assert (secrets_in(page), wire.secrets(), seq(page)) == ([], [], 0)
    page.get_by_test_id("open-curtain").click()
    expect(page.locator("[data-card='SUN']")).to_be_visible()
    assert "SUN" in secrets_in(page)


def test_a_turn_is_played_in_front_of_the_curtain_without_a_secret(page, shared_house):
    wire, hand = Wire(page), Hand(page)
    open_position(page, shared_house, "godstorm", TURN)
    expect(page.get_by_test_id("curtain")).to_be_visible()
    hand.play("invade ROM LIG")
    hand.play("with -")
    expect(page.get_by_test_id("curtain")).to_contain_text("N1")
    assert (secrets_in(page), wire.secrets()) == ([], [])


def test_the_curtain_is_drawn_again_by_hand_by_the_next_and_by_a_reload(page, shared_house):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", BIDS)
    hand.draw_curtain()
    page.get_by_test_id("suggest").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.get_by_test_id("close-curtain").click()
    expect(page.get_by_test_id("curtain")).to_contain_text("N0")
    assert secrets_in(page) == []
    hand.draw_curtain()
    page.reload()
    expect(page.get_by_test_id("curtain")).to_contain_text("N0")
    hand.play("bid 3")
    expect(page.get_by_test_id("curtain")).to_contain_text("N1")
    assert secrets_in(page) == []


def test_who_looks_still_does_after_the_connection_was_lost(page, shared_house):
    hand = Hand(page)
    open_position(page, shared_house, "godstorm", BIDS)
    hand.draw_curtain()
    page.context.set_offline(True)
    expect(page.get_by_test_id("connection")).to_be_visible()
    page.get_by_test_id("count").fill("7")
    page.locator("[data-move='bid 7']").first.click()
    page.context.set_offline(False)
    expect(page.get_by_test_id("curtain")).to_contain_text("N1")
    assert (seq(page), hand.view["position"]["bids"]) == (1, [None, None])


def test_names_are_asked_once_and_nobody_is_called_as_a_bot(page, shared_house):
    page.goto(f"http://{shared_house.address}/#/new/bello")
    name = page.get_by_test_id("seat-1-name")
    expect(name).to_have_value("Talos")
    page.get_by_test_id("seat-1-kind").select_option("me")
    expect(name).to_have_value("")
    expect(page.get_by_test_id("shared-screen")).to_be_visible()
    assert serious_faults(page) == []
    name.fill("Berta")
    page.get_by_test_id("start").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Berta")
    page.goto(f"http://{shared_house.address}/#/new/godstorm")
    page.get_by_test_id("seat-1-kind").select_option("me")
    expect(name).to_have_value("Berta")
    page.get_by_test_id("seat-1-kind").select_option("bot")
    expect(name).to_have_value("Talos")


def test_who_gives_no_name_is_a_player_and_no_bot(page, shared_house):
    open_table(page, shared_house, ("me", "me"), language="fr", pantheons="fixed")
    wait_for_turn(page)
    expect(page.locator("[data-seat='1']")).to_contain_text("Joueur 2")
    table = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"http://{shared_house.address}/api/tables/{table}").json()
    assert "Talos" not in json.dumps(told)
