"""The log on PostgreSQL: any number of server processes on one database, which alone decides."""

import asyncio
import contextlib
import functools
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from theomachy.locales import Wrong
from theomachy.server.database import Database, Row
from theomachy.server.migrations import prepare, shown
from theomachy.server.queries import QueriedStore, append, not_appended
from theomachy.server.store import (
    UNKNOWN,
    Appended,
    Snapshot,
    Standing,
    StoredEvent,
    StoreDown,
    Written,
)

__all__ = ["PostgresStore", "prepare", "shown"]

T = TypeVar("T")
CHANNEL = "theomachy"
_HANDS = 6
_SECONDS_TO_CONNECT = 3
_SECONDS_TO_ANSWER = 5.0
_SECONDS_TO_REST = 0.2
"""After the database could not be reached, nobody tries again for so long."""
_MOST_TRIES = 4
_MOST_IN_A_HINT = 300
_SECONDS_TO_GATHER = 0.02
_AT_ODDS = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)
"""What another has written in the same moment: the work is done again, and sees it."""
_MANNERS = """
    SET synchronous_commit = on; SET statement_timeout = '4s'; SET lock_timeout = '3s';
    SET idle_in_transaction_session_timeout = '10s';
    SET default_transaction_isolation = 'read committed'
"""
_APPEND = """
    WITH grown AS (
        UPDATE tables SET length = length + 1, over = ?, actor = ?, result = NULL
        WHERE id = ? AND length = ? AND closed = 0
        AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = ? AND client_move_id = ?)
        RETURNING id, length - 1 AS seq
    )
    INSERT INTO events (table_id, seq, client_move_id, seat, action, digest, prev_hash, at)
    SELECT id, seq, ?, ?, ?, ?, ?, ? FROM grown RETURNING seq
"""


@functools.lru_cache(1000)
def spoken(query: str) -> bytes:
    """A query as psycopg wants it."""
    return query.replace("?", "%s").encode()


class Connection:
    """PostgreSQL's own, as the queries know it; outside a transaction each query is one."""

    def __init__(self, url: str) -> None:
        self.db = psycopg.connect(
            url, autocommit=True, connect_timeout=_SECONDS_TO_CONNECT, application_name=CHANNEL,
            tcp_user_timeout=5000, keepalives_idle=5, keepalives_interval=2, keepalives_count=2,
        )  # fmt: skip
        self.db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        self.db.execute(_MANNERS)

    def rows(self, query: str, *bindings: Any) -> list[Row]:
        """Text here holds no zero character: what has one is not found, and does no harm."""
        given = [one.replace("\0", "\ufffd") if isinstance(one, str) else one for one in bindings]
        done = self.db.execute(spoken(query), given)
        return done.fetchall() if done.description else []


