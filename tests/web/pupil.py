"""Somebody who follows a guided game by clicking: asked what Python's reading of the guide asks."""

import json

from godstorm_hand import Hand
from player import proposed, wait_for_log
from playwright.sync_api import Page, expect

from theomachy.games import load
from theomachy.table.guide import Guide, Reached, guide_of, is_like

GOING_ON = ("end", "done", "next", "stop", "pass", "leave")
MOST = 150
"""Decisions before a lesson is given up."""


class Pupil(Hand):
    """Hears every entry of the log, and so knows how far the lesson is."""

    def __init__(self, page: Page, game: str) -> None:
        self.entries: dict[int, dict] = {}
        super().__init__(page)
        self.game, self.guide = game, taught(game)

    def hear(self, frame) -> None:
        super().hear(frame)
        said = json.loads(frame if isinstance(frame, str) else frame.decode())
        heard = [*said.get("log", []), *said.get("entries", [])]
        self.entries |= {entry["seq"]: entry for entry in heard}

    def begin(self, house, language: str) -> None:
        """From the shelf, in one click."""
        self.page.goto(f"http://{house.address}/")
        self.page.get_by_test_id("language").select_option(language)
        self.page.get_by_test_id(f"learn-{self.game}").click()
        expect(self.page.get_by_test_id("coach-do")).to_be_visible()
        self.wait()

    @property
    def reached(self) -> Reached:
        reached = Reached()
        for seq in sorted(self.entries):
            entry = self.entries[seq]
            reached = reached.after(self.guide, entry["seat"], entry["move"])
        return reached

    @property
    def is_over(self) -> bool:
        return self.reached.steps == len(self.guide.steps) or bool(self.view["result"])

    def follow(self) -> list[str]:
        """Do what is asked until the lesson is over; the steps in their order."""
        steps: list[str] = []
        for _ in range(MOST):
            self.wait()
            if self.is_over:
                return steps
            steps += [name for name in [self.step()] if name not in ("", *steps)]
            self.click(self.wanted())
        raise AssertionError(f"the lesson does not end: {steps}")

    def step(self) -> str:
        """The step that is asked for, which the page says too."""
        asked = self.reached.asks(self.guide, self.view["legal"])
        name = "" if asked is None else self.guide.steps[asked].name
        if name:
            said = self.page.locator("[data-testid='coach'] .said")
            expect(said).to_have_attribute("data-step", name)
        else:
            expect(self.page.get_by_test_id("coach-free")).to_be_visible()
        return name

    def wanted(self) -> str:
        """A move that is asked for; what goes on, if it is among them."""
        legal = self.view["legal"]
        asked = self.reached.asks(self.guide, legal)
        if asked is not None:
            legal = [move for move in legal if is_like(move, self.guide.steps[asked].do)]
        return next((move for move in GOING_ON if move in legal), legal[0])

    def click(self, move: str) -> None:
        """By its button, where it has one; else by its places."""
        before, seq = self.lines(), self.seq
        button, cells = self.page.locator(f"[data-move='{move}']:visible"), self.cells(move)
        if self.game == "godstorm":
            self.play(move)
            self.heard_after(before, seq)
            return
        self.wait_for_offer(move, cells)
        if cells and not button.count():
            for cell in cells:
                self.pick(cell)
            self.affirm()
        else:
            button.first.click()
            if move in proposed(self.page):
                button.first.click()
        self.heard_after(before, seq)

    def wait_for_offer(self, move: str, cells: list[str]) -> None:
        """What was heard is on the screen a little later: its button, or its first place lit."""
        ways = [
            f"[data-move='{move}']:visible",
            *(f"[data-cell='{cell}'][data-lit='true']" for cell in cells[:1]),
        ]
        self.page.locator(", ".join(ways)).first.wait_for()

    def heard_after(self, lines: int, seq: int) -> None:
        wait_for_log(self.page, lines)
        self.until(lambda: self.seq > seq)


def taught(game: str) -> Guide:
    guide = guide_of(load(game))
    assert guide is not None
    return guide
