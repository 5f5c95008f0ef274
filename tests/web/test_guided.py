"""Guided first games in a real browser: followed by clicking, wrong tries included."""

import pytest
from player import click_cell, open_position, serious_faults
from playwright.sync_api import expect
from pupil import Pupil

from theomachy.games import SHELF
from theomachy.locales import speech

OTHER = {"bello": "power 2", "storm": "leave", "gog": "decline", "godstorm": "bid 0"}
"""What is allowed, and not asked for: at the beginning, of Storm once the wind has blown."""
OUT_OF_REACH = {"bello": "e9", "storm": "e5", "gog": "k8", "godstorm": "ALE"}


def try_something_else(pupil):
    """A legal move that is not asked for is held back, with a gentle word."""
    if pupil.game == "storm":
        pupil.click("go se")
        pupil.wait()
    before = pupil.seq
    pupil.page.locator(f"[data-move='{OTHER[pupil.game]}']:visible").first.click()
    expect(pupil.page.get_by_test_id("coach-gentle")).to_be_visible()
    assert pupil.seq == before


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_a_guided_game_is_followed_by_clicking(page, shared_house, game, language):
    pupil = Pupil(page, game)
    pupil.begin(shared_house, language)
    try_something_else(pupil)
    click_cell(page, OUT_OF_REACH[game])
    expect(page.get_by_test_id("refusal")).to_be_visible()
    steps = pupil.follow()
    needed = {step.name for step in pupil.guide.steps if not step.is_optional}
    assert needed <= {"wind", *steps}
    said = speech(language).say(f"guide-{game}-over")
    expect(page.get_by_test_id("coach-over")).to_have_text(said)


def test_a_first_visitor_is_offered_a_lesson_and_leaves_it_when_he_likes(page, shared_house):
    home = f"http://{shared_house.address}/"
    page.goto(home)
    page.get_by_test_id("greeting-bello").click()
    expect(page.get_by_test_id("coach-count")).to_have_text("1 of 10")
    page.locator("[data-move='power 1']").click()
    page.locator("[data-cell='d2'][data-lit='true']").wait_for()
    click_cell(page, "d2")
    expect(page.get_by_test_id("coach-count")).to_have_text("3 of 10")
    page.reload()
    expect(page.get_by_test_id("coach-count")).to_have_text("3 of 10")
    expect(page.locator("[data-lit='true']")).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("coach-count")).to_have_text("2 of 10")
    page.get_by_test_id("coach-leave").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.goto(home)
    expect(page.get_by_test_id("learn-bello")).to_be_visible()
    expect(page.get_by_test_id("greeting")).to_have_count(0)


@pytest.mark.parametrize("game", ["storm", "godstorm"])
def test_on_a_phone_the_coach_hides_nothing_and_is_read_aloud(new_context, shared_house, game):
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True).new_page()
    pupil = Pupil(page, game)
    pupil.begin(shared_house, "fr")
    coach, board = (page.locator(part).bounding_box() for part in (".coach", ".board"))
    assert coach["x"] >= 0
    assert coach["x"] + coach["width"] <= 360
    assert coach["y"] + coach["height"] <= board["y"]
    asked = pupil.guide.steps[0].name
    said = page.locator(".coach [role='status'][aria-live='polite']")
    expect(said).to_contain_text(speech("fr").say(f"guide-{game}-{asked}-do"))
    assert serious_faults(page) == []


def test_the_card_says_where_one_stands_and_stays_folded(page, shared_house):
    position = "2p; pantheons aztec norse; doom 5; at P1 action; e1=P1/3 e2=P1/2 e3=P2/1 e9=P2/3"
    open_position(page, shared_house, "bello", position)
    card = page.get_by_test_id("standing")
    expect(card.locator("[data-line='points'] dd")).to_have_text("10 (best rival 8)")
    expect(card.locator("[data-line='doom'] dd")).to_have_text("5 of 24")
    for cell in ("e2", "e3"):
        page.locator(f"[data-cell='{cell}'][data-lit='true']").wait_for()
        click_cell(page, cell)
    expect(card.locator("[data-line='points'] dd")).to_have_text("8 (best rival 6)")
    card.locator("summary").click()
    page.wait_for_function("localStorage.getItem('theomachy-standing') === 'folded'")
    page.reload()
    expect(card.locator("summary")).to_be_visible()
    expect(card.locator("p")).to_be_hidden()
