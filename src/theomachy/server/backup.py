"""Copies of the database, taken and put back while people play; each is checked."""

import contextlib
import os
import pathlib
import time
from collections.abc import Iterator
from dataclasses import dataclass

import apsw

from theomachy.locales import Wrong
from theomachy.server.sqlite import MIGRATIONS

DATABASE = "theomachy.sqlite"
_STAGED = f"{DATABASE}.restored"
"""A copy that waits to be put in place; whoever owns the data folder does so."""
_BESIDE = ("-wal", "-shm")
_PATIENCE_MS = 10_000


@dataclass(frozen=True)
class Contents:
    """What a copy holds."""

    schema: int
    tables: int
    entries: int


def back_up(data: pathlib.Path, file: pathlib.Path) -> Contents:
    """The database as it is now, in one file; what had that name is replaced by a whole copy."""
    if not (data / DATABASE).exists():
        raise Wrong("door-database-none", file=str(data / DATABASE))
    part = file.with_name(f"{file.name}.part")
    with removed_if_it_fails(part):
        copy(data / DATABASE, part)
        contents = inspected(part)
        os.replace(part, file)
    sync_folder(file.parent)
    return contents


def stage(data: pathlib.Path, file: pathlib.Path) -> Contents:
    """Lay a checked copy beside the database, to be put in its place."""
    inspected(file)
    data.mkdir(parents=True, exist_ok=True)
    part = data / f"{_STAGED}.part"
    with removed_if_it_fails(part):
        copy(file, part)
        contents = inspected(part)
        os.replace(part, data / _STAGED)
    sync_folder(data)
    return contents


def is_staged(data: pathlib.Path) -> bool:
    return (data / _STAGED).exists()


def put_in_place(data: pathlib.Path) -> pathlib.Path | None:
    """Let a staged copy be the database, if there is one; what was there is kept under the name
    that is given. Only for who owns the data folder, and has no connection open."""
    staged, database = data / _STAGED, data / DATABASE
    if not staged.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(staged.stat().st_mtime))
    kept = data / f"{DATABASE}.before-{stamp}"
    for suffix in (*_BESIDE, ""):  # a log must never lie beside another database than its own
        with contextlib.suppress(FileNotFoundError):
            os.replace(f"{database}{suffix}", f"{kept}{suffix}")
    os.replace(staged, database)
    sync_folder(data)
    return kept


def copy(source: pathlib.Path, target: pathlib.Path) -> None:
    """By SQLite's own means, so that it is whole whoever writes meanwhile."""
    try:
        target.unlink(missing_ok=True)
        with connected(source) as theirs, connected(target, apsw.SQLITE_OPEN_CREATE) as ours:
            with ours.backup("main", theirs, "main") as copying:
                copying.step()
            ours.execute("PRAGMA journal_mode = DELETE")
    except apsw.Error as wrong:
        raise Wrong("door-database", file=str(source), why=str(wrong)) from None
    with target.open("rb+") as written:
        os.fsync(written.fileno())


def inspected(file: pathlib.Path) -> Contents:
    """What is in a copy; Wrong if it is damaged, newer than we are, or none of ours."""
    try:
        with connected(file) as db:
            (sound,) = next(iter(db.execute("PRAGMA integrity_check(1)")))
            (schema,) = next(iter(db.execute("PRAGMA user_version")))
            tables, entries = (count(db, name) for name in ("tables", "events"))
    except apsw.Error as wrong:
        raise Wrong("door-database", file=str(file), why=str(wrong)) from None
    if sound != "ok":
        raise Wrong("door-database", file=str(file), why=str(sound))
    if schema > len(MIGRATIONS):
        raise Wrong("door-database-newer", file=str(file))
    return Contents(schema, tables, entries)


def count(db: apsw.Connection, table: str) -> int:
    return int(next(iter(db.execute(f"SELECT count(*) FROM {table}")))[0])


@contextlib.contextmanager
def connected(file: pathlib.Path, more: int = 0) -> Iterator[apsw.Connection]:
    db = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE | more)
    db.set_busy_timeout(_PATIENCE_MS)
    try:
        yield db
    finally:
        db.close()


@contextlib.contextmanager
def removed_if_it_fails(part: pathlib.Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sync_folder(folder: pathlib.Path) -> None:
    """A name is durable when its folder is; where folders cannot be synced, they need not be."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
