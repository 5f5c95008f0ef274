"""Does the board ever move? Whole games by clicking, watched by a layout observer.

    theomachy warm && python bench/shifts.py [game ...]

At 1366×768 by mouse and at 360 pixels by touch, against a bot that plays at random; prints how
often the board moved or changed its size: 0 is the only good number.
"""

# mypy: ignore-errors
# It plays with the hands of the browser tests, and tests say no types.

import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).parents[1]
sys.path[:0] = [str(HERE / "tests/web"), str(HERE / "tests")]

from godstorm_hand import Hand  # noqa: E402
from layout import shifts, watch_board  # noqa: E402
from player import open_table, wait_for_turn  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from test_layout import PHONE, decide  # noqa: E402

from conftest import CHROMIUM, QUIET  # noqa: E402
from house import House  # noqa: E402

OPTIONS = {
    "bello": {"doomsday": 12},
    "storm": {"radius": 3, "max_turns": 60},
    "gog": {"map": "fixed", "round_cap": 10},
    "godstorm": {"epochs": 1, "start_faith": 6},
}
SCREENS = {"1366×768": {"viewport": {"width": 1366, "height": 768}}, "360×740": PHONE}


def play(page, house, game) -> tuple[int, list[str]]:
    """A whole game: its decisions, and how the board moved."""
    hand = Hand(page) if game == "godstorm" else None
    open_table(page, house, game=game, **OPTIONS[game])
    wait_for_turn(page)
    watch_board(page)
    decisions = 0
    while hand.wait() if hand else wait_for_turn(page):
        decide(page, game, hand)
        decisions += 1
    return decisions, shifts(page)


def main() -> None:
    house = House(pathlib.Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game in sys.argv[1:] or OPTIONS:
            for screen, options in SCREENS.items():
                page = browser.new_context(**options, reduced_motion="reduce").new_page()
                decisions, moved = play(page, house, game)
                print(
                    f"{game:9} {screen:9} {decisions:4} decisions {len(moved)} shifts", flush=True
                )
                page.context.close()
    house.stop()


if __name__ == "__main__":
    main()
