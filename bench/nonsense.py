"""What nobody should send to the server: messages, frames and requests, made from a seed."""

import json
import random
import struct
from typing import Any

_ID = "nonsense-1"
_MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "looking": 1, "watching": False},
    {"type": "ping"},
    {"type": "play", "id": _ID, "seq": 3, "move": "pass"},
    {"type": "undo", "id": _ID, "seq": 3},
    {"type": "why", "id": _ID, "move": "claim e3"},
    {"type": "hint", "id": _ID},
    {"type": "judge", "id": _ID},
    {"type": "delegate", "id": _ID, "seat": 0, "bot": "random"},
)
_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 5, 10**6, 2**31, 2**63, 10**40, -1.5, 1e308, "", "x", "x" * 8, "x" * 65,
    "play", "\x00" * 9, "\ud800" * 8, "\u202e" * 9, "𝔛" * 9, "claim e3\nend", "' OR 1=1 --",
    "random", "level9", [], [[]], {}, {"type": "hello"}, ["play"] * 20,
)  # fmt: skip
_SNIPPETS = ('"', "{", "}", "[", "]", ",", ":", "\\", "\\u", "\\ud800", "\x00", "1e999", "é", "𝔛")
_TEXT, _BINARY, _CLOSE, _PING, _PONG = 1, 2, 8, 9, 10
_RESERVED = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
_ODDITIES = 12
_FRAME_BYTES = 16 * 1024


def text(rng: random.Random) -> str:
    """A message with something wrong in it, mostly."""
    message = dict(rng.choice(_MESSAGES))
    for _ in range(rng.randrange(3)):
        spoil(message, rng)
    return scratched(json.dumps(message), rng)


def spoil(message: dict[str, Any], rng: random.Random) -> None:
    """A field with another value, one too many, or one too few."""
    name = rng.choice([*message, "extra", "type", "seat"])
    if rng.random() < 0.2:
        message.pop(name, None)
    else:
        message[name] = rng.choice(_VALUES)


def scratched(said: str, rng: random.Random) -> str:
    """Often as it is; else cut short, said twice, nested, or with a character too many."""
    match rng.randrange(9):
        case 0:
            return said[: rng.randrange(len(said) + 1)]
        case 1:
            return said * 2
        case 2:
            depth = rng.choice((2, 50, 1500))
            return "[" * depth + said + "]" * depth
        case 3 | 4:
            place = rng.randrange(len(said) + 1)
            return said[:place] + rng.choice(_SNIPPETS) + said[place + rng.randrange(2) :]
        case 5:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(40)))
    return said


def frame(
    opcode: int, payload: bytes, first: int = 0x80, mask: bool = True, told: int | None = None
) -> bytes:
    """A frame as a browser would make it, unless it is told otherwise."""
    length = len(payload) if told is None else told
    size, more = (
        (length, b"") if length < 126
        else (126, struct.pack("!H", length)) if length < 1 << 16
        else (127, struct.pack("!Q", length))
    )  # fmt: skip
    key = b"\x12\x34\x56\x78"
    head = bytes([first | opcode, (0x80 if mask else 0) | size]) + more
    if not mask:
        return head + payload
    pad = key * (len(payload) // 4 + 1)
    masked = bytes(a ^ b for a, b in zip(payload, pad, strict=False))
    return head + key + masked


def message_frame(rng: random.Random) -> bytes:
    """A whole frame with a message that is none, or that is out of place."""
    said = text(rng).encode("utf-8", "replace")
    return frame(_BINARY if rng.random() < 0.1 else _TEXT, said)


def broken_frame(rng: random.Random) -> bytes:
    """What no websocket may send: after it a connection is at its end."""
    some = rng.randbytes(rng.randrange(1, 60))
    match rng.randrange(_ODDITIES):
        case 0:
            return frame(rng.choice(_RESERVED), some)
        case 1:
            return frame(_TEXT, some, first=0x80 | rng.choice((0x10, 0x20, 0x40, 0x70)))
        case 2:
            return frame(_TEXT, b'{"type":"ping"}', mask=False)
        case 3:
            return frame(rng.choice((_CLOSE, _PING, _PONG)), b"x" * rng.randrange(126, 400))
        case 4:
            return frame(rng.choice((_CLOSE, _PING, _PONG)), some, first=0)
        case 5:
            return frame(0, some)
        case 6:
            return frame(_TEXT, some, first=0) + frame(_TEXT, some)
        case 7:
            return frame(_TEXT, b"\xff\xfe" + some)
        case 8:
            return frame(_TEXT, some, told=rng.choice((1 << 14, 1 << 20, 1 << 40, 1 << 63)))
        case 9:
            return frame(_TEXT, b"x" * (_FRAME_BYTES + 1))
        case 10:
            wrong = struct.pack("!H", rng.choice((0, 999, 1004, 1005, 1006, 5000, 65535)))
            return frame(_CLOSE, rng.choice((b"x", wrong, wrong + b"\xff")))
    return rng.randbytes(rng.randrange(1, 200))


def request(rng: random.Random) -> bytes:
    """An HTTP request that is cut short, too long, or none at all."""
    paths = ("/", "/api/tables", "/api/tables/x/socket", "/api/join", "/%00", "/..%2f..%2fetc")
    head = f"POST {rng.choice(paths)} HTTP/1.1\r\nHost: here\r\n".encode()
    endings = (
        b"", b"\r\n", b"Content-Length: 99\r\n\r\n{", b"Content-Length: x\r\n\r\n",
        b"Content-Length: -1\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        b"X: " + b"y" * 70_000, b"Cookie: theomachy=\xff\xfe\r\n\r\n", b"Origin: http://[\r\n\r\n",
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n", b"No colon\r\n\r\n",
    )  # fmt: skip
    if rng.random() < 0.15:
        return rng.randbytes(rng.randrange(1, 300))
    return (head + rng.choice(endings))[: rng.choice((9, 30, 100_000, 100_000))]
