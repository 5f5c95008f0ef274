"""The end of a game: who has won and why, where it turned, and what to do now."""

import re

import pytest
from player import click_move, open_position, serious_faults
from playwright.sync_api import expect

LEVEL = "T=120; at develop; V=e9:1; a1:2/P1w1; a2:2/P2w1; P1=3; P2=4"
"""Equal in belief and in worshipers on the board; the turn cap is one move away."""


@pytest.fixture
def sheet(page, shared_house):
    page.add_init_script("localStorage.setItem('theomachy-theme', 'dark')")
    open_position(page, shared_house, "storm", LEVEL)
    click_move(page, "end")
    return page.get_by_test_id("result")


def test_the_end_says_who_has_won_and_why_with_the_paragraphs(page, sheet):
    expect(sheet).to_contain_text("N1 wins")
    expect(sheet).to_contain_text("the turn cap is reached. ST-16.4")
    expect(page.get_by_test_id("decided")).to_have_text(
        "Belief points, Worshipers on the board: equal. "
        "Worshipers in the community broke the tie, 4 against 3. ST-16.5"
    )
    expect(sheet).to_be_focused()
    expect(page.get_by_test_id("decisive")).to_have_attribute("href", re.compile(r"/1$"))
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    sheet.get_by_role("button", name="ST-16.5").click()
    expect(page.get_by_role("heading", name=re.compile("The end, and belief"))).to_be_visible()


def test_the_next_table_is_laid_with_the_seats_swapped(page, sheet):
    page.get_by_test_id("swap").click()
    names = page.get_by_test_id("seat-0-name"), page.get_by_test_id("seat-1-name")
    expect(names[0]).to_have_value("N1")
    expect(names[1]).to_have_value("N0")
