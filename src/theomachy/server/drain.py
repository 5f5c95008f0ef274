"""Leaving without a lost move: whoever is answered is answered, and told to come back."""

import asyncio
import contextlib
from collections.abc import Iterator

from theomachy.server import limits
from theomachy.server.connection import Connection

RESTARTING = 1012
"""The code by which a socket is told that the service begins anew."""


class Drain:
    """Who has to be seen to the door before the house is closed."""

    def __init__(self) -> None:
        self.is_asked = False
        self.here: set[Connection] = set()
        self._is_empty = asyncio.Event()

    @contextlib.contextmanager
    def attending(self, connection: Connection) -> Iterator[None]:
        self.here.add(connection)
        try:
            yield
        finally:
            self.here.discard(connection)
            if not self.here:
                self._is_empty.set()

    async def finish(self) -> None:
        """What is being done is done and told; nothing new is begun."""
        self.is_asked = True
        self._is_empty.clear()
        leaving = [connection.leave() for connection in self.here]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limits.SECONDS_TO_DRAIN):
                await asyncio.gather(*leaving)
                if self.here:
                    await self._is_empty.wait()
