"""Numbers set otherwise, by clicks: compared in the laboratory, played at a table, told to all.

The house plays in plain Python here: nothing has to be compiled.
"""

import pytest
from layout import clipped, too_small
from player import serious_faults
from playwright.sync_api import expect
from test_lab_page import finish, start, visit

from house import House

STUDY = "lab/storm/games=2&seed=3&bots=random&o.radius=3&o.max_turns=60"
WORDS = {
    "en": ("4 instead of 1", "One number is not as printed", "Income each turn, 4 instead of 1"),
    "fr": (
        "4 au lieu de 1", "Un nombre n’est pas celui du livret",
        "Revenu par tour, 4 au lieu de 1",
    ),
}  # fmt: skip


@pytest.fixture
def house(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    house = House(tmp_path)
    yield house
    house.stop()


def turn_income(page, side, number):
    page.get_by_test_id(f"numbers-{side}").click()
    page.get_by_test_id(f"number-{side}-income").fill(str(number))


@pytest.mark.parametrize("language", WORDS)
def test_a_number_is_turned_compared_and_played_and_everybody_is_told(
    page, new_context, house, language
):
    instead, told, note = WORDS[language]
    visit(page, house, STUDY, language)
    page.get_by_test_id("compare").click()
    turn_income(page, "b", 4)
    expect(page.get_by_test_id("side-b")).to_contain_text(instead)
    start(page)
    finish(page)
    assert "b.n.income=4" in page.get_by_test_id("lab-link").input_value()
    assert "--set income=4" in page.get_by_test_id("lab-command-b").text_content()
    page.get_by_test_id("lab-play-b").click()
    expect(page.get_by_test_id("number-income")).to_have_value("4")
    page.get_by_test_id("seat-1-kind").select_option("open")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("open-rules")).to_contain_text(told)
    page.get_by_test_id("open-rules").click()
    page.get_by_test_id("other-numbers").get_by_role("button", name="ST-7.3").click()
    expect(page.locator("[data-note='income']")).to_contain_text(note)
    assert serious_faults(page) == []
    invite = page.get_by_test_id("invite-1").input_value()
    other = new_context().new_page()
    other.goto(invite)
    expect(other.get_by_test_id("other-numbers")).to_contain_text("ST-7.3")


def test_rows_of_all_games_are_made_part_by_part(page, house):
    visit(page, house, f"{STUDY}&n.income=4")
    start(page)
    finish(page)
    parts = []
    page.on("response", lambda one: "studies/rows" in one.url and parts.append(one))
    page.get_by_test_id("make-rows-a").click()
    expect(page.get_by_test_id("save-rows-a")).to_be_visible()
    header, columns, *rows = "".join(part.json()["csv"] for part in parts).splitlines()
    assert '"game": "storm@income=4"' in header
    assert (columns.split(",")[:2], len(rows)) == (["game", "seat"], 2 * 2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_dials_are_turned_and_put_back_on_a_phone(new_context, house, theme):
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = new_context(**phone).new_page()
    visit(page, house, f"{STUDY}&n.income=4&n.attack=2", "fr", theme)
    expect(page.get_by_test_id("numbers-a")).to_contain_text("2 changés")
    page.get_by_test_id("reset-a-attack").click()
    expect(page.get_by_test_id("numbers-a")).to_contain_text("1 changé")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert clipped(page) == []
    assert too_small(page, 44) == []
    assert serious_faults(page) == []
    page.get_by_test_id("reset-a-numbers").click()
    expect(page.get_by_test_id("number-a-income")).to_have_value("1")
