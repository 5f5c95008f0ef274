"""What belongs to one owner: told to him whole, and deleted when he wishes."""

import asyncio
import contextlib

from theomachy.server import bodies, limits
from theomachy.server.identity import promise_of
from theomachy.server.rooms import Rooms, info_of
from theomachy.server.store import Broken, StoredTable
from theomachy.server.workshop import Unprepared
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
    with contextlib.suppress(Broken, Unprepared):
        referee = await rooms.find(head.id)
        if referee is not None and not referee.is_frozen:
            promise = promise_of(referee.stored)
            return await asyncio.to_thread(record.write, referee.table, promise=promise)
    return None


async def forget(owner: str, rooms: Rooms) -> bodies.Gone:
    """Delete an owner; who sits with him sees him gone."""
    forgotten = await rooms.store.forget(owner)
    rooms.keys.forget()
    rooms.drop(forgotten.gone)
    for table in forgotten.left:
        await rooms.reseat(table)
    return bodies.Gone(len(forgotten.gone), len(forgotten.left))
