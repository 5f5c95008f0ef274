"""What operators decide, written where every server reads it; also while one serves."""

import contextlib
import pathlib
import time
from collections.abc import Iterator
from dataclasses import dataclass

import apsw

from theomachy.locales import Wrong
from theomachy.server.backup import DATABASE
from theomachy.server.database import Database
from theomachy.server.doorkeeper import subject_of
from theomachy.server.place import Place, adapter
from theomachy.server.seat_queries import reseat
from theomachy.server.sqlite import MIGRATIONS, Connection

_PATIENCE_MS = 10_000


@dataclass(frozen=True)
class Listed:
    """A table, as an operator may know it: not who sits there, nor what they hold."""

    table: str
    game: str
    players: int
    created: int
    entries: int
    is_over: int
    is_closed: int


def tables(db: Database, game: str | None, is_over: bool | None, limit: int) -> list[Listed]:
    """The newest tables, of one game or of all, finished or not."""
    found = db.rows(
        "SELECT id, game, players, created, length, over, closed FROM tables "
        "WHERE (? = '' OR game = ?) AND (? < 0 OR over = ?) ORDER BY created DESC, id LIMIT ?",
        game or "", game or "", *[-1 if is_over is None else int(is_over)] * 2, limit,
    )  # fmt: skip
    return [Listed(*row) for row in found]


def close(db: Database, table: str, is_closed: bool = True) -> None:
    """Nothing more is written to a table's log from now on; or again."""
    found = db.rows("UPDATE tables SET closed = ? WHERE id = ? RETURNING 1", int(is_closed), table)
    if not found:
        raise Wrong("door-table", table=table)
    reseat(db, table)


def ban(db: Database, subject: str) -> str:
    known = subject_of(subject)
    db.rows(
        "INSERT INTO bans (subject, since) VALUES (?, ?) ON CONFLICT (subject) DO NOTHING",
        known, int(time.time()),
    )  # fmt: skip
    return known


def unban(db: Database, subject: str) -> str:
    known = subject_of(subject)
    if not db.rows("DELETE FROM bans WHERE subject = ? RETURNING 1", known):
        raise Wrong("door-unbanned", subject=known)
    return known


def bans(db: Database) -> list[tuple[str, int]]:
    return [(row[0], row[1]) for row in db.rows("SELECT subject, since FROM bans ORDER BY since")]


@contextlib.contextmanager
def opened(place: Place) -> Iterator[Database]:
    """Where games are kept, beside servers that may be using it, in one transaction."""
    kept = adapter().opened(place.database) if place.database else in_a_folder(place.data)
    with kept as db:
        yield db


@contextlib.contextmanager
def in_a_folder(data: pathlib.Path) -> Iterator[Database]:
    file = data / DATABASE
    if not file.exists():
        raise Wrong("door-database-none", file=str(file))
    try:
        connection = Connection(file)
        with contextlib.closing(connection.db):
            prepare(connection, file)
            with connection.db:
                yield connection
    except apsw.Error as wrong:
        raise Wrong("door-database", file=str(file), why=str(wrong)) from None


def prepare(connection: Connection, file: pathlib.Path) -> None:
    """Only the server writes its log back into the file, and only it brings the schema forward."""
    connection.db.set_busy_timeout(_PATIENCE_MS)
    connection.db.wal_autocheckpoint(0)
    connection.db.execute("PRAGMA synchronous = FULL")
    schema = connection.rows("PRAGMA user_version")[0][0]
    if schema > len(MIGRATIONS):
        raise Wrong("door-database-newer", file=str(file))
    if schema < len(MIGRATIONS):
        raise Wrong("door-database-older", file=str(file))
