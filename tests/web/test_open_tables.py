"""People who look for one another: open tables, games played, ratings."""

import pytest
from player import moves, open_table, play_one, play_out, serious_faults
from playwright.sync_api import expect

from house import Browser, House

CARDS = ("pantheon", "doom", "count")
NARROW = {"width": 360, "height": 740}
OUTCOMES = {
    "en": ("won", "won together", "place 2 of 2"),
    "fr": ("gagnée", "gagnée à plusieurs", "2ᵉ sur 2"),
}


@pytest.fixture(scope="module")
def crowded_house(tmp_path_factory):
    """One where an address sits down as often as it likes."""
    house = House(tmp_path_factory.mktemp("data"), SEATS_TAKEN_AT_ONCE=1000.0)
    yield house
    house.stop()


def shelf(page, house, language="en"):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.reload()


def open_to_everybody(page, house):
    """By clicking, from the shelf; its id."""
    page.goto(f"http://{house.address}/#/new/bello")
    page.get_by_test_id("seat-1-kind").select_option("open")
    page.get_by_test_id("list").check()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("listing")).to_contain_text("anybody may sit down")
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_stranger_sits_down_at_an_open_table_in_two_clicks(new_context, crowded_house, language):
    host, guest = (new_context(viewport=NARROW).new_page() for _ in range(2))
    table = open_to_everybody(host, crowded_house)
    shelf(guest, crowded_house, language)
    offered = guest.locator(f"[data-open='{table}']")
    expect(offered).to_contain_text("Guest" if language == "en" else "Guest vous attend")
    offered.get_by_test_id("choose-open").click()
    offered.get_by_test_id("sit-name").fill("Gus")
    assert serious_faults(guest) == []
    offered.get_by_test_id("sit-down").click()
    expect(host.locator("[data-seat='1']")).to_contain_text("Gus")
    expect(host.get_by_test_id("listing")).to_have_count(0)
    guest.goto(f"http://{crowded_house.address}/")
    expect(guest.get_by_test_id("my-tables")).to_contain_text("Gus")
    expect(guest.locator(f"[data-open='{table}']")).to_have_count(0)


def test_a_host_takes_the_table_off_the_shelf_and_a_late_guest_is_told(new_context, crowded_house):
    host, guest = (new_context().new_page() for _ in range(2))
    table = open_to_everybody(host, crowded_house)
    shelf(guest, crowded_house)
    offered = guest.locator(f"[data-open='{table}']")
    offered.get_by_test_id("choose-open").click()
    host.get_by_test_id("change-listing").click()
    expect(host.get_by_test_id("change-listing")).to_contain_text("Open it to everybody")
    with guest.expect_response("**/api/open/0"):
        offered.get_by_test_id("sit-down").click()
    expect(offered).to_have_count(0)


def test_options_are_told_in_words(page, crowded_house):
    host = Browser(crowded_house)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "bello", "seats": seats, "options": {"powers": "off"}, "listed": True}
    table = host.ask("/api/tables", wish)[1]["table"]
    shelf(page, crowded_house)
    offered = page.locator(f"[data-open='{table}']")
    for words in ("Ada is waiting", "Powers: off", "2 free seats"):
        expect(offered).to_contain_text(words)


def test_your_tables_are_above_the_fold_and_those_that_wait_for_you_first(page, crowded_house):
    page.goto(f"http://{crowded_house.address}/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}]
    for others in (seats, [seats[0], {"kind": "open"}]):
        wish = {"game": "bello", "seats": others, "options": {"pantheons": "fixed"}}
        page.request.post(f"http://{crowded_house.address}/api/tables", data=wish)
    tables = page.request.get(f"http://{crowded_house.address}/api/tables").json()["tables"]
    mine = next(one["table"] for one in tables if one["started"])
    page.goto(f"http://{crowded_house.address}/#/table/{mine}")
    page.wait_for_selector("[data-move]:enabled")
    page.goto(f"http://{crowded_house.address}/#/")
    first = page.get_by_test_id("my-tables").locator("a").first
    expect(first).to_have_attribute("data-table", mine)
    expect(first).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Your turn – Theomachy")
    assert first.bounding_box()["y"] < 768 / 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_played_is_found_with_its_result_and_replay(page, crowded_house, language):
    open_table(page, crowded_house, language=language, doomsday=12)
    play_out(page, lambda: play_one(page, CARDS))
    page.goto(f"http://{crowded_house.address}/")
    page.get_by_role("link", name="All your games" if language == "en" else "Toutes").click()
    outcome = page.get_by_test_id("outcome").inner_text()
    assert outcome.strip() in OUTCOMES[language]
    assert serious_faults(page) == []
    page.get_by_role("link", name="Replay" if language == "en" else "Revoir").click()
    expect(page).to_have_url(f"http://{crowded_house.address}/#/replay/{table_of(page)}")


def table_of(page):
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_wants_a_rating_stands_on_one_ladder_with_the_bots(page, house, language):
    shelf(page, house, language)
    page.get_by_test_id("to-ratings").click()
    page.get_by_test_id("ratings-game").select_option("bello")
    with page.expect_response("**/api/me/rating"):
        page.get_by_test_id("rate-me").check()
    open_table(page, house, language=language, doomsday=12)
    play_out(page, lambda: play_one(page, CARDS))
    page.goto(f"http://{house.address}/#/ratings")
    page.get_by_test_id("ratings-game").select_option("bello")
    ladder = page.get_by_test_id("ladder")
    expect(ladder).to_contain_text("bot: random" if language == "en" else "robot")
    expect(ladder).to_contain_text("(you)" if language == "en" else "(vous)")
    assert serious_faults(page) == []
    with page.expect_response("**/api/ratings/bello"):
        page.get_by_test_id("rate-me").uncheck()
    expect(ladder).not_to_contain_text("(you)" if language == "en" else "(vous)")
    assert moves(page) == []


def test_a_late_answer_about_another_game_is_not_shown(page, house):
    held = []
    page.route("**/api/ratings/storm", lambda route: held.append(route))
    page.goto(f"http://{house.address}/#/ratings")
    with page.expect_response("**/api/ratings/bello"):
        page.get_by_test_id("ratings-game").select_option("bello")
    with page.expect_response("**/api/ratings/storm") as late:
        held[0].fulfill(json={"rated": True, "ranks": []})
    late.value.finished()
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))")
    expect(page.get_by_test_id("rate-me")).not_to_be_checked()
