"""What is said between the house and a guest: one line of JSON each (docs/learn/bots.md)."""

from typing import Any

import msgspec

PROTOCOL = 1
"""Raised when a guest that understood the last one would not understand this one."""
RECORD = "record"
"""What a guest may want beside the rest: the bytes of the record, as its seat may know it."""


class Hello(msgspec.Struct, tag="hello"):
    """First of all, once for a process."""

    protocol: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    language: str


class Ready(msgspec.Struct, tag="ready"):
    """The answer to it."""

    protocol: int
    wants: list[str] = []


class Begin(msgspec.Struct, tag="begin"):
    """A game begins; nothing is answered."""

    match: int
    seat: str


class Choose(msgspec.Struct, tag="choose", omit_defaults=True):
    """It is your turn: all that your seat may know."""

    ply: int
    seat: str
    clock: float
    legal: list[str]
    position: dict[str, Any]
    seats: list[dict[str, Any]]
    log: list[str]
    record: bytes | None = None


class Move(msgspec.Struct, tag="move"):
    """The answer to that, one of the legal moves; what is kept of how it was found, if anything."""

    move: str
    trace: list[Any] = []


class Over(msgspec.Struct, tag="over"):
    """The game is over; nothing is answered."""

    ranks: list[int]
    points: list[int]


class Bye(msgspec.Struct, tag="bye"):
    """No more is coming."""


ToGuest = Hello | Begin | Choose | Over | Bye
FromGuest = Ready | Move

_encoder = msgspec.json.Encoder()
_from_guest = msgspec.json.Decoder(FromGuest)
_to_guest = msgspec.json.Decoder(ToGuest)


def written(message: ToGuest | FromGuest) -> bytes:
    return _encoder.encode(message) + b"\n"


def read_answer(line: bytes) -> FromGuest:
    """ValueError if it is none."""
    answer: FromGuest = _from_guest.decode(line)
    return answer


def read_question(line: bytes) -> ToGuest:
    question: ToGuest = _to_guest.decode(line)
    return question
