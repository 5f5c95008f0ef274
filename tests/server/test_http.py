"""The routes: what they give, and what they refuse."""

import os
import re
import subprocess
import sys

import pytest
from websockets.exceptions import InvalidStatus

from house import Browser
from theomachy import __version__
from theomachy.games import SHELF
from theomachy.server import limits, protocol
from theomachy.server.answers import failure
from theomachy.server.pace import PaceByAddress

pytestmark = pytest.mark.compiled_only

FOREIGN = {"origin": "http://evil.example"}


def test_the_shelf(browser):
    _, shelf, headers = browser.ask("/api/shelf")
    assert [game["name"] for game in shelf["games"]][: len(SHELF)] == list(SHELF)
    presets = {game["name"]: game["presets"] for game in shelf["games"]}
    assert {"name": "printed", "options": {}} in presets["storm"]
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "HttpOnly; SameSite=Strict" in headers["set-cookie"]


def test_every_documented_route_exists(browser):
    table, _ = browser.open_table("me", "bot")
    for path, methods in protocol.openapi()["paths"].items():
        for method, operation in methods.items():
            filled = path.format(
                table=table,
                game="bello",
                paper="a4",
                language="fr",
                before=1,
                page=0,
                ply=0,
                number=0,
            )
            body = {} if method == "post" else None
            status, _, _ = browser.ask(filled, body, method=method.upper())
            not_yet = 409 if path.endswith("/story") else 200
            assert status == (400 if "requestBody" in operation else not_yet), filled


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", {}, {"game": "chess", "seats": []},
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "bello", "seats": [{"kind": "me"}]},
        {"game": "bello", "seats": [{"kind": "me"}] * 7},
        {"game": "bello", "seats": [{"kind": "cat"}] * 2},
        {"game": "bello", "seats": [{"kind": "bot", "bot": "oracle"}] * 2},
        {"game": "bello", "seats": [{"kind": "me", "name": "x" * 100}] * 2},
        {"game": "bello", "seats": [{"kind": "me", "name": "two\nlines"}] * 2},
        {"game": "bello", "seats": [{"kind": "me", "name": "\u202eevil"}] * 2},
        {"game": "bello", "seats": [{"kind": "me", "name": "  "}] * 2},
        {"game": "bello", "seats": [{"kind": "me"}] * 2, "options": []},
        {"game": "bello", "seats": [{"kind": "me"}] * 2, "options": {"sharing": "maybe"}},
        {"game": "bello", "seats": [{"kind": "me"}] * 2, "options": {"colour": "red"}},
        {"game": "bello", "seats": [{"kind": "me"}] * 2, "record": "no record"},
        b'"' + b"x" * 90_000 + b'"',
    ],
)  # fmt: skip
def test_wrong_tables_are_refused_with_what_is_wrong(browser, body):
    status, told, _ = browser.ask("/api/tables", body)
    assert (status, told["error"]) == (400, "wrong")
    assert told["detail"]


@pytest.mark.parametrize("what", ["", "/record", "/replay", "/win-probabilities"])
def test_unknown_tables_are_404(browser, what):
    assert browser.ask(f"/api/tables/none{what}")[0] == 404


def test_foreign_pages_are_refused(browser):
    table, _ = browser.open_table("me", "bot")
    for path, body in (("/api/shelf", None), ("/api/tables", {}), ("/api/join", {})):
        assert browser.ask(path, body, FOREIGN)[0] == 403
    with pytest.raises(InvalidStatus):
        browser.sit(table, origin=FOREIGN["origin"])


def test_my_tables_are_mine(shared_house):
    mine, yours = Browser(shared_house), Browser(shared_house)
    table, _ = mine.open_table("me", "bot")
    yours.ask("/api/shelf")
    assert [told["table"] for told in mine.ask("/api/tables")[1]["tables"]] == [table]
    assert yours.ask("/api/tables")[1]["tables"] == []


