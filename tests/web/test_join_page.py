"""Who comes by a link is told where it leads, and why it leads nowhere any more."""

import pytest
from player import serious_faults
from playwright.sync_api import expect

from house import Browser

GAMES = ("bello", "storm", "gog", "godstorm")
WORDS = {
    "en": ("invites you", "your seat", "opened the table", "off: ", "Somebody has taken"),
    "fr": ("vous invite", "votre place", "a ouvert la table", "sans : ", "Quelqu’un a pris"),
}


def invite(house, *kinds, game="bello", **options):
    """A table of Ada's, and the address of its first open seat."""
    host = Browser(house)
    seats = [{"kind": kind, "name": "Ada", "bot": "level3"} for kind in kinds]
    _, told, _ = host.ask("/api/tables", {"game": game, "seats": seats, "options": options})
    return host, told["table"], f"http://{house.address}/#/join/{told['invites'][0]['token']}"


def speak(page, house, language):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_says_game_host_seats_options_and_shows_the_board(page, shared_house, language):
    _, _, link = invite(shared_house, "me", "open", "bot", "open", powers="off")
    speak(page, shared_house, language)
    page.goto(link)
    page.reload()
    shown = page.get_by_test_id("invitation")
    by, yours, host, option, _ = WORDS[language]
    expect(shown.get_by_role("heading", level=1)).to_have_text("Bello Divorum")
    expect(shown).to_contain_text(f"Ada {by}")
    seats = page.get_by_test_id("join-seats").locator("li")
    expect(seats).to_have_count(4)
    expect(seats.nth(0)).to_contain_text(host)
    expect(seats.nth(1)).to_contain_text(yours)
    expect(seats.nth(2)).to_contain_text("3")
    expect(shown.locator("dd").first).to_contain_text(option)
    expect(page.get_by_test_id("still").locator("svg").first).to_be_visible()
    assert serious_faults(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_a_still_that_takes_no_focus_and_fits_a_phone(page, shared_house, game):
    _, _, link = invite(shared_house, "me", "open", game=game)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(link)
    still = page.get_by_test_id("still")
    expect(still.locator("svg").first).to_be_visible()
    assert still.evaluate("one => one.inert")
    wide = page.evaluate("document.querySelector('main').scrollWidth")
    assert wide <= 360
    name = page.get_by_test_id("join-name")
    assert min(name.bounding_box()["height"], 44) == 44


def test_the_language_of_the_page_is_chosen_there(page, shared_house):
    _, _, link = invite(shared_house, "me", "open")
    page.goto(link)
    page.get_by_test_id("join-language").select_option("fr")
    expect(page.get_by_test_id("join")).to_have_text("Prendre place")
    page.get_by_test_id("join").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Invité")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_comes_too_late_is_told_so_and_may_watch(page, shared_house, language):
    _, table, link = invite(shared_house, "me", "open")
    guest = Browser(shared_house)
    guest.ask("/api/join", {"token": link.rpartition("/")[2], "name": "Gus"})
    speak(page, shared_house, language)
    page.goto(link)
    page.reload()
    expect(page.get_by_test_id("standing")).to_contain_text(WORDS[language][4])
    assert page.get_by_test_id("join").count() == 0
    page.get_by_test_id("go").click()
    page.wait_for_url(f"**/#/table/{table}")
    expect(page.get_by_test_id("status")).to_be_visible()


def test_who_is_overtaken_while_reading_is_told_so(page, shared_house):
    _, _, link = invite(shared_house, "me", "open")
    page.goto(link)
    expect(page.get_by_test_id("join")).to_be_visible()
    Browser(shared_house).ask("/api/join", {"token": link.rpartition("/")[2], "name": "Gus"})
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("failure")).to_contain_text("taken this seat before you")


def test_a_link_that_was_taken_back_or_never_was_leads_nowhere_in_words(page, shared_house):
    host, table, link = invite(shared_house, "me", "open")
    assert host.ask(f"/api/tables/{table}/invites", {"seat": 1})[0] == 200
    for gone in (link, link[:-3]):
        page.goto(gone)
        expect(page.get_by_test_id("failure")).to_contain_text("leads nowhere")
        assert page.get_by_test_id("join").count() == 0


def test_who_comes_back_by_the_link_goes_on(page, shared_house):
    _, table, link = invite(shared_house, "me", "open", pantheons="fixed")
    page.goto(link)
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("status")).to_be_visible()
    page.goto(link)
    expect(page.get_by_test_id("standing")).to_contain_text("yours already")
    page.get_by_test_id("go").click()
    page.wait_for_url(f"**/#/table/{table}")
