"""Bello in a real browser: whole games by clicking, friends, spectators, crashes."""

import pytest
from player import click_cell, click_move, lit, moves, open_table, seq, wait_for_turn
from playwright.sync_api import expect


def play_one(page) -> None:
    """One decision: claim what can be claimed, walk a little, else pass on."""
    offered, cells = moves(page), lit(page)
    picks = [move for move in offered if move.startswith(("pantheon", "doom", "count"))]
    if picks:
        click_move(page, picks[0])
    elif "end" in offered and cells and seq(page) % 3:
        walk(page, cells)
    else:
        passing = [move for move in ("pass", "end", "done") if move in offered]
        click_move(page, passing[0]) if passing else click_and_wait(page, cells[0])


def click_and_wait(page, cell) -> None:
    before = seq(page)
    click_cell(page, cell)
    page.wait_for_function(
        "before => document.querySelectorAll(\"[data-testid='log'] [data-seq]\").length > before",
        arg=before,
    )


def walk(page, cells) -> None:
    """A source and then a lit target, or a claim, which is one click."""
    before = seq(page)
    click_cell(page, cells[0])
    page.wait_for_timeout(60)
    targets = [cell for cell in lit(page) if cell != cells[0]]
    if seq(page) > before:
        return
    click_and_wait(page, targets[0])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_against_a_bot_by_clicking(page, shared_house, language):
    open_table(page, shared_house, language=language, doomsday=12)
    decisions = 0
    while wait_for_turn(page):
        play_one(page)
        decisions += 1
    result = page.get_by_test_id("result")
    assert decisions > 10
    expect(result).to_contain_text("BD-11.1")
    expect(result).to_contain_text("Fin des temps" if language == "fr" else "Doomsday")


def test_two_people_play_each_other_by_link(browser, shared_house):
    host, guest, watcher = (browser.new_context().new_page() for _ in range(3))
    open_table(host, shared_house, ("me", "open"), pantheons="fixed")
    link = host.get_by_test_id("invite-1").input_value()
    guest.goto(link)
    guest.get_by_test_id("join-name").fill("Gus")
    guest.get_by_test_id("join").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Gus")
    watcher.goto(host.url)
    for _ in range(4):
        host.wait_for_timeout(150)
        page = host if moves(host) else guest
        assert wait_for_turn(page)
        passing = [move for move in ("pass", "end") if move in moves(page)]
        click_move(page, passing[0])
    assert seq(watcher) >= 4
    assert moves(watcher) == []
    assert lit(watcher) == []


def test_reload_in_mid_turn_shows_the_same_board(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    walk(page, lit(page))
    status, entries = page.get_by_test_id("status").inner_text(), seq(page)
    page.reload()
    wait_for_turn(page)
    assert (page.get_by_test_id("status").inner_text(), seq(page)) == (status, entries)


def test_after_kill_9_the_game_goes_on(page, house):
    open_table(page, house, ("me", "me"), powers="off", doomsday=12)
    wait_for_turn(page)
    click_move(page, "end")
    entries = seq(page)
    house.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    house.start()
    expect(page.get_by_test_id("connection")).to_be_hidden(timeout=20_000)
    wait_for_turn(page)
    assert seq(page) == entries
    click_move(page, "end")


def test_an_illegal_click_says_why_with_the_paragraph(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    source = lit(page)[0]
    click_cell(page, source)
    click_cell(page, "e5")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_be_visible()
    expect(refusal).to_contain_text("BD-")


def test_undo_takes_a_move_back(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed")
    wait_for_turn(page)
    click_move(page, "pass")
    before = seq(page)
    page.get_by_test_id("undo").click()
    page.wait_for_function(
        "before => document.querySelectorAll(\"[data-testid='log'] [data-seq]\").length > before",
        arg=before,
    )
    assert "pass" in moves(page)


def test_the_language_changes_at_once(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed")
    wait_for_turn(page)
    english = page.get_by_test_id("status").inner_text()
    page.get_by_test_id("language").select_option("fr")
    expect(page.get_by_test_id("status")).not_to_have_text(english)
