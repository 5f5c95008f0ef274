"""Games in a real browser: whole ones by clicking, friends, spectators, crashes."""

import time

import pytest
from player import (
    click_cell,
    click_move,
    lit,
    moves,
    open_table,
    play_one,
    play_out,
    seq,
    wait_for_log,
    wait_for_turn,
    walk,
)
from playwright.sync_api import expect

from house import PATIENCE

CARDS = {"bello": ("pantheon", "doom", "count"), "storm": ("god", "keep")}
"""The first words of the moves that are cards or buttons of their own."""

GAMES = [
    (
        "bello",
        {"doomsday": 12},
        "BD-11.1",
        {"en": "The war is over", "fr": "La guerre est finie"},
    ),
    (
        "storm",
        {"radius": 3, "max_turns": 60},
        "ST-16.1",
        {"en": "The storm is over", "fr": "La tempête est finie"},
    ),
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "options", "rule", "ending"), GAMES, ids=[g[0] for g in GAMES])
def test_a_whole_game_against_a_bot_by_clicking(
    page, shared_house, language, game, options, rule, ending
):
    open_table(page, shared_house, language=language, game=game, **options)
    play_out(page, lambda: play_one(page, CARDS[game]))
    result = page.get_by_test_id("result")
    expect(result).to_contain_text(rule)
    expect(result).to_contain_text(ending[language])


def whose_turn(host, guest):
    """The page of the one to act, once it is told so."""
    given_up = time.monotonic() + PATIENCE
    while time.monotonic() < given_up:
        for page in (host, guest):
            if moves(page):
                return page
        host.wait_for_timeout(20)
    return pytest.fail("it is nobody's turn")


def test_two_people_play_each_other_by_link(new_context, shared_house):
    host, guest, watcher = (new_context().new_page() for _ in range(3))
    open_table(host, shared_house, ("me", "open"), pantheons="fixed")
    link = host.get_by_test_id("invite-1").input_value()
    guest.goto(link)
    guest.get_by_test_id("join-name").fill("Gus")
    guest.get_by_test_id("join").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Gus")
    watcher.goto(host.url)
    for _ in range(4):
        page = whose_turn(host, guest)
        passing = [move for move in ("pass", "end") if move in moves(page)]
        click_move(page, passing[0])
    wait_for_log(watcher, 3)
    assert moves(watcher) == []
    assert lit(watcher) == []


def test_reload_in_mid_turn_shows_the_same_board(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    walk(page, lit(page)[0])
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
    expect(page.get_by_test_id("connection")).to_be_hidden()
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
    wait_for_log(page, before)
    assert "pass" in moves(page)


def test_the_language_changes_at_once(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed")
    wait_for_turn(page)
    english = page.get_by_test_id("status").inner_text()
    page.get_by_test_id("language").select_option("fr")
    expect(page.get_by_test_id("status")).not_to_have_text(english)
