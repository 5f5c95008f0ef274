"""What a store is asked about those who sit at a table: who plays for whom, and what was said."""

import abc
import time
from collections.abc import Callable, Collection
from typing import NamedTuple, TypeVar

from theomachy.server import limits
from theomachy.server.company import (
    RETURNED,
    STAND_IN,
    Handed,
    Note,
    NoteKind,
    Phrase,
    RunOut,
    Saying,
)
from theomachy.server.database import Database

T = TypeVar("T")
_THE_RULE = -1
_ON = "over = 0 AND closed = 0 AND wound = length"
_UNPLAYED = "(deputy IS NULL OR deputy_from IS NOT NULL)"
"""By a bot, as long as nobody says otherwise: one for a turn alone has it only for that turn."""
_SAYING = "number, at, seat, name, phrase, words"


class QueriedCompany(abc.ABC):
    """The part of a store that is about them; others are told of what changes."""

    @abc.abstractmethod
    async def _do(self, work: Callable[[Database], T]) -> T: ...

    def _hint(self, table: str) -> None:  # noqa: B027
        """Where nobody else writes, nobody has to be told."""

    async def delegate(
        self, table: str, seat: int, owner: str, bot: str | None, since: int | None = None
    ) -> bool:
        now = time.time_ns() // 1_000_000
        is_changed = await self._do(lambda db: delegate(db, table, seat, owner, bot, since, now))
        self._hint(table)
        return is_changed

    async def wind(self, table: str, length: int, seat: int, due: int | None) -> None:
        await self._do(lambda db: wind(db, table, length, seat, due))

    async def run_out(self, now: int, most: int) -> list[RunOut]:
        return await self._do(lambda db: run_out(db, now, most))

    async def stand_in(self, late: RunOut, now: int) -> bool:
        is_changed = await self._do(lambda db: stand_in(db, late, now))
        self._hint(late.table)
        return is_changed

    async def hand_over(self, table: str, seat: int, owner: str, now: int, gone: int) -> Handed:
        handed = await self._do(lambda db: hand_over(db, table, seat, owner, now, gone))
        self._hint(table)
        return handed

    async def sighted(self, table: str, owners: Collection[str], now: int) -> None:
        await self._do(lambda db: sighted(db, table, owners, now))
        self._hint(table)

    async def notes(self, table: str) -> list[Note]:
        return await self._do(lambda db: notes(db, table))

    async def say(
        self, table: str, seat: int, owner: str, now: int, phrase: Phrase | None, words: str
    ) -> Saying | None:
        saying = await self._do(lambda db: say(db, table, seat, owner, now, phrase, words))
        self._hint(table)
        return saying

    async def said(self, table: str, after: int = 0) -> list[Saying]:
        return await self._do(lambda db: said(db, table, after))

    async def said_by(self, table: str, owner: str) -> list[Saying]:
        return await self._do(lambda db: said_by(db, table, owner))


# --- who plays ---


def delegate(
    db: Database, table: str, seat: int, owner: str, bot: str | None, since: int | None, now: int
) -> bool:
    """Who takes his seat back is given time anew."""
    held = db.rows(
        "SELECT deputy FROM seats WHERE table_id = ? AND seat = ? AND owner = ?", table, seat, owner
    )
    if held and (held[0][0], bot) != (None, None):
        kind: NoteKind = "back" if bot is None else "deputy" if since is None else "deputy-turn"
        change(db, table, seat, bot, since)
        note(db, table, kind, seat, seat, now)
    return bool(held)


def change(db: Database, table: str, seat: int, bot: str | None, since: int | None) -> None:
    """Whoever knows the seats as they were must read them again."""
    db.rows(
        "UPDATE tables SET seating = seating + 1, due = NULL, wound = ? WHERE id = ?",
        RETURNED, table,
    )  # fmt: skip
    db.rows(
        "UPDATE seats SET deputy = ?, deputy_from = ? WHERE table_id = ? AND seat = ?",
        bot, since, table, seat,
    )  # fmt: skip
    db.rows("DELETE FROM votes WHERE table_id = ? AND seat = ?", table, seat)


def note(db: Database, table: str, kind: NoteKind, seat: int, who: int, at: int) -> None:
    """The row of the table is held by now: numbers are given one after another."""
    [(number,)] = db.rows(
        "SELECT COALESCE(MAX(number), 0) + 1 FROM notes WHERE table_id = ?", table
    )
    db.rows(
        "INSERT INTO notes (table_id, number, at, seq, kind, seat, who) "
        "SELECT id, ?, ?, length, ?, ?, ? FROM tables WHERE id = ?",
        number, at, kind, seat, who, table,
    )  # fmt: skip
    gone = number - limits.NOTES_KEPT
    db.rows("DELETE FROM notes WHERE table_id = ? AND number <= ?", table, gone)


def notes(db: Database, table: str) -> list[Note]:
    found = db.rows(
        "SELECT number, at, seq, kind, seat, who FROM notes WHERE table_id = ? "
        "ORDER BY number DESC LIMIT ?",
        table, limits.NOTES_SHOWN,
    )  # fmt: skip
    return [Note(*row) for row in reversed(found)]


# --- who is waited for ---


def wind(db: Database, table: str, length: int, seat: int, due: int | None) -> None:
    db.rows(
        "UPDATE tables SET due = ?, awaits = ?, wound = length WHERE id = ? AND length = ? "
        "AND wound <> length",
        due, seat, table, length,
    )  # fmt: skip


