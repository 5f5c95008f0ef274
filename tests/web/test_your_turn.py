"""Your turn when you look elsewhere; the page as an app; no connection."""

import functools
import http.server
import re
import shutil
import threading

import pytest
from player import click_move, moves, open_table, wait_for_turn
from playwright.sync_api import expect

from house import PATIENCE
from theomachy.server.app import STATIC


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """With the worker that keeps the page for when there is no connection."""
    return browser_context_args | {"service_workers": "allow"}


HIDE = """
  Object.defineProperty(document, 'visibilityState', { get: () => globalThis.looks ?? 'visible' });
  globalThis.told = [];
  globalThis.Notification = class {
    constructor(title, details) { told.push([title, details.body, details.tag]); }
    static permission = 'PERMISSION';
    static async requestPermission() { return (Notification.permission = 'granted'); }
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
"""
"""A page that can be made to think nobody looks, and remembers what it told."""


def watched(page, house, permission, answer=None):
    """At a table, where it is my turn."""
    page.add_init_script(HIDE.replace("PERMISSION", permission))
    if answer:
        page.add_init_script(f"localStorage.setItem('theomachy-notify', '{answer}')")
    open_table(page, house, ("me", "random"), pantheons="fixed", powers="off")
    wait_for_turn(page)


UNSEEN = """() => {
  globalThis.looks = 'hidden';
  globalThis.came = false;
  let was = document.title;
  new MutationObserver(() => {
    came ||= document.title.startsWith('●') && !was.startsWith('●');
    was = document.title;
  }).observe(document.querySelector('title'), { childList: true });
}"""
"""Nobody looks from now on; remembers whether a turn came."""


def turn_comes_unseen(page):
    """My turn ends, and comes again while nobody looks."""
    page.evaluate(UNSEEN)
    for _ in range(20):
        click_move(page, next(move for move in ("end", "pass") if move in moves(page)))
        wait_for_turn(page)
        if page.evaluate("came"):
            return
    pytest.fail("my turn does not end")


def test_who_looks_elsewhere_is_asked_once_and_then_told(page, shared_house):
    watched(page, shared_house, "default")
    expect(page.get_by_test_id("notify-ask")).to_have_count(0)
    turn_comes_unseen(page)
    page.get_by_test_id("notify-yes").click()
    expect(page.get_by_test_id("notify-ask")).to_have_count(0)
    turn_comes_unseen(page)
    page.wait_for_function("() => told.length > 0")
    table = page.url.rsplit("/", 1)[1]
    assert page.evaluate("told[0]") == ["Your turn", "Bello Divorum: it is your turn.", table]


@pytest.mark.parametrize(("permission", "answer"), [("denied", None), ("default", "no")])
def test_nobody_is_asked_twice_or_in_vain(page, shared_house, permission, answer):
    watched(page, shared_house, permission, answer)
    turn_comes_unseen(page)
    expect(page.get_by_test_id("notify-ask")).to_have_count(0)
    assert page.evaluate("told") == []


def test_no_is_remembered_and_changed_in_the_settings(page, shared_house):
    watched(page, shared_house, "default")
    turn_comes_unseen(page)
    page.get_by_test_id("notify-no").click()
    page.reload()
    wait_for_turn(page)
    turn_comes_unseen(page)
    expect(page.get_by_test_id("notify-ask")).to_have_count(0)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("notify").check()
    assert page.evaluate("localStorage.getItem('theomachy-notify')") == "yes"


@pytest.mark.parametrize(("looks", "reminded"), [("hidden", True), ("visible", False)])
def test_who_looks_elsewhere_is_reminded_before_time_runs_out(page, shared_house, looks, reminded):
    page.add_init_script(HIDE.replace("PERMISSION", "granted") + f"globalThis.looks = '{looks}';")
    page.add_init_script("localStorage.setItem('theomachy-notify', 'yes')")
    page.clock.install()
    page.goto(f"http://{shared_house.address}/")
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Ben")]
    body = {"game": "bello", "seats": seats, "options": {"pantheons": "fixed", "powers": "off"},
            "pace": {"clock": "turn", "seconds": 86400, "late": "nothing"}}  # fmt: skip
    told = page.request.post(f"http://{shared_house.address}/api/tables", data=body).json()
    page.goto(f"http://{shared_house.address}/#/table/{told['table']}")
    clock = page.get_by_test_id("clock")
    expect(clock).to_contain_text(re.compile(r"23:5\d:\d\d"))
    page.clock.fast_forward("20:05:00")
    expect(clock).to_contain_text(re.compile(r"3:5\d:\d\d"))
    notes = page.evaluate("told.map(([, body]) => body)")
    assert any("left to play" in body for body in notes) == reminded


