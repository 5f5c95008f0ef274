"""What moves only to please: it ends where it must, and when one wishes."""

import re
import time

import pytest
from player import click_move, open_position
from playwright.sync_api import expect

from house import PATIENCE

ADRIFT = re.compile(r"rotate\(-[1-9]")
AT_REST = "translate(0.0 0.0) rotate(0)"
A_FRAME = 16


def frames_until(page, condition):
    """Let the page's own time go on, frame by frame."""
    given_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < given_up
        page.clock.run_for(A_FRAME)


@pytest.fixture
def still(new_context, shared_house):
    """A table whose time stands still, before the dice are rolled."""
    page = new_context(reduced_motion="no-preference").new_page()
    page.clock.install()
    open_position(page, shared_house, "storm", "2p; gods kors ialda; at P1 develop; V=e5")
    page.clock.pause_at(page.evaluate("Date.now() + 100"))
    return page


def test_dice_tumble_to_what_they_rolled_and_a_key_ends_it(still):
    dice = still.get_by_role("img", name="The dice show")
    click_move(still, "end")
    frames_until(still, lambda: dice.count())
    die = dice.locator("g g").first
    expect(die).to_have_attribute("transform", ADRIFT)
    still.keyboard.press("Shift")
    expect(die).to_have_attribute("transform", AT_REST)
    rolled = dice.get_attribute("aria-label")
    expect(dice.locator("circle")).to_have_count(int(rolled[-1]))
