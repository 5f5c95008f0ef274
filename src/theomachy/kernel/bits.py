"""Sets of cells as words: bit c stands for cell c.

A set of up to 63 cells is one word, a number. Words are signed on purpose: bits 0-62 never
touch the sign, and signed arithmetic is the same in compiled code and in plain Python.
A wide set of up to 128 cells is an array of WIDE words, with functions of its own.
"""

from collections.abc import Iterable

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from theomachy.kernel.compiled import compiled
from theomachy.kernel.kinds import Bits, Cell

EMPTY: Bits = np.int64(0)  # type: ignore[assignment]  # it does as an int
"""The set of no cells."""
LARGEST_SET = 63
ONLY = np.array([1 << cell for cell in range(LARGEST_SET)], np.int64)
"""The set of each cell alone."""
WIDE = 2
"""Words of a wide set."""
_WORD = 64
_WORD_MASK = (1 << _WORD) - 1


def count(cells: Bits) -> int:
    """How many cells are in the set."""
    return (int(cells) & _WORD_MASK).bit_count()


def lowest(cells: Bits) -> Cell:
    """The first cell of a set that is not empty."""
    return (int(cells) & -int(cells)).bit_length() - 1


# Untyped: these four speak to Numba, which wants an overload and its lambda to have the same
# parameters, annotations and all.
@intrinsic
def _population(typing, word):  # pragma: no cover (compiled only)
    return types.int64(types.int64), lambda ctx, build, sig, args: build.ctpop(args[0])


@intrinsic
def _trailing_zeros(typing, word):  # pragma: no cover (compiled only)
    zero_is_defined = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda ctx, build, sig, args: build.cttz(
        args[0], zero_is_defined
    )


@overload(count)
def _count(cells):  # pragma: no cover (compiled only)
    return lambda cells: _population(cells)  # type: ignore[call-arg]  # Numba fills in the first


@overload(lowest)
def _lowest(cells):  # pragma: no cover (compiled only)
    return lambda cells: _trailing_zeros(cells)  # type: ignore[call-arg]


@compiled
def only(cell: Cell) -> Bits:
    """The set of one cell."""
    return np.int64(1) << cell  # type: ignore[return-value]


@compiled
def first_of(number: int) -> Bits:
    """The set of the first so many cells."""
    return (np.int64(1) << number) - 1  # type: ignore[return-value]


@compiled
def has(cells: Bits, cell: Cell) -> bool:
    return (cells >> cell) & 1 == 1


@compiled
def without_lowest(cells: Bits) -> Bits:
    return cells & (cells - 1)


@compiled
def spread(cells: Bits, numbers: np.ndarray) -> None:
    """A number for each cell: 1 if it is in the set, else 0.

    Many are written at once; to look for the cells of the set would be a guess at each step.
    """
    for cell in range(numbers.size):
        numbers[cell] = cells & ONLY[cell] != EMPTY


@compiled
def spread_more(cells: Bits, numbers: np.ndarray) -> None:
    """One more for each cell that is in the set."""
    for cell in range(numbers.size):
        numbers[cell] += cells & ONLY[cell] != EMPTY


def word(cells: Iterable[int]) -> Bits:
    """A set from the numbers of its cells (not compiled; for tables)."""
    return np.int64(sum(1 << int(cell) for cell in cells))  # type: ignore[return-value]


def members(cells: Bits) -> list[int]:
    """The cells of a set, ascending (not compiled; for words and views)."""
    word_left, found = int(cells), []
    while word_left:
        found.append((word_left & -word_left).bit_length() - 1)
        word_left &= word_left - 1
    return found


@compiled
def put(wide: np.ndarray, cell: Cell) -> None:
    """Add a cell to a wide set."""
    wide[cell // _WORD] |= only(cell % _WORD)


@compiled
def drop(wide: np.ndarray, cell: Cell) -> None:
    """Take a cell out of a wide set."""
    wide[cell // _WORD] &= ~only(cell % _WORD)


@compiled
def holds(wide: np.ndarray, cell: Cell) -> bool:
    """Whether a wide set has this cell."""
    return has(wide[cell // _WORD], cell % _WORD)


@compiled
def clear(wide: np.ndarray) -> None:
    """Empty a wide set."""
    for i in range(WIDE):
        wide[i] = 0


@compiled
def next_in(wide: np.ndarray, after: Cell) -> Cell:
    """The first cell of a wide set beyond this one, or -1."""
    cell = after + 1
    while cell < WIDE * _WORD:
        rest = wide[cell // _WORD] >> (cell % _WORD)
        if rest:
            return cell + lowest(rest)
        cell = (cell // _WORD + 1) * _WORD
    return -1


def wide_set(cells: Iterable[int]) -> np.ndarray:
    """A wide set from the numbers of its cells (not compiled; for tables and positions)."""
    whole = sum(1 << int(cell) for cell in cells)
    words = [whole >> i * _WORD & _WORD_MASK for i in range(WIDE)]
    return np.array(words, np.uint64).view(np.int64)


def wide_members(wide: Iterable[int]) -> list[int]:
    """The cells of a wide set, ascending (not compiled; for words and views)."""
    return members(sum((int(word) & _WORD_MASK) << i * _WORD for i, word in enumerate(wide)))