# --- the page as an app ---

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def comes_true(page, question):
    """Ask the page until the promise of a truth is kept, or for as long as we wait for anything."""
    return page.evaluate(
        f"""async () => {{
          const end = performance.now() + {PATIENCE * 1000};
          while (!(await ({question})))
            if (performance.now() > end) return false;
            else await new Promise(again => setTimeout(again, 50));
          return true;
        }}"""
    )


NOTED = """
  globalThis.told = [];
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = async (title, details) => {
    told.push([title, details.tag]);
  };
"""
"""A browser that allows notes and remembers them: a Chromium without windows shows none."""


def test_a_browser_that_allows_it_shows_a_note_for_the_table(page, shared_house):
    hidden = HIDE.splitlines()[1]
    page.add_init_script(f"{hidden} {NOTED} localStorage.setItem('theomachy-notify', 'yes')")
    open_table(page, shared_house, ("me", "random"), pantheons="fixed", powers="off")
    wait_for_turn(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    turn_comes_unseen(page)
    page.wait_for_function("() => told.length > 0")
    assert page.evaluate("told[0]") == ["Your turn", page.url.rsplit("/", 1)[1]]


def test_the_page_can_be_installed(page, shared_house):
    page.goto(f"http://{shared_house.address}/")
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    why_not = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in why_not} <= {"in-incognito"}
    for size in (192, 512):
        picture = page.request.get(f"http://{shared_house.address}/icon-{size}.png").body()
        assert int.from_bytes(picture[16:20]) == size


@pytest.mark.parametrize(
    ("language", "words"), [("en", "No connection"), ("fr", "Pas de connexion")]
)
def test_without_a_connection_a_page_says_so_and_comes_back_by_itself(page, house, language, words):
    page.goto(f"http://{house.address}/")
    page.evaluate("spoken => localStorage.setItem('theomachy-language', spoken)", language)
    page.wait_for_function(CONTROLLED)
    house.kill()
    page.reload()
    expect(page.locator("h1:visible")).to_have_text(words)
    expect(page.locator(f"main[lang='{language}'] li").first).to_be_visible()
    house.start()
    expect(page.get_by_test_id("game-bello")).to_be_visible()


@pytest.fixture
def copied(tmp_path):
    """A folder with the page, served from there."""
    folder = shutil.copytree(STATIC, tmp_path / "page")
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    yield folder, f"http://127.0.0.1:{served.server_port}/"
    served.shutdown()
    served.server_close()


def test_a_new_build_is_seen_at_the_next_reload(page, copied):
    folder, address = copied
    page.goto(address)
    page.wait_for_function(CONTROLLED)
    index, worker = folder / "index.html", folder / "sw.js"
    kept = re.search(r"theomachy-offline-\w+", worker.read_text())[0]
    index.write_text(index.read_text().replace("<title>", '<meta name="build" content="2"><title>'))
    worker.write_text(worker.read_text().replace(kept, "theomachy-offline-2"))
    page.reload()
    assert page.locator("meta[name='build']").count() == 1
    only = "kept => `${kept}` === 'theomachy-offline-2'"
    assert comes_true(page, f"caches.keys().then({only})")


def test_the_api_is_never_kept_and_pages_are_asked_for_anew(page, shared_house):
    page.goto(f"http://{shared_house.address}/")
    page.wait_for_function(CONTROLLED)
    page.get_by_test_id("game-bello").wait_for()
    kept = page.evaluate(
        """async () => {
          const all = await Promise.all((await caches.keys()).map(name => caches.open(name)));
          const kept = await Promise.all(all.map(one => one.keys()));
          return kept.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert sorted(kept) == ["/icon.svg", "/offline.css", "/offline.html", "/offline.js"]
    house = f"http://{shared_house.address}"
    named = page.locator("script[src]").get_attribute("src").removeprefix(".")
    answers = [page.request.get(house + path) for path in ("/", "/sw.js", "/api/shelf", named)]
    told = [answer.headers["cache-control"] for answer in answers]
    assert told == ["no-cache", "no-cache", "no-store", "public, max-age=31536000, immutable"]
