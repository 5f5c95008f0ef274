"""A finger of 44 pixels on a phone of 360: it never picks what it may not mean, in no game."""

import pytest
from finger import FINGER, tap, tap_cell, wait_until_still
from player import lit, open_position, open_table, seq, wait_for_log, wait_for_turn
from playwright.sync_api import expect
from test_gog import BUYING, MOVING
from test_layout import PHONE

OFF = 0.45 * FINGER
ASIDE = [(0, 0), (OFF, 0), (-OFF, 0), (0, OFF), (0, -OFF)]
CELLS = 4
CROWDED = {
    "bello": ("2p; pantheons aztec greek; e1=P1/2 e2=P1/2 d1=P1/3 f1=P1/1 d2=P1/2; e9=P2/1; "
              "at P1 action", ()),
    "storm": ("2p; gods kors shamash; at P1 develop; V=e9:1; c3:2/P1w1c; a1:2/P2w3; a3:1/P1w2@20; "
              "P1=5", ()),
    "gog": (BUYING, ("soldier",)),
    "godstorm": ("2p; at P1 T6; ROM P1:9; LIG P1:4; DAL P1:5; GRA P1:3; SIC P1:3; RUS P2:2", ()),
}  # fmt: skip
"""Positions where cells lie side by side that a click may mean."""

_REACH = """cell => {
  const { x, y, width, height } =
    document.querySelector(`[data-cell='${cell}'] .reach`).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, least: Math.round(Math.min(width, height)) };
}"""
_OWNER = """({ x, y }) =>
  document.elementFromPoint(x, y)?.closest('[data-lit]')?.dataset.cell"""

_FOCUSED_IS_SEEN = """() => {
  const [cell, frame] = [document.activeElement.querySelector('.reach'),
    document.querySelector('.board')].map(one => one.getBoundingClientRect());
  return cell.top >= frame.top - 1 && cell.bottom <= frame.bottom + 1;
}"""


@pytest.fixture
def phone(new_context):
    page = new_context(**PHONE, reduced_motion="reduce").new_page()
    yield page
    page.context.close()


def reach(page, cell):
    return page.evaluate(_REACH, cell)


def look_at_all(page):
    page.keyboard.press("Escape")
    wait_until_still(page)
    if page.get_by_test_id("fit").is_visible():
        page.get_by_test_id("fit").tap()
    wait_until_still(page)


def touch_beside(page, cell, dx, dy):
    """A tap that far from the middle of a cell: it, or nothing before it is large enough."""
    spot = reach(page, cell)
    point = {"x": spot["x"] + dx, "y": spot["y"] + dy}
    under = page.evaluate(_OWNER, point)
    is_large = under is not None and reach(page, under)["least"] >= FINGER
    picked = tap(page, **point)
    if is_large:
        assert picked == under
    elif picked is None:
        assert reach(page, cell)["least"] >= FINGER
    elif page.evaluate(_OWNER, {"x": spot["x"], "y": spot["y"]}) == cell:
        assert picked == cell


@pytest.mark.parametrize("game", CROWDED)
def test_a_finger_never_picks_what_it_may_not_mean(phone, shared_house, game):
    text, played = CROWDED[game]
    open_position(phone, shared_house, game, text, *played)
    wait_for_turn(phone)
    before = seq(phone)
    for cell in lit(phone)[:CELLS]:
        for dx, dy in ASIDE:
            look_at_all(phone)
            touch_beside(phone, cell, dx, dy)
    assert seq(phone) == before


@pytest.mark.parametrize("game", CROWDED)
def test_what_is_to_be_picked_next_is_large_enough(phone, shared_house, game):
    text, played = CROWDED[game]
    open_position(phone, shared_house, game, text, *played)
    wait_for_turn(phone)
    cell = lit(phone)[0]
    tap_cell(phone, cell)
    assert reach(phone, cell)["least"] >= FINGER


def test_a_soldier_is_followed_until_it_stops(phone, shared_house):
    open_position(phone, shared_house, "gog", MOVING)
    wait_for_turn(phone)
    before = seq(phone)
    for cell in ("a1", "a1"):
        tap_cell(phone, cell)
    wait_for_log(phone, before)
    wait_until_still(phone)
    assert min(reach(phone, cell)["least"] for cell in ("a1", "a2", "b1")) >= FINGER
    for cell in ("a2", "a2"):
        tap_cell(phone, cell)
    wait_for_log(phone, before + 1)
    wait_until_still(phone)
    assert min(reach(phone, cell)["least"] for cell in ("a2", "a3", "b3")) >= FINGER


def test_all_of_the_board_is_seen_again_after_a_move(phone, shared_house):
    open_table(phone, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(phone)
    source = lit(phone)[0]
    tap_cell(phone, source)
    expect(phone.get_by_test_id("fit")).to_be_visible()
    target = next(cell for cell in lit(phone) if cell != source)
    before = seq(phone)
    for _ in range(2):
        tap_cell(phone, target)
    wait_for_log(phone, before)
    expect(phone.get_by_test_id("fit")).to_be_hidden()


def test_a_cell_that_keys_lead_to_is_brought_into_sight(page, shared_house):
    open_table(page, shared_house, ("me", "me"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    page.locator("[data-cell='e1']").focus()
    for _ in range(8):
        page.keyboard.press("ArrowUp")
        wait_until_still(page)
        assert page.evaluate(_FOCUSED_IS_SEEN)
    expect(page.locator("[data-cell='e9']")).to_be_focused()
