"""Guests at tables: those whom the server lets in, by their name, and nobody else's programs."""

import pathlib
import sys

import pytest

from house import Browser, House, awaited
from theomachy import Table
from theomachy.bots import BOTS
from theomachy.bots.guests import names
from theomachy.bots.view import telling_view_of
from theomachy.locales import Wrong
from theomachy.server import guests, metrics
from theomachy.server.roster import Roster, read_guests
from theomachy.server.thinkers import Thinkers
from theomachy.server.turns import Asker

SHELL = f"program:sh {pathlib.Path(__file__).parents[2] / 'examples/bots/first.sh'}"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs of the shell")


@pytest.fixture
def view():
    yield telling_view_of(Table("connect_four", 2, seed=1), 0)
    while guests._seated:
        guests._seated.popitem()[1].leave()


def test_a_worker_keeps_the_program_of_a_guest(view):
    assert guests.choose(SHELL, view, 1) == guests.Choice(view.actions[0])
    sitting = guests.seated(SHELL, view)
    assert guests.choose(SHELL, view, 1) == guests.Choice(view.actions[0])
    assert guests.seated(SHELL, view) is sitting


def test_a_worker_keeps_no_more_programs_than_a_few(view):
    for number in range(guests._MOST + 2):
        guests.choose(f"{SHELL} {number}", view, 1)
    assert len(guests._seated) == guests._MOST


@pytest.mark.parametrize("guest", ["program:true", "program:./nowhere", "program:echo what"])
def test_a_guest_that_fails_has_a_move_played_at_random(view, guest):
    found = guests.choose(guest, view, 7)
    assert found.action in view.actions
    assert found.offence in ("crash", "nonsense")
    assert guests.choose(guest, view, 7).action == found.action


def test_whose_move_is_forfeited_is_counted_and_noted(view, caplog):
    async def prepared(game):
        pass

    async def scene():
        roster = Roster({"liar": "program:echo what", "shell": SHELL})
        thinkers = Thinkers(prepared, 1, roster)
        try:
            ann = Asker("a", "ann")
            return [await thinkers.choose(ann, view, who, 3) for who in ("liar", "shell")]
        finally:
            thinkers.close()

    counted = metrics.FORFEITS.labels("liar", "nonsense")
    before = counted._value.get()
    lied, told = awaited(scene())
    assert (lied in view.actions, told) == (True, view.actions[0])
    assert counted._value.get() == before + 1
    assert "guest liar forfeits a move: nonsense (what)" in caplog.text


def test_who_is_let_in_no_more_is_played_for(view):
    async def prepared(game):
        pass

    async def scene():
        thinkers = Thinkers(prepared, 1)
        try:
            return await thinkers.choose(Asker("a", "ann"), view, "patient", 3)
        finally:
            thinkers.close()

    assert awaited(scene()) in view.actions


def test_a_roster_has_the_bots_of_the_house_and_the_guests_let_in():
    roster = Roster(read_guests(["shell=" + SHELL]))
    assert roster.names == (*BOTS, "shell")
    assert roster.check("shell") == "shell"
    for stranger in (SHELL, "examples.bots.eager:Eager", "patient"):
        with pytest.raises(Wrong, match="no bot called"):
            roster.check(stranger)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("greedy=a:B", "not 'greedy'"),
        ("level7=a:B", "not 'level7'"),
        ("My Bot=a:B", "not 'My Bot'"),
        ("patient", "No bot 'patient' is installed"),
        ("patient=oracle", "no bot called 'oracle'"),
        ("uct9=patient:Patient", "not 'uct9'"),
        ("patient=program:", "not 'program:'"),
    ],
)
def test_guests_are_let_in_by_a_name_of_their_own(word, told):
    with pytest.raises(Wrong, match=told):
        read_guests([word])


def test_an_installed_bot_is_let_in_by_its_name_alone(monkeypatch):
    monkeypatch.setattr("theomachy.server.roster.installed", lambda: {"patient": "a:B"})
    monkeypatch.setattr(names, "installed", lambda: {"patient": "a:B"})
    assert read_guests(["patient"]) == {"patient": "patient"}


def play_until_it_acts(wire, seat):
    """Whoever sits there decides sooner or later, if only we do."""
    shown = wire.settled()
    while all(entry["seat"] != seat for entry in shown.get("entries", shown.get("log"))):
        assert wire.play(shown["view"]["legal"][0], shown["seq"])["type"] == "ack"
        shown = wire.settled()


def test_a_guest_sits_at_a_table_and_no_stranger_starts_a_program(tmp_path):
    house = House(tmp_path, "--bot", f"shell={SHELL}")
    try:
        browser = Browser(house)
        assert browser.ask("/api/shelf")[1]["bots"][-1] == "shell"
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "shell"}]
        status, told, _ = browser.ask("/api/tables", {"game": "bello", "seats": seats})
        assert status == 200, told
        play_until_it_acts(browser.sit(told["table"]), 1)
        for stranger in ("program:id", "os:system", "patient"):
            seats[1]["bot"] = stranger
            assert browser.ask("/api/tables", {"game": "bello", "seats": seats})[0] == 400
    finally:
        house.stop()
