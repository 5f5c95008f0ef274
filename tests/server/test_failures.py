"""What happens when things are killed, or cannot be had."""

import contextlib
import os
import pathlib
import select
import signal
import subprocess
import sys

import pytest

from house import PATIENCE, Browser, House
from theomachy.table import record

pytestmark = pytest.mark.compiled_only


def test_after_kill_9_every_acknowledged_move_is_there_and_the_game_goes_on(house):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", powers="off", doomsday=12)
    seat = browser.sit(table)
    shown, acked = seat.settled(), {}
    for _ in range(3):
        for _ in range(6):
            move = shown["view"]["legal"][0]
            acked[seat.play(move, shown["seq"])["seq"]] = move
            shown = seat.settled()
        house.kill()
        house.start()
        seat = browser.sit(table)
        shown = seat.settled()
        log = {entry["seq"]: entry["move"] for entry in seat.hello()["log"]}
        assert acked.items() <= log.items()
        assert list(log) == list(range(len(log)))


def test_a_move_sent_before_the_crash_may_be_sent_again(house):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    seq = seat.settled()["seq"]
    first = seat.play("pass", seq, id_="before-the-crash")
    house.kill()
    house.start()
    assert browser.sit(table).play("pass", seq, id_="before-the-crash") == first


def children(pid):
    """Those of all threads of a process."""
    threads = pathlib.Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def workers_of(house):
    return [one for one in children(house.process.pid) if "spawn_main" in command_of(one)]


def command_of(pid):
    """How a process was called; nothing, if it is gone by now."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return pathlib.Path(f"/proc/{pid}/cmdline").read_text()
    return ""


@pytest.mark.parametrize(("sent", "survive"), [(signal.SIGKILL, False), (signal.SIGINT, True)])
def test_a_bot_whose_worker_is_killed_still_moves_and_ctrl_c_kills_none(house, sent, survive):
    browser = Browser(house)
    table, _ = browser.open_table("me", "bot", powers="off", doomsday=12)
    seat = browser.sit(table)
    shown, before = seat.settled(), set()
    while not before:
        seat.play("end", shown["seq"])
        shown = seat.settled()
        before = set(workers_of(house))
    for worker in before:
        os.kill(worker, sent)
    told = shown["seq"]
    while not any(entry["seat"] == 1 for entry in seat.hello()["log"][told:]):
        seat.play("end", shown["seq"])
        shown = seat.settled()
    assert (before == set(workers_of(house))) == survive


@pytest.fixture
def hasty_house(tmp_path):
    """A server that soon takes a worker for dead, and is not sparing with new ones."""
    house = House(
        tmp_path, SECONDS_FOR_AN_ANSWER=3.0, SECONDS_TO_READ_A_GAME=3.0,
        SECONDS_BETWEEN_ROLL_CALLS=3.0,
    )  # fmt: skip
    yield house
    house.stop()


def ask_everybody(browser, table, seat):
    """A hint and a replay: how both are answered."""
    seat.send(type="hint", id="a-hint-of-mine")
    hint = seat.receive("advice", "busy")["type"]
    return hint, browser.ask(f"/api/tables/{table}/replay")[0]


def test_where_all_workers_are_stopped_bots_move_and_whoever_asks_is_answered(hasty_house):
    browser = Browser(hasty_house)
    table, _ = browser.open_table("me", "bot", powers="off", doomsday=12)
    seat = browser.sit(table)
    shown = seat.settled()
    while ask_everybody(browser, table, seat) != ("advice", 200):
        pass
    before, told = set(workers_of(hasty_house)), shown["seq"]
    for worker in before:
        os.kill(worker, signal.SIGSTOP)
    hint, status = ask_everybody(browser, table, seat)
    assert (hint in ("advice", "busy"), status in (200, 503)) == (True, True)
    while not any(entry["seat"] == 1 for entry in seat.hello()["log"][told:]):
        seat.play("end", shown["seq"])
        shown = seat.settled()
    assert len(before) >= 3
    while before & set(workers_of(hasty_house)):
        assert browser.ask("/livez")[0] == 200, "also who was asked nothing is found out"


def test_bots_do_not_outlive_a_server_that_is_killed(house):
    browser = Browser(house)
    table, _ = browser.open_table("bot", "me", powers="off", doomsday=12)
    browser.sit(table).settled()
    workers = [os.pidfd_open(child) for child in children(house.process.pid)]
    assert workers
    house.kill()
    for worker in workers:
        assert select.select([worker], [], [], PATIENCE)[0], "outlives its server"
        os.close(worker)
    house.start()


def test_a_finished_game_reveals_its_seed_and_verifies(house):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", powers="off", doomsday=12)
    seat = browser.sit(table)
    shown = seat.settled()
    assert shown["info"]["seed"] is None
    while not shown["view"]["result"]:
        seat.play("end", shown["seq"])
        shown = seat.settled()
    verdict = record.verify(browser.ask(f"/api/tables/{table}/record")[1])
    assert (verdict.dice, verdict.table.seed) == ("fair", seat.hello()["info"]["seed"])


@pytest.mark.parametrize("words", [["--port", "PORT"], ["--data", "DATA"], ["--data", "/proc/x"]])
def test_what_cannot_be_had_is_one_clear_line(house, tmp_path, words):
    given = {"PORT": str(house.port), "DATA": str(house.data)}
    code = "import sys; from theomachy.cli import main; main()"
    spare = [] if "--data" in words else ["--data", str(tmp_path / "other")]
    free = [] if "--port" in words else ["--port", "0"]
    words = [given.get(word, word) for word in [*words, *spare, *free, "--no-browser"]]
    run = subprocess.run(
        [sys.executable, "-c", code, "serve", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1
