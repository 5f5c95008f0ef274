"""What waits to be sent to one browser: bounded. Who does not take it is cut on the wire."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocketDisconnect

from theomachy.server import limits, messages

encode = msgspec.json.Encoder().encode
_log = logging.getLogger("theomachy.server")


def nothing() -> None:
    """What is done about an end that somebody else has brought about."""


class Outbox:
    """Never waited for by a table: a browser that does not read is let go. There is a task for it
    only while something waits, since most who look on are sent nothing for long."""

    __slots__ = (
        "_at_the_end", "_emptying", "_presence", "_send", "_waiting", "is_ending", "is_lost",
    )  # fmt: skip

    def __init__(
        self, send: Callable[[str], Awaitable[None]], at_the_end: Callable[[], None] = nothing
    ) -> None:
        self._send, self._at_the_end = send, at_the_end
        self._waiting: list[bytes] = []
        self._presence: messages.Presence | None = None
        self._emptying: asyncio.Task[None] | None = None
        self.is_lost = self.is_ending = False

    def put(self, message: messages.ToBrowser | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        if len(self._waiting) < limits.MESSAGES_WAITING:
            self._waiting.append(data)
            self._go_on()
        else:
            self.lose()

    def put_presence(self, presence: messages.Presence) -> None:
        """Who is there now: only the newest of it matters to one who reads late."""
        self._presence = presence
        self._go_on()

    def lose(self) -> None:
        """Nothing more is sent."""
        self.is_lost = True
        self._end()

    def end(self) -> None:
        """What waits is sent, and nothing after it."""
        self.is_ending = True
        self._go_on()

    def stop(self) -> None:
        """Nobody is there any more."""
        self._at_the_end = nothing
        if self._emptying is not None:
            self._emptying.cancel()

    def _go_on(self) -> None:
        if self._emptying is None and not self.is_lost:
            self._emptying = asyncio.create_task(self._empty())

    def _end(self) -> None:
        """Once, whatever comes first."""
        ending, self._at_the_end = self._at_the_end, nothing
        ending()

    async def _empty(self) -> None:
        """Send what waits and what comes meanwhile."""
        try:
            while not self.is_lost and (data := self._next()) is not None:
                await self._send(data.decode())
        except (RuntimeError, WebSocketDisconnect):
            self.is_lost = True
        except Exception:
            _log.exception("a message could not be sent")
            self.is_lost = True
        self._emptying = None
        if self.is_lost or self.is_ending:
            self._end()

    def _next(self) -> bytes | None:
        if self._waiting:
            return self._waiting.pop(0)
        presence, self._presence = self._presence, None
        return None if presence is None else encode(presence)
