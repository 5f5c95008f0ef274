"""The server's wires by hand: requests and sockets without a library's manners."""

import asyncio
import json
import socket
from dataclasses import dataclass, field
from typing import Any

import nonsense

_KEY = "Sec-WebSocket-Key: dGhlb21hY2h5J3Mgd2lyZQ==\r\nSec-WebSocket-Version: 13\r\n"
_TEXT, _PING = 1, 9
_STATE, _ESTABLISHED = (socket.IPPROTO_TCP, socket.TCP_INFO, 1), 1
"""What Linux says of a connection: its first byte is its state."""

here = "127.0.0.1"
"""From which address we speak: any that begins with 127 is this machine's own."""


@dataclass
class Wire:
    """A connection to the server, and what was heard on it."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    heard: bytearray = field(default_factory=bytearray)

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def tell(self, **message: Any) -> None:
        await self.say(text(**message))

    async def hear(self, awaited: bytes) -> None:
        """Read until this is heard, or the end; what was heard is kept."""
        while awaited not in self.heard and (some := await self.reader.read(1 << 16)):
            self.heard += some

    async def is_cut(self) -> bool:
        """Wait until the server has closed it."""
        try:
            while await self.reader.read(1 << 16):
                pass
        except OSError:
            pass
        return True

    async def is_gone(self) -> bool:
        """Wait until the server has cut it, without reading."""
        while self.writer.get_extra_info("socket").getsockopt(*_STATE)[0] == _ESTABLISHED:
            await asyncio.sleep(0.2)
        return True

    def deafen(self) -> None:
        """Read nothing any more."""
        assert isinstance(self.writer.transport, asyncio.Transport)
        self.writer.transport.pause_reading()

    def close(self) -> None:
        self.writer.transport.abort()


def text(**message: Any) -> bytes:
    return nonsense.frame(_TEXT, json.dumps(message).encode())


def ping(payload: bytes) -> bytes:
    return nonsense.frame(_PING, payload)


async def connected(address: str, limit: int = 1 << 16) -> Wire:
    """A connection that takes little more than so many bytes without being read."""
    host, _, port = address.partition(":")
    wire = socket.socket()
    wire.bind((here, 0))
    wire.setblocking(False)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, limit)
    await asyncio.get_running_loop().sock_connect(wire, (host, int(port)))
    return Wire(*await asyncio.open_connection(sock=wire, limit=limit))


async def at_table(address: str, table: str, cookie: str = "", limit: int = 1 << 16) -> Wire:
    """A socket at a table that has not said hello yet."""
    wire = await connected(address, limit)
    await wire.say(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\n{_KEY}\r\n".encode()
    )
    told = await wire.reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in told.splitlines()[0]:
        wire.close()
        raise ConnectionRefusedError(told[:40])
    return wire


async def ask(
    address: str, path: str, body: Any = None, cookie: str = ""
) -> tuple[int, dict[str, str], bytes]:
    """One request on a connection of its own: status, headers, body."""
    wire = await connected(address)
    data = b"" if body is None else json.dumps(body).encode()
    method = "GET" if body is None else "POST"
    await wire.say(
        f"{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n"
        f"Content-Length: {len(data)}\r\n\r\n".encode()
        + data
    )
    try:
        head, _, told = (await wire.reader.read(-1)).partition(b"\r\n\r\n")
    finally:
        wire.close()
    first, *lines = head.decode().split("\r\n")
    pairs = (line.partition(": ") for line in lines)
    return int(first.split()[1]), {name.lower(): value for name, _, value in pairs}, told
