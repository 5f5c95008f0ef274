"""The log: turns under their players, folded, filtered, linked both ways, one stop of Tab."""

from player import click_move, moves, open_table, serious_faults, wait_for_turn
from playwright.sync_api import expect

LOG = "[data-testid='log']"


def some_turns(page, house):
    """Set-up, and a turn or more of each player."""
    open_table(page, house, ("me", "random"), powers="off", doomsday=12)
    while page.locator("[data-chapter='turn']").count() < 4:
        assert wait_for_turn(page)
        passing = [move for move in ("end", "pass", "done") if move in moves(page)]
        click_move(page, (passing or moves(page))[0])
    assert wait_for_turn(page)


def test_turns_are_chapters_with_their_players_colour_and_sign(page, shared_house):
    some_turns(page, shared_house)
    turns = page.locator("[data-chapter='turn']")
    hues = page.eval_on_selector_all("[data-chapter='turn']", "all => all.map(t => t.dataset.hue)")
    assert len(set(hues[:2])) == 2
    expect(turns.first.locator(".head svg[data-hue]")).to_have_count(1)
    expect(turns.first.locator(".head")).to_contain_text("begins a turn")
    setup = page.locator("[data-chapter='setup']")
    expect(setup.locator(".head")).to_contain_text("Set-up (")
    expect(setup.locator("[data-seq='0']")).to_be_hidden()
    setup.locator(".head").click()
    expect(setup.locator("[data-seq='0']")).to_be_visible()


def test_the_log_of_one_player(page, shared_house):
    some_turns(page, shared_house)
    page.get_by_test_id("log-filter").select_option(label="Talos")
    heads = page.locator("[data-chapter='turn'] .head")
    expect(heads.first).to_contain_text("Talos")
    assert all("Talos" in words for words in heads.all_inner_texts())


def test_a_line_leads_to_its_position_and_a_position_to_its_line(page, shared_house):
    some_turns(page, shared_house)
    line = page.locator("[data-chapter='turn'] [data-seq] .line").first
    line.click()
    here = page.locator(f"{LOG} .here")
    expect(page.get_by_test_id("looking-back")).to_be_visible()
    expect(here.first).to_be_in_viewport()
    page.get_by_test_id("replay-slider").fill("1")
    expect(page.locator("[data-chapter='setup'] .here").first).to_be_in_viewport()
    page.get_by_test_id("return").click()
    expect(here).to_have_count(0)


def test_the_log_is_one_stop_of_the_tab_key(page, shared_house):
    some_turns(page, shared_house)
    assert page.locator(f"{LOG} [tabindex='0']").count() == 1
    page.locator(f"{LOG} [tabindex='0']").focus()
    newest = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.innerText") != newest
    assert page.locator(f"{LOG} [tabindex='0']").count() == 1
    page.keyboard.press("Home")
    assert "Set-up" in page.evaluate("document.activeElement.innerText")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest(\"[data-testid='log']\")") is None


def test_shortcuts_lead_to_the_board_the_moves_and_the_log(page, shared_house):
    some_turns(page, shared_house)
    targets = {"board": "[data-cell]", "moves": ".moves button", "log": f"{LOG} *"}
    for place, target in targets.items():
        page.get_by_test_id(f"skip-{place}").focus()
        page.keyboard.press("Enter")
        assert page.evaluate("target => document.activeElement.matches(target)", target), place
    assert serious_faults(page) == []


def test_steps_of_a_walk_are_folded(page, shared_house):
    open_table(page, shared_house, ("random", "random"), game="gog")
    fold = page.get_by_test_id("fold").first
    expect(fold).to_be_attached()
    fold.evaluate("fold => fold.click()")
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(fold).to_contain_text("steps")
