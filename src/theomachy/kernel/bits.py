"""Sets of up to 61 cells in one word: bit c stands for cell c.

Words are signed on purpose: bits 0-60 never touch the sign, and signed
arithmetic is the same in compiled code and in plain Python.
"""

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from theomachy.kernel.compiled import compiled

EMPTY = np.int64(0)
"""The set of no cells."""


def count(cells):
    """How many cells are in the set."""
    return int(cells).bit_count()


def lowest(cells):
    """The first cell of a set that is not empty."""
    return (int(cells) & -int(cells)).bit_length() - 1


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
    return lambda cells: _population(cells)


@overload(lowest)
def _lowest(cells):  # pragma: no cover (compiled only)
    return lambda cells: _trailing_zeros(cells)


@compiled
def only(cell):
    """The set of one cell."""
    return np.int64(1) << cell


@compiled
def has(cells, cell):
    return (cells >> cell) & 1 == 1


@compiled
def without_lowest(cells):
    return cells & (cells - 1)


def word(cells) -> np.int64:
    """A set from the numbers of its cells (not compiled; for tables)."""
    return np.int64(sum(1 << int(cell) for cell in cells))


def members(cells) -> list[int]:
    """The cells of a set, ascending (not compiled; for words and views)."""
    word_left, found = int(cells), []
    while word_left:
        found.append((word_left & -word_left).bit_length() - 1)
        word_left &= word_left - 1
    return found
