"""The log on embedded SQLite: one writer thread, durable group commit."""

import asyncio
import contextlib
import json
import pathlib
import queue
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import apsw

from theomachy.locales import Wrong
from theomachy.server import limits
from theomachy.server.store import (
    UNDO,
    Appended,
    Broken,
    StoredEvent,
    StoreDown,
    StoredSeat,
    StoredTable,
    Written,
)

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, players INTEGER NOT NULL,
        options TEXT NOT NULL, seed TEXT NOT NULL, start TEXT, created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        name TEXT NOT NULL, bot TEXT, owner TEXT, invite TEXT UNIQUE, PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_owner ON seats (owner);
    CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL,
        client_move_id TEXT NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL,
        digest TEXT NOT NULL, prev_hash TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, client_move_id)
    ) STRICT, WITHOUT ROWID;
    """,
    "ALTER TABLE seats ADD COLUMN deputy TEXT",
    "ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE pulse (beats INTEGER NOT NULL) STRICT; INSERT INTO pulse VALUES (0)",
)
"""Numbered, forward only; `PRAGMA user_version` says how many have been applied."""

T = TypeVar("T")
Job = tuple[Callable[[apsw.Connection], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]
_TABLE = "id, game, rules, players, options, seed, start, created, over"
_MOST_IN_A_GROUP = 256


class SqliteStore:
    """All work is done by one thread that commits what has gathered, then answers."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._open()
        self._thread = threading.Thread(target=self._write, name="sqlite-writer", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        """Bring the schema forward; Wrong if there is no way to use what is there."""
        try:
            self._migrate()
        except apsw.Error as wrong:
            raise Wrong("door-database", file=str(self.path), why=str(wrong)) from None

    def _migrate(self) -> None:
        self._db = apsw.Connection(str(self.path))
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        done = _single(self._db, "PRAGMA user_version")
        if done > len(MIGRATIONS):
            raise Wrong("door-database-newer", file=str(self.path))
        for number, migration in enumerate(MIGRATIONS[done:], start=done + 1):
            self._db.execute(
                f"BEGIN IMMEDIATE; {migration}; PRAGMA user_version = {number}; COMMIT"
            )

    def _write(self) -> None:
        while job := self._jobs.get():
            group: list[Job] = [job]
            while len(group) < _MOST_IN_A_GROUP and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                group.append(following)
            self._commit(group)
        self._db.close()

    def _commit(self, group: list[Job]) -> None:
        """Do a group's work in one transaction; only then let anybody know. What goes wrong with
        one piece of work goes wrong with that one: then each is done by itself."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            answers = [work(self._db) for work, _, _ in group]
            self._db.execute("COMMIT")
        except Exception as wrong:
            self._roll_back()
            is_down = isinstance(wrong, apsw.Error) and not isinstance(wrong, apsw.ConstraintError)
            if len(group) > 1 and not is_down:
                for job in group:
                    self._commit([job])
                return
            error = StoreDown(str(wrong)) if isinstance(wrong, apsw.Error) else wrong
            for _, loop, future in group:
                _tell(loop, future, None, error)
            return
        for (_, loop, future), answer in zip(group, answers, strict=True):
            _tell(loop, future, answer, None)

    def _roll_back(self) -> None:
        with contextlib.suppress(apsw.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    async def _do(self, work: Callable[[apsw.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((work, loop, future))
        return await future

    async def create(self, table: StoredTable) -> None:
        await self._do(lambda db: _create(db, table))

    async def load(self, table: str) -> StoredTable | None:
        return await self._do(lambda db: _load(db, table))

    async def head(self, table: str) -> StoredTable | None:
        return await self._do(lambda db: _head(db, table))

    async def append(self, table: str, event: StoredEvent, is_over: bool = False) -> Appended:
        return await self._do(lambda db: _append(db, table, event, is_over))

    async def take_seat(self, invite: str, owner: str, name: str) -> tuple[str, int] | None:
        return await self._do(lambda db: _take_seat(db, invite, owner, name))

    async def delegate(self, table: str, seat: int, owner: str, bot: str | None) -> bool:
        return await self._do(lambda db: _delegate(db, table, seat, owner, bot))

    async def touch(self) -> None:
        await self._do(lambda db: db.execute("UPDATE pulse SET beats = beats + 1").fetchall())

    async def tables_of(self, owner: str) -> list[str]:
        return await self._do(lambda db: _tables_of(db, owner))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _single(db: apsw.Connection, query: str, bindings: tuple[Any, ...] = ()) -> int:
    """The one number a query gives."""
    return int(next(iter(db.execute(query, bindings)))[0])


def _tell(
    loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]", answer: Any,
    wrong: Exception | None,
) -> None:  # fmt: skip
    """Nobody is told any more where the loop has ended."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(_settle, future, answer, wrong)


def _settle(future: "asyncio.Future[Any]", answer: Any, wrong: Exception | None) -> None:
    if future.cancelled():
        return
    if wrong:
        future.set_exception(wrong)
    else:
        future.set_result(answer)


def _create(db: apsw.Connection, table: StoredTable) -> None:
    start = None if table.start is None else json.dumps(table.start)
    db.execute(
        f"INSERT INTO tables ({_TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id, table.game, table.rules, table.players, json.dumps(table.options),
            table.seed, start, table.created, table.is_over,
        ),
    )  # fmt: skip
    db.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table.id, n, s.kind, s.name, s.bot, s.owner, s.invite, s.deputy)
            for n, s in enumerate(table.seats)
        ],
    )


