"""What a store is asked about seats: who takes one, by which link, and what he adds to the dice."""

import unicodedata

from theomachy.server.database import Database
from theomachy.server.store import Invited, NameTaken

# --- invitations ---


def take_seat(
    db: Database, invite: str, owner: str, name: str, entropy: str | None, now: int
) -> tuple[str, int] | None:
    """A seat that is free, or the owner's own again, which keeps its name."""
    found = db.rows(
        "SELECT table_id, seat, owner FROM seats WHERE invite = ? AND (owner IS NULL OR owner = ?)",
        invite, owner,
    )  # fmt: skip
    if not found:
        return None
    table, seat, holder = found[0]
    if holder is None:
        reseat(db, table)
        check_name(db, table, owner, name)
        taken = db.rows(
            "UPDATE seats SET name = ?, owner = ?, kind = 'human', seen = ? "
            "WHERE invite = ? AND owner IS NULL RETURNING 1",
            name, owner, now, invite,
        )  # fmt: skip
        if not taken:
            return None
        if entropy:
            contribute(db, table, owner, entropy)
    return table, seat


def check_name(db: Database, table: str, owner: str, name: str) -> None:
    """Nobody sits down under the name of somebody else at the table."""
    others = db.rows(
        "SELECT name FROM seats WHERE table_id = ? AND kind <> 'open' "
        "AND (owner IS NULL OR owner <> ?)",
        table, owner,
    )  # fmt: skip
    if any(alike(name) == alike(other) for (other,) in others):
        raise NameTaken(name)


def alike(name: str) -> str:
    """Names that are read the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def invited(db: Database, token: str, now: int) -> Invited | None:
    """Where a token leads, before it is used and after."""
    found = db.rows("SELECT table_id, seat, owner FROM seats WHERE invite = ?", token)
    links = db.rows(
        "SELECT table_id, seat, owner FROM seat_links WHERE token = ? AND expires > ?", token, now
    )
    for table, seat, holder in found or links:
        return Invited(table, seat, is_link=not found, holder=holder)
    return None


def invite_anew(db: Database, table: str, seat: int, host: str, invite: str, first: int) -> bool:
    """Open a seat again under another invitation, if the host opened the table, does not sit there
    himself, and nobody from seat `first` on (-1: not even nature) has acted."""
    if not db.rows("SELECT 1 FROM tables WHERE id = ? AND opener = ?", table, host):
        return False
    reseat(db, table)
    opened = db.rows(
        "UPDATE seats SET kind = 'open', owner = NULL, deputy = NULL, invite = ?, "
        "name = CASE WHEN owner IS NULL THEN name ELSE ? END, entropy = CASE WHEN "
        "(SELECT sealed FROM tables WHERE id = ?) = 1 THEN entropy ELSE NULL END "
        "WHERE table_id = ? AND seat = ? AND kind <> 'bot' AND (owner IS NULL OR owner <> ?) "
        "AND (kind = 'open' OR NOT EXISTS "
        "(SELECT 1 FROM events WHERE table_id = ? AND events.seat >= ?)) RETURNING 1",
        invite, _UNNAMED, table, table, seat, host, table, first,
    )  # fmt: skip
    if opened:
        db.rows("DELETE FROM seat_links WHERE table_id = ? AND seat = ?", table, seat)
    return bool(opened)


_UNNAMED = "?"


# --- a seat carried to another device ---


def link_seat(db: Database, table: str, seat: int, owner: str, link: str, until: int) -> bool:
    """A new link to an owner's seat; the one before is good for nothing from now on."""
    if not db.rows(
        "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND owner = ?", table, seat, owner
    ):
        return False
    db.rows("DELETE FROM seat_links WHERE table_id = ? AND seat = ?", table, seat)
    db.rows(
        "INSERT INTO seat_links (table_id, seat, token, owner, expires) VALUES (?, ?, ?, ?, ?)",
        table, seat, link, owner, until,
    )  # fmt: skip
    return True


def unlink_seats(db: Database, table: str, owner: str) -> int:
    """How many links of an owner there were."""
    gone = db.rows(
        "DELETE FROM seat_links WHERE table_id = ? AND owner = ? RETURNING 1", table, owner
    )
    return len(gone)


def carry_seat(db: Database, link: str, owner: str, now: int) -> tuple[str, int] | None:
    """The seat goes from who made the link to who uses it, once."""
    used = db.rows(
        "DELETE FROM seat_links WHERE token = ? AND expires > ? RETURNING table_id, seat, owner",
        link, now,
    )  # fmt: skip
    if not used:
        return None
    table, seat, giver = used[0]
    carried = db.rows(
        "UPDATE seats SET owner = ?, invite = NULL WHERE table_id = ? AND seat = ? AND owner = ? "
        "RETURNING 1",
        owner, table, seat, giver,
    )  # fmt: skip
    if not carried:
        return None
    reseat(db, table)
    db.rows("UPDATE sayings SET owner = ? WHERE table_id = ? AND seat = ?", owner, table, seat)
    return table, seat


# --- dice ---


def contribute(db: Database, table: str, owner: str, entropy: str) -> bool:
    """What an owner adds to the dice for his seats: once, and before the first draw. The table's
    row is written first, so that sealing it waits, or is seen."""
    is_open = db.rows(
        "UPDATE tables SET seating = seating + 1 WHERE id = ? AND sealed = 0 RETURNING 1", table
    )
    return bool(is_open) and bool(
        db.rows(
            "UPDATE seats SET entropy = ? WHERE table_id = ? AND owner = ? AND entropy IS NULL "
            "RETURNING 1",
            entropy, table, owner,
        )
    )  # fmt: skip


def seal(db: Database, table: str) -> list[str]:
    """From now on nothing is added; what was, for each seat."""
    db.rows("UPDATE tables SET sealed = 1 WHERE id = ?", table)
    found = db.rows("SELECT entropy FROM seats WHERE table_id = ? ORDER BY seat", table)
    return [entropy or "" for (entropy,) in found]


def reseat(db: Database, table: str) -> None:
    """Whoever knows the seats as they were must read them again; who else changes them waits."""
    db.rows("UPDATE tables SET seating = seating + 1 WHERE id = ?", table)
