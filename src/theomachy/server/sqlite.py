"""The log on embedded SQLite: one writer thread, durable group commit."""

import asyncio
import contextlib
import itertools
import pathlib
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import apsw

from theomachy.locales import Wrong
from theomachy.server import faults, limits
from theomachy.server.database import Database, Row
from theomachy.server.queries import QueriedStore
from theomachy.server.store import StoreDown

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
    """
    ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN seating INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET length = (SELECT count(*) FROM events WHERE table_id = id);
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, state BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_closed ON tables (id) WHERE closed = 1;
    CREATE TABLE bans (subject TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT;
    """,
    """
    ALTER TABLE tables ADD COLUMN opener TEXT;
    ALTER TABLE tables ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN server TEXT;
    ALTER TABLE tables ADD COLUMN signature TEXT;
    ALTER TABLE seats ADD COLUMN entropy TEXT;
    UPDATE tables SET sealed = 1;
    CREATE INDEX tables_by_opener ON tables (opener);
    CREATE TABLE seat_links (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, token TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL, expires INTEGER NOT NULL, PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_links_by_owner ON seat_links (owner);
    CREATE TABLE aliases (
        key TEXT PRIMARY KEY, owner TEXT NOT NULL, created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX aliases_by_owner ON aliases (owner);
    CREATE TABLE codes (
        code TEXT PRIMARY KEY, owner TEXT NOT NULL, expires INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX codes_by_owner ON codes (owner);
    CREATE TABLE house (name TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
    ALTER TABLE tables ADD COLUMN seconds INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'nothing';
    ALTER TABLE tables ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN talk INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN due INTEGER;
    ALTER TABLE tables ADD COLUMN awaits INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE tables ADD COLUMN wound INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN deputy_from INTEGER;
    ALTER TABLE seats ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_by_away ON tables (id) WHERE away > 0 AND over = 0;
    CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, at INTEGER NOT NULL,
        seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, who INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE votes (
        table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, owner TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, owner)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX votes_by_owner ON votes (owner);
    CREATE TABLE sayings (
        table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, at INTEGER NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, owner TEXT NOT NULL, phrase TEXT,
        words TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sayings_by_owner ON sayings (owner);
    """,
    """
    ALTER TABLE tables ADD COLUMN actor INTEGER;
    ALTER TABLE tables ADD COLUMN result TEXT;
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_listed ON tables (listed) WHERE listed > 0;
    CREATE TABLE competitors (owner TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE ratings (
        game TEXT NOT NULL, owner TEXT NOT NULL, name TEXT NOT NULL, bot INTEGER NOT NULL,
        strength REAL NOT NULL, doubt REAL NOT NULL, games INTEGER NOT NULL,
        PRIMARY KEY (game, owner)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_by_owner ON ratings (owner);
    """,
)
"""Numbered, forward only; `PRAGMA user_version` says how many have been applied."""

T = TypeVar("T")
Job = tuple[Callable[[Database], Any], asyncio.AbstractEventLoop, "asyncio.Future[Any]"]
Outcome = tuple[Any, Exception | None]
_MOST_IN_A_GROUP = 256
_PATIENCE_MS = 2000
"""With an operator's command that writes too."""


class Connection:
    """SQLite's own, as the queries know it."""

    def __init__(self, path: pathlib.Path) -> None:
        self.db = apsw.Connection(str(path))

    def rows(self, query: str, *bindings: Any) -> list[Row]:
        return self.db.execute(query, bindings).fetchall()


class SqliteStore(QueriedStore):
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
        except (apsw.Error, OSError) as wrong:
            raise Wrong("door-database", file=str(self.path), why=str(wrong)) from None

    def _migrate(self) -> None:
        self.path.touch(mode=0o600)
        self.path.chmod(0o600)
        self._connection = Connection(self.path)
        self._db = self._connection.db
        self._db.set_busy_timeout(_PATIENCE_MS)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        done = self._connection.rows("PRAGMA user_version")[0][0]
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
        with contextlib.suppress(apsw.Error):  # what a full disk keeps from being tidied stays
            self._db.close()

    def _commit(self, group: list[Job]) -> None:
        """Do a group's work in one transaction; only then let anybody know. What goes wrong with
        one piece of work goes wrong with that one: then each is done by itself. What nobody waits
        for any more is not done."""
        group = [job for job in group if not job[2].done()]
        try:
            faults.point("before_begin")
            self._db.execute("BEGIN IMMEDIATE")
            answers = [work(self._connection) for work, _, _ in group]
            faults.point("before_commit")
            self._db.execute("COMMIT")
            faults.point("after_commit")
        except Exception as wrong:
            self._roll_back()
            is_down = isinstance(wrong, apsw.Error) and not isinstance(wrong, apsw.ConstraintError)
            if len(group) > 1 and not is_down:
                for job in group:
                    self._commit([job])
                return
            error = StoreDown(str(wrong)) if isinstance(wrong, apsw.Error) else wrong
            _tell(group, [(None, error)] * len(group))
            return
        _tell(group, [(answer, None) for answer in answers])

    def _roll_back(self) -> None:
        with contextlib.suppress(apsw.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    async def _do(self, work: Callable[[Database], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        too_late = loop.call_later(limits.SECONDS_TO_WRITE, _give_up, future)
        self._jobs.put((work, loop, future))
        try:
            return await future
        finally:
            too_late.cancel()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _give_up(future: "asyncio.Future[Any]") -> None:
    if not future.done():
        future.set_exception(StoreDown("the disk does not answer"))


def _tell(group: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    """A loop is woken once for a whole group; where it has ended, nobody is told any more."""
    told = zip(group, outcomes, strict=True)
    for loop, some in itertools.groupby(told, key=lambda each: each[0][1]):
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, [(job[2], outcome) for job, outcome in some])


def _settle(told: Sequence[tuple["asyncio.Future[Any]", Outcome]]) -> None:
    for future, (answer, wrong) in told:
        if future.done():
            continue
        if wrong:
            future.set_exception(wrong)
        else:
            future.set_result(answer)
