"""What belongs to one owner: told to him whole, and deleted when he wishes."""

import contextlib

from theomachy.server import bodies, limits, people
from theomachy.server.ratings import points
from theomachy.server.rooms import Rooms, info_of
from theomachy.server.store import Broken, StoredTable
from theomachy.server.turns import Asker
from theomachy.server.waking import is_frozen


async def told_to(asker: Asker, rooms: Rooms) -> bodies.MyData:
    """All tables an owner sits at, the newest first, and what he is taken for."""
    names = await rooms.store.all_tables_of(asker.owner, limits.TABLES_EXPORTED)
    heads = [await rooms.store.head(name) for name in names]
    tables = [await table_of(head, asker, rooms) for head in heads if head]
    ratings = [
        people.MyRating(one.game, one.name, points(one.strength, one.doubt), one.games)
        for one in await rooms.store.ratings_of(asker.owner)
    ]
    return bodies.MyData(tables, await rooms.store.competes(asker.owner), ratings)


async def table_of(head: StoredTable, asker: Asker, rooms: Rooms) -> bodies.MyTable:
    mine = [
        bodies.MySeat(number, seat.name, seat.entropy or "")
        for number, seat in enumerate(head.seats)
        if seat.owner == asker.owner
    ]
    text = await record_of(head, asker, rooms) if head.is_over else None
    info = info_of(head, asker.owner)
    said = await rooms.store.said_by(head.id, asker.owner)
    return bodies.MyTable(
        head.id, head.printed, head.numbers, head.created, head.is_over, mine, info.seats, text,
        said,
    )  # fmt: skip


async def record_of(head: StoredTable, asker: Asker, rooms: Rooms) -> str | None:
    """The record of a finished game; none where it cannot be played again here, or not now."""
    if is_frozen(head) or not rooms.workshop.is_playable(head.game):
        return None
    stored = await rooms.store.load(head.id)
    with contextlib.suppress(Broken):
        return None if stored is None else await rooms.readers.record_of(asker, stored)
    return None


async def forget(asker: Asker, rooms: Rooms) -> bodies.Gone:
    """Delete an owner; who sits with him sees him gone."""
    forgotten = await rooms.store.forget(asker.owner)
    rooms.keys.forget()
    rooms.drop(forgotten.gone)
    for table in forgotten.left:
        await rooms.reseat(table, asker)
    return bodies.Gone(len(forgotten.gone), len(forgotten.left))
