"""From a click in Chromium to the board's answer, on loopback.

python bench/answer.py [CLICKS]
"""

import pathlib
import shutil
import statistics
import sys
import tempfile

from clients import Server
from playwright.sync_api import Page, sync_playwright

MEASURE = """
async move => {
  const log = document.querySelector("[data-testid='log']");
  const answered = new Promise(done => new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now()));
  }).observe(log, { childList: true, subtree: true }));
  const clicked = performance.now();
  document.querySelector(`[data-move='${move}']`).click();
  return (await answered) - clicked;
}
"""


def clicks(page: Page, address: str, number: int) -> list[float]:
    """Two people at one screen end their phases, one click after another."""
    page.goto(f"http://{address}/")
    page.get_by_test_id("game-bello").click()
    page.get_by_test_id("seat-1-kind").select_option("me")
    page.locator("details > summary").click()
    page.get_by_test_id("option-powers").select_option("off")
    page.get_by_test_id("start").click()
    waits = []
    for _ in range(number):
        page.wait_for_selector("[data-move='end']:enabled")
        waits.append(float(page.evaluate(MEASURE, "end")))
    return waits


def main(number: str = "30") -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(pathlib.Path(data))
        server.start()
        try:
            server.wait_until_well()
            browser = driver.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
                args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
            )
            page = browser.new_page(reduced_motion="reduce")
            waits = clicks(page, server.address, int(number))
            browser.close()
        finally:
            server.stop()
    print(
        f"{len(waits)} clicks: median {statistics.median(waits):.0f} ms, "
        f"longest {max(waits):.0f} ms from click to the board's answer"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
