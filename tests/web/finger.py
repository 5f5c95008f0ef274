"""Somebody who plays with a finger: what is too small for it is looked at more closely first."""

from playwright.sync_api import Locator, Page

FINGER = 44
"""Pixels."""

_FIND = """cell => {
  const spot = document.querySelector(`[data-cell='${cell}']`);
  const { x, y, width, height } = (spot.querySelector('.reach') ?? spot).getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
  const points = parts.flatMap(a => parts.map(b => ({ x: x + a * width, y: y + b * height })));
  return points.find(({ x, y }) =>
    document.elementFromPoint(x, y)?.closest('[data-cell]') === spot);
}"""
"""A point of the cell's own ground that is seen."""

_HEED = """cell => {
  const inner = document.querySelector('.board .inner');
  window.before = inner.style.transform;
  window.heard = undefined;
  const hear = event => (window.heard = event.target.closest('[data-cell]').dataset.cell);
  for (const one of document.querySelectorAll('[data-cell]')) one.onclickheard ??=
    (one.addEventListener('click', hear), true);
}"""

_DONE = """() => window.heard !== undefined
  || document.querySelector('.board .inner').style.transform !== window.before"""

_STILL = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.querySelector('.board .inner').getAnimations().length === 0))))"""


def has_finger(page: Page) -> bool:
    return page.evaluate("navigator.maxTouchPoints > 0")


def press(button: Locator) -> None:
    """With a finger, where there is one."""
    button.tap() if has_finger(button.page) else button.click()


def wait_until_still(page: Page) -> None:
    """Until the board is where it goes."""
    page.wait_for_function(_STILL)


def tap(page: Page, x: float, y: float) -> str | None:
    """The cell that a tap on the board picks; none if it is only shown more closely."""
    wait_until_still(page)
    page.evaluate(_HEED)
    page.touchscreen.tap(x, y)
    page.wait_for_function(_DONE)
    wait_until_still(page)
    return page.evaluate("window.heard")


def tap_cell(page: Page, cell: str) -> None:
    """As often as it takes; all of the board is looked at where the cell is out of sight."""
    wait_until_still(page)
    if page.evaluate(_FIND, cell) is None:
        page.get_by_test_id("fit").tap()
        wait_until_still(page)
    picked = None
    while picked is None:
        point = page.evaluate(_FIND, cell)
        picked = tap(page, point["x"], point["y"])
    assert picked == cell
