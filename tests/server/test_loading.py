"""On load everything is checked: what was changed in the database is not played on."""

import dataclasses
import sqlite3

import pytest

from house import Browser
from theomachy.games import load
from theomachy.kernel import ask
from theomachy.server import log
from theomachy.server.referee import Referee, opened
from theomachy.server.store import UNDO, Broken, StoredEvent, StoredSeat, StoredTable

SEATS = [StoredSeat("human", name, None, f"owner-{name}", None) for name in ("Ann", "Ben")]
PLIES = 12


@pytest.fixture(scope="module")
def stored():
    """A table after some moves."""
    version = load("bello").version
    table = StoredTable("t1", "bello", version, 2, {}, "00" * 16, None, 7, SEATS)
    referee = Referee(table, None, None)
    events = []
    for seq in range(PLIES):
        state = referee.table.state
        draft = StoredEvent(
            seq, f"id-{seq}", ask.actor(state), referee.table.game.legal_actions(state)[0],
            "", referee.last_hash, seq,
        )  # fmt: skip
        log.happen(trial := referee.table.fork(), draft)
        event = dataclasses.replace(draft, digest=log.digest_of(trial))
        referee._follow(event)
        events.append(event)
    return dataclasses.replace(table, events=events)


def changed(stored, number, **fields):
    events = list(stored.events)
    events[number] = dataclasses.replace(events[number], **fields)
    return dataclasses.replace(stored, events=events)


def test_a_log_that_was_not_touched_is_played_again(stored):
    referee = Referee(stored, None, None)
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
        Referee(spoiled, None, None)


def test_nothing_to_take_back_breaks_a_table(stored):
    with pytest.raises(Broken):
        Referee(changed(stored, 0, action=UNDO), None, None)


def test_a_table_of_other_rules_can_be_looked_at_and_not_played(stored):
    referee = Referee(dataclasses.replace(stored, rules=77), None, None)
    assert (len(referee.log), referee.is_frozen) == (PLIES, True)
    assert referee.info_for("owner-Ann").frozen
    assert referee.view_for("owner-Ann").legal == []


def test_where_other_rules_lead_elsewhere_it_is_shown_as_far_as_it_is_the_same(stored):
    other = dataclasses.replace(changed(stored, 5, digest="0" * 32), rules=77)
    referee = Referee(other, None, None)
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
