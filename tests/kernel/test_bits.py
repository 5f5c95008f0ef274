"""Sets of cells in a word, and wide sets in two."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import entry
from theomachy.kernel.bits import (
    EMPTY,
    WIDE,
    clear,
    count,
    drop,
    has,
    holds,
    lowest,
    members,
    next_in,
    only,
    put,
    spread,
    spread_more,
    wide_members,
    wide_set,
    without_lowest,
    word,
)

SETS = st.sets(st.integers(0, 60), max_size=61)
WIDE_CELLS = st.integers(0, 127)
WIDE_SETS = st.sets(WIDE_CELLS, max_size=128)
EDGES = [0, 1, 62, 63, 64, 65, 126, 127]
"""First and last of each word; 63 and 127 are the signs."""


@entry
def asked(cells, cell):
    """What compiled code makes of a set."""
    return count(cells), lowest(cells | only(cell)), has(cells, cell), without_lowest(cells)


@entry
def changed(wide, added, dropped):
    """Add one cell, take another out; say which of the two are in it then."""
    put(wide, added)
    drop(wide, dropped)
    return holds(wide, added), holds(wide, dropped)


@entry
def spread_out(cells, more, numbers):
    """A number for each cell of a set, and one more for each of another."""
    spread(cells, numbers)
    spread_more(more, numbers)


@entry
def walked(wide, found):
    """List the cells as rules walk through them; say how many."""
    number, cell = 0, next_in(wide, -1)
    while cell >= 0:
        found[number] = cell
        number, cell = number + 1, next_in(wide, cell)
    return number


@entry
def next_after(wide, cell):
    return next_in(wide, cell)


@entry
def emptied(wide):
    clear(wide)


def walk(wide):
    found = np.zeros(128, np.int16)
    return found[: walked(wide, found)].tolist()


@settings(deadline=None)
@given(SETS, SETS)
def test_a_set_is_spread_out_and_another_added(cells, more):
    numbers = np.full(63, 9, np.int8)
    spread_out(word(cells), word(more), numbers)
    assert numbers.tolist() == [(cell in cells) + (cell in more) for cell in range(63)]


@given(SETS, st.integers(0, 60))
@settings(deadline=None)
def test_a_word_is_a_set(cells, cell):
    number, first, is_in, rest = asked(word(cells), cell)
    assert number == len(cells)
    assert first == min(cells | {cell})
    assert is_in == (cell in cells)
    assert members(rest) == sorted(cells)[1:]


@given(SETS)
@settings(deadline=None)
def test_members_and_word_are_inverse(cells):
    assert members(word(cells)) == sorted(cells)
    assert word(members(word(cells))) == word(cells)


@pytest.mark.parametrize("cell", [0, 1, 31, 32, 60])
def test_bits_never_touch_the_sign(cell):
    assert word([cell]) > 0
    assert asked(word([cell]), cell) == (1, cell, True, EMPTY)


def test_words_are_signed_and_64_bits_wide():
    assert isinstance(word([3]), np.int64)
    assert EMPTY == 0
    assert count(word(range(61))) == 61
    assert lowest(word([7, 9])) == 7


@given(WIDE_SETS, WIDE_CELLS, WIDE_CELLS)
@settings(deadline=None)
def test_a_wide_set_is_a_set(cells, added, dropped):
    wide = wide_set(cells)
    assert changed(wide, added, dropped) == (added != dropped, False)
    left = (cells | {added}) - {dropped}
    assert wide_members(wide) == walk(wide) == sorted(left)
    for cell in (added, dropped):
        assert next_after(wide, cell) == min((c for c in left if c > cell), default=-1)
    emptied(wide)
    assert wide.tolist() == [0] * WIDE


@given(WIDE_SETS)
@settings(deadline=None)
def test_wide_members_and_wide_set_are_inverse(cells):
    assert wide_members(wide_set(cells)) == sorted(cells)
    assert wide_members(wide_set(cells).tolist()) == sorted(cells)


@pytest.mark.parametrize("cell", EDGES)
def test_every_edge_of_a_wide_set_is_found(cell):
    wide = wide_set([])
    assert changed(wide, cell, (cell + 1) % 128) == (True, False)
    assert walk(wide) == [cell]
    assert [int(word) for word in wide] == wide_set([cell]).tolist()
    assert next_after(wide, cell - 1) == cell
    assert next_after(wide, cell) == -1


def test_a_full_wide_set_is_walked_in_order():
    wide = wide_set(range(128))
    assert wide.dtype == np.int64
    assert wide.tolist() == [-1] * WIDE
    assert walk(wide) == list(range(128))
    assert next_after(wide, 127) == -1
