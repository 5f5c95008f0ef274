"""A table as a row of the database and its seats: without its events."""

import json
from typing import Any

from theomachy.server.company import Pace
from theomachy.server.database import Database
from theomachy.server.store import Broken, StoredSeat, StoredTable

_TABLE = (
    "id, game, rules, players, options, seed, start, created, over, length, seating, closed, "
    "opener, sealed, server, signature, actor, result, listed, "
    "clock, seconds, late, away, talk, due, wound, awaits, said"
)
_SEAT = "kind, name, bot, owner, invite, deputy, entropy, deputy_from, seen"


def create(db: Database, table: StoredTable) -> None:
    db.rows(
        f"INSERT INTO tables ({_TABLE}) VALUES "
        "(?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?, 0, ?, ?, ?, NULL, ?, "
        "?, ?, ?, ?, ?, NULL, -1, -1, 0)",
        table.id, table.game, table.rules, table.players, json.dumps(table.options),
        table.seed, written(table.start), table.created, int(table.is_over),
        table.opener, table.server, table.signature, table.actor, table.listed,
        table.pace.clock, table.pace.seconds, table.pace.late, table.pace.away, int(table.talk),
    )  # fmt: skip
    for number, seat in enumerate(table.seats):
        db.rows(
            f"INSERT INTO seats (table_id, seat, {_SEAT}) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            table.id, number, seat.kind, seat.name, seat.bot, seat.owner, seat.invite,
            seat.deputy, seat.entropy, seat.deputy_from, seat.seen,
        )  # fmt: skip


def head(db: Database, table: str) -> StoredTable | None:
    """A table without its events."""
    found = db.rows(f"SELECT {_TABLE} FROM tables WHERE id = ?", table)
    if not found:
        return None
    seats = db.rows(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", table)
    id_, game, rules, players, options, seed, start, created, is_over, length, seating, *more = (
        found[0]
    )
    is_closed, opener, is_sealed, server, signature, actor, result, listed, *manners = more
    *pace, talk, due, wound, awaits, said = manners
    try:
        chosen, described, ended = json.loads(options), read(start), read(result)
    except ValueError as wrong:
        raise Broken(f"table {table}: {wrong}") from None
    return StoredTable(
        id_, game, rules, players, chosen, seed, described, created,
        [StoredSeat(*seat) for seat in seats], [], bool(is_over), length, seating, [],
        bool(is_closed), opener, bool(is_sealed), server, signature, actor, ended, listed,
        Pace(*pace), bool(talk), due, wound, awaits, said,
    )  # fmt: skip


def written(told: dict[str, Any] | None) -> str | None:
    return None if told is None else json.dumps(told)


def read(text: str | None) -> Any:
    return None if text is None else json.loads(text)
