"""What is answered about a game that is still being prepared: at once, and without its rules."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from house import Browser
from theomachy.server.keys import hashed
from theomachy.server.store import StoredSeat, StoredTable
from unready import UnreadyHouse

pytestmark = pytest.mark.compiled_only

SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


@pytest.fixture
def unready(tmp_path):
    house = UnreadyHouse(tmp_path)
    yield house
    house.stop()


@pytest.fixture
def table(unready):
    seats = [
        StoredSeat("open", "?", None, None, hashed("a-token-of-a-friend-00")),
        StoredSeat("bot", "random", "random", None, None),
    ]
    unready.keep(StoredTable("t1", "bello", 1, 2, {}, "seed", None, 7, seats))
    return "t1"


def until(browser, game, state):
    """The shelf, asked until it says so."""
    while True:
        shelf = browser.ask("/api/shelf")[1]["games"]
        told = next(info["readiness"] for info in shelf if info["name"] == game)
        if told["state"] == state:
            return told


def test_the_shelf_says_what_is_being_prepared_and_for_how_long(unready):
    browser = Browser(unready)
    assert until(browser, "storm", "preparing")["seconds"] > 0
    unready.finish("storm", "table")
    assert until(browser, "storm", "playable")["seconds"] > 0
    unready.finish("storm", "bots")
    assert until(browser, "storm", "ready") == {"state": "ready", "seconds": 0, "progress": 1}


def test_no_table_is_opened_before_its_game_is_prepared(unready):
    browser, wanted = Browser(unready), {"game": "bello", "seats": SEATS}
    status, told, _ = browser.ask("/api/tables", wanted)
    assert (status, told["error"], told["detail"].isdecimal()) == (503, "preparing", True)
    unready.finish("bello", "table")
    until(browser, "bello", "playable")
    assert browser.ask("/api/tables", wanted)[0] == 200


def test_a_record_of_another_game_is_not_read_before_that_one_is_prepared(unready):
    browser = Browser(unready)
    unready.finish("bello", "table")
    until(browser, "bello", "playable")
    wanted = {"game": "bello", "seats": SEATS, "record": "theomachy record 1\ngame storm\n"}
    assert browser.ask("/api/tables", wanted)[1]["error"] == "preparing"


@pytest.mark.parametrize("what", ["", "/record", "/replay", "/win-probabilities"])
def test_a_table_from_before_is_not_woken_before_its_game_is_prepared(unready, table, what):
    status, told, _ = Browser(unready).ask(f"/api/tables/{table}{what}")
    assert (status, told["error"]) == (503, "preparing")


def test_a_socket_is_refused_with_the_same_words(unready, table):
    with pytest.raises(InvalidStatus) as refused:
        Browser(unready).sit(table)
    assert refused.value.response.status_code == 503
    assert json.loads(refused.value.response.body)["error"] == "preparing"


def test_a_seat_is_taken_at_once_and_its_table_found_when_its_game_is_prepared(unready, table):
    browser = Browser(unready)
    status, told, _ = browser.ask("/api/join", {"token": "a-token-of-a-friend-00", "name": "Cleo"})
    assert (status, told) == (200, {"table": table, "seat": 0})
    assert browser.ask("/api/tables")[1] == {"tables": []}
    unready.finish("bello", "table")
    until(browser, "bello", "playable")
    assert [info["table"] for info in browser.ask("/api/tables")[1]["tables"]] == [table]


def test_a_bot_moves_once_the_bots_are_prepared(unready):
    browser = Browser(unready)
    unready.finish("bello", "table")
    until(browser, "bello", "playable")
    table, _ = browser.open_table("bot", "bot", powers="off", doomsday=12)
    seat = browser.sit(table)
    while seat.hello()["view"]["actor"] < 0:
        pass
    before = seat.hello()["seq"]
    assert seat.hello()["seq"] == before
    unready.finish("bello", "bots")
    assert seat.receive("update")["seq"] > before


def test_what_is_asked_for_first_must_be_a_game(unready):
    browser = Browser(unready)
    assert browser.ask("/api/prepare", {"game": "gog"})[1]["state"] == "preparing"
    assert browser.ask("/api/prepare", {"game": "chess"})[0] == 400
