"""Friends at one table: talk, clocks, and bots for those who are away."""

import re

import pytest
from payloads import names
from player import open_table, serious_faults, wait_for_turn
from playwright.sync_api import expect
from test_scripts import LISTENING, hold

from house import House

QUICK = {
    "SECONDS_OF_A_CLOCK_AT_LEAST": 0, "SECONDS_UNTIL_AWAY": 0.2, "SECONDS_BETWEEN_SIGHTINGS": 0.05,
    "SECONDS_BETWEEN_LOOKS_AT_CLOCKS": 0.05, "SAYINGS_AT_ONCE": 1000.0,
    "SAYINGS_OF_AN_ADDRESS_AT_ONCE": 1000.0,
}  # fmt: skip


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("company"), **QUICK)
    yield house
    house.stop()


def friend_of(page, new_context, table, token, house, language="en", **more):
    """Another browser, that sits down at the table too."""
    context = new_context(locale="en-GB", reduced_motion="reduce", **more)
    context.add_init_script(LISTENING)
    there = context.new_page()
    there.goto(f"http://{house.address}/")
    there.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    body = {"token": token, "name": "Ben"}
    assert there.request.post(f"http://{house.address}/api/join", data=body).ok
    there.goto(f"http://{house.address}/#/table/{table}")
    there.reload()
    expect(there.get_by_test_id("status")).to_be_visible()
    return there


def opened(page, house, **manners):
    """A table for two with an open seat, looked at by its host."""
    page.goto(f"http://{house.address}/")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    options = {"pantheons": "fixed", "powers": "off"}
    body = {"game": "bello", "seats": seats, "options": options, **manners}
    told = page.request.post(f"http://{house.address}/api/tables", data=body).json()
    page.goto(f"http://{house.address}/#/table/{told['table']}")
    expect(page.get_by_test_id("status")).to_be_visible()
    return told["table"], told["invites"][0]["token"]


def say(page, words):
    page.get_by_test_id("show-talk").click()
    page.get_by_test_id("words").fill(words)
    page.get_by_test_id("say").click()


def test_friends_talk_each_in_his_language_and_mute_each_other(page, new_context, quick_house):
    table, token = opened(page, quick_house)
    there = friend_of(page, new_context, table, token, quick_house, "fr")
    say(page, "Hello <b>Ben</b>")
    expect(there.get_by_test_id("unread")).to_have_text("1")
    expect(there.get_by_test_id("heard")).to_have_text(re.compile("Ann.*Hello <b>Ben</b>"))
    there.get_by_test_id("show-talk").click()
    expect(there.get_by_test_id("unread")).to_be_hidden()
    page.get_by_test_id("phrases").select_option("well-played")
    expect(there.get_by_test_id("saying")).to_have_text(["Hello <b>Ben</b>", "Bien joué\u00a0!"])
    expect(page.get_by_test_id("saying").last).to_have_text("Well played!")
    assert serious_faults(there) == []
    there.locator("[data-testid='talk'] summary").click()
    there.get_by_test_id("mute-0").check()
    expect(there.get_by_test_id("saying")).to_have_count(0)
    there.reload()
    there.get_by_test_id("show-talk").click()
    expect(there.get_by_test_id("talk")).to_contain_text("Personne n’a encore rien dit.")
    there.context.close()


def test_words_are_text(page, new_context, quick_house):
    table, token = opened(page, quick_house)
    there = friend_of(page, new_context, table, token, quick_house, bypass_csp=True)
    there.get_by_test_id("show-talk").click()
    page.get_by_test_id("show-talk").click()
    payloads = names(40)
    for words in payloads:
        page.get_by_test_id("words").fill(words)
        page.get_by_test_id("say").click()
    expect(there.get_by_test_id("saying")).to_have_text(payloads)
    hold(there)
    there.context.close()


def test_a_clock_counts_down_over_the_board_and_moves_nothing(page, new_context, quick_house):
    pace = {"clock": "turn", "seconds": 3600, "late": "turn"}
    table, token = opened(page, quick_house, pace=pace)
    there = friend_of(page, new_context, table, token, quick_house)
    clock, board = page.get_by_test_id("clock"), page.locator(".board").first
    expect(clock).to_contain_text(re.compile(r"59:\d\d"))
    assert serious_faults(page) == []
    with_it = board.bounding_box()
    clock.evaluate("clock => clock.remove()")
    assert board.bounding_box() == with_it
    there.context.close()


def test_who_runs_out_of_time_is_played_for_and_takes_over_in_mid_turn(
    page, new_context, quick_house
):
    pace = {"clock": "turn", "seconds": 1, "late": "return"}
    table, token = opened(page, quick_house, pace=pace)
    there = friend_of(page, new_context, table, token, quick_house)
    both = {0: page, 1: there}
    page.wait_for_selector("[data-note='late']")
    seat = next(n for n, one in both.items() if one.get_by_test_id("deputised").count())
    both[seat].get_by_test_id(f"take-back-{seat}").click()
    for one in both.values():
        expect(one.locator("[data-note='back']").first).to_be_attached()
    expect(both[seat].get_by_test_id("deputised")).to_be_hidden()
    there.context.close()


def test_a_host_lets_a_bot_play_for_a_friend_who_has_left(page, new_context, quick_house):
    table, token = opened(page, quick_house)
    there = friend_of(page, new_context, table, token, quick_house)
    expect(page.get_by_test_id("absent")).to_be_hidden()
    there.context.close()
    button = page.get_by_test_id("hand-over-1")
    button.click()
    while page.get_by_test_id("deputy-1").count() == 0:
        if button.count():
            button.click()
        page.wait_for_timeout(200)
    expect(page.locator("[data-note='host']")).to_have_text(re.compile("The host .* Ben"))


def test_a_bot_plays_this_turn_only(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    assert wait_for_turn(page)
    seat = page.locator(".turn[data-seat]").get_attribute("data-seat")
    page.get_by_test_id("delegate").click()
    page.get_by_test_id("deputy").select_option("level1")
    page.get_by_test_id("let-play-turn").click()
    expect(page.locator("[data-note='deputy-turn']")).to_be_attached()
    expect(page.locator(f".turn[data-seat='{1 - int(seat)}']")).to_be_visible()
    assert wait_for_turn(page)
    expect(page.get_by_test_id("deputised")).to_be_hidden()


def test_a_host_chooses_a_pace(page, shared_house):
    page.goto(f"http://{shared_house.address}/#/new/bello")
    expect(page.get_by_test_id("pace")).to_be_hidden()
    page.get_by_test_id("seat-1-kind").select_option("open")
    page.get_by_test_id("pace").select_option("days-3")
    page.get_by_test_id("late").select_option("turn")
    page.get_by_test_id("may-talk").uncheck()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("status")).to_be_visible()
    expect(page.get_by_test_id("show-talk")).to_be_hidden()
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"http://{shared_house.address}/api/tables/{table}").json()
    assert told["pace"] == {"clock": "turn", "seconds": 259200, "late": "turn", "away": 0}
