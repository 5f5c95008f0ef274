"""A stored table played again, from the newest position that is kept: work for another process."""

import contextlib
import hashlib
from collections.abc import Sequence

from theomachy.games import as_printed
from theomachy.kernel import NATURE
from theomachy.server import limits, readings, views
from theomachy.server.clocks import clocks_after
from theomachy.server.fold import Fold, Forgotten, Woken, check, opened
from theomachy.server.log import chained, digest_of, first_hash, happen
from theomachy.server.seating import Seating
from theomachy.server.store import UNDO, Broken, Snapshot, StoredEvent, StoredTable
from theomachy.table import Table


def is_frozen(stored: StoredTable) -> bool:
    """Whether a table was begun under rules of another version than those here."""
    return stored.rules != as_printed(stored.printed).version


def wake(stored: StoredTable) -> Woken:
    """The newest part of a log; Broken if anything of it has been changed. What was played under
    other rules is shown as far as these lead to the same."""
    if is_frozen(stored):
        return as_far_as_it_goes(stored).told()
    check_chain(stored)
    return folded(stored, stored.length - limits.ENTRIES_SHOWN).told()


def as_far_as_it_goes(stored: StoredTable) -> Fold:
    fold = Fold(stored)
    with contextlib.suppress(Broken):
        for event in stored.events:
            fold.follow(event)
    return fold


def folded(stored: StoredTable, since: int, until: int | None = None) -> Fold:
    """Some of a log, played from the newest sound position that is kept of what came before, or
    from an earlier one if more than that is taken back."""
    for kept in reversed(stored.snapshots):
        if kept.seq <= since and is_sound(stored, kept):
            with contextlib.suppress(Forgotten):
                return played_on(stored, at(kept, stored.events[: kept.seq]), until)
    return played_on(stored, None, until)


def played_on(stored: StoredTable, begun: Woken | None, until: int | None) -> Fold:
    fold = Fold(stored, begun)
    for event in stored.events[fold.log.first : until]:
        fold.follow(event)
    return fold


def is_sound(stored: StoredTable, kept: Snapshot) -> bool:
    """Whether a position is the one that its event led to."""
    digest = hashlib.sha256(kept.state).hexdigest()[:32]
    return kept.seq <= len(stored.events) and stored.events[kept.seq - 1].digest == digest


def at(kept: Snapshot, events: Sequence[StoredEvent]) -> Woken:
    """The position after some events; how many plies and draws there were follows from them."""
    plies = sum(-1 if event.action == UNDO else 1 for event in events)
    draws = sum(event.seat == NATURE for event in events)
    last_hash = chained(events[-1].prev_hash, events[-1])
    clocks = clocks_after(events)
    return Woken(kept.state, [], plies, draws, kept.seq, [], last_hash, [], clocks)


def check_chain(stored: StoredTable) -> None:
    """Every event follows from the one before, and none is missing; else Broken."""
    last_hash = first_hash(stored.id)
    for seq, event in enumerate(stored.events):
        if (event.seq, event.prev_hash) != (seq, last_hash):
            raise Broken(f"event {seq} does not follow")
        last_hash = chained(last_hash, event)
    if len(stored.events) != stored.length:
        raise Broken(f"there are {len(stored.events)} events of {stored.length}")


def whole(stored: StoredTable) -> Table:
    """The table with all that was played at it; under other rules, as far as these lead to the
    same."""
    table, is_of_old = opened(stored), is_frozen(stored)
    if not is_of_old:
        check_chain(stored)
    for event in stored.events:
        if is_of_old and not leads_there(table, event):
            break
        check(table, event)
        happen(table, event.action)
    return table


def leads_there(table: Table, event: StoredEvent) -> bool:
    """Whether an event of a log does here what it did when it was written."""
    trial = table.fork()
    with contextlib.suppress(Broken):
        check(trial, event)
        happen(trial, event.action)
        return digest_of(trial) == event.digest
    return False


def earlier(stored: StoredTable, owner: str, before: int) -> readings.Earlier:
    """The entries before one, as an owner may read them now."""
    check_chain(stored)
    before = min(before, stored.length)
    fold = folded(stored, before - limits.ENTRIES_SHOWN, before)
    now = folded(stored, stored.length).table if stored.is_over else fold.table
    seat = views.reader_of(Seating(stored.seats).of(owner))
    return readings.Earlier(fold.log.plies, fold.log.read_by(seat, now))
