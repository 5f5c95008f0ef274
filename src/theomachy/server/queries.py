"""What a store is asked, in SQL that every database here understands: each thing once."""

import abc
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from theomachy.server import limits
from theomachy.server.store import (
    Appended,
    Broken,
    Rulings,
    Snapshot,
    StoredEvent,
    StoredSeat,
    StoredTable,
    Written,
)

T = TypeVar("T")
Row = tuple[Any, ...]
_TABLE = "id, game, rules, players, options, seed, start, created, over, length, seating, closed"
_SEAT = "kind, name, bot, owner, invite, deputy"
_EVENT = "seq, client_move_id, seat, action, digest, prev_hash, at"


class Database(Protocol):
    """A connection within a transaction; a question mark stands for each binding."""

    def rows(self, query: str, *bindings: Any) -> list[Row]: ...


class QueriedStore(abc.ABC):
    """A store whose adapter does pieces of work, each in a transaction, and nothing else."""

    is_shared = False

    @abc.abstractmethod
    async def _do(self, work: Callable[[Database], T]) -> T:
        """Do it and commit it; StoreDown if that cannot be done."""

    async def create(self, table: StoredTable) -> None:
        await self._do(lambda db: create(db, table))

    async def load(self, table: str) -> StoredTable | None:
        return await self._do(lambda db: load(db, table))

    async def head(self, table: str) -> StoredTable | None:
        return await self._do(lambda db: head(db, table))

    async def events_from(self, table: str, seq: int) -> list[StoredEvent]:
        return await self._do(lambda db: events_from(db, table, seq))

    async def seq_of(self, table: str, client_move_id: str) -> int | None:
        return await self._do(lambda db: seq_of(db, table, client_move_id))

    async def append(
        self, table: str, event: StoredEvent, is_over: bool = False, at: Snapshot | None = None
    ) -> Appended:
        return await self._do(lambda db: append(db, table, event, is_over, at))

    async def moved_on(self, known: Mapping[str, tuple[int, int]]) -> list[str]:
        return await self._do(lambda db: moved_on(db, known))

    async def take_seat(self, invite: str, owner: str, name: str) -> tuple[str, int] | None:
        return await self._do(lambda db: take_seat(db, invite, owner, name))

    async def delegate(self, table: str, seat: int, owner: str, bot: str | None) -> bool:
        return await self._do(lambda db: delegate(db, table, seat, owner, bot))

    async def tables_of(self, owner: str) -> list[str]:
        return await self._do(lambda db: tables_of(db, owner))

    async def rulings(self) -> Rulings:
        return await self._do(rulings)

    async def touch(self) -> None:
        await self._do(lambda db: db.rows("UPDATE pulse SET beats = beats + 1"))

    def listen(self, told: Callable[[Iterable[str]], None]) -> None:
        """Where nobody else writes there is nothing to hear."""
        told(())


# --- tables ---


def create(db: Database, table: StoredTable) -> None:
    start = None if table.start is None else json.dumps(table.start)
    db.rows(
        f"INSERT INTO tables ({_TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)",
        table.id, table.game, table.rules, table.players, json.dumps(table.options),
        table.seed, start, table.created, int(table.is_over),
    )  # fmt: skip
    for number, seat in enumerate(table.seats):
        db.rows(
            f"INSERT INTO seats (table_id, seat, {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            table.id, number, seat.kind, seat.name, seat.bot, seat.owner, seat.invite, seat.deputy,
        )  # fmt: skip


def head(db: Database, table: str) -> StoredTable | None:
    """A table without its events."""
    found = db.rows(f"SELECT {_TABLE} FROM tables WHERE id = ?", table)
    if not found:
        return None
    seats = db.rows(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", table)
    id_, game, rules, players, options, seed, start, created, *rest = found[0]
    is_over, length, seating, is_closed = rest
    try:
        chosen, described = json.loads(options), None if start is None else json.loads(start)
    except ValueError as wrong:
        raise Broken(f"table {table}: {wrong}") from None
    return StoredTable(
        id_, game, rules, players, chosen, seed, described, created,
        [StoredSeat(*seat) for seat in seats], [], bool(is_over), length, seating,
        is_closed=bool(is_closed),
    )  # fmt: skip


def load(db: Database, table: str) -> StoredTable | None:
    found = head(db, table)
    if found is None:
        return None
    snapshots = db.rows("SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq", table)
    return replace(
        found, events=events_from(db, table, 0), snapshots=[Snapshot(*row) for row in snapshots]
    )


def tables_of(db: Database, owner: str) -> list[str]:
    found = db.rows(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE owner = ?) "
        "ORDER BY created DESC LIMIT ?",
        owner, limits.TABLES_LISTED,
    )  # fmt: skip
    return [row[0] for row in found]


