"""Seats that are waited for too long are handed to a bot, by the rules of their tables.

What is due is written in the database: any process may find it out, also after a restart, and one
of them does it.
"""

import asyncio
import logging

from theomachy.server import limits
from theomachy.server.deputies import milliseconds
from theomachy.server.referee import Referee
from theomachy.server.rooms import Rooms
from theomachy.server.store import StoreDown

_AT_ONCE = 64

_log = logging.getLogger("theomachy.server")


async def watch_the_clocks(rooms: Rooms) -> None:
    """Look every second; before that, say who is there."""
    sighted = float("-inf")
    while True:
        await asyncio.sleep(limits.SECONDS_BETWEEN_LOOKS_AT_CLOCKS)
        try:
            now = asyncio.get_running_loop().time()
            if now - sighted >= limits.SECONDS_BETWEEN_SIGHTINGS:
                await sight(rooms)
                sighted = now
            await enforce(rooms)
        except StoreDown as down:
            _log.debug("clocks are not looked at now: %s", down)
        except Exception:
            _log.exception("clocks cannot be looked at")


async def sight(rooms: Rooms) -> None:
    """Owners who are connected here are not away; who was elsewhere may be gone."""
    companies = [one for one in rooms.all_watched() if is_company(one)]
    for one in companies:
        one.audience.tell_presence()
    for first in range(0, len(companies), _AT_ONCE):
        now, some = milliseconds(), companies[first : first + _AT_ONCE]
        await asyncio.gather(
            *(one.store.sighted(one.stored.id, one.audience.owners, now) for one in some)
        )


def is_company(referee: Referee) -> bool:
    """Whether several people play there, of whom some are here."""
    owners = {seat.owner for seat in referee.stored.seats if seat.owner}
    return (
        len(owners) > 1 and not owners.isdisjoint(referee.audience.owners)
        and not referee.table.is_over
    )  # fmt: skip


async def enforce(rooms: Rooms) -> int:
    """Hand over what is due, a few seats at a time; how many that were."""
    now, handed = milliseconds(), 0
    for late in await rooms.store.run_out(now, limits.SEATS_HANDED_AT_ONCE):
        if await rooms.store.stand_in(late, now):
            handed += 1
            await rooms.run_errand(late.table, late.seat)
    return handed
