"""What a store is asked about people who look for one another: open tables, and games played."""

import abc
import contextlib
from collections.abc import Callable
from typing import TypeVar

from theomachy.server import rating_queries
from theomachy.server.database import Database
from theomachy.server.gathering import PlayedGame, Rated
from theomachy.server.heads import head
from theomachy.server.seat_queries import check_name, contribute, reseat
from theomachy.server.store import Broken, StoredTable

T = TypeVar("T")
_OFFERED = (
    "listed > 0 AND listed > ? AND over = 0 AND closed = 0 "
    "AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open')"
)


class GatheringStore(abc.ABC):
    @abc.abstractmethod
    async def _do(self, work: Callable[[Database], T]) -> T:
        """Do it and commit it; StoreDown if that cannot be done."""

    async def heads_of(self, owner: str, most: int) -> list[StoredTable]:
        return await self._do(lambda db: heads_of(db, owner, most))

    async def games_of(self, owner: str, most: int, skip: int) -> list[PlayedGame]:
        return await self._do(lambda db: games_of(db, owner, most, skip))

    async def open_tables(self, since: int, most: int, skip: int) -> list[StoredTable]:
        return await self._do(lambda db: open_tables(db, since, most, skip))

    async def listed_by(self, host: str, since: int) -> int:
        return await self._do(lambda db: listed_by(db, host, since))

    async def list_table(self, table: str, host: str, now: int) -> bool:
        return await self._do(lambda db: list_table(db, table, host, now))

    async def sit_down(
        self, table: str, owner: str, name: str, entropy: str | None, since: int, now: int
    ) -> int | None:
        return await self._do(lambda db: sit_down(db, table, owner, name, entropy, since, now))

    async def compete(self, owner: str, since: int) -> None:
        await self._do(lambda db: rating_queries.compete(db, owner, since))

    async def competes(self, owner: str) -> bool:
        return await self._do(lambda db: rating_queries.competes(db, owner))

    async def ladder(self, game: str, most: int) -> list[Rated]:
        return await self._do(lambda db: rating_queries.ladder(db, game, most))

    async def ratings_of(self, owner: str) -> list[Rated]:
        return await self._do(lambda db: rating_queries.ratings_of(db, owner))


# --- games of one owner ---


def heads(db: Database, tables: list[str]) -> list[StoredTable]:
    """These tables without their events; what is broken is left out."""
    found = []
    for table in tables:
        with contextlib.suppress(Broken):
            found.append(head(db, table))
    return [each for each in found if each is not None]


def heads_of(db: Database, owner: str, most: int) -> list[StoredTable]:
    return heads(db, tables_of(db, owner, most, "over, created DESC, id"))


def tables_of(db: Database, owner: str, most: int, order: str) -> list[str]:
    where = "id IN (SELECT table_id FROM seats WHERE owner = ?)"
    query = f"SELECT id FROM tables WHERE {where} ORDER BY {order} LIMIT ?"
    return [table for (table,) in db.rows(query, owner, most)]


def games_of(db: Database, owner: str, most: int, skip: int) -> list[PlayedGame]:
    found = db.rows(
        "SELECT id, (SELECT at FROM events WHERE table_id = id AND seq = length - 1) FROM tables "
        "WHERE id IN (SELECT table_id FROM seats WHERE owner = ?) "
        "ORDER BY created DESC, id LIMIT ? OFFSET ?",
        owner, most, skip,
    )  # fmt: skip
    last: dict[str, int | None] = dict(found)
    return [PlayedGame(each, last[each.id]) for each in heads(db, list(last))]


# --- open tables ---


def open_tables(db: Database, since: int, most: int, skip: int) -> list[StoredTable]:
    found = db.rows(
        f"SELECT id FROM tables WHERE {_OFFERED} ORDER BY listed DESC, id LIMIT ? OFFSET ?",
        since, most, skip,
    )  # fmt: skip
    return heads(db, [table for (table,) in found])


def listed_by(db: Database, host: str, since: int) -> int:
    found = db.rows(f"SELECT count(*) FROM tables WHERE {_OFFERED} AND opener = ?", since, host)
    number: int = found[0][0]
    return number


def list_table(db: Database, table: str, host: str, now: int) -> bool:
    changed = db.rows(
        "UPDATE tables SET listed = ?, seating = seating + 1 WHERE id = ? AND opener = ? "
        "RETURNING 1",
        now, table, host,
    )  # fmt: skip
    return bool(changed)


def sit_down(
    db: Database, table: str, owner: str, name: str, entropy: str | None, since: int, now: int
) -> int | None:
    """Who sits there already keeps his seat. The invitation to a seat that is taken so is good
    for nothing any more."""
    mine = db.rows("SELECT min(seat) FROM seats WHERE table_id = ? AND owner = ?", table, owner)
    if mine[0][0] is not None:
        own: int = mine[0][0]
        return own
    if not db.rows(f"SELECT 1 FROM tables WHERE id = ? AND {_OFFERED}", table, since):
        return None
    reseat(db, table)
    check_name(db, table, owner, name)
    taken = db.rows(
        "UPDATE seats SET name = ?, owner = ?, kind = 'human', invite = NULL, seen = ? "
        "WHERE table_id = ? AND kind = 'open' AND seat = "
        "(SELECT min(seat) FROM seats WHERE table_id = ? AND kind = 'open') RETURNING seat",
        name, owner, now * 1000, table, table,
    )  # fmt: skip
    if not taken:
        return None
    db.rows("UPDATE tables SET listed = ? WHERE id = ?", now, table)
    if entropy:
        contribute(db, table, owner, entropy)
    seat: int = taken[0][0]
    return seat
