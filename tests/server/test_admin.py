"""What operators decide reaches a server that runs: closed tables, who is kept out."""

import json
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from house import PATIENCE, Browser
from theomachy.locales import Wrong
from theomachy.server.doorkeeper import Doorkeeper, subject_of
from theomachy.server.keeping import ban, bans, close, opened, tables, unban
from theomachy.server.keys import hashed
from theomachy.server.place import Place

pytestmark = pytest.mark.compiled_only


def who(browser):
    """A browser as the log tells of it."""
    return hashed(browser.cookie.partition("=")[2])[:16]


def until(browser, wanted):
    """Ask until the answer has this status: a ruling is seen within seconds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        status, told, _ = browser.ask("/api/shelf")
        if status == wanted:
            return told
        time.sleep(0.1)
    raise TimeoutError(f"never {wanted}")


def test_a_closed_table_is_looked_at_and_not_played(house):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    seq = seat.settled()["seq"]
    with opened(Place(house.data)) as db:
        close(db, table)
    assert seat.play("pass", seq)["reason"] == "closed"
    shown = seat.hello()
    assert (shown["info"]["closed"], shown["view"]["legal"], shown["seq"]) == (True, [], seq)
    assert browser.ask(f"/api/tables/{table}")[1]["closed"] is True
    with opened(Place(house.data)) as db:
        close(db, table, False)
    while shown["info"]["closed"]:
        shown = seat.receive("show")
    assert seat.play("pass", seq)["type"] == "ack"
    seat.close()


def test_bots_at_a_closed_table_rest(house):
    browser = Browser(house)
    table, _ = browser.open_table("bot", "bot", powers="off", doomsday=48)
    with opened(Place(house.data)) as db:
        close(db, table)
    seat = browser.sit(table)
    shown = seat.hello()
    while not shown["info"]["closed"]:
        shown = seat.receive("show")
    seqs = [seat.hello()["seq"] for _ in range(5)]
    assert set(seqs) == {shown["seq"]}
    seat.close()


def test_who_is_banned_is_kept_out_and_cut_off(house):
    stranger, friend = Browser(house), Browser(house)
    table, _ = friend.open_table("me", "me")
    stranger.ask("/api/shelf")
    watching, seat = stranger.sit(table), friend.sit(table)
    watching.hello()
    with opened(Place(house.data)) as db:
        ban(db, who(stranger))
    with pytest.raises(ConnectionClosed):
        watching.receive("never")
    assert until(stranger, 403)["error"] == "banned"
    with pytest.raises(InvalidStatus):
        stranger.sit(table)
    assert seat.hello()["seq"] >= 0
    with opened(Place(house.data)) as db:
        unban(db, who(stranger))
    assert until(stranger, 200)["games"]
    seat.close()


@pytest.mark.parametrize(
    ("text", "owner", "address", "is_out"),
    [
        ("0123456789abcdef", "0123456789abcdef77", "::1", True),
        ("0123456789abcdef" * 4, "0123456789abcdef77", "::1", True),
        ("0123456789abcdef", "1123456789abcdef77", "::1", False),
        ("203.0.113.9", "x", "203.0.113.9", True), ("203.0.113.9", "x", "203.0.113.8", False),
        ("203.0.113.9/24", "x", "203.0.113.8", True), ("2001:db8::/32", "x", "2001:db8::7", True),
        ("203.0.113.9", "x", "", False), ("203.0.113.9", "x", "2001:db8::7", False),
    ],
)  # fmt: skip
def test_keys_addresses_and_networks(text, owner, address, is_out):
    doorkeeper = Doorkeeper()
    doorkeeper.learn(frozenset([subject_of(text)]))
    assert doorkeeper.keeps_out(owner, address) is is_out


@pytest.mark.parametrize("text", ["", "Ann", "0123", "203.0.113", "'; DROP TABLE bans; --"])
def test_nobody_else_can_be_banned(text):
    with pytest.raises(Wrong, match="neither a key"):
        subject_of(text)


def test_tables_are_listed_without_names_or_seeds(house):
    browser = Browser(house)
    first, _ = browser.open_table("me", "me")
    with opened(Place(house.data)) as db:
        close(db, first)
        [listed] = tables(db, "bello", False, 5)
        assert (tables(db, "storm", None, 5), tables(db, None, True, 5)) == ([], [])
    assert (listed.table, listed.players, listed.is_closed) == (first, 2, 1)
    assert not {"seed", "name", "owner"} & set(json.dumps(list(listed.__dict__)).split('"'))


def test_what_is_not_there_is_said(house, tmp_path):
    assert Browser(house).ask("/livez")[0] == 200
    for wrong in (lambda db: close(db, "none"), lambda db: unban(db, "203.0.113.9")):
        with pytest.raises(Wrong, match=r"no table|not banned"), opened(Place(house.data)) as db:
            wrong(db)
    with pytest.raises(Wrong, match="There is no database"), opened(Place(tmp_path / "none")):
        pass
    with opened(Place(house.data)) as db:
        assert bans(db) == []
