"""Printed editions: made in a worker, each once, and kept; there are only so many."""

import asyncio
from typing import Any

from theomachy.server import limits
from theomachy.server.pace import PaceByAddress
from theomachy.server.readers import Readers
from theomachy.server.turns import Asker

Edition = tuple[str, str, str]
"""Game, paper and language."""


class Press:
    def __init__(self, readers: Readers) -> None:
        self.pace = PaceByAddress(limits.PRINTS_PER_SECOND, limits.PRINTS_AT_ONCE)
        self._readers = readers
        self._made: dict[Edition, asyncio.Task[bytes]] = {}

    async def printed(self, asker: Asker, edition: Edition) -> bytes:
        """Whoever asks while it is being made waits for the same; what failed is tried anew."""
        known = self._made.get(edition)
        if known is None or (known.done() and not is_well(known)):
            known = asyncio.create_task(self._readers.printed(asker, *edition))
            self._made[edition] = known
        return await asyncio.shield(known)


def is_well(task: asyncio.Task[Any]) -> bool:
    return not task.cancelled() and task.exception() is None
