"""What waits to be sent to one browser: bounded, with a deadline for every message."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from theomachy.server import messages

_MOST_WAITING = 64
_SECONDS_TO_SEND = 8.0

encode = msgspec.json.Encoder().encode


class Outbox:
    """Never waited for by a table: a browser that does not read is let go."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)
        self.is_lost = False

    def put(self, message: messages.ToBrowser | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        try:
            self._waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.is_lost = True

    async def empty(self) -> None:
        """Send what comes, until the browser is lost."""
        while not self.is_lost:
            data = await self._waiting.get()
            async with asyncio.timeout(_SECONDS_TO_SEND):
                await self._send(data.decode())
