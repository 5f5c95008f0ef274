"""What belongs to one owner: told to him whole, and deleted when he wishes."""

import asyncio
import contextlib

from theomachy.server import bodies, limits
from theomachy.server.identity import promise_of
from theomachy.server.rooms import Rooms, info_of
from theomachy.server.store import Broken, StoredTable
from theomachy.server.waking import is_frozen, whole
from theomachy.table import record


async def told_to(owner: str, rooms: Rooms) -> bodies.MyData:
    """All tables an owner sits at, the newest first."""
    names = await rooms.store.all_tables_of(owner, limits.TABLES_EXPORTED)
    heads = [await rooms.store.head(name) for name in names]
    return bodies.MyData([await table_of(head, owner, rooms) for head in heads if head])


async def table_of(head: StoredTable, owner: str, rooms: Rooms) -> bodies.MyTable:
    mine = [
        bodies.MySeat(number, seat.name, seat.entropy or "")
        for number, seat in enumerate(head.seats)
        if seat.owner == owner
    ]
    text = await record_of(head, rooms) if head.is_over else None
    info = info_of(head, owner)
    return bodies.MyTable(head.id, head.game, head.created, head.is_over, mine, info.seats, text)


async def record_of(head: StoredTable, rooms: Rooms) -> str | None:
    """The record of a finished game; none where it cannot be played again here, or not now."""
    if is_frozen(head) or not rooms.workshop.is_playable(head.game):
        return None
    stored = await rooms.store.load(head.id)
    with contextlib.suppress(Broken):
        return None if stored is None else await asyncio.to_thread(written, stored)
    return None


def written(stored: StoredTable) -> str:
    return record.write(whole(stored), promise=promise_of(stored))


async def forget(owner: str, rooms: Rooms) -> bodies.Gone:
    """Delete an owner; who sits with him sees him gone."""
    forgotten = await rooms.store.forget(owner)
    rooms.keys.forget()
    rooms.drop(forgotten.gone)
    for table in forgotten.left:
        await rooms.reseat(table)
    return bodies.Gone(len(forgotten.gone), len(forgotten.left))
