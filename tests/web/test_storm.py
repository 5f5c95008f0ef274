"""Storm of the Gods in a real browser: what only this board has."""

from player import (
    click_cell,
    click_move,
    lit,
    moves,
    open_position,
    open_table,
    proposed,
    seq,
    wait_for_log,
    wait_for_turn,
)
from playwright.sync_api import expect

HELD = "2p; gods kors shamash; at P1 develop; V=e9:1; c3:2/P1w1c; a1:2/P2w3; a3:1/P1w2@20; P1=5"
"""A construction of mine, a plain tile of mine, and one of a rival's."""

RINGED = (
    "2p; gods kors shamash; at P1 develop; T=21; V=e9:1; P2=0; "
    "f8:2/P1w3; e8:3/P1w2c; d8:1/P2w2; a1:5/P2S; a2:1/P2c; a3:1/P2c; "
    "claim sanctuary P2 since 20; claim encirclement by P1 since 21"
)
STARVING = "2p; gods kors shamash; at P1 develop; V=e9:1; P1=0; a1:5/P1S"


def test_where_powers_are_off_it_is_said_that_a_god_gives_none(page, shared_house):
    open_table(page, shared_house, game="storm", powers="off")
    expect(page.get_by_text("Powers are off", exact=False)).to_be_visible()


def test_a_tile_with_several_verbs_asks_which(page, shared_house):
    open_position(page, shared_house, "storm", HELD)
    click_cell(page, "c3")
    expect(page.locator("[data-proposed]").first).to_be_visible()
    assert proposed(page) == ["demolish c3", "explore c3"]
    click_move(page, "explore c3")
    assert sorted(lit(page)) == ["b2", "b3", "c2", "c4", "d3", "d4"]


def test_an_action_is_proposed_with_its_price_and_a_second_click_plays_it(page, shared_house):
    open_position(page, shared_house, "storm", HELD)
    click_cell(page, "a1")
    expect(page.locator("[data-proposed]")).to_contain_text("4 worshipers")
    before = seq(page)
    click_cell(page, "a1")
    wait_for_log(page, before)
    expect(page.locator("[data-cell='a1']")).to_have_attribute(
        "aria-label", "a1, 2-tile, held by N0, 4 worshipers, taken this turn, used this turn"
    )


def test_after_building_numbers_say_how_many_stay(page, shared_house):
    open_position(page, shared_house, "storm", HELD)
    click_cell(page, "a3")
    click_move(page, "build a3")
    assert moves(page) == ["keep 0", "keep 1", "keep 2"]
    click_move(page, "keep 1")
    expect(page.locator("[data-cell='a3']")).to_have_attribute(
        "aria-label", "a3, 1-tile, held by N0, 1 worshiper, market, used this turn"
    )


def test_the_wind_is_sent_by_a_cell_or_by_the_rose(page, shared_house):
    rolling = "2p; gods kors shamash; at P1 roll; V=e5"
    for clicked in ("[data-cell='f4']", "[data-way='se']"):
        open_position(page, shared_house, "storm", rolling, "roll SE2")
        wait_for_turn(page)
        assert sorted(lit(page)) == ["e4", "f4"]
        before = seq(page)
        page.locator(clicked).click(force=True)
        wait_for_log(page, before)
        expect(page.get_by_test_id("log")).to_contain_text("sends Vaal south-east")


def test_an_illegal_click_says_why_with_the_paragraph(page, shared_house):
    open_position(page, shared_house, "storm", RINGED)
    for cell, rule in (("a1", "ST-9.8"), ("e5", "ST-1.3"), ("c3", "ST-12.2")):
        click_cell(page, cell)
        expect(page.get_by_test_id("refusal")).to_contain_text(rule)


def test_claims_are_shown_with_the_turns_left_and_the_ring(page, shared_house):
    open_position(page, shared_house, "storm", RINGED)
    claims = page.get_by_test_id("claims").locator("li")
    expect(claims.nth(0)).to_contain_text("N1: sanctuary due at turn 22, 1 turn left")
    expect(claims.nth(1)).to_contain_text("Vaal is surrounded due at turn 23, 2 turns left")
    expect(claims.nth(1)).to_contain_text("N0")


def test_a_good_host_warns_before_the_sanctuary_is_lost(page, shared_house):
    open_position(page, shared_house, "storm", STARVING)
    expect(page.get_by_test_id("caution")).to_contain_text("sanctuary")
    expect(page.locator("[data-seat='0']")).to_contain_text("will be lost")
    expect(page.locator("[data-seat='1']")).not_to_contain_text("will be lost")


def test_the_pile_tells_what_is_left_in_it(page, shared_house):
    open_position(page, shared_house, "storm", HELD)
    page.get_by_test_id("pile").locator("summary").click()
    expect(page.get_by_test_id("pile")).to_contain_text("5-tile")


def test_a_phone_shows_the_board_without_scrolling_sideways(new_context, shared_house):
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    open_position(page, shared_house, "storm", RINGED)
    widths = page.evaluate(
        "[document.documentElement, document.querySelector('main')].map(e => e.scrollWidth)"
    )
    assert widths == [360, 360]
    box = page.locator("[data-cell='e5'] polygon").first.bounding_box()
    assert min(box["width"], box["height"]) >= 44
