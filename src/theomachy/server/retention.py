"""How long tables are kept: for ever, unless the host says otherwise."""

import asyncio
import logging
import time
from dataclasses import dataclass

from theomachy.server.rooms import Rooms
from theomachy.server.store import Expiry, StoreDown

_DAY = 86_400
_DAYS_UNBEGUN = 2
_SECONDS_BETWEEN_SWEEPS = 3600.0
_SECONDS_BETWEEN_BATCHES = 0.2

_log = logging.getLogger("theomachy.server")


@dataclass(frozen=True)
class Retention:
    """Days after its last move that a finished and an unfinished table is kept; 0: for ever."""

    finished: int = 0
    idle: int = 0

    def expiry(self, now: int) -> Expiry:
        unbegun = min(_DAYS_UNBEGUN, self.idle or _DAYS_UNBEGUN) if self.is_any else 0
        over, idle, never = (
            now - days * _DAY if days else None for days in (self.finished, self.idle, unbegun)
        )
        return Expiry(over, idle, never)

    @property
    def is_any(self) -> bool:
        return bool(self.finished or self.idle)


async def sweep_now_and_then(rooms: Rooms, retention: Retention) -> None:
    """Once an hour, a few tables at a time."""
    while True:
        try:
            await sweep(rooms, retention)
        except StoreDown as down:
            _log.warning("old tables are not deleted now: %s", down)
        await asyncio.sleep(_SECONDS_BETWEEN_SWEEPS)


async def sweep(rooms: Rooms, retention: Retention) -> int:
    """Delete everything that has expired; how many tables that were."""
    now = int(time.time())
    await rooms.store.purge(now)
    last: str | None = "" if retention.is_any else None
    gone = 0
    while last is not None:
        swept = await rooms.store.sweep(last, retention.expiry(now))
        rooms.drop(swept.gone)
        last, gone = swept.last, gone + len(swept.gone)
        await asyncio.sleep(_SECONDS_BETWEEN_BATCHES)
    return gone