def _head(db: apsw.Connection, table: str) -> StoredTable | None:
    row = db.execute(f"SELECT {_TABLE} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    seats = db.execute(
        "SELECT kind, name, bot, owner, invite, deputy FROM seats WHERE table_id = ? ORDER BY seat",
        (table,),
    )
    id_, game, rules, players, options, seed, start, created, is_over = row
    try:
        chosen, described = json.loads(options), None if start is None else json.loads(start)
    except ValueError as wrong:
        raise Broken(f"table {table}: {wrong}") from None
    return StoredTable(
        id_, game, rules, players, chosen, seed, described, created,
        [StoredSeat(*seat) for seat in seats], is_over=bool(is_over),
    )  # fmt: skip


def _load(db: apsw.Connection, table: str) -> StoredTable | None:
    head = _head(db, table)
    events = db.execute(
        "SELECT seq, client_move_id, seat, action, digest, prev_hash, at FROM events "
        "WHERE table_id = ? ORDER BY seq",
        (table,),
    )
    return head and replace(head, events=[StoredEvent(*event) for event in events])


def _append(db: apsw.Connection, table: str, event: StoredEvent, is_over: bool) -> Appended:
    known = db.execute(
        "SELECT seq FROM events WHERE table_id = ? AND client_move_id = ?",
        (table, event.client_move_id),
    ).fetchone()
    if known:
        return Appended(Written.REPEATED, known[0])
    length = _single(
        db, "SELECT coalesce(max(seq) + 1, 0) FROM events WHERE table_id = ?", (table,)
    )
    if length != event.seq:
        return Appended(Written.STALE, length)
    db.execute(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table, event.seq, event.client_move_id, event.seat, event.action,
            event.digest, event.prev_hash, event.at,
        ),
    )  # fmt: skip
    if is_over or event.action == UNDO:
        db.execute("UPDATE tables SET over = ? WHERE id = ?", (is_over, table))
    return Appended(Written.APPENDED, event.seq)


def _take_seat(db: apsw.Connection, invite: str, owner: str, name: str) -> tuple[str, int] | None:
    row = db.execute(
        "UPDATE seats SET owner = ?, name = iif(owner IS NULL, ?, name), kind = 'human' "
        "WHERE invite = ? AND (owner IS NULL OR owner = ?) RETURNING table_id, seat",
        (owner, name, invite, owner),
    ).fetchone()
    return None if row is None else (row[0], row[1])


def _delegate(db: apsw.Connection, table: str, seat: int, owner: str, bot: str | None) -> bool:
    db.execute(
        "UPDATE seats SET deputy = ? WHERE table_id = ? AND seat = ? AND owner = ?",
        (bot, table, seat, owner),
    )
    return db.changes() == 1


def _tables_of(db: apsw.Connection, owner: str) -> list[str]:
    rows = db.execute(
        "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id "
        "WHERE s.owner = ? ORDER BY t.created DESC LIMIT ?",
        (owner, limits.TABLES_LISTED),
    )
    return [row[0] for row in rows]