def moved_on(db: Database, known: Mapping[str, tuple[int, int]]) -> list[str]:
    """Those of some tables whose log or seats are not as long or as old as is known here."""
    tables = list(known)
    if not tables:
        return []
    places = ", ".join("?" * len(tables))
    found = db.rows(f"SELECT id, length, seating FROM tables WHERE id IN ({places})", *tables)
    return [id_ for id_, length, seating in found if known[id_] != (length, seating)]


# --- events ---


def events_from(db: Database, table: str, seq: int) -> list[StoredEvent]:
    found = db.rows(
        f"SELECT {_EVENT} FROM events WHERE table_id = ? AND seq >= ? ORDER BY seq", table, seq
    )
    return [StoredEvent(*row) for row in found]


def seq_of(db: Database, table: str, client_move_id: str) -> int | None:
    found = db.rows(
        "SELECT seq FROM events WHERE table_id = ? AND client_move_id = ?", table, client_move_id
    )
    return found[0][0] if found else None


def append(
    db: Database, table: str, event: StoredEvent, is_over: bool, at: Snapshot | None
) -> Appended:
    """A log grows by one only from the length that was seen, and never twice by the same move."""
    grown = db.rows(
        "UPDATE tables SET length = length + 1, over = ? WHERE id = ? AND length = ? "
        "AND closed = 0 "
        "AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = ? AND client_move_id = ?) "
        "RETURNING 1",
        int(is_over), table, event.seq, table, event.client_move_id,
    )  # fmt: skip
    if not grown:
        return not_appended(db, table, event)
    db.rows(
        f"INSERT INTO events (table_id, {_EVENT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        table, event.seq, event.client_move_id, event.seat, event.action,
        event.digest, event.prev_hash, event.at,
    )  # fmt: skip
    if at is not None:
        keep(db, table, at)
    return Appended(Written.APPENDED, event.seq)


def not_appended(db: Database, table: str, event: StoredEvent) -> Appended:
    known = seq_of(db, table, event.client_move_id)
    if known is not None:
        return Appended(Written.REPEATED, known)
    found = db.rows("SELECT length, closed FROM tables WHERE id = ?", table)
    length, is_closed = found[0] if found else (0, 0)
    return Appended(Written.CLOSED if is_closed else Written.STALE, length)


def keep(db: Database, table: str, at: Snapshot) -> None:
    db.rows(
        "INSERT INTO snapshots (table_id, seq, state) VALUES (?, ?, ?)", table, at.seq, at.state
    )


# --- seats ---


def take_seat(db: Database, invite: str, owner: str, name: str) -> tuple[str, int] | None:
    taken = db.rows(
        "UPDATE seats SET name = CASE WHEN owner IS NULL THEN ? ELSE name END, owner = ?, "
        "kind = 'human' WHERE invite = ? AND (owner IS NULL OR owner = ?) RETURNING table_id, seat",
        name, owner, invite, owner,
    )  # fmt: skip
    if not taken:
        return None
    reseat(db, taken[0][0])
    return taken[0][0], taken[0][1]


def delegate(db: Database, table: str, seat: int, owner: str, bot: str | None) -> bool:
    changed = db.rows(
        "UPDATE seats SET deputy = ? WHERE table_id = ? AND seat = ? AND owner = ? RETURNING 1",
        bot, table, seat, owner,
    )  # fmt: skip
    if changed:
        reseat(db, table)
    return bool(changed)


def reseat(db: Database, table: str) -> None:
    """Whoever knows the seats as they were must read them again."""
    db.rows("UPDATE tables SET seating = seating + 1 WHERE id = ?", table)


# --- what operators decide ---


def rulings(db: Database) -> Rulings:
    bans, closed = db.rows("SELECT subject FROM bans"), "SELECT id FROM tables WHERE closed = 1"
    return Rulings(frozenset(row[0] for row in bans), frozenset(row[0] for row in db.rows(closed)))
