"""What waits to be sent to one browser: bounded, with a deadline for every message."""

import asyncio
import collections
from collections.abc import Awaitable, Callable

import msgspec

from theomachy.server import limits, messages

encode = msgspec.json.Encoder().encode


class Outbox:
    """Never waited for by a table: a browser that does not read is let go."""

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._waiting: collections.deque[bytes] = collections.deque()
        self._presence: messages.Presence | None = None
        self._is_filled = asyncio.Event()
        self.is_lost = self.is_ending = False

    def put(self, message: messages.ToBrowser | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        if len(self._waiting) < limits.MESSAGES_WAITING:
            self._waiting.append(data)
        else:
            self.is_lost = True
        self._is_filled.set()

    def put_presence(self, presence: messages.Presence) -> None:
        """Who is there now: only the newest of it matters to one who reads late."""
        self._presence = presence
        self._is_filled.set()

    def end(self) -> None:
        """What waits is sent, and nothing after it."""
        self.is_ending = True
        self._is_filled.set()

    async def empty(self) -> None:
        """Send what comes, until the browser is lost or the end has come."""
        while not self.is_lost and not (self.is_ending and not self._waiting):
            await self._is_filled.wait()
            self._is_filled.clear()
            while (data := self._next()) is not None and not self.is_lost:
                async with asyncio.timeout(limits.SECONDS_TO_SEND):
                    await self._deliver(data.decode())

    async def _deliver(self, text: str) -> None:
        """To a browser that has gone meanwhile nothing can be sent: it is lost, no more."""
        try:
            await self._send(text)
        except RuntimeError:
            self.is_lost = True

    def _next(self) -> bytes | None:
        if self._waiting:
            return self._waiting.popleft()
        presence, self._presence = self._presence, None
        return None if presence is None else encode(presence)
