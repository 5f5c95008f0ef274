"""Where a table is opened, a game is played as printed or livelier, in one click."""

import pytest
from player import serious_faults
from playwright.sync_api import expect

WORDS = {
    "en": ("As printed", "Lively", "next to your own tiles"),
    "fr": ("Règle imprimée", "Partie animée", "à côté de ses propres tuiles"),
}


def choose(page, house, language, game="storm"):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.reload()
    page.get_by_test_id(f"game-{game}").click()
    expect(page.get_by_test_id("start")).to_be_visible()


@pytest.mark.parametrize("language", WORDS)
def test_a_preset_fills_in_its_options(page, shared_house, language):
    choose(page, shared_house, language)
    printed, lively = (page.get_by_test_id(f"preset-{name}") for name in ("printed", "lively"))
    for word in WORDS[language]:
        expect(page.locator("fieldset", has=lively)).to_contain_text(word)
    expect(printed).to_be_checked()
    lively.check()
    page.get_by_test_id("options").locator("summary").click()
    expect(page.get_by_test_id("option-reach")).to_have_value("beside")
    assert serious_faults(page) == []
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("status")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"http://{shared_house.address}/api/tables/{table}").json()
    assert told["options"]["reach"] == "beside"


def test_options_that_no_preset_is_about_leave_it_chosen(page, shared_house):
    choose(page, shared_house, "en")
    page.get_by_test_id("options").locator("summary").click()
    page.get_by_test_id("option-powers").select_option("on")
    expect(page.get_by_test_id("preset-printed")).to_be_checked()
    page.get_by_test_id("option-reach").select_option("beside")
    expect(page.locator("input[name='preset']:checked")).to_have_count(0)
    page.get_by_test_id("option-start").select_option("later_more")
    expect(page.get_by_test_id("preset-lively")).to_be_checked()
    page.get_by_test_id("preset-printed").check()
    expect(page.get_by_test_id("option-reach")).to_have_value("anywhere")
    expect(page.get_by_test_id("option-powers")).to_have_value("on")


def test_a_game_without_presets_offers_none(page, shared_house):
    choose(page, shared_house, "en", game="bello")
    expect(page.locator("input[name='preset']")).to_have_count(0)
