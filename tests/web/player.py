"""Somebody who plays any game by clicking."""

import pathlib
from collections.abc import Callable

import pytest
from finger import has_finger, press, tap_cell
from playwright.sync_api import APIResponse, Locator, Page, expect

from theomachy.table import Table, record

AXE = pathlib.Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

PASSING = ("pass", "end", "done", "leave")
MINE = "[data-lit='true'], [data-move]:enabled"
ENOUGH = 40
"""When the log has so many lines, whoever plays to the end only passes on."""


def open_table(
    page: Page, house, seats=("me", "random"), language="en", game="bello", **options
) -> None:
    """From the shelf to a table, by clicking; a seat is me, open, or a bot's name."""
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.reload()
    page.get_by_test_id(f"game-{game}").click()
    for number, kind in enumerate(seats):
        kinds = page.get_by_test_id(f"seat-{number}-kind")
        kinds.select_option(kind if kind in ("me", "open") else "bot")
        if kind not in ("me", "open"):
            page.get_by_test_id(f"seat-{number}-bot").select_option(kind)
    page.get_by_test_id("options").locator("summary").click()
    for name, value in options.items():
        field = page.get_by_test_id(f"option-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(str(value))
        else:
            field.fill(str(value))
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("status")).to_be_visible()


def open_position(page: Page, house, game, text, *played) -> None:
    """A table that begins from a described position and some moves; both seats are mine."""
    table = Table.at(game, text)
    for move in played:
        table.play(move)
    page.goto(f"http://{house.address}/")
    seats = [{"kind": "me", "name": f"N{seat}"} for seat in range(table.players)]
    body = {"game": game, "seats": seats, "record": record.write(table)}
    answer = page.request.post(f"http://{house.address}/api/tables", data=body)
    assert answer.ok, answer.text()
    page.goto(f"http://{house.address}/#/table/{answer.json()['table']}")
    expect(page.get_by_test_id("status")).to_be_visible()


def wait_for_turn(page: Page) -> bool:
    """Until something can be clicked (True) or the game is over (False)."""
    page.wait_for_selector(f"{MINE}, [data-testid='result']")
    return page.get_by_test_id("result").count() == 0


def moves(page: Page) -> list[str]:
    return page.eval_on_selector_all(
        "[data-move]:enabled", "found => found.map(one => one.dataset.move)"
    )


def lit(page: Page) -> list[str]:
    return page.eval_on_selector_all(
        "[data-lit='true']", "found => found.map(one => one.dataset.cell)"
    )


def proposed(page: Page) -> list[str]:
    """What a click on a cell has proposed, to be played by a button."""
    return page.eval_on_selector_all(
        "[data-proposed]", "found => found.map(one => one.dataset.move)"
    )


def seq(page: Page) -> int:
    """How many lines the log has."""
    return page.locator("[data-testid='log'] [data-seq]").count()


def click_move(page: Page, move: str) -> None:
    """And once more where the page asks whether that is meant."""
    before, button = seq(page), page.locator(f"[data-move='{move}']").first
    press(button)
    if move in proposed(page):
        press(button)
    wait_for_log(page, before)


def wait_for_log(page: Page, before: int) -> None:
    """Until the log is longer than it was, or the game is over."""
    page.wait_for_function(
        "before => document.querySelectorAll(\"[data-testid='log'] [data-seq]\").length > before "
        "|| document.querySelector(\"[data-testid='result']\")",
        arg=before,
    )


def click_cell(page: Page, cell: str) -> None:
    """With a finger, where there is one."""
    if has_finger(page):
        tap_cell(page, cell)
    else:
        page.locator(f"[data-cell='{cell}']").first.click(force=True)


def walk(page: Page, cell: str) -> None:
    """A cell and then what it asks for: a button, a lit target, or nothing more."""
    before = seq(page)
    click_cell(page, cell)
    if page.get_by_test_id("walk").count():
        press(page.get_by_test_id("walk"))
        wait_for_walk(page)
    elif seq(page) == before and is_chosen(page, cell) and not proposed(page):
        click_cell(page, next(other for other in lit(page) if other != cell))
    if seq(page) == before and proposed(page):
        click_move(page, proposed(page)[0])
    wait_for_log(page, before)


def wait_for_walk(page: Page) -> None:
    """Until a walk has come to its end, or asks whether it shall go on into a battle."""
    page.wait_for_selector(".moves[aria-busy='false']")


def is_chosen(page: Page, cell: str) -> bool:
    """Whether a click on a cell has asked for more; else it has played."""
    return page.locator(f"[data-cell='{cell}'][aria-pressed='true']").count() > 0


def wants_cells(page: Page, passing: list[str]) -> bool:
    """Two times in three while the game is young, and whenever there is no other way."""
    return not passing or (seq(page) < ENOUGH and seq(page) % 3 > 0)


def play_one(page: Page, cards: tuple[str, ...]) -> None:
    """One decision: a card, a cell now and then, else pass on."""
    offered, cells = moves(page), lit(page)
    picks = [move for move in offered if move.startswith(cards)]
    passing = [move for move in PASSING if move in offered]
    if picks:
        click_move(page, picks[0])
    elif cells and wants_cells(page, passing):
        walk(page, cells[0])
    elif offered:
        click_move(page, (passing or offered)[0])


def play_out(page: Page, decide: Callable[[], None], most: int = 500) -> None:
    """To the end, however long luck makes it."""
    for _ in range(most):
        if not wait_for_turn(page):
            return
        decide()
    pytest.fail(f"the game is not over after {most} decisions")


def wait_for_size(page: Page, shape: str, least: int) -> None:
    """Until what a finger shall hit is so large, in pixels."""
    page.wait_for_function(
        """([shape, least]) => {
          const { width, height } = document.querySelector(shape).getBoundingClientRect();
          return Math.min(width, height) >= least;
        }""",
        arg=[shape, least],
    )


def saved_by(link: Locator) -> APIResponse:
    """What a browser saves when this link is followed, with the keys of the page."""
    assert link.get_attribute("download") is not None
    return link.page.request.get(link.evaluate("link => link.href"))


def serious_faults(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds that keeps somebody from playing."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: `make install`")
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run().then(result => result.violations)")
    serious = [v for v in found if v["impact"] in ("serious", "critical")]
    return [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in serious]
