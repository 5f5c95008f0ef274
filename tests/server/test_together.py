"""Several servers on one database: any of them serves any table."""

import asyncio
import contextlib
import os
import select
import signal
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from test_failures import workers_of
from websockets.exceptions import WebSocketException

from house import PATIENCE, Browser, House
from theomachy.server import messages
from theomachy.server.keys import hashed
from theomachy.server.postgres import PostgresStore
from theomachy.server.referee import Referee
from theomachy.server.waking import wake

pytestmark = pytest.mark.compiled_only
_DEAF = "from theomachy.server.postgres import PostgresStore as S; S.listen = lambda *_: None; "


class DeafHouse(House):
    """Hears no hint of what happens elsewhere."""

    program = _DEAF + House.program


@pytest.fixture
def url(cluster):
    return cluster.new_database(str(uuid.uuid4()))


@pytest.fixture(params=[House, DeafHouse])
def two(request, url, tmp_path):
    """Two servers on one database, with hints and without."""
    started = [request.param(tmp_path, "--database", url) for _ in range(2)]
    yield started
    for house in started:
        if house.process.poll() is None:
            house.stop()


@pytest.fixture
def alone(url, tmp_path):
    house = House(tmp_path, "--database", url)
    yield house
    house.stop()


def at(house, browser):
    """The same browser at another server."""
    again = Browser(house)
    again.cookie = browser.cookie
    return again


def seen(seat, seq):
    """What a seat is shown once the log is so long."""
    shown = seat.receive("show", "update")
    while shown["seq"] < seq:
        shown = seat.receive("show", "update")
    return shown


def agreed(seats):
    """What all are shown once it is the same and somebody is to act."""
    shown = [seat.hello() for seat in seats]
    while len({each["seq"] for each in shown}) > 1 or not any(e["view"]["legal"] for e in shown):
        time.sleep(0.3)  # not faster than a browser may ask
        shown = [seat.hello() for seat in seats]
    return shown


def acked(seat, move, seq):
    """Send a move until it is acknowledged: the same one, however often."""
    id_, end = f"{uuid.uuid4()}", time.monotonic() + PATIENCE
    while (answer := seat.play(move, seq, id_))["type"] == "busy" and time.monotonic() < end:
        time.sleep(0.05)
    assert answer["type"] == "ack"
    return answer["seq"]


def test_a_move_at_one_server_is_seen_at_the_other(two):
    here = Browser(two[0])
    table, [invite] = here.open_table("me", "open", powers="off", doomsday=12)
    seat, there = here.sit(table), Browser(two[1])
    seat.hello()
    there.ask("/api/join", {"token": invite, "name": "Ben"})
    seats = [seat, there.sit(table)]
    seats[1].hello()
    for _ in range(6):
        shown = agreed(seats)
        number = int(bool(shown[1]["view"]["legal"]))
        seq = shown[number]["seq"]
        assert seats[number].play("end", seq)["type"] == "ack"
        assert seen(seats[1 - number], seq + 1)["seq"] > seq


def test_when_one_server_is_killed_play_goes_on_at_the_other(two):
    here = Browser(two[0])
    table, _ = here.open_table("me", "me", powers="off", doomsday=12)
    seat, there = here.sit(table), at(two[1], here).sit(table)
    there.hello()
    shown, moves = seat.settled(), {}
    for _ in range(4):
        moves[acked(seat, "end", shown["seq"])] = "end"
        shown = seat.settled()
    two[0].kill()
    seen(there, max(moves) + 1)
    shown = there.settled()
    last = acked(there, "end", shown["seq"])
    log = {entry["seq"]: entry["move"] for entry in there.hello()["log"]}
    assert (moves | {last: "end"}).items() <= log.items()
    assert list(log) == list(range(len(log)))


def test_a_move_sent_again_to_the_other_server_is_one_move(two):
    here = Browser(two[0])
    table, _ = here.open_table("me", "me", pantheons="fixed")
    seat, there = here.sit(table), at(two[1], here).sit(table)
    there.hello()
    seq = seat.settled()["seq"]
    first = seat.play("pass", seq, id_="sent-to-two-servers")
    assert there.play("pass", seq, id_="sent-to-two-servers") == first


def test_a_seat_taken_at_one_server_is_known_at_the_other(two):
    here, there = Browser(two[0]), Browser(two[1])
    table, [invite] = here.open_table("me", "open")
    watching = at(two[1], here).sit(table)
    assert not watching.hello()["info"]["started"]
    seat = here.sit(table)
    seat.hello()
    assert there.ask("/api/join", {"token": invite, "name": "Ben"})[0] == 200
    while not seat.receive("show")["info"]["started"]:
        pass
    assert seat.hello()["info"]["seats"][1]["name"] == "Ben"


