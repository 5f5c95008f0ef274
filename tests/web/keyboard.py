"""Somebody who plays any game without ever touching a mouse."""

import pytest
from godstorm_hand import COUNTED, GOD_SETS, PORTIONED, Hand
from player import PASSING, is_chosen, lit, moves, proposed, seq, wait_for_log, wants_cells
from playwright.sync_api import Page

_STOPS = 250
"""No page has more places that Tab comes to."""


class Keyboard:
    """Tab, arrows, n, e, Enter and Space."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, wanted: str, key: str = "Tab") -> None:
        """One key, until what is wanted has the focus."""
        for _ in range(_STOPS):
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            self.page.keyboard.press(key)
        pytest.fail(f"{wanted} cannot be reached by {key}")

    def press(self, wanted: str, key: str = "Enter") -> None:
        self.reach(wanted)
        self.page.keyboard.press(key)

    def pick(self, cell: str) -> None:
        """From lit cell to lit cell, once the board is reached."""
        self.reach("[data-cell]")
        self.reach(f"[data-cell='{cell}']", "n")
        self.page.keyboard.press("Enter")

    def play(self, move: str) -> None:
        before = seq(self.page)
        self.press(f"[data-move='{move}']")
        wait_for_log(self.page, before)

    def pass_on(self) -> None:
        before = seq(self.page)
        self.page.keyboard.press("e")
        wait_for_log(self.page, before)

    def walk(self, cell: str) -> None:
        """A cell, and then what it asks for."""
        before = seq(self.page)
        self.pick(cell)
        if self.page.get_by_test_id("walk").count():
            self.press("[data-testid='walk']")
            self.page.wait_for_selector(".moves[aria-busy='false']")
        elif seq(self.page) == before and is_chosen(self.page, cell) and not proposed(self.page):
            self.pick(next(other for other in lit(self.page) if other != cell))
        if seq(self.page) == before and proposed(self.page):
            self.press(f"[data-move='{proposed(self.page)[0]}']")
        wait_for_log(self.page, before)

    def decide(self, eager: tuple[str, ...]) -> None:
        """What can be had, else a cell now and then, else pass on."""
        offered, cells = moves(self.page), lit(self.page)
        wanted = [move for move in offered if move.split()[0] in eager]
        passing = [move for move in (*PASSING, "next") if move in offered]
        if wanted:
            self.play(wanted[0])
        elif cells and wants_cells(self.page, passing):
            self.walk(cells[-1])
        elif passing and passing[0] in PASSING:
            self.pass_on()
        elif offered:
            self.play((passing or offered)[0])


class KeyboardHand(Hand):
    """The same for Godstorm, which is told what it may do."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.keys = Keyboard(page)

    def pick(self, cell: str) -> None:
        self.keys.pick(cell)

    def play(self, move: str) -> None:
        before, verb = self.lines(), move.split()[0]
        if verb in PORTIONED:
            self.keys.press("[data-testid='portion-1']")
        elif verb in COUNTED:
            self.slide_to(move)
        elif verb in GOD_SETS:
            self.choose_gods(move.split()[1])
        cells = self.cells(move)
        for cell in cells:
            self.pick(cell)
        if not cells or (verb in ("summon", "temple") and self.several(cells[0])):
            self.keys.press(f"[data-move='{move}']")
        wait_for_log(self.page, before)

    def slide_to(self, move: str) -> None:
        """By arrows, from the least."""
        self.keys.press("[data-testid='count']", "Home")
        for _ in range(_STOPS):
            if self.page.locator(f"[data-move='{move}']").count():
                return
            self.page.keyboard.press("ArrowRight")

    def choose_gods(self, wanted: str) -> None:
        for toggle in self.page.locator("[data-god]").all():
            god = toggle.get_attribute("data-god")
            if (toggle.get_attribute("aria-pressed") == "true") != (god in wanted):
                self.keys.press(f"[data-god='{god}']", "Space")

    def place_all(self) -> None:
        position, seat = self.view["position"], self.view["seat"]
        left = position["reserve"][seat] - (position["go"] or position["reserve"][seat])
        self.keys.press("[data-testid='portion-99']")
        self.pick(self.view["legal"][0].split()[1])
        self.until(lambda: self.view["position"]["reserve"][seat] <= left)
