"""A real browser (Debian's Chromium, by choice the one without windows) at a real server."""

import shutil

import numba
import pytest
from playwright.sync_api import expect

from house import PATIENCE
from theomachy.server.app import STATIC

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--host-resolver-rules=MAP theomachy.test 127.0.0.1",
]

expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items):
    why = None
    if numba.config.DISABLE_JIT:
        why = "compiled_only: this is the plain run"
    elif CHROMIUM is None:
        why = "Chromium is not installed: `apt-get install chromium-headless-shell`"
    elif not (STATIC / "index.html").exists():
        why = "the web page is not built: `make install`"
    for item in items:
        if why and "tests/web" in item.nodeid:
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return browser_context_args | {
        "viewport": {"width": 1366, "height": 768},
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "service_workers": "block",
    }


@pytest.fixture
def context(context):
    context.set_default_timeout(PATIENCE * 1000)
    return context


@pytest.fixture
def new_context(browser, browser_context_args):
    """Another browser, as it were: like the first but for what is said; closed with the test."""
    opened = []

    def open_context(**more):
        opened.append(browser.new_context(**(browser_context_args | more)))
        opened[-1].set_default_timeout(PATIENCE * 1000)
        return opened[-1]

    yield open_context
    for context in opened:
        context.close()
