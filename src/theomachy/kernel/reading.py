"""A whole record read into Python's own numbers, for whoever tells of it."""

import collections
import functools
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar

import numpy as np

from theomachy.kernel.kinds import State
from theomachy.kernel.option import Option

Reader = Callable[[bytes], Any]
"""Reads a field of a record's bytes."""

_KEPT = 256
"""So many records stay read: those before and after a move are read again and again."""
_LETTERS = {
    "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q",
    "b1": "?", "f4": "f", "f8": "d",
}  # fmt: skip
"""What `struct` calls a number, by what NumPy does."""


def in_python(s: State) -> Any:
    """The record as Python's own numbers, lists and tuples with names, which are quicker to read
    one by one; not to be changed."""
    return _in_python(s.tobytes(), s.dtype)


@functools.lru_cache(maxsize=_KEPT)
def _in_python(saved: bytes, kind: np.dtype) -> Any:
    made, numbers = _read_as(kind)
    read = tuple.__new__(made, numbers(saved))
    read._saved = saved
    return read


@functools.lru_cache(maxsize=_KEPT)
def options_in(rules: Any, options: tuple[Option, ...]) -> dict[str, Any]:
    """What people write for the options in a record that was read; not to be changed."""
    return {option.name: option.value(getattr(rules, option.name)) for option in options}


class Read:
    """A record's numbers, all read at once. What has parts is read when somebody asks for it: few
    ask for much, and to make the lists takes most of the time."""

    _saved: bytes
    _spans: ClassVar[dict[str, slice]]
    """Where the bytes of each field are."""


class Part:
    """A field that has parts: from when it is read on, the record has it itself."""

    def __init__(self, name: str, field: np.dtype, start: int) -> None:
        self._name, self._read = name, _reader(field, start)

    def __get__(self, record: Read, kind: type[Read]) -> Any:
        part = record.__dict__[self._name] = self._read(record._saved)
        return part


def differ(one: Read, other: Read, *fields: str) -> bool:
    """Whether two records of a kind differ in any of these: told by their bytes, unread."""
    for name in fields:
        span = one._spans[name]
        if one._saved[span] != other._saved[span]:
            return True
    return False


@functools.cache
def _read_as(kind: np.dtype) -> tuple[Any, Callable[[bytes], tuple[int, ...]]]:
    """The class of what is read of such records, and what reads the numbers."""
    names, layout, end, spans = [], "=", 0, {}
    parts: dict[str, Any] = {}
    for name, (field, start, *_) in (kind.fields or {}).items():
        spans[name] = slice(start, start + field.itemsize)
        if field.names or field.subdtype:
            parts[name] = Part(name, field, start)
        else:
            names.append(name)
            layout += f"{start - end}x{_LETTERS[field.str[1:]]}"
            end = start + field.itemsize
    numbers = collections.namedtuple("Numbers", names)  # type: ignore[misc]
    made = type("Read", (Read, numbers), parts | {"_spans": spans})
    return made, struct.Struct(layout).unpack_from


def _reader(field: np.dtype, start: int) -> Reader:
    base, shape = field.subdtype or (field, ())

    def held(saved: bytes) -> np.ndarray:
        return np.ndarray(shape, base, saved, start)

    if not base.names:
        return lambda saved: held(saved).tolist()
    make = functools.partial(tuple.__new__, collections.namedtuple("Row", base.names))  # type: ignore[misc]
    if shape:
        return lambda saved: Rows(make, held(saved))
    return lambda saved: make(held(saved).item())


class Rows(Sequence[Any]):
    """Records side by side: each is read when somebody asks for it, and few are asked for."""

    __slots__ = ("_make", "_rows")

    def __init__(self, make: Callable[[Iterable[Any]], Any], rows: np.ndarray) -> None:
        self._make, self._rows = make, rows

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, number: Any) -> Any:
        return self._make(self._rows.item(number))

    def __iter__(self) -> Iterator[Any]:
        return map(self._make, self._rows.tolist())
