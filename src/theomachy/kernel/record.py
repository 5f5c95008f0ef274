"""A record read from Python. NumPy's own looks each name up by hand, at six times the price."""

import collections
import functools
import operator
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import numpy as np

from theomachy.kernel.kinds import State

_KEPT = 256
"""So many records stay read: those before and after a move are read again and again."""


class Record(np.void):  # type: ignore[misc]
    """A record whose fields are attributes; each type of record has a class of its own."""

    __slots__ = ()
    kind: ClassVar[np.dtype]
    """The type as everybody else knows it."""
    plain: ClassVar[np.dtype]
    """So many bytes, of which nothing is said."""

    @property
    def data(self) -> Any:
        """Where compiled code finds it. NumPy's own spells out every field for that, each time, at
        ten times the price."""
        here = np.asarray(self)
        is_its_own = here.base is None
        return np.void.data.__get__(self) if is_its_own else here.view(self.plain)

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.tobytes(), self.kind)


def quick(kind: np.dtype) -> np.dtype:
    """The same type, whose records are Records; of the records within it too."""
    return kind if issubclass(kind.type, Record) else _quick(kind)


@functools.cache
def _quick(kind: np.dtype) -> np.dtype:
    fields = [(name, *quick_field(kind[name])) for name in kind.names or ()]
    layout = np.dtype(fields, align=kind.isalignedstruct)
    said = {"kind": kind, "plain": np.dtype((np.void, layout.itemsize))}
    properties = {name: attribute(name) for name, *_ in fields}
    made = type("Record", (Record,), {"__slots__": (), **said, **properties})
    return np.dtype((made, layout))


def quick_field(kind: np.dtype) -> tuple[np.dtype, tuple[int, ...]]:
    base, shape = kind.subdtype or (kind, ())
    return (quick(base) if base.names else base), shape


def attribute(name: str) -> property:
    def write(record: Record, value: Any) -> None:
        record[name] = value

    return property(operator.itemgetter(name), write)


def blank(kind: np.dtype) -> State:
    """A record of zeros."""
    return np.zeros(1, quick(kind))[0]


def restored(saved: bytes, kind: np.dtype) -> State:
    """A record of its bytes."""
    return np.frombuffer(bytearray(saved), quick(kind))[0]


def copied(s: State) -> State:
    """A copy through its bytes: NumPy's own goes field by field, six times slower."""
    return np.frombuffer(bytearray(s.tobytes()), quick(s.dtype))[0]


def in_python(s: State) -> Any:
    """The record as Python's own numbers, lists and tuples with names, which are quicker to read
    one by one; not to be changed."""
    return _in_python(s.tobytes(), quick(s.dtype))


@functools.lru_cache(maxsize=_KEPT)
def _in_python(saved: bytes, kind: np.dtype) -> Any:
    make, fields = _reader(kind)
    values = np.frombuffer(saved, kind)[0].item()
    return make(read(value) for read, value in zip(fields, values, strict=True))


@functools.cache
def _reader(kind: np.dtype) -> tuple[Callable[[Iterable[Any]], Any], list[Callable[[Any], Any]]]:
    """What makes a tuple of a record's values, and how each of them is read."""
    named = collections.namedtuple("Read", kind.names or ())  # type: ignore[misc]
    make = functools.partial(tuple.__new__, named)
    return make, [_reader_of_field(kind[name]) for name in kind.names or ()]


def _reader_of_field(kind: np.dtype) -> Callable[[Any], Any]:
    base, shape = kind.subdtype or (kind, ())
    if not base.names:
        return operator.methodcaller("tolist") if shape else int
    make, names = _reader(base)[0], base.names
    if not shape:
        return make
    return lambda rows: list(map(make, zip(*(rows[name].tolist() for name in names), strict=True)))
