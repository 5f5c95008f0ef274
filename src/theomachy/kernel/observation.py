"""What an observation is made of: small numbers with names, each with its bound and paragraph.

A part is said once for all its places: the cells of a board, the chairs round a table. Chairs are
counted from the watcher, so that every seat sees the game as its own.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from theomachy.kernel.option import Option

NUMBER = np.dtype(np.int8)
LARGEST = 127
"""Of the numbers: 0 to 127."""


class Number(NamedTuple):
    """A number from 0 to `most`, or `each` of them in a row."""

    name: str
    paragraph: str
    most: int = 1
    each: int = 0
    always: Any = 0
    """What it is in every position, where that is known before: the ground of a cell."""

    @property
    def kind(self) -> np.dtype:
        return np.dtype((NUMBER, self.each)) if self.each else NUMBER


class Part:
    """Numbers that belong together, once or for each of some places."""

    def __init__(self, name: str, *numbers: Number, places: int = 0) -> None:
        self.name, self.numbers, self.places = name, numbers, places

    @property
    def kind(self) -> np.dtype:
        one = np.dtype([(number.name, number.kind) for number in self.numbers], align=True)
        return np.dtype((one, self.places)) if self.places else one


class Named(NamedTuple):
    """A number as it stands in the whole observation."""

    part: str
    number: Number
    first: int
    """Where the first of them stands."""
    shape: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.part}.{self.number.name}" if self.part else self.number.name


class Layout:
    """All that a seat is shown, part by part."""

    def __init__(self, *entries: Number | Part) -> None:
        self.entries = entries
        self.kind = np.dtype([(entry.name, entry.kind) for entry in entries])
        self.size = self.kind.itemsize
        self.always = self._filled("always")
        """What stands there before anybody has looked."""
        self.most = self._filled("most")
        """The bound of each number; the least is 0."""

    def _filled(self, attribute: str) -> np.ndarray:
        whole = np.zeros(1, self.kind)
        for part, number, *_ in self.numbers():
            place = whole[part] if part else whole
            place[number.name] = getattr(number, attribute)
        return whole.view(NUMBER)

    def numbers(self) -> Iterator[Named]:
        """Every number in its order, for those who read or write about them."""
        for entry in self.entries:
            start = int(self.kind.fields[entry.name][1])  # type: ignore[index]
            if isinstance(entry, Number):
                yield Named("", entry, start, _shape(entry))
            else:
                one = entry.kind.base
                for number in entry.numbers:
                    within = int(one.fields[number.name][1])  # type: ignore[index]
                    places = (entry.places,) if entry.places else ()
                    yield Named(entry.name, number, start + within, (*places, *_shape(number)))


def _shape(number: Number) -> tuple[int, ...]:
    return (number.each,) if number.each else ()


def one_of(name: str, paragraph: str, answers: Sequence[object] | type) -> Number:
    """One of several: 1 in the place of the true one."""
    return Number(name, paragraph, each=len(list(answers)))  # type: ignore[arg-type]


def rules_played(options: Sequence[Option], name: str = "rules") -> Part:
    """What the players chose of what the rulebook leaves to them."""
    return Part(name, *(Number(one.name, one.paragraph, most=one.most) for one in options))
