"""Tables in memory: woken once, by others; kept while somebody comes, forgotten when too many."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest

from house import Browser, awaited
from theomachy.games import load
from theomachy.server import limits, messages, readers, waking
from theomachy.server.fold import Fold
from theomachy.server.rooms import Rooms
from theomachy.server.roster import Roster
from theomachy.server.sqlite import SqliteStore
from theomachy.server.store import StoredSeat, StoredTable
from theomachy.server.turns import Asker
from theomachy.table import record
from unready import UnreadyHouse

SEATS = [StoredSeat("human", name, None, name, f"link-{name}") for name in ("ann", "ben")]
ANN = Asker("here", "ann")
READS_OF_A_HAND_OVER = 4
"""As many answers later, one thing after another, whoever does not wait for his turn has read."""


def stored(name):
    """A table with an entry, so that it must be woken."""
    seats = [replace(seat, invite=f"{name}-{seat.name}") for seat in SEATS]
    table = StoredTable(name, "bello", load("bello").version, 2, {}, "00" * 16, None, 7, seats)
    fold = Fold(table)
    _, line = fold.tried("first", fold.table.actor, fold.table.rolled(), 0)
    return table, line.event


class Wakers:
    """Wake tables in this process when they are let, and remember which."""

    def __init__(self):
        self.woken, self.may_wake = [], asyncio.Event()

    async def wake(self, asker, stored):
        self.woken.append(stored.id)
        await self.may_wake.wait()
        return waking.wake(stored)


class HeldStore(SqliteStore):
    """Keeps back what it has read of a table first, until it is let."""

    def __init__(self, path):
        super().__init__(path)
        self.is_read, self.may_tell = asyncio.Event(), asyncio.Event()
        self.is_read.set()

    async def head(self, table):
        head = await super().head(table)
        if not self.is_read.is_set():
            self.is_read.set()
            await self.may_tell.wait()
        return head


def in_rooms(path, scene, *names):
    """Play a scene in rooms with some tables that sleep."""

    async def run():
        store, wakers = HeldStore(path / "log.sqlite"), Wakers()
        rooms = Rooms(
            store,
            SimpleNamespace(roster=Roster()),
            wakers,
            SimpleNamespace(require=lambda game, address: None),
        )
        try:
            for name in names:
                table, event = stored(name)
                await store.create(table)
                await store.append(name, event)
            return await scene(rooms, wakers)
        finally:
            await store.close()

    return awaited(run())


def test_a_table_is_woken_once_whoever_asks(tmp_path):
    async def scene(rooms, wakers):
        asking = [asyncio.create_task(rooms.find("a", ANN)) for _ in range(20)]
        while not wakers.woken:
            await asyncio.sleep(0)
        wakers.may_wake.set()
        found = await asyncio.gather(*asking)
        return wakers.woken, len(set(map(id, found)))

    assert in_rooms(tmp_path, scene, "a") == (["a"], 1)


@pytest.mark.parametrize(("bound", "most"), [("TABLES_AWAKE", 1), ("BYTES_AWAKE", 1)])
def test_tables_nobody_looks_at_leave_memory_and_others_do_not(tmp_path, monkeypatch, bound, most):
    monkeypatch.setattr(limits, bound, most)

    async def scene(rooms, wakers):
        wakers.may_wake.set()
        first = await rooms.find("a", ANN)
        with first.audience.expecting():
            await rooms.find("b", ANN)
            is_kept = await rooms.find("a", ANN) is first
        await rooms.find("c", ANN)
        return is_kept, rooms.awake, await rooms.find("a", ANN) is first

    assert in_rooms(tmp_path, scene, "a", "b", "c") == (True, 1, False)


def test_who_sits_down_while_a_seat_is_handed_over_does_not_undo_it(tmp_path):
    async def scene(rooms, wakers):
        wakers.may_wake.set()
        referee, store = await rooms.find("a", ANN), rooms.store
        store.is_read.clear()
        reseating = asyncio.create_task(rooms.reseat("a", ANN))
        await store.is_read.wait()
        handing = asyncio.create_task(
            referee.deputies.delegate("ben", messages.Delegate("an-id-001", 1, "level1"))
        )
        while (await SqliteStore.head(store, "a")).seats[1].deputy is None:
            await asyncio.sleep(0)
        for _ in range(READS_OF_A_HAND_OVER):
            await store.head("a")
        store.may_tell.set()
        answer, _ = await asyncio.gather(handing, reseating)
        return type(answer), referee.seats.seats[1].deputy

    assert in_rooms(tmp_path, scene, "a") == (messages.Ack, "level1")


def here(*_, **__):
    raise AssertionError("a whole game was played in the server's process")


@pytest.mark.compiled_only
def test_no_whole_game_is_played_in_the_servers_process(tmp_path, monkeypatch):
    house = UnreadyHouse(tmp_path)
    for kind in ("table", "bots"):
        house.finish("bello", kind)
    browser = Browser(house)
    while not (table := opened(browser)):
        pass
    seat = browser.sit(table)
    shown = seat.settled()
    assert seat.play(shown["view"]["legal"][0], shown["seq"])["type"] == "ack"
    seat.close()
    text = browser.ask(f"/api/tables/{table}/record")[1]
    for module, name in ((waking, "folded"), (waking, "check_chain"), (waking, "played_on"),
                         (readers, "whole"), (record, "replay")):  # fmt: skip
        monkeypatch.setattr(module, name, here)
    house.app.state.rooms._live.clear()
    paths = ("", "/view", "/record", "/replay", "/log/1", "/win-probabilities")
    assert {browser.ask(f"/api/tables/{table}{path}")[0] for path in paths} == {200}
    assert opened(browser, record=text)
    house.stop()


def opened(browser, **more):
    """A new table, if its game is prepared by now."""
    wanted = {"game": "bello", "seats": [{"kind": "me", "name": name} for name in "AB"], **more}
    return browser.ask("/api/tables", wanted)[1].get("table")
