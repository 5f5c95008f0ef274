"""Takes the pictures of README and docs anew: a server, a browser, games of fixed seeds.

python tools/pictures.py [NAME …]     as docs/pictures/NAME.webp; without names, all of them
"""

import base64
import contextlib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from theomachy import Table
from theomachy.bots import Mind, view_of
from theomachy.kernel import NATURE
from theomachy.table import record

PICTURES = pathlib.Path(__file__).parents[1] / "docs/pictures"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)
BOT, NAMES = "greedy", ("Ada", "Ben", "Cleo", "Dan")
LAPTOP, DESK, PHONE = (1366, 768), (1280, 800), (360, 740)
QUALITY, PATIENCE = 82, 60_000

When = Callable[[Table], bool]


@dataclass(frozen=True)
class Scene:
    """A moment of a game that bots have played, and how it is looked at."""

    name: str
    game: str
    players: int
    seed: int
    when: When
    size: tuple[int, int] = DESK
    theme: Literal["light", "dark"] = "light"
    shows: Callable[[Page, Table], None] | None = None
    """Something else than the table."""


def decides(node: str, turns: int) -> When:
    """At a decision, so many of the same kind into the game."""
    return lambda table: seen(table, node) > turns


def seen(table: Table, node: str) -> int:
    """How often somebody has come to decide that, if he does now."""
    is_here = table.actor >= 0 and table.describe()["at"].endswith(f" {node}")
    return sum(ply.actor >= 0 for ply in table.plies) if is_here else 0


def judged(page: Page, table: Table) -> None:
    """The record of the game, brought along and judged."""
    page.goto(f"{page.url.partition('#')[0]}#/import")
    page.get_by_test_id("brought").fill(record.write(table))
    page.get_by_test_id("read").click()
    page.get_by_test_id("findings").wait_for()


def watched(page: Page, table: Table) -> None:
    """The same, watched in its middle."""
    judged(page, table)
    page.get_by_test_id("watch").click()
    page.get_by_test_id("replay-slider").fill(str(table.ply * 2 // 3))


def is_over(table: Table) -> bool:
    return table.is_over


INVASION, WALK = decides("attack", 420), decides("step", 190)
SCENES = [
    Scene("bello-table", "bello", 4, 4, decides("action", 170), LAPTOP),
    Scene("storm-dark", "storm", 4, 0, decides("develop", 247), theme="dark"),
    Scene("gog-table", "gog", 3, 4, WALK),
    Scene("gog-phone", "gog", 3, 4, WALK, PHONE),
    Scene("godstorm-table", "godstorm", 4, 4, INVASION),
    Scene("godstorm-dark", "godstorm", 4, 4, INVASION, theme="dark"),
    Scene("verify", "bello", 3, 4, is_over, LAPTOP, shows=judged),
    Scene("replay", "gog", 3, 4, is_over, LAPTOP, shows=watched),
]


def main(*wanted: str) -> None:
    chosen = [scene for scene in SCENES if not wanted or scene.name in wanted]
    with house() as address, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for scene in chosen:
            picture = taken(browser, address, scene)
            (PICTURES / f"{scene.name}.webp").write_bytes(picture)
            print(f"{scene.name:16} {len(picture) // 1000:4} kB", flush=True)


@contextlib.contextmanager
def house() -> Iterator[str]:
    """A server of its own, whose bots wait for nobody."""
    with tempfile.TemporaryDirectory() as data:
        words = ["serve", "--port", "0", "--data", data, "--no-browser"]
        begun = [sys.executable, "-c", "from theomachy.cli import main; main()", *words]
        server = subprocess.Popen(begun, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            server.terminate()
            server.wait()


def taken(browser: Browser, address: str, scene: Scene) -> bytes:
    width, height = scene.size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce",
        service_workers="block", color_scheme=scene.theme,
        device_scale_factor=2 if scene.size == PHONE else 1,
    )  # fmt: skip
    page, table = context.new_page(), played(scene)
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}/")
    if scene.shows:
        scene.shows(page, table)
    else:
        sit_down(page, address, table)
    page.wait_for_load_state("networkidle")
    picture = shot(page)
    context.close()
    return picture


def played(scene: Scene) -> Table:
    """By bots that do not search: the same game each time, as long as rules and weights are."""
    table = Table(scene.game, scene.players, scene.seed, names=NAMES[: scene.players])
    minds = [Mind(BOT, scene.seed + seat) for seat in range(scene.players)]
    while not table.is_over and not scene.when(table):
        if table.actor == NATURE:
            table.roll()
        else:
            table.push(minds[table.actor].choose(view_of(table, table.actor)), trusted=True)
    return table


def sit_down(page: Page, address: str, table: Table) -> None:
    """At the seat that is to decide, so that nobody else moves."""
    seats = [
        {"kind": "me", "name": name} if seat == table.actor else {"kind": "bot", "bot": "level4"}
        for seat, name in enumerate(table.names)
    ]
    body = {"game": table.game.name, "seats": seats, "record": record.write(table)}
    answer = page.request.post(f"{address}/api/tables", data=body, timeout=PATIENCE)
    assert answer.ok, answer.text()
    page.goto(f"{address}/#/table/{answer.json()['table']}")
    page.get_by_test_id("status").wait_for()
    page.locator("[data-lit='true'], [data-move]:enabled").first.wait_for()


def shot(page: Page) -> bytes:
    how = {"format": "webp", "quality": QUALITY}
    drawn = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    return base64.b64decode(drawn["data"])


if __name__ == "__main__":
    main(*sys.argv[1:])
