"""The rulebook as players read it: a first page, a search, boards to play on, beside the table."""

import pytest
from finger import tap_cell
from player import (
    lit,
    moves,
    open_position,
    seq,
    serious_faults,
    wait_for_log,
    wait_for_turn,
)
from playwright.sync_api import expect

BELLO = "2p; pantheons aztec norse; at P1 action; e2=P1/4 e3=P2/1 e1=P1/3 e9=P2/3"
NEEDED = (".room .board", ".centre > .status", ".side > .moves", ".side > .log")
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def speak(page, house, language):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)


def is_apart(one, other):
    """Whether two boxes have no point in common, but for a border."""
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def search(page, word):
    """What is found, and how many milliseconds from the key to the list."""
    field = page.get_by_test_id("search")
    field.fill(word[:-1])
    return field.evaluate(
        """(field, word) => {
          const start = performance.now();
          field.value = word;
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          return new Promise(done => requestAnimationFrame(() => done(performance.now() - start)));
        }""",
        word,
    )


@pytest.mark.parametrize(("language", "word"), [("en", "godswar"), ("fr", "guerre divine")])
def test_a_word_is_found_and_its_chapter_opened(page, shared_house, language, word):
    speak(page, shared_house, language)
    page.goto(f"http://{shared_house.address}/#/rules/godstorm")
    page.reload()
    expect(page.get_by_test_id("chapter")).to_contain_text("Godstorm on one" if language == "en"
                                                          else "Tempête divine en une")  # fmt: skip
    assert min(search(page, word) for _ in range(5)) < 50
    hit = page.get_by_test_id("hit").filter(has_text="GS-9.11").first
    hit.click()
    expect(page.get_by_test_id("chapter")).to_contain_text("GS-9")
    expect(page.locator("[data-rule='GS-9.11']")).to_be_in_viewport()
    page.locator("[data-part] a", has_text="GS-10.1").first.click()
    expect(page.locator(".at[data-rule='GS-10.1']")).to_be_in_viewport()
    assert page.url.endswith("#/rules/godstorm/GS-10.1")
    page.get_by_test_id("contents").click()
    page.locator("nav ol button").first.click()
    expect(page.get_by_test_id("example-0").locator("svg").first).to_be_visible()
    assert serious_faults(page) == []


def test_an_example_is_stepped_through_and_played_on(page, shared_house):
    speak(page, shared_house, "fr")
    page.goto(f"http://{shared_house.address}/#/rules/bello")
    page.reload()
    example = page.get_by_test_id("example-2")
    example.scroll_into_view_if_needed()
    board = example.locator("svg [data-cell='e3']")
    before = board.get_attribute("aria-label")
    assert "Given" not in example.inner_text()
    example.get_by_test_id("example-next").click()
    expect(example.locator("[data-step='1']")).to_be_visible()
    assert board.get_attribute("aria-label") != before
    example.get_by_test_id("try").click()
    expect(page.get_by_test_id("status")).to_be_visible()
    wait_for_turn(page)
    assert "e2" in lit(page)
    assert page.get_by_test_id("rules").count() == 0


def test_the_notation_is_for_those_who_ask(page, shared_house):
    speak(page, shared_house, "en")
    page.goto(f"http://{shared_house.address}/#/rules/storm/ST-9.5")
    page.reload()
    expect(page.locator(".at[data-rule='ST-9.5']")).to_be_in_viewport()
    assert page.locator("figure pre").count() == 0
    page.get_by_test_id("notation").check()
    expect(page.locator("figure pre").first).to_contain_text("Given")


def test_beside_a_table_the_rulebook_covers_nothing_one_needs(page, shared_house):
    open_position(page, shared_house, "bello", BELLO)
    page.get_by_test_id("open-rules").click()
    expect(page.get_by_test_id("chapter")).to_be_visible()
    book = page.get_by_test_id("rules").bounding_box()
    for part in NEEDED:
        assert is_apart(book, page.locator(part).bounding_box()), part
    before = seq(page)
    page.locator(".room [data-cell='e2']").click()
    expect(page.locator(".room [data-cell='e2'][aria-pressed='true']")).to_be_visible()
    page.locator("[data-move='end']").click()
    wait_for_log(page, before)
    expect(page.get_by_test_id("rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules")).to_have_count(0)


def test_on_a_phone_the_board_stays_within_reach(new_context, shared_house):
    page = new_context(**PHONE).new_page()
    open_position(page, shared_house, "bello", BELLO)
    page.get_by_test_id("open-rules").tap()
    expect(page.get_by_test_id("chapter")).to_be_visible()
    assert page.get_by_test_id("rules").bounding_box()["height"] < 740 / 2
    page.locator(".room [data-cell='e2']").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('main').scrollBy(0, 200)")
    tap_cell(page, "e2")
    expect(page.locator(".room [data-cell='e2'][aria-pressed='true']")).to_be_visible()
    page.evaluate("document.querySelector('main').scrollTo(0, 1e6)")
    ending = page.locator(".room [data-move='end']").bounding_box()
    assert is_apart(page.get_by_test_id("rules").bounding_box(), ending)
    assert moves(page)
