"""A whole record read at once into Python's own numbers, for whoever tells of it."""

import collections
import functools
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from theomachy.kernel.kinds import State
from theomachy.kernel.option import Option
from theomachy.kernel.record import quick

_KEPT = 256
"""So many records stay read: those before and after a move are read again and again."""


def in_python(s: State) -> Any:
    """The record as Python's own numbers, lists and tuples with names, which are quicker to read
    one by one; not to be changed."""
    return _in_python(s.tobytes(), s.dtype)


@functools.lru_cache(maxsize=_KEPT)
def _in_python(saved: bytes, kind: np.dtype) -> Any:
    make, fields = _reader(kind)
    values = np.frombuffer(saved, quick(kind))[0].item()
    return make([read(value) for read, value in zip(fields, values, strict=True)])


@functools.lru_cache(maxsize=_KEPT)
def options_in(rules: Any, options: tuple[Option, ...]) -> dict[str, Any]:
    """What people write for the options in a record that was read; not to be changed."""
    return {option.name: option.value(getattr(rules, option.name)) for option in options}


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
    make = _reader(base)[0]
    return functools.partial(Rows, make) if shape else make


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
