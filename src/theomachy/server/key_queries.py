"""What a store is asked about keys, about what belongs to one, and about what is kept how long."""

from collections.abc import Iterable

from theomachy.server import limits
from theomachy.server.database import Database
from theomachy.server.seat_queries import reseat
from theomachy.server.store import NOBODY, Erased, Expiry, Swept

_HOUSE_KEY = "signing key"

# --- keys ---


def house_key(db: Database, fresh: str) -> str:
    """The server's own key: the first that was ever kept."""
    db.rows(
        "INSERT INTO house (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        _HOUSE_KEY, fresh,
    )  # fmt: skip
    key: str = db.rows("SELECT secret FROM house WHERE name = ?", _HOUSE_KEY)[0][0]
    return key


def owner_of(db: Database, key: str) -> str:
    """Whose a key is: its own, unless it was made for another device."""
    found = db.rows("SELECT owner FROM aliases WHERE key = ?", key)
    owner: str = found[0][0] if found else key
    return owner


def offer_code(db: Database, code: str, owner: str, until: int) -> None:
    """One code at a time for each owner."""
    db.rows("DELETE FROM codes WHERE owner = ?", owner)
    db.rows("INSERT INTO codes (code, owner, expires) VALUES (?, ?, ?)", code, owner, until)


def take_code(db: Database, code: str, key: str, now: int) -> str | None:
    """A code is changed for a key of the same owner, once."""
    used = db.rows("DELETE FROM codes WHERE code = ? AND expires > ? RETURNING owner", code, now)
    if not used:
        return None
    owner: str = used[0][0]
    db.rows("INSERT INTO aliases (key, owner, created) VALUES (?, ?, ?)", key, owner, now)
    return owner


def sign_out(db: Database, owner: str, but: str) -> None:
    """All keys of an owner but one are nobody's any more, also the first; codes and links too."""
    db.rows("UPDATE aliases SET owner = ? WHERE owner = ? AND key <> ?", NOBODY, owner, but)
    if owner != but:
        db.rows(
            "INSERT INTO aliases (key, owner, created) VALUES (?, ?, 0) "
            "ON CONFLICT (key) DO NOTHING",
            owner, NOBODY,
        )  # fmt: skip
    db.rows("DELETE FROM codes WHERE owner = ?", owner)
    db.rows("DELETE FROM seat_links WHERE owner = ?", owner)


# --- what belongs to an owner ---


def forget(db: Database, owner: str) -> Erased:
    """An owner leaves: tables nobody else sits at go with him, the others lose his name. What he
    added to the dice stays with them: random bits, without which no draw could be checked."""
    found = db.rows(
        "SELECT id, EXISTS (SELECT 1 FROM seats WHERE table_id = id AND owner <> ?) FROM tables "
        "WHERE opener = ? OR id IN (SELECT table_id FROM seats WHERE owner = ?)",
        owner, owner, owner,
    )  # fmt: skip
    gone = [table for table, is_shared in found if not is_shared]
    left = [table for table, is_shared in found if is_shared]
    delete_tables(db, gone)
    db.rows("UPDATE seats SET owner = NULL, name = '-', invite = NULL WHERE owner = ?", owner)
    db.rows("UPDATE tables SET opener = NULL, listed = 0 WHERE opener = ?", owner)
    for table in left:
        reseat(db, table)
    for place in (
        "aliases", "codes", "seat_links", "sayings", "votes", "competitors", "ratings",
    ):  # fmt: skip
        db.rows(f"DELETE FROM {place} WHERE owner = ?", owner)
    return Erased(gone, left)


# --- what is kept how long ---


def delete_tables(db: Database, tables: Iterable[str]) -> None:
    """With all that is kept of them."""
    for table in tables:
        reseat(db, table)
        for place in ("events", "snapshots", "seat_links", "notes", "votes", "sayings", "seats"):
            db.rows(f"DELETE FROM {place} WHERE table_id = ?", table)
        db.rows("DELETE FROM tables WHERE id = ?", table)


def purge(db: Database, now: int) -> None:
    """Codes and links that came to their end."""
    for place in ("codes", "seat_links"):
        db.rows(f"DELETE FROM {place} WHERE expires <= ?", now)


def sweep(db: Database, after: str, expiry: Expiry) -> Swept:
    """Delete what has expired among the next few tables, in the order of their ids."""
    found = db.rows(
        "SELECT id, over, created, (SELECT at FROM events WHERE table_id = id AND seq = length - 1)"
        " FROM tables WHERE id > ? ORDER BY id LIMIT ?",
        after, limits.TABLES_SWEPT_AT_ONCE,
    )  # fmt: skip
    expired = [id_ for id_, over, created, at in found if expiry.has_come(over, created, at)]
    delete_tables(db, expired)
    is_end = len(found) < limits.TABLES_SWEPT_AT_ONCE
    return Swept(expired, None if is_end else found[-1][0])
