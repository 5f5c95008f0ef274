"""What a store is asked, in SQL that every database here understands: each thing once."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from theomachy.server import company_queries, key_queries, seat_queries
from theomachy.server.company_queries import QueriedCompany
from theomachy.server.database import Database
from theomachy.server.gathering_queries import GatheringStore, tables_of
from theomachy.server.heads import create, head, written
from theomachy.server.rating_queries import rate
from theomachy.server.store import (
    UNKNOWN,
    Appended,
    Erased,
    Expiry,
    Invited,
    Rulings,
    Snapshot,
    Standing,
    StoredEvent,
    StoredTable,
    Swept,
    Written,
)

T = TypeVar("T")
_EVENT = "seq, client_move_id, seat, action, digest, prev_hash, at"


class QueriedStore(QueriedCompany, GatheringStore):
    """A store whose adapter does pieces of work, each in a transaction, and nothing else."""

    is_shared = False

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
        self, table: str, event: StoredEvent, is_over: bool = False, at: Snapshot | None = None,
        stands: Standing = UNKNOWN,
    ) -> Appended:  # fmt: skip
        return await self._do(lambda db: append(db, table, event, is_over, at, stands))

    async def moved_on(self, known: Mapping[str, tuple[int, int, int]]) -> list[str]:
        return await self._do(lambda db: moved_on(db, known))

    async def take_seat(
        self, invite: str, owner: str, name: str, entropy: str | None = None, now: int = 0
    ) -> tuple[str, int] | None:
        return await self._do(
            lambda db: seat_queries.take_seat(db, invite, owner, name, entropy, now)
        )

    async def invited(self, token: str, now: int) -> Invited | None:
        return await self._do(lambda db: seat_queries.invited(db, token, now))

    async def invite_anew(self, table: str, seat: int, host: str, invite: str, first: int) -> bool:
        return await self._do(
            lambda db: seat_queries.invite_anew(db, table, seat, host, invite, first)
        )

    async def link_seat(self, table: str, seat: int, owner: str, link: str, until: int) -> bool:
        return await self._do(
            lambda db: seat_queries.link_seat(db, table, seat, owner, link, until)
        )

    async def unlink_seats(self, table: str, owner: str) -> int:
        return await self._do(lambda db: seat_queries.unlink_seats(db, table, owner))

    async def carry_seat(self, link: str, owner: str, now: int) -> tuple[str, int] | None:
        return await self._do(lambda db: seat_queries.carry_seat(db, link, owner, now))

    async def contribute(self, table: str, owner: str, entropy: str) -> bool:
        return await self._do(lambda db: seat_queries.contribute(db, table, owner, entropy))

    async def seal(self, table: str) -> list[str]:
        return await self._do(lambda db: seat_queries.seal(db, table))

    async def house_key(self, fresh: str) -> str:
        return await self._do(lambda db: key_queries.house_key(db, fresh))

    async def owner_of(self, key: str) -> str:
        return await self._do(lambda db: key_queries.owner_of(db, key))

    async def offer_code(self, code: str, owner: str, until: int) -> None:
        await self._do(lambda db: key_queries.offer_code(db, code, owner, until))

    async def take_code(self, code: str, key: str, now: int) -> str | None:
        return await self._do(lambda db: key_queries.take_code(db, code, key, now))

    async def sign_out(self, owner: str, but: str) -> None:
        await self._do(lambda db: key_queries.sign_out(db, owner, but))

    async def all_tables_of(self, owner: str, most: int) -> list[str]:
        return await self._do(lambda db: tables_of(db, owner, most, "created DESC"))

    async def games_in_play(self) -> list[str]:
        return await self._do(games_in_play)

    async def forget(self, owner: str) -> Erased:
        return await self._do(lambda db: key_queries.forget(db, owner))

    async def purge(self, now: int) -> None:
        await self._do(lambda db: key_queries.purge(db, now))

    async def sweep(self, after: str, expiry: Expiry) -> Swept:
        return await self._do(lambda db: key_queries.sweep(db, after, expiry))

    async def rulings(self) -> Rulings:
        return await self._do(rulings)

    async def touch(self) -> None:
        await self._do(lambda db: db.rows("UPDATE pulse SET beats = beats + 1"))

    def listen(self, told: Callable[[Iterable[str]], None]) -> None:
        """Where nobody else writes there is nothing to hear."""
        told(())


# --- tables ---


def load(db: Database, table: str) -> StoredTable | None:
    found = head(db, table)
    if found is None:
        return None
    snapshots = db.rows("SELECT seq, state FROM snapshots WHERE table_id = ? ORDER BY seq", table)
    return replace(
        found, events=events_from(db, table, 0), snapshots=[Snapshot(*row) for row in snapshots],
        notes=company_queries.notes(db, table),
    )  # fmt: skip


def games_in_play(db: Database) -> list[str]:
    rows = db.rows("SELECT DISTINCT game FROM tables WHERE over = 0 ORDER BY game")
    return [game for (game,) in rows]


def moved_on(db: Database, known: Mapping[str, tuple[int, int, int]]) -> list[str]:
    """Those of some tables whose log, seats or talk are not what is known of them here."""
    tables = list(known)
    if not tables:
        return []
    places = ", ".join("?" * len(tables))
    found = db.rows(f"SELECT id, length, seating, said FROM tables WHERE id IN ({places})", *tables)
    return [id_ for id_, *now in found if known[id_] != tuple(now)]


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
    db: Database, table: str, event: StoredEvent, is_over: bool, at: Snapshot | None,
    stands: Standing,
) -> Appended:  # fmt: skip
    """A log grows by one only from the length that was seen, and never twice by the same move."""
    grown = db.rows(
        "UPDATE tables SET length = length + 1, over = ?, actor = ?, result = ? "
        "WHERE id = ? AND length = ? "
        "AND closed = 0 "
        "AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = ? AND client_move_id = ?) "
        "RETURNING 1",
        int(is_over), stands.actor, written(stands.result), table, event.seq,
        table, event.client_move_id,
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
    if stands.result is not None:
        rate(db, table, stands.result["ranks"])
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


# --- what operators decide ---


def rulings(db: Database) -> Rulings:
    bans, closed = db.rows("SELECT subject FROM bans"), "SELECT id FROM tables WHERE closed = 1"
    return Rulings(frozenset(row[0] for row in bans), frozenset(row[0] for row in db.rows(closed)))
