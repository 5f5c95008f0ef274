"""What once was answered 500, or with a traceback at the start, is answered with what is wrong."""

import json
import subprocess
import sys

import pytest

from house import PATIENCE
from theomachy.server.backup import DATABASE
from theomachy.table.record import checksum

pytestmark = pytest.mark.compiled_only

DEEP = "[" * 2000 + "]" * 2000
_SERVE = "from theomachy.cli import main; main()"


def recorded(position):
    """A record of Bello that begins in a position, given as the JSON in its header."""
    header = "theomachy record 1|game bello|rules 1|players 2|options pantheons=fixed"
    seats = f"seat P1 a|seat P2 b|commitment sha256:{'0' * 64}|position {position}"
    lines = f"{header}|{seats}".split("|")
    return "\n".join([*lines, f"checksum sha256:{checksum(lines)}", ""])


@pytest.mark.parametrize(
    "position",
    [
        "null", "[]", "7", '"at P1"', DEEP, "{", '{"at":[]}', '{"at":null}', '{"cells":[]}',
        '{"players":2,"at":"P1 action","cells":{"e1":["P1"]}}',
        '{"players":2,"at":"P1 action","options":[]}', '{"players":[2]}',
        '{"players":2,"round":{}}',
        '{"players":2,"at":"P1 action","round":1e99}', '{"players":2,"at":{"at":"P1"}}',
        '{"players":2,"at":"P1 action","pantheons":"x","cells":null}',
    ],
)  # fmt: skip
def test_a_position_that_is_none_is_refused(browser, position):
    body = {"game": "bello", "seats": [{"kind": "me"}] * 2, "record": recorded(position)}
    status, told, _ = browser.ask("/api/tables", body)
    assert (status, told["error"]) == (400, "wrong"), told


@pytest.mark.parametrize("options", [[], "x", 7, {"doomsday": []}, {"doomsday": {}}, {"x": None}])
def test_options_that_are_none_are_refused(browser, options):
    body = {"game": "bello", "seats": [{"kind": "me"}] * 2, "options": options}
    assert browser.ask("/api/tables", body)[0] == 400


@pytest.mark.parametrize(
    "name", ["a\x00b", "a\x1bb", "a\x7fb", "\u202eab", "a\u2066b", "\u200e", "a\u2028b"]
)
def test_names_have_no_signs_that_cannot_be_seen(browser, name):
    _, [token] = browser.open_table("me", "open")
    status, told, _ = browser.ask("/api/join", {"token": token, "name": name})
    assert (status, told["error"]) == (400, "wrong")


def started(data, *before):
    """A server that cannot start: its status, and what it said."""
    words = [sys.executable, "-c", _SERVE, "serve", "--port", "0", "--no-browser", "--data", data]
    run = subprocess.run([*before, *words], capture_output=True, text=True, timeout=PATIENCE)
    return run.returncode, run.stderr.splitlines()


@pytest.mark.parametrize("harm", ["text", "torn"])
def test_a_corrupt_database_is_one_line_at_the_start(tmp_path, harm):
    page = b"SQLite format 3\0" + bytes([16, 0, 1, 1, 0, 64, 32, 32]) + b"\xff" * 4072
    (tmp_path / DATABASE).write_bytes(b"no database" * 1000 if harm == "text" else page)
    status, lines = started(tmp_path)
    assert (status, len(lines)) == (2, 1), lines
    assert f"{DATABASE} cannot be used" in lines[0]


def test_a_full_disk_is_one_line_at_the_start(tmp_path):
    little = ("sh", "-c", 'ulimit -f 8 && exec "$@"', "sh")
    status, lines = started(tmp_path, *little)
    assert (status, len(lines)) == (2, 1), lines
    assert DATABASE in lines[0]


def test_every_answer_of_the_api_says_what_it_is(browser):
    for path in ("/api/shelf", "/api/nowhere", "/api/tables/none", "/api/rules/none/en"):
        status, told, headers = browser.ask(path)
        assert headers["cache-control"] == "no-store"
        assert headers["x-request-id"]
        assert status == 200 or isinstance(told, dict | str)
        assert "Traceback" not in json.dumps(told)
