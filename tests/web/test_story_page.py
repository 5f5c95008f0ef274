"""The story of a game in a real browser: from its end to its turning points, by clicks and keys."""

import re

import pytest
from player import serious_faults
from playwright.sync_api import expect

from house import House

SEATS = [{"kind": "bot", "name": "x", "bot": bot} for bot in ("level2", "random")]
OPTIONS = {"doomsday": 12, "powers": "off"}


@pytest.fixture
def house(tmp_path):
    house = House(tmp_path, SECONDS_OF_ADVICE_IN_A_STORY=0.5)
    yield house
    house.stop()


def opened(page, house, seats):
    page.goto(f"http://{house.address}/")
    body = {"game": "bello", "seats": seats, "options": OPTIONS}
    return page.request.post(f"http://{house.address}/api/tables", data=body).json()["table"]


def test_a_game_that_is_over_tells_its_story(page, house):
    table = opened(page, house, SEATS)
    page.goto(f"http://{house.address}/#/table/{table}")
    page.get_by_test_id("see-story").click()
    story = page.get_by_test_id("story")
    expect(story).to_be_visible()
    told = page.request.get(f"http://{house.address}/api/tables/{table}/story").json()
    turning_points_lead_to_their_boards(page, story, told["turns"])
    the_luck_meter_adds_up(story)
    moves_and_charts_are_read_on_a_phone(page, story)
    it_is_told_in_french(page, story)


def turning_points_lead_to_their_boards(page, story, turns):
    links = story.get_by_test_id("turning-points").get_by_role("link").all()
    for link, turn in zip(links, turns, strict=True):
        expect(link).to_contain_text(re.compile(r"This turned \d+ points? of chance"))
        link.focus()
        page.keyboard.press("Enter")
        expect(link).to_have_attribute("aria-current", "step")
        expect(page.get_by_test_id("replay-slider")).to_have_value(str(turn["ply"]))
        assert page.url.endswith(f"/{turn['ply']}/story")


def the_luck_meter_adds_up(story):
    for seat in range(len(SEATS)):
        shown = story.get_by_test_id(f"luck-{seat}").locator(".number").all_inner_texts()
        *parts, result = (int(text.replace("\u2212", "-")) for text in shown)
        assert (len(parts), sum(parts)) == (4, result)


def moves_and_charts_are_read_on_a_phone(page, story):
    page.set_viewport_size({"width": 360, "height": 740})
    story.get_by_test_id("moves-of-1").click()
    expect(story.get_by_test_id("moves-of-1")).to_have_attribute("aria-pressed", "true")
    points = story.get_by_test_id("figure-points")
    expect(points.locator("polyline")).to_have_count(2 * len(SEATS))
    points.locator("summary").click()
    expect(points.get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert serious_faults(page) == []


def it_is_told_in_french(page, story):
    page.get_by_test_id("language").select_option("fr")
    expect(story).to_contain_text("La part du hasard")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert serious_faults(page) == []
    page.get_by_role("link", name="Récit").click()
    expect(page.get_by_test_id("log")).to_be_visible()


def test_a_game_that_goes_on_offers_no_story(page, shared_house):
    table = opened(page, shared_house, [{"kind": "me", "name": "A"}] * 2)
    page.goto(f"http://{shared_house.address}/#/replay/{table}")
    expect(page.get_by_test_id("replay-page")).to_be_visible()
    expect(page.get_by_test_id("to-story")).to_have_count(0)
    page.goto(f"http://{shared_house.address}/#/replay/{table}/0/story")
    expect(page.get_by_role("alert")).to_be_visible()