def test_while_the_database_is_away_boards_are_read_and_then_play_goes_on(cluster, alone):
    browser = Browser(alone)
    table, _ = browser.open_table("me", "me", powers="off", doomsday=12)
    seat = browser.sit(table)
    shown, moves = seat.settled(), {}
    for _ in range(3):
        moves[acked(seat, "end", shown["seq"])] = "end"
        shown = seat.settled()
    cluster.kill()
    try:
        assert seat.play("end", shown["seq"])["type"] == "busy"
        assert seat.hello()["view"] == shown["view"]
        assert browser.ask(f"/api/tables/{table}")[0] == 200
        assert browser.ask("/readyz")[0] == 503
    finally:
        cluster.start()
    moves[acked(seat, "end", shown["seq"])] = "end"
    log = {entry["seq"]: entry["move"] for entry in seat.hello()["log"]}
    assert moves.items() <= log.items()


def test_who_is_at_the_other_server_is_shown_as_there(url, tmp_path):
    houses = [House(tmp_path, "--database", url) for _ in range(2)]
    here, there = map(Browser, houses)
    table, [invite] = here.open_table("me", "open")
    there.ask("/api/join", {"token": invite, "name": "Ben"})
    seats = [browser.sit(table) for browser in (here, there)]
    for seat in seats:
        present = [one["present"] for one in seat.hello()["info"]["seats"]]
        while not all(present):
            info = seat.receive("presence", "show")["info"]
            present = [one["present"] for one in info["seats"]]
    for house in houses:
        house.stop()


async def end_turn(url, table, owner):
    """As a server does whose player leaves at once: nobody there lets a bot think."""
    store = PostgresStore(url)
    stored = await store.load(table)
    referee = Referee(stored, wake(stored), store, None)
    seq = len(referee.log)
    answer = await referee.play(owner, messages.Play(f"{uuid.uuid4()}", seq, "end"))
    assert isinstance(answer, messages.Ack)
    while referee.others.going is None:
        await asyncio.sleep(0)
    referee.others.going.cancel()
    await store.close()
    return seq


def test_a_bot_that_thinks_nowhere_else_thinks_here(alone, url):
    browser = Browser(alone)
    table, _ = browser.open_table("me", "bot", powers="off", doomsday=12)
    seat, owner = browser.sit(table), hashed(browser.cookie.partition("=")[2])
    seat.settled()
    with ThreadPoolExecutor(1) as apart:
        seq = apart.submit(asyncio.run, end_turn(url, table, owner)).result(PATIENCE)
    shown = seat.receive("update")
    while not any(entry["seat"] == 1 and entry["seq"] > seq for entry in shown["entries"]):
        shown = seat.receive("update")


@pytest.fixture
def fleet(url, tmp_path):
    house = House(tmp_path, "--database", url, "--workers", "2")
    yield house
    if house.process.poll() is None:
        house.stop()


def sit_down(browser, table):
    """As a browser does: again and again, until it is let in."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError, WebSocketException):
            return browser.sit(table)
        time.sleep(0.05)
    raise TimeoutError


def test_a_worker_that_dies_is_started_again(fleet):
    browser = Browser(fleet)
    table, _ = browser.open_table("me", "me", powers="off", doomsday=12)
    for _ in range(2):
        seat = sit_down(browser, table)
        seq = acked(seat, "end", seat.settled()["seq"])
        [first, *_] = workers_of(fleet)
        os.kill(first, signal.SIGKILL)
        while len(workers_of(fleet)) < 2 or first in workers_of(fleet):
            time.sleep(0.05)
        assert len(sit_down(browser, table).hello()["log"]) > seq


def test_an_address_may_do_as_much_at_a_fleet_as_at_one_process(url, tmp_path):
    pace = {"TABLES_PER_SECOND": 1e-6, "TABLES_AT_ONCE": 4.0}
    fleet = House(tmp_path, "--database", url, "--workers", "2", **pace)
    seats = [{"kind": "me", "name": name} for name in "AB"]
    wanted = {"game": "bello", "seats": seats}
    answers = [Browser(fleet).ask("/api/tables", wanted)[0] for _ in range(40)]
    fleet.stop()
    assert set(answers) == {200, 429}
    assert answers.count(200) in (2, 4), "one process had begun, or both"


def test_a_fleet_ends_together(fleet):
    workers = [os.pidfd_open(worker) for worker in workers_of(fleet)]
    fleet.stop()
    for worker in workers:
        assert select.select([worker], [], [], PATIENCE)[0], "outlives its fleet"
        os.close(worker)