def test_rulebooks_are_served_in_both_languages(browser):
    assert "**BD-6.3**" in browser.ask("/api/rules/bello/fr")[1]
    assert browser.ask("/api/rules/bello/tlh")[0] == 404
    assert browser.ask("/api/rules/..%2F..%2Fetc/en")[0] == 404


def test_a_table_may_go_on_from_a_record(browser):
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    seat.play("pass", seat.settled()["seq"])
    _, text, _ = browser.ask(f"/api/tables/{table}/record")
    body = {"game": "bello", "seats": [{"kind": "me"}] * 2, "record": text}
    _, opened, _ = browser.ask("/api/tables", body)
    position = browser.sit(opened["table"]).settled()["view"]["position"]
    assert position["at"].endswith("action")


def test_the_house_says_that_it_lives_writes_and_which_it_is(browser):
    assert [browser.ask(path)[:2] for path in ("/livez", "/readyz")] == [(200, "well")] * 2
    assert browser.ask("/version")[:2] == (200, __version__)


def test_what_the_house_answers_is_kept_by_nobody(browser):
    assert browser.ask("/api/shelf")[2]["cache-control"] == "no-store"


def test_an_origin_that_is_none_is_foreign(browser):
    assert browser.ask("/api/shelf", headers={"origin": "http://["})[0] == 403


def test_an_empty_key_is_nobodys(browser):
    browser.cookie = "theomachy="
    browser.ask("/api/shelf")
    assert len(browser.cookie) > len("theomachy=") + 16


def test_who_opens_too_many_tables_is_told_when_to_come_back():
    pace = PaceByAddress(per_second=1.0, at_once=2.0)
    assert [pace.refuses("here") > 0 for _ in range(4)] == [False, False, True, True]
    assert pace.refuses("there") == 0
    assert failure(429, "too_many", "3").headers["retry-after"] == "3"


def test_addresses_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "ADDRESSES_REMEMBERED", 2)
    pace = PaceByAddress(per_second=0.001, at_once=1.0)
    assert not any(pace.refuses(address) for address in "abc")
    assert (pace.refuses("c") > 0, pace.refuses("a")) == (True, 0)


def test_every_limit_is_printed():
    assert len(limits.told()) == sum(name.isupper() for name in vars(limits))


def test_the_environment_may_say_another_bound():
    words = [sys.executable, "-c", "from theomachy.cli import main; main()", "serve", "--limits"]
    said = os.environ | {"THEOMACHY_TABLES_AT_ONCE": "7"}
    told = subprocess.run(words, env=said, capture_output=True, text=True, check=True).stdout
    assert re.search(r"^tables at once +7$", told, re.MULTILINE)
    assert re.search(r"^frame bytes +4096$", told, re.MULTILINE)
    shared = subprocess.run(
        words, env=said | {"THEOMACHY_PROCESSES": "2"}, capture_output=True, text=True, check=True
    ).stdout
    assert re.search(r"^tables at once +3\.5$", shared, re.MULTILINE)
    assert re.search(r"^exports at once +1\.5$", shared, re.MULTILINE)
    wrong = subprocess.run(words, env=said | {"THEOMACHY_READERS": "many"}, capture_output=True)
    assert (wrong.returncode, wrong.stderr.count(b"\n")) == (1, 1)


def test_a_guided_game_is_told_and_opened(browser):
    status, guide, _ = browser.ask("/api/guide/bello")
    assert (status, guide["bots"], guide["steps"][0]["name"]) == (200, ["level1"], "power")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "level1"}]
    body = {"game": "bello", "seats": seats, "guided": True}
    status, opened, _ = browser.ask("/api/tables", body)
    view = browser.ask(f"/api/tables/{opened['table']}/view")[1]
    assert (status, view["position"]["pantheons"]) == (200, ["egyptian", "norse"])
    alone = {**body, "seats": [*seats, seats[1]]}
    assert browser.ask("/api/tables", alone)[0] == 400
    assert browser.ask("/api/tables", {**body, "game": "connect_four"})[0] == 400
    assert [browser.ask(f"/api/guide/{name}")[0] for name in ("nim", "connect_four")] == [404, 404]
