"""Somebody who plays any given move of Godstorm by clicking, as a person would."""

import json
import time
from collections import Counter
from collections.abc import Callable

from finger import has_finger, press
from player import click_cell, wait_for_log
from playwright.sync_api import Page, expect

from house import PATIENCE

COUNTED = ("move", "bid")
GOD_SETS = ("with", "gods")
PORTIONED = ("place", "embark")
ENOUGH = 3
"""So many moves of each kind of decision that could also be left."""


class Hand:
    """Hears what the server offers, and clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.view, self.seq = page, {"legal": [], "result": None}, 0
        self.log: list[str] = []
        self.tries: Counter[str] = Counter()
        page.on("websocket", lambda wire: wire.on("framereceived", self.hear))

    def hear(self, frame) -> None:
        said = json.loads(frame if isinstance(frame, str) else frame.decode())
        if "view" in said:
            self.view, self.seq = said["view"], said["seq"]
            self.log += [entry["move"] for entry in said.get("entries", [])]

    @property
    def node(self) -> str:
        return self.view["position"]["at"].split()[-1]

    def wait(self) -> bool:
        """Until there is something to decide (True) or the game is over (False)."""
        self.until(lambda: self.view["result"] or self.view["legal"] or self.is_veiled)
        if not self.view["legal"]:
            self.draw_curtain()
        return not self.view["result"]

    @property
    def is_veiled(self) -> bool:
        """Whether what is to be decided is secret, and nobody has said that he looks."""
        return self.view.get("actor") in self.view.get("curtain", [])

    def until(self, holds: Callable[[], object]) -> None:
        """Hear what comes until something holds."""
        given_up = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < given_up, self.view
            self.page.wait_for_timeout(20)

    def decide(self) -> str:
        """The first move that gets on; what can be left is left after a few."""
        self.tries[self.node] += 1
        return self.view["legal"][0] if self.tries[self.node] <= ENOUGH else self.quickest()

    def quickest(self) -> str:
        """The way out, wherever there is one."""
        legal = self.view["legal"]
        return next((move for move in ("done", "stop", "pass") if move in legal), legal[0])

    def play(self, move: str) -> None:
        """One move, by the way its verb has on the screen."""
        before, verb = self.lines(), move.split()[0]
        if move not in self.view["legal"]:
            self.draw_curtain()
        if verb in PORTIONED:
            press(self.page.get_by_test_id("portion-1"))
        elif verb in COUNTED:
            self.page.get_by_test_id("count").fill(move.split()[1])
        elif verb in GOD_SETS:
            self.choose_gods(move.split()[1])
        cells = self.cells(move)
        for cell in cells:
            self.pick(cell)
        button = self.page.locator(f"[data-move='{move}']:visible").first
        if not cells or (verb in ("summon", "temple") and self.several(cells[0])):
            press(button)
        else:
            self.affirm()
        wait_for_log(self.page, before)

    def place_all(self) -> None:
        """All armies of this go, by one click."""
        position, seat = self.view["position"], self.view["seat"]
        left = position["reserve"][seat] - (position["go"] or position["reserve"][seat])
        press(self.page.get_by_test_id("portion-99"))
        self.pick(self.view["legal"][0].split()[1])
        self.affirm()
        self.until(lambda: self.view["position"]["reserve"][seat] <= left)

    def affirm(self) -> None:
        """What a finger has only shown is played by its button."""
        shown = self.page.locator("[data-proposed]")
        if shown.count():
            press(shown.first)

    def lines(self) -> int:
        return self.page.locator("[data-testid='log'] [data-seq]").count()

    def draw_curtain(self) -> None:
        """Whoever is to act says that he looks, if that is asked."""
        if self.is_veiled:
            self.page.get_by_test_id("open-curtain").click()
            self.until(lambda: not self.is_veiled)
            expect(self.page.get_by_test_id("curtain")).to_have_count(0)

    def choose_gods(self, wanted: str) -> None:
        for toggle in self.page.locator("[data-god]").all():
            is_on = toggle.get_attribute("aria-pressed") == "true"
            if is_on != (toggle.get_attribute("data-god") in wanted):
                press(toggle)

    def cells(self, move: str) -> list[str]:
        """The places a move names."""
        words = move.split()[2 if move.startswith("summon") else 1 :]
        shown = [self.page.locator(f"[data-cell='{word}']").count() for word in words]
        return words if words and all(shown) else []

    def several(self, cell: str) -> bool:
        return sum(move.endswith(f" {cell}") for move in self.view["legal"]) > 1

    def pick(self, cell: str) -> None:
        """By finger; by mouse where the middle of its box is its own ground, else by keyboard."""
        spot = self.page.locator(f"[data-cell='{cell}']").first
        if has_finger(self.page) or spot.evaluate(_IS_OWN_GROUND):
            click_cell(self.page, cell)
        else:
            spot.focus()
            self.page.keyboard.press("Enter")


_IS_OWN_GROUND = """spot => {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there?.closest('[data-cell]') === spot;
}"""
