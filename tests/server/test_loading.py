"""On load everything is checked: what was changed in the database is not played on."""

import dataclasses
import sqlite3
from types import SimpleNamespace

import pytest

from house import Browser
from theomachy.games import load
from theomachy.kernel import ask
from theomachy.server import log
from theomachy.server.fold import Fold, opened
from theomachy.server.referee import Referee
from theomachy.server.store import UNDO, Broken, StoredSeat, StoredTable
from theomachy.server.waking import wake

SEATS = [StoredSeat("human", name, None, f"owner-{name}", None) for name in ("Ann", "Ben")]
PLIES = 12


@pytest.fixture(scope="module")
def stored():
    """A table after some moves."""
    version = load("bello").version
    table = StoredTable("t1", "bello", version, 2, {}, "00" * 16, None, 7, SEATS)
    fold, events = Fold(table), []
    for seq in range(PLIES):
        state = fold.table.state
        action = fold.table.game.legal_actions(state)[0]
        trial, line = fold.tried(f"id-{seq}", ask.actor(state), action, seq)
        fold.accept(trial, line)
        events.append(line.event)
    return dataclasses.replace(table, events=events, length=PLIES)


def woken(stored):
    return Referee(stored, wake(stored), SimpleNamespace(is_shared=False), None)


def changed(stored, number, **fields):
    events = list(stored.events)
    events[number] = dataclasses.replace(events[number], **fields)
    return dataclasses.replace(stored, events=events)


def test_a_log_that_was_not_touched_is_played_again(stored):
    referee = woken(stored)
    assert (len(referee.log), referee.is_frozen) == (PLIES, False)


@pytest.mark.parametrize(
    "fields",
    [
        {"action": 30_000}, {"action": 0}, {"seat": 5}, {"digest": "0" * 32},
        {"prev_hash": "0" * 64}, {"client_move_id": "another"},
    ],
)  # fmt: skip
@pytest.mark.parametrize("number", [0, PLIES - 2])
def test_a_changed_event_breaks_its_table(stored, number, fields):
    spoiled = changed(stored, number, **fields)
    assert spoiled != stored
    with pytest.raises(Broken):
        woken(spoiled)


def test_nothing_to_take_back_breaks_a_table(stored):
    with pytest.raises(Broken):
        woken(changed(stored, 0, action=UNDO))


def test_a_table_of_other_rules_can_be_looked_at_and_not_played(stored):
    referee = woken(dataclasses.replace(stored, rules=77))
    assert (len(referee.log), referee.is_frozen) == (PLIES, True)
    assert referee.info_for("owner-Ann").frozen
    assert referee.view_for("owner-Ann").legal == []


def test_where_other_rules_lead_elsewhere_it_is_shown_as_far_as_it_is_the_same(stored):
    other = dataclasses.replace(changed(stored, 5, digest="0" * 32), rules=77)
    referee = woken(other)
    assert len(referee.log) == 5
    assert log.digest_of(referee.table) == stored.events[4].digest


def test_opening_gives_all_options(stored):
    assert set(opened(stored).options) == {option.name for option in load("bello").options}


def test_the_house_tells_of_a_broken_table_and_plays_on(house):
    browser = Browser(house)
    (table, _), (other, _) = browser.open_table("me", "me"), browser.open_table("me", "me")
    for each in (table, other):
        seat = browser.sit(each)
        shown = seat.settled()
        seat.play(shown["view"]["legal"][0], shown["seq"])
        seat.close()
    house.kill()
    with sqlite3.connect(house.data / "theomachy.sqlite") as db:
        db.execute("UPDATE events SET digest = 'x' WHERE table_id = ? AND seq = 0", (table,))
    house.start()
    assert browser.ask(f"/api/tables/{table}")[:2] == (409, {"error": "broken", "detail": ""})
    assert browser.ask(f"/api/tables/{other}")[0] == 200
    assert {each["table"] for each in browser.ask("/api/tables")[1]["tables"]} == {table, other}
