"""A websocket's other end that costs little: whoever measures a server shares its cores."""

import asyncio
import collections
import struct
from typing import Any

import msgspec

_KEY = "Sec-WebSocket-Key: dGhlb21hY2h5J3Mgd2lyZQ==\r\nSec-WebSocket-Version: 13\r\n"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_LENGTHS = {126: ">H", 127: ">Q"}
_NO_MASK = bytes(4)
_PATIENCE = 5.0


class Seen(msgspec.Struct):
    """What a player needs of a view; the rest is not read."""

    legal: list[str]
    result: dict[str, Any] | None
    curtain: list[int] = []


class Heard(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    id: str | None = None
    seq: int = -1
    view: Seen | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Socket(asyncio.Protocol):
    """Connected by `connected`; ConnectionError says that it is no more."""

    def __init__(self) -> None:
        self._bytes, self._is_open = bytearray(), False
        self._heard: collections.deque[bytes] = collections.deque()
        self._waiting: asyncio.Future[None] | None = None
        self._is_over = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, wrong: Exception | None) -> None:
        self._is_over = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._is_open:
            self._shake_hands()
        while self._is_open and (found := frame_in(self._bytes)):
            opcode, payload, length = found
            del self._bytes[:length]
            self._take(opcode, payload)
        self._wake()

    def _shake_hands(self) -> None:
        head, end, rest = self._bytes.partition(b"\r\n\r\n")
        if end and b" 101 " not in head.partition(b"\r\n")[0]:
            self._transport.abort()
        elif end:
            self._is_open, self._bytes = True, rest

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == _TEXT:
            self._heard.append(payload)
        elif opcode == _PING:
            self._transport.write(frame(_PONG, payload))
        elif opcode == _CLOSE:
            self._transport.close()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def _wait(self) -> None:
        """Until something has come; TimeoutError if nothing does."""
        self._waiting = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(_PATIENCE):
            await self._waiting

    async def opened(self) -> None:
        while not self._is_open:
            if self._is_over:
                raise ConnectionRefusedError
            await self._wait()

    async def recv(self) -> bytes:
        while not self._heard:
            if self._is_over:
                raise ConnectionResetError
            await self._wait()
        return self._heard.popleft()

    async def hear(self) -> Heard:
        return _decode(await self.recv())

    async def send(self, text: str) -> None:
        if self._is_over:
            raise ConnectionResetError
        self._transport.write(frame(_TEXT, text.encode()))

    async def __aenter__(self) -> "Socket":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._transport.close()


async def connected(address: str, path: str, cookie: str) -> Socket:
    host, _, port = address.partition(":")
    async with asyncio.timeout(_PATIENCE):
        _, socket = await asyncio.get_running_loop().create_connection(Socket, host, int(port))
    socket._transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\n{_KEY}\r\n".encode()
    )
    await socket.opened()
    return socket


def frame(opcode: int, payload: bytes) -> bytes:
    """Masked by nothing, which is a mask too."""
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else struct.pack(">BH", 0x80 | 126, length)
    return bytes([0x80 | opcode]) + size + _NO_MASK + payload


def frame_in(data: bytearray) -> tuple[int, bytes, int] | None:
    """The first frame of a server: what it is, what it says, how long it is; None if it lacks."""
    if len(data) < 2:
        return None
    length, begin = data[1], 2
    if length in _LENGTHS:
        begin += struct.calcsize(_LENGTHS[length])
        if len(data) < begin:
            return None
        (length,) = struct.unpack(_LENGTHS[length], data[2:begin])
    end = begin + length
    return (data[0] & 0x0F, bytes(data[begin:end]), end) if len(data) >= end else None
