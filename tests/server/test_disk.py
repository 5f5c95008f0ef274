"""A disk that fails at every write and every sync in turn, and one that is full."""

import asyncio
import contextlib
import sys
from concurrent.futures import ThreadPoolExecutor

import apsw
import pytest

from house import Browser
from theomachy.locales import Wrong
from theomachy.server.sqlite import SqliteStore
from theomachy.server.store import StoredEvent, StoreDown, StoredSeat, StoredTable, Written

TABLE = StoredTable(
    "t1", "bello", 1, 2, {}, "seed", None, 7, [StoredSeat("human", "Ann", None, "a", None)]
)
EVENTS = [StoredEvent(n, f"id-{n}", 0, 3, f"digest-{n}", "prev", 1000 + n) for n in range(4)]
TRIES = 3
REAL = apsw.vfs_names()[0]


class Disk(apsw.VFS):
    """Counts what is written and synced; fails the k-th, or all from the k-th on until mended."""

    def __init__(self, error):
        self.error, self.count, self.first, self.last = error, 0, 0, 0
        super().__init__("failing", REAL, makedefault=True)

    def fail(self, first, last):
        self.count, self.first, self.last = 0, first, last

    def mend(self):
        self.first, self.last = 0, 0

    def work(self):
        self.count += 1
        if self.first <= self.count <= self.last:
            raise apsw.exception_for(self.error)

    def excepthook(self, *_):
        """What fails here is meant to."""

    def xOpen(self, name, flags):  # noqa: N802
        return DiskFile(self, name, flags)


class DiskFile(apsw.VFSFile):
    def __init__(self, disk, name, flags):
        self.disk = disk
        super().__init__(REAL, name, flags)

    def excepthook(self, *_):
        """What fails here is meant to."""

    def xWrite(self, data, offset):  # noqa: N802
        self.disk.work()
        super().xWrite(data, offset)

    def xSync(self, flags):  # noqa: N802
        """Nobody pulls the plug here: what is not synced is not lost."""
        self.disk.work()


@pytest.fixture
def disk(request, monkeypatch):
    """The disk of all databases opened here; without shared memory, so each is for one alone."""
    alone = [lambda db: db.execute("PRAGMA locking_mode = EXCLUSIVE")]
    kept, apsw.connection_hooks[:] = list(apsw.connection_hooks), alone
    monkeypatch.setattr(sys, "unraisablehook", lambda _: None)
    disk = Disk(request.param)
    yield disk
    disk.unregister()
    apsw.connection_hooks[:] = kept


def refused(work):
    """Whether a piece of work was refused cleanly; any other failure is none."""
    with contextlib.suppress(StoreDown, Wrong):
        work()
        return False
    return True


class Story:
    """A store opened, a table made and some events appended, each tried until it is done."""

    def __init__(self, disk, path):
        self.disk, self.path, self.refusals, self.acked = disk, path, 0, []

    def tell(self):
        with asyncio.Runner() as runner:
            self.run = runner.run
            self.happen()
        return self

    def happen(self):
        self.insist(self.open)
        self.insist(lambda: self.run(self.store.create(TABLE)))
        for event in EVENTS:
            self.insist(lambda event=event: self.append(event))
        self.run(self.store.close())

    def open(self):
        self.store = SqliteStore(self.path)

    def append(self, event):
        if self.run(self.store.append("t1", event)).written is not Written.STALE:
            self.acked.append(event)

    def insist(self, work):
        """What is refused is tried again, once the disk is well."""
        for _ in range(TRIES):
            if not refused(work):
                return
            self.refusals += 1
            self.disk.mend()
        raise AssertionError("does not recover")


def told(disk, folder, first, last):
    """How often a story was refused; what it was acknowledged is there afterwards, and whole."""
    path = folder / f"{first}.sqlite"
    disk.fail(first, last)
    with ThreadPoolExecutor(1) as apart:
        story = apart.submit(Story(disk, path).tell).result()
    disk.mend()
    db = apsw.Connection(str(path))
    assert db.execute("PRAGMA integrity_check").get == "ok"
    rows = db.execute("SELECT seq, client_move_id FROM events ORDER BY seq").fetchall()
    db.close()
    assert rows == [(event.seq, event.client_move_id) for event in story.acked]
    return story.refusals


CASES = [(apsw.SQLITE_IOERR, 1), (apsw.SQLITE_IOERR, 10**9), (apsw.SQLITE_FULL, 10**9)]


@pytest.mark.parametrize(("disk", "broken"), CASES, indirect=["disk"])
def test_a_disk_that_fails_at_any_write_or_sync_loses_nothing(disk, tmp_path, broken):
    assert told(disk, tmp_path, 0, -1) == 0
    works = disk.count
    assert works > 20
    firsts = range(1, works + 1)
    refusals = [told(disk, tmp_path, first, first + broken - 1) for first in firsts]
    assert sum(map(bool, refusals)) > works // 2


@pytest.mark.compiled_only
def test_while_somebody_holds_the_database_moves_are_busy_and_boards_are_shown(house):
    browser = Browser(house)
    table, _ = browser.open_table("me", "me", pantheons="fixed")
    seat = browser.sit(table)
    seq = seat.settled()["seq"]
    held = apsw.Connection(str(house.data / "theomachy.sqlite"))
    held.execute("BEGIN IMMEDIATE")
    assert seat.play("pass", seq, id_="one-move")["type"] == "busy"
    assert seat.hello()["seq"] == seq
    assert browser.ask("/readyz")[0] == 503
    held.execute("ROLLBACK")
    held.close()
    assert seat.play("pass", seq, id_="one-move")["type"] == "ack"
    assert browser.ask("/readyz")[0] == 200
