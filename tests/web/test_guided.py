"""Guided first games in a real browser: followed by clicking, with wrong tries, in both languages."""

import pytest
from player import click_cell, serious_faults
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
