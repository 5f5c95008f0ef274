"""Somebody who plays Bello by clicking."""

from playwright.sync_api import Page, expect

PASSING = ("end", "pass", "done")
MINE = "[data-lit='true'], [data-move]:enabled"


def open_table(page: Page, house, seats=("me", "random"), language="en", **options) -> None:
    """From the shelf to a table, by clicking; a seat is me, open, or a bot's name."""
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.reload()
    page.get_by_test_id("game-bello").click()
    for number, kind in enumerate(seats):
        kinds = page.get_by_test_id(f"seat-{number}-kind")
        kinds.select_option(kind if kind in ("me", "open") else "bot")
        if kind not in ("me", "open"):
            page.get_by_test_id(f"seat-{number}-bot").select_option(kind)
    page.locator("details > summary").click()
    for name, value in options.items():
        field = page.get_by_test_id(f"option-{name}")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(str(value))
        else:
            field.fill(str(value))
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("status")).to_be_visible()


def wait_for_turn(page: Page) -> bool:
    """Until something can be clicked (True) or the game is over (False)."""
    page.wait_for_selector(f"{MINE}, [data-testid='result']", timeout=20_000)
    return page.get_by_test_id("result").count() == 0


def moves(page: Page) -> list[str]:
    return page.eval_on_selector_all(
        "[data-move]:enabled", "found => found.map(one => one.dataset.move)"
    )


def lit(page: Page) -> list[str]:
    return page.eval_on_selector_all(
        "[data-lit='true']", "found => found.map(one => one.dataset.cell)"
    )


def seq(page: Page) -> int:
    """How many lines the log has."""
    return page.locator("[data-testid='log'] [data-seq]").count()


def click_move(page: Page, move: str) -> None:
    before = seq(page)
    page.locator(f"[data-move='{move}']").first.click()
    wait_for_log(page, before)


def wait_for_log(page: Page, before: int) -> None:
    """Until the log is longer than it was, or the game is over."""
    page.wait_for_function(
        "before => document.querySelectorAll(\"[data-testid='log'] [data-seq]\").length > before "
        "|| document.querySelector(\"[data-testid='result']\")",
        arg=before,
    )


def click_cell(page: Page, cell: str) -> None:
    page.locator(f"[data-cell='{cell}']").first.click(force=True)
