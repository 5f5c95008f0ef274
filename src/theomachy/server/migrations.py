"""A PostgreSQL database is brought to the schema of today before it is used."""

import contextlib
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from theomachy.locales import Wrong
from theomachy.server.sqlite import MIGRATIONS

_LOCK = 7_430_118
"""The number of the lock under which one process at a time does it."""
_SECONDS_TO_CONNECT = 5
_WORDS = {
    " STRICT": "",
    ", WITHOUT ROWID": "",
    "INTEGER": "BIGINT",
    "BLOB": "BYTEA",
    " REAL": " DOUBLE PRECISION",
}

Connection = psycopg.Connection[tuple[Any, ...]]


def translated(migration: str) -> str:
    """What SQLite is told, in PostgreSQL's words: the schema is written once."""
    for theirs, ours in _WORDS.items():
        migration = migration.replace(theirs, ours)
    return migration


def shown(url: str) -> str:
    """Where a database is, without who may use it and by what word."""
    parts = parts_of(url)
    return f"postgresql://{parts.get('host', '')}/{parts.get('dbname', '')}"


def parts_of(url: str) -> dict[str, Any]:
    """Wrong, without repeating what may hold a password, if it is no address."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise Wrong("door-database-url")
    try:
        return conninfo_to_dict(url)
    except psycopg.Error:
        raise Wrong("door-database-url") from None


def prepare(url: str) -> None:
    """Bring the schema forward; Wrong if there is no way to use what is there."""
    name = shown(url)
    try:
        with contextlib.closing(
            psycopg.connect(url, autocommit=True, connect_timeout=_SECONDS_TO_CONNECT)
        ) as db:
            while not is_newest(db, name):
                pass
    except psycopg.Error as wrong:
        why = next(iter(str(wrong).splitlines()), "")
        raise Wrong("door-database", file=name, why=why) from None


def is_newest(db: Connection, name: str) -> bool:
    """Whether nothing is left to do, once the next step has been done: whole, or not at all."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        db.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)")
        db.execute("INSERT INTO schema SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema)")
        [(done,)] = db.execute("SELECT version FROM schema").fetchall()
        if done > len(MIGRATIONS):
            raise Wrong("door-database-newer", file=name)
        if done < len(MIGRATIONS):
            take(db, done)
        return bool(done + 1 >= len(MIGRATIONS))


def take(db: Connection, step: int) -> None:
    """Room is left beside every table: its length grows in place, without touching an index."""
    db.execute(translated(MIGRATIONS[step]).encode())
    db.execute("ALTER TABLE tables SET (fillfactor = 70)")
    db.execute("UPDATE schema SET version = %s", [step + 1])
