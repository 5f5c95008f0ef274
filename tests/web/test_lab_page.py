"""The Balance Lab in a real browser: studies are started, watched, compared, passed on, played."""

import csv
import io
import json
import urllib.request

import pytest
from layout import clipped, too_small
from player import serious_faults
from playwright.sync_api import expect

from house import House

GAMES = 12
QUICK = f"games={GAMES}&seed=3&players=3&bots=random&o.doomsday=12"
BOTH = f"{QUICK}&b.players=3&b.bots=random&b.o.powers=off&b.o.doomsday=12"
WORDS = {
    "en": ("Wins by order of play", "First to play", "Done."),
    "fr": ("Victoires selon l’ordre de jeu", "Premier à jouer", "Terminé."),
}


def visit(page, house, where, language="en", theme="light"):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.evaluate("theme => localStorage.setItem('theomachy-theme', theme)", theme)
    page.goto(f"http://{house.address}/#/{where}")
    page.reload()
    expect(page.get_by_test_id("lab-start")).to_be_visible()


def start(page):
    page.get_by_test_id("lab-start").click()


def finish(page):
    is_in("done", page)


def is_in(phase, page):
    progress = page.get_by_test_id("lab-progress")
    expect(progress).to_have_attribute("data-phase", phase)


def saved(page, what):
    """What a browser saves by this link: the file is in it."""
    link = page.get_by_test_id(what)
    assert link.get_attribute("download") is not None
    return urllib.request.urlopen(link.get_attribute("href")).read().decode()


@pytest.mark.parametrize("language", WORDS)
def test_a_study_is_chosen_started_and_watched_to_its_end(page, shared_house, language):
    title, first, done = WORDS[language]
    page.goto(f"http://{shared_house.address}/")
    page.get_by_test_id("language").select_option(language)
    page.get_by_test_id("to-lab").click()
    page.get_by_test_id("lab-game").select_option("bello")
    page.get_by_test_id("players-a").select_option("3")
    page.get_by_test_id("bot-a-0").select_option("random")
    page.get_by_test_id("lab-games").fill(str(GAMES))
    start(page)
    finish(page)
    expect(page.get_by_test_id("lab-by-order")).to_contain_text(title)
    expect(page.get_by_test_id("lab-by-order")).to_contain_text(first)
    expect(page.get_by_test_id("lab-by-order").locator("tbody")).to_have_count(3)
    expect(page.get_by_test_id("lab-progress")).to_contain_text(done)
    assert f"games={GAMES}&" in page.url


def test_a_beside_b_says_by_how_much_they_differ(page, shared_house):
    visit(page, shared_house, f"lab/bello/{QUICK}")
    page.get_by_test_id("compare").click()
    page.get_by_test_id("side-b").locator("summary").first.click()
    page.get_by_test_id("option-b-powers").select_option("off")
    start(page)
    finish(page)
    rows = page.get_by_test_id("lab-by-order").locator("tbody").first
    for side in ("a", "b", "change"):
        expect(rows.locator(f"[data-side='{side}']").first).to_be_visible()
    told = json.loads(saved(page, "lab-json"))
    assert [one["games"] for one in told["counted"]] == [GAMES, GAMES]
    options = [side["options"]["powers"] for side in told["study"]["sides"]]
    assert options == ["on", "off"]


def test_a_link_fills_the_form_and_plays_the_same_games(page, new_context, shared_house):
    visit(page, shared_house, f"lab/bello/{BOTH}")
    expect(page.get_by_test_id("lab-progress")).to_have_count(0)
    start(page)
    finish(page)
    other = new_context().new_page()
    other.goto(page.get_by_test_id("lab-link").input_value())
    expect(other.get_by_test_id("option-b-powers")).to_have_value("off")
    start(other)
    finish(other)
    assert saved(other, "lab-csv") == saved(page, "lab-csv")


def test_what_was_counted_is_saved_row_by_row(page, shared_house):
    visit(page, shared_house, f"lab/bello/{QUICK}")
    start(page)
    finish(page)
    rows = list(csv.DictReader(io.StringIO(saved(page, "lab-csv"))))
    order = [row for row in rows if row["group"] == "by_order"]
    assert [(row["name"], row["seats"]) for row in order] == [
        ("1", str(GAMES)), ("2", str(GAMES)), ("3", str(GAMES)),
    ]  # fmt: skip
    assert sum(float(row["wins"]) for row in order) == pytest.approx(GAMES)
    said = page.get_by_test_id("lab-command-a").text_content()
    assert f"--games {GAMES} --bots random --seed 3 --option doomsday=12" in said


def test_a_variant_is_played_at_a_table(page, shared_house):
    visit(page, shared_house, f"lab/bello/{BOTH}")
    start(page)
    page.get_by_test_id("lab-play-b").click()
    page.get_by_test_id("options").locator("summary").click()
    expect(page.get_by_test_id("option-powers")).to_have_value("off")
    expect(page.get_by_test_id("players")).to_have_value("3")
    page.get_by_test_id("to-lab").click()
    expect(page.get_by_test_id("lab-game")).to_have_value("bello")


def test_a_study_is_stopped_and_what_it_has_found_stays(page, shared_house):
    visit(page, shared_house, "lab/bello/games=1000000&bots=random")
    start(page)
    expect(page.get_by_test_id("lab-by-order")).to_be_visible()
    page.get_by_test_id("lab-stop").click()
    is_in("stopped", page)
    expect(page.get_by_test_id("lab-by-order")).to_be_visible()


def test_a_study_goes_on_when_the_house_is_there_again(page, house):
    visit(page, house, "lab/bello/games=1000000&bots=random")
    start(page)
    expect(page.get_by_test_id("lab-by-order")).to_be_visible()
    house.kill()
    is_in("waiting", page)
    house.start()
    is_in("playing", page)


def test_bots_that_take_too_long_are_told_so(page, tmp_path):
    house = House(tmp_path, SECONDS_FOR_A_PART=1e-6)
    try:
        visit(page, house, f"lab/bello/{QUICK}")
        start(page)
        expect(page.get_by_test_id("too-slow")).to_be_visible()
    finally:
        house.stop()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", WORDS)
def test_it_is_read_on_a_phone_and_by_those_who_hear_it(new_context, shared_house, language, theme):
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = new_context(**phone).new_page()
    visit(page, shared_house, f"lab/bello/{BOTH}", language, theme)
    start(page)
    finish(page)
    page.get_by_test_id("lab-lengths").locator("summary").click()
    expect(page.get_by_test_id("lab-lengths").get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert clipped(page) == []
    assert too_small(page, 44) == []
    assert serious_faults(page) == []
