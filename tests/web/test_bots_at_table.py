"""Bots in a real browser: whom to play, a hint, chances, and letting a bot play."""

import re

from player import click_move, lit, moves, open_table, serious_faults, wait_for_turn
from playwright.sync_api import expect


def show_chances(page):
    page.get_by_test_id("settings").click()
    page.get_by_test_id("show-chances").check()
    page.keyboard.press("Escape")


def start(page, house, **options):
    open_table(page, house, ("me", "level1"), pantheons="fixed", powers="off", **options)
    assert wait_for_turn(page)


def test_bots_are_chosen_by_level_and_style(page, shared_house):
    page.goto(f"http://{shared_house.address}/#/new/bello")
    level, style = (page.get_by_test_id(f"seat-1-bot{part}") for part in ("", "-style"))
    expect(level).to_have_value("level3")
    level.select_option("level2")
    style.select_option("cautious")
    page.get_by_test_id("start").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("casual (2), cautious")


def test_a_hint_is_shown_on_the_board_and_in_words_and_can_be_played(page, shared_house):
    start(page, shared_house)
    page.keyboard.press("h")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text(re.compile(r"Suggestion: .+\s+Your chance to win: \d+%"))
    move = hint.get_attribute("data-hint")
    assert move in moves(page)
    cells = move.split(" ")[1:2]
    if cells and cells[0] in lit(page):
        expect(page.locator(f"[data-cell='{cells[0]}']")).to_have_attribute("aria-pressed", "true")
    click_move(page, move)
    expect(hint).to_be_hidden()


def test_a_bot_plays_a_seat_of_mine_until_i_take_it_back(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    assert wait_for_turn(page)
    seat = page.locator(".turn[data-seat]").get_attribute("data-seat")
    page.get_by_test_id("delegate").click()
    page.get_by_test_id("deputy").select_option("level1")
    page.get_by_test_id("let-play").click()
    expect(page.get_by_test_id("deputised")).to_contain_text("beginner (1)")
    expect(page.get_by_test_id(f"deputy-{seat}")).to_be_visible()
    expect(page.locator(f".turn[data-seat='{1 - int(seat)}']")).to_be_visible()
    assert wait_for_turn(page)
    page.get_by_test_id(f"take-back-{seat}").click()
    expect(page.get_by_test_id("deputised")).to_be_hidden()
    click_move(page, "end")
    expect(page.locator(f".turn[data-seat='{seat}']")).to_be_visible()
    assert wait_for_turn(page)


def test_chances_are_shown_if_wished_and_along_a_replay(page, shared_house):
    start(page, shared_house)
    expect(page.get_by_test_id("chances")).to_be_hidden()
    show_chances(page)
    bar = page.get_by_test_id("chances")
    expect(bar.locator("li")).to_have_count(2)
    shares = [int(text) for text in bar.locator(".number").all_inner_texts()]
    assert sum(shares) == 100
    click_move(page, "end")
    assert wait_for_turn(page)
    assert serious_faults(page) == []
    page.goto(page.url.replace("/table/", "/replay/"))
    chart = page.get_by_test_id("chances-chart")
    chart.click(position={"x": 1, "y": 40})
    expect(chart).to_have_attribute("aria-valuenow", "0")
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    assert serious_faults(page) == []


def test_a_bots_badge_leads_to_how_it_is_proven(page, shared_house):
    start(page, shared_house)
    page.get_by_test_id("honest").click()
    expect(page.get_by_test_id("minds-page")).to_contain_text("tests/bots/test_honesty.py")
    page.get_by_test_id("language").select_option("fr")
    expect(page.get_by_test_id("minds-page")).to_contain_text("Ce que voit un robot")
    assert serious_faults(page) == []