def run_out(db: Database, now: int, most: int) -> list[RunOut]:
    late = db.rows(
        f"SELECT id, awaits, length, late FROM tables WHERE due <= ? AND {_ON} "
        "AND late <> 'nothing' ORDER BY due LIMIT ?",
        now, most,
    )  # fmt: skip
    away = db.rows(
        "SELECT id, awaits, length, late FROM tables JOIN seats ON table_id = id AND seat = awaits "
        f"WHERE away > 0 AND {_ON} AND kind = 'human' AND {_UNPLAYED} AND seen < ? - 1000 * away "
        "LIMIT ?",
        now, most,
    )  # fmt: skip
    found = [(row, False) for row in late] + [(row, True) for row in away]
    return [RunOut(row[0], row[1], row[2], row[3], is_away) for row, is_away in found]


def stand_in(db: Database, late: RunOut, now: int) -> bool:
    """Compare and set: what has been played, or decided, since it was found out stands."""
    is_for_a_turn = late.late == "turn" and not late.is_away
    held = db.rows(
        f"UPDATE tables SET due = NULL, wound = ? WHERE id = ? AND length = ? AND awaits = ? "
        f"AND {_ON} RETURNING 1",
        RETURNED, late.table, late.length, late.seat,
    )  # fmt: skip
    if not held:
        return False
    change(db, late.table, late.seat, STAND_IN, late.length if is_for_a_turn else None)
    kind: NoteKind = "away" if late.is_away else "late-turn" if is_for_a_turn else "late"
    note(db, late.table, kind, late.seat, _THE_RULE, now)
    return True


# --- what the others decide ---


class Place(NamedTuple):
    """A seat of a person, as far as others decide about it."""

    seat: int
    owner: str | None
    seen: int
    is_played: bool


def hand_over(db: Database, table: str, seat: int, owner: str, now: int, gone: int) -> Handed:
    """The host alone; where he does not, more than half of those who sit there too."""
    db.rows("UPDATE tables SET seating = seating + 1 WHERE id = ?", table)
    found = db.rows("SELECT opener, due, awaits FROM tables WHERE id = ? AND over = 0", table)
    opener, due, awaits = found[0] if found else (None, None, _THE_RULE)
    places = places_at(db, table)
    absent = next((one for one in places if one.seat == seat), None)
    mine = [one.seat for one in places if one.owner == owner]
    is_host = opener == owner
    if not found or absent is None or seat in mine or not (mine or is_host):
        return Handed.NOT_YOURS
    is_late = due is not None and due <= now and awaits == seat
    if absent.is_played or not (is_late or absent.seen < gone):
        return Handed.STILL_HERE
    is_decided = is_host or is_voted(db, table, absent, owner, places)
    kind: NoteKind = "host" if is_host else "voted" if is_decided else "vote"
    if is_decided:
        change(db, table, seat, STAND_IN, None)
    note(db, table, kind, seat, mine[0] if mine else _THE_RULE, now)
    return Handed.DONE if is_decided else Handed.VOTED


def places_at(db: Database, table: str) -> list[Place]:
    found = db.rows(
        f"SELECT seat, owner, seen, {_UNPLAYED} FROM seats WHERE table_id = ? AND kind = 'human' "
        "ORDER BY seat",
        table,
    )
    return [Place(seat, owner, seen, not is_free) for seat, owner, seen, is_free in found]


def is_voted(
    db: Database, table: str, absent: Place, owner: str, places: Collection[Place]
) -> bool:
    """Whether more than half of the others wish it, with this one."""
    db.rows(
        "INSERT INTO votes (table_id, seat, owner) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, seat, owner) DO NOTHING",
        table, absent.seat, owner,
    )  # fmt: skip
    voted = db.rows("SELECT owner FROM votes WHERE table_id = ? AND seat = ?", table, absent.seat)
    others = {one.owner for one in places} - {absent.owner, None}
    return 2 * len(others.intersection(row[0] for row in voted)) > len(others)


def sighted(db: Database, table: str, owners: Collection[str], now: int) -> None:
    """Votes about somebody who has come are forgotten."""
    places = ", ".join("?" * len(owners))
    seats = db.rows(
        f"UPDATE seats SET seen = ? WHERE table_id = ? AND owner IN ({places}) RETURNING seat",
        now, table, *owners,
    )  # fmt: skip
    for (seat,) in seats:
        db.rows("DELETE FROM votes WHERE table_id = ? AND seat = ?", table, seat)


# --- what is said ---


def say(
    db: Database, table: str, seat: int, owner: str, now: int, phrase: Phrase | None, words: str
) -> Saying | None:
    """Under the name of the seat as it is now; the oldest words make room."""
    names = db.rows(
        "SELECT name FROM seats WHERE table_id = ? AND seat = ? AND owner = ?", table, seat, owner
    )
    numbers = names and db.rows(
        "UPDATE tables SET said = said + 1 WHERE id = ? AND talk = 1 RETURNING said", table
    )
    if not numbers:
        return None
    saying = Saying(numbers[0][0], now, seat, names[0][0], phrase, words)
    db.rows(
        f"INSERT INTO sayings (table_id, owner, {_SAYING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        table, owner, saying.number, now, seat, saying.name, phrase, words,
    )  # fmt: skip
    gone = saying.number - limits.SAYINGS_KEPT
    db.rows("DELETE FROM sayings WHERE table_id = ? AND number <= ?", table, gone)
    return saying


def said(db: Database, table: str, after: int) -> list[Saying]:
    return _sayings(db, table, "number > ?", after)


def said_by(db: Database, table: str, owner: str) -> list[Saying]:
    return _sayings(db, table, "owner = ?", owner)


def _sayings(db: Database, table: str, those: str, value: int | str) -> list[Saying]:
    where = f"table_id = ? AND {those}"
    found = db.rows(f"SELECT {_SAYING} FROM sayings WHERE {where} ORDER BY number", table, value)
    return [Saying(*row) for row in found]
