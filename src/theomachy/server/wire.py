"""HTTP on the wire: who does not say what is wanted is not waited for."""

import asyncio
import functools
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from theomachy.server import bodies, limits
from theomachy.server.inbox import Gate, Inbox
from theomachy.server.outbox import encode
from theomachy.server.pace import Pace
from theomachy.server.places import Places

_MESSAGES_IN_A_BREATH = 4
_NO_TEXT = 1007
"""The code with which a websocket is closed for it."""
_APOLOGY = encode(bodies.Failure("too_many", str(limits.SECONDS_TO_ASK_AGAIN)))
_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"retry-after: %d\r\ncontent-length: %d\r\n\r\n%b"
) % (limits.SECONDS_TO_ASK_AGAIN, len(_APOLOGY), _APOLOGY)


@functools.cache
def places() -> Places:
    """Those of this process."""
    return Places()


def host_of(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else ""


class PromptHttp(H11Protocol):
    """A connection is cut whose first request is not there in time, or whose answer is not read."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        loop = asyncio.get_running_loop()
        self._waiting = loop.call_later(limits.SECONDS_FOR_HEADERS, self._close_if_silent)
        if not places().take(host_of(self)) and not self._is_a_proxy:
            transport.write(_TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing waits for whoever is gone, and keeps in memory what was said."""
        self._waiting.cancel()
        places().leave(host_of(self))
        super().connection_lost(exc)

    @property
    def _is_a_proxy(self) -> bool:
        """Whether many people come by this one address, whom it tells apart."""
        return self.config.forwarded_allow_ips == host_of(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What knows HTTP is needed no longer."""
        self._waiting.cancel()
        super().handle_websocket_upgrade(event)

    def _close_if_silent(self) -> None:
        is_still_http = self.transport.get_protocol() is self
        if self.cycle is None and is_still_http and not self.transport.is_closing():
            self.transport.close()

    def pause_writing(self) -> None:
        """Who does not read on for so long is not sent the rest."""
        super().pause_writing()
        self._deadline = self.loop.call_later(limits.SECONDS_TO_READ_ON, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._deadline.cancel()

    def send_400_response(self, msg: str) -> None:
        """Who is answered so waits for no other answer, also where one had begun."""
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()


class PromptSocket(WebSocketsSansIOProtocol):
    """A websocket that is cut when it does not read or pings too often, and without a word in the
    log when it says what is no text."""

    __slots__ = (
        "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout", "close_timer",
        "config", "conn", "connections", "curr_msg_data_type", "default_headers", "disconnected",
        "frames", "handshake_complete", "handshake_initiated", "initial_response",
        "last_ping_rtt", "logger", "loop", "pending_ping_payload", "ping_interval", "ping_sent_at",
        "ping_timeout", "ping_timer", "pings", "pong_timer", "queue", "read_paused", "request",
        "response", "root_path", "scheme", "scope", "server", "tasks", "transport", "writable",
    )  # fmt: skip
    """Most of what it remembers, in a fifth of the room: there are thousands."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue, self.writable = Inbox(), Gate()  # type: ignore[assignment]
        self.close_timeout = limits.SECONDS_TO_SAY_GOODBYE
        self.pings = Pace(limits.PINGS_PER_SECOND, limits.PINGS_AT_ONCE)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=limits.BYTES_ON_THE_WAY)
        wire = transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, limits.BYTES_ON_THE_WAY)

    def connection_lost(self, exc: Exception | None) -> None:
        """Who goes before a hand could be shaken is no fault to be written down."""
        places().leave(host_of(self))
        super().connection_lost(exc)
        self.handshake_complete = True

    def pause_writing(self) -> None:
        """Who takes nothing for so long is cut."""
        super().pause_writing()
        self._deadline = self.loop.call_later(limits.SECONDS_TO_SEND, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._deadline.cancel()

    async def send(self, message: Any) -> None:
        """Who does not read is not told good-bye."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
        elif message["type"] == "websocket.send" and self._is_open and self.writable.is_set():
            self._write(message["text"])
        else:
            await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_the_handshake()
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    @property
    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not (self.close_sent or self.disconnected)

    def _write(self, text: str) -> None:
        """What is said in one breath, an answer and what came of it, goes in one piece."""
        self.conn.send_text(text.encode())
        if len(self.conn.writes) == 1:
            self.loop.call_soon(self._flush)
        elif len(self.conn.writes) >= _MESSAGES_IN_A_BREATH:
            self._flush()

    def _flush(self) -> None:
        said = self.conn.data_to_send()
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    def _forget_the_handshake(self) -> None:
        """Who only looks on is remembered in less room."""
        kept: list[Any] = [self.scope["headers"], self.request.headers, self.response.headers]
        for headers in kept:
            headers.clear()

    async def run_asgi(self) -> None:
        """When all is said, what is not read soon is not read any more."""
        await super().run_asgi()
        self.loop.call_later(limits.SECONDS_TO_SAY_GOODBYE, self.transport.abort)

    def handle_ping(self) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread > limits.BYTES_UNREAD or self.pings.refuses():
            self.transport.abort()
        else:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent or self.curr_msg_data_type != "text" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.send_close(_NO_TEXT)
        self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
