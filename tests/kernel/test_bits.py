"""Sets of cells in a word."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import entry
from theomachy.kernel.bits import EMPTY, count, has, lowest, members, only, without_lowest, word

SETS = st.sets(st.integers(0, 60), max_size=61)


@entry
def asked(cells, cell):
    """What compiled code makes of a set."""
    return count(cells), lowest(cells | only(cell)), has(cells, cell), without_lowest(cells)


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
