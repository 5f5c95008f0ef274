"""A record read from Python. NumPy's own looks each name up by hand, at six times the price."""

import functools
import operator
from typing import Any, ClassVar

import numpy as np

from theomachy.kernel.kinds import State


class Record(np.void):  # type: ignore[misc]
    """A record whose fields are attributes; each type of record has a class of its own."""

    __slots__ = ("data",)
    """Where compiled code finds it: a record that was made of bytes says it itself."""
    kind: ClassVar[np.dtype]
    """The type as everybody else knows it."""
    plain: ClassVar[np.dtype]
    """So many bytes, of which nothing is said."""

    def __getattr__(self, name: str) -> Any:
        """Where any other is found. NumPy's own spells out every field for that, each time, at ten
        times the price."""
        if name != "data":
            raise AttributeError(name)
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
    return restored(bytes(quick(kind).itemsize), kind)


def restored(saved: bytes, kind: np.dtype) -> State:
    """A record of its bytes."""
    memory = bytearray(saved)
    s = np.frombuffer(memory, quick(kind))[0]
    s.data = memory
    return s


def copied(s: State) -> State:
    """A copy through its bytes: NumPy's own goes field by field, six times slower."""
    return restored(s.tobytes(), s.dtype)
