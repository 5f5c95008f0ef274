"""The routes: what they give, and what they refuse."""

import pytest
from websockets.exceptions import InvalidStatus

from house import Browser
from theomachy.games import SHELF
from theomachy.server import protocol

pytestmark = pytest.mark.compiled_only

FOREIGN = {"origin": "http://evil.example"}


def test_the_shelf(browser):
    _, shelf, headers = browser.ask("/api/shelf")
    assert [game["name"] for game in shelf["games"]][: len(SHELF)] == list(SHELF)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "HttpOnly; SameSite=Strict" in headers["set-cookie"]


def test_every_documented_route_exists(browser):
    table, _ = browser.open_table("me", "bot")
    for path, methods in protocol.openapi()["paths"].items():
        for method in methods:
            filled = path.format(table=table, game="bello", language="fr")
            body = {} if method == "post" else None
            status, _, _ = browser.ask(filled, body, method=method.upper())
            assert status == (400 if method == "post" else 200), filled


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


@pytest.mark.parametrize("what", ["", "/record", "/replay", "/chances"])
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