class PostgresStore(QueriedStore):
    """A few threads, each with a connection of its own that is made anew when it is lost.

    What has several queries is done in one snapshot; what another has changed meanwhile is done
    again. A move is one statement.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url, self.name = url, secrets.token_hex(4)
        self._own = threading.local()
        self._all: set[Connection] = set()
        self._age, self._rests_until = 0, 0.0
        self._is_closed = False
        self._hands = ThreadPoolExecutor(_HANDS, "postgres")
        self._moved: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        prepare(url)

    # --- in a thread ---

    @contextlib.contextmanager
    def _connection(self) -> Iterator[Connection]:
        """This thread's; once one thread has lost its own, all make theirs anew."""
        age, connection = getattr(self._own, "connection", (-1, None))
        if connection is None or connection.db.closed or age != self._age:
            connection = self._connect(connection)
        try:
            yield connection
        except psycopg.Error:
            if connection.db.broken:
                self._age += 1
            raise

    def _connect(self, old: Connection | None) -> Connection:
        if old is not None:
            old.db.close()
            self._all.discard(old)
        if time.monotonic() < self._rests_until:
            raise StoreDown("the database could not be reached a moment ago")
        try:
            connection = Connection(self.url)
        except psycopg.Error:
            self._rests_until = time.monotonic() + _SECONDS_TO_REST
            raise
        self._own.connection = (self._age, connection)
        self._all.add(connection)
        return connection

    def _tried(self, work: Callable[[Connection], T]) -> T:
        """Do it, again if others were quicker; StoreDown if it cannot be done."""
        try:
            for _ in range(_MOST_TRIES - 1):
                with contextlib.suppress(*_AT_ODDS), self._connection() as connection:
                    return work(connection)
            with self._connection() as connection:
                return work(connection)
        except psycopg.Error as wrong:
            raise StoreDown(str(wrong)) from wrong

    # --- for the server ---

    async def _do(self, work: Callable[[Database], T]) -> T:
        return await self._at_once(lambda connection: in_a_transaction(connection, work))

    async def _at_once(self, work: Callable[[Connection], T]) -> T:
        """Nobody waits longer than a few seconds; what has not begun by then is not done."""
        if self._is_closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(_SECONDS_TO_ANSWER):
                return await loop.run_in_executor(self._hands, self._tried, work)
        except TimeoutError:
            raise StoreDown("the database does not answer") from None

    async def append(
        self, table: str, event: StoredEvent, is_over: bool = False, at: Snapshot | None = None,
        stands: Standing = UNKNOWN,
    ) -> Appended:  # fmt: skip
        if at is not None or stands.result is not None:
            appended = await self._do(lambda db: append(db, table, event, is_over, at, stands))
        else:
            appended = await self._at_once(
                lambda db: appended_at_once(db, table, event, is_over, stands.actor)
            )
        if appended.written is Written.APPENDED:
            self._hint(table)
        return appended

    async def take_seat(
        self, invite: str, owner: str, name: str, entropy: str | None = None, now: int = 0
    ) -> tuple[str, int] | None:
        taken = await super().take_seat(invite, owner, name, entropy, now)
        if taken is not None:
            self._hint(taken[0])
        return taken

    async def sit_down(
        self, table: str, owner: str, name: str, entropy: str | None, since: int, now: int
    ) -> int | None:
        seat = await super().sit_down(table, owner, name, entropy, since, now)
        if seat is not None:
            self._hint(table)
        return seat

    async def close(self) -> None:
        """What has been begun is finished."""
        if self._telling is not None:
            self._telling.cancel()
        self._is_closed = True
        await asyncio.to_thread(self._hands.shutdown)
        for connection in self._all:
            connection.db.close()

    # --- hints ---

    def _hint(self, table: str) -> None:
        """Others are told after the fact, of many tables at once: to notify and commit in one would
        take a lock that the whole database has once, and every move would wait for every other.
        """
        self._moved.add(table)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_others())

    async def _tell_others(self) -> None:
        with contextlib.suppress(StoreDown):
            while self._moved:
                await asyncio.sleep(_SECONDS_TO_GATHER)
                some = [self._moved.pop() for _ in range(min(len(self._moved), _MOST_IN_A_HINT))]
                told = " ".join([self.name, *some])
                await self._at_once(lambda db: db.rows("SELECT pg_notify(?, ?)", CHANNEL, told))  # noqa: B023

    def listen(self, told: Callable[[Iterable[str]], None]) -> None:
        """In a thread of its own, that goes with the process."""
        loop = asyncio.get_running_loop()

        def tell(tables: Iterable[str]) -> None:
            loop.call_soon_threadsafe(told, tables)

        threading.Thread(target=self._listen, args=(tell,), name="hints", daemon=True).start()

    def _listen(self, told: Callable[[Iterable[str]], None]) -> None:
        """Until the loop has ended; a lost connection is made anew."""
        with contextlib.suppress(RuntimeError):
            while not self._is_closed:
                with contextlib.suppress(psycopg.Error):
                    self._hear(told)
                time.sleep(_SECONDS_TO_REST)

    def _hear(self, told: Callable[[Iterable[str]], None]) -> None:
        with contextlib.closing(Connection(self.url).db) as db:
            db.execute(f"LISTEN {CHANNEL}")
            while not self._is_closed:
                for heard in db.notifies(timeout=1.0):
                    name, *tables = heard.payload.split()
                    if name != self.name:
                        told(tables)


@contextlib.contextmanager
def opened(url: str) -> Iterator[Database]:
    """For who decides something beside the servers; Wrong if it cannot be reached or is not of this
    version."""
    prepare(url)
    try:
        connection = Connection(url)
        with contextlib.closing(connection.db), connection.db.transaction():
            yield connection
    except psycopg.Error as wrong:
        raise Wrong("door-database", file=shown(url), why=str(wrong)) from None


def in_a_transaction(connection: Connection, work: Callable[[Database], T]) -> T:
    with connection.db.transaction():
        return work(connection)


def appended_at_once(
    db: Connection, table: str, event: StoredEvent, is_over: bool, actor: int | None
) -> Appended:
    """Compare and append as one statement, which is a transaction of its own."""
    grown = db.rows(
        _APPEND, int(is_over), actor, table, event.seq, table, event.client_move_id,
        event.client_move_id, event.seat, event.action, event.digest, event.prev_hash, event.at,
    )  # fmt: skip
    return Appended(Written.APPENDED, event.seq) if grown else not_appended(db, table, event)
