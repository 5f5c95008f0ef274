"""A record read from Python is the record that compiled code knows, with quick attributes."""

import pickle

import numpy as np
import pytest
from numba import from_dtype, typeof

from theomachy.games import SHELF, load
from theomachy.kernel.reading import differ, in_python, options_in
from theomachy.kernel.record import blank, copied, quick, restored

PART = np.dtype([("faith", np.int8), ("cards", np.int16)], align=True)
KIND = np.dtype([("node", np.int8), ("parts", PART, 3), ("cells", np.int8, 5)], align=True)


@pytest.mark.parametrize("name", SHELF)
def test_it_is_of_the_type_that_rules_are_compiled_for(name):
    kind = load(name).state
    assert quick(kind) == kind
    assert typeof(blank(kind)) == from_dtype(kind)


def test_fields_are_read_and_written_as_attributes():
    s = blank(KIND)
    s.node, s.parts[1].faith, s.cells[2] = 7, 5, 3
    s.parts[1].faith -= 2
    assert (s.node, s.parts[1].faith, s.cells.tolist()) == (7, 3, [0, 0, 3, 0, 0])
    assert (s["node"], s["parts"][1]["faith"]) == (7, 3)


def test_a_copy_is_of_its_own():
    s = blank(KIND)
    twin = copied(s)
    twin.parts[0].cards = 4
    assert (s.parts[0].cards, twin.parts[0].cards) == (0, 4)
    assert restored(twin.tobytes(), KIND) == twin


def test_it_travels_between_processes():
    s = blank(KIND)
    s.parts[2].cards = 300
    again = pickle.loads(pickle.dumps(s))
    assert (type(again), again) == (type(s), s)


def test_an_unknown_field_is_an_error():
    with pytest.raises(AttributeError):
        blank(KIND).nod = 1
    with pytest.raises(AttributeError):
        print(blank(KIND).nod)


@pytest.mark.parametrize("of", [copied, lambda s: s.copy(), lambda s: np.zeros(2, s.dtype)[1]])
def test_whoever_asks_for_its_bytes_is_given_the_record_itself(of):
    s = of(blank(KIND))
    memoryview(s.data).cast("B")[s.dtype.fields["cells"][1]] = 9
    assert s.cells.tolist() == [9, 0, 0, 0, 0]
    assert memoryview(s.data).nbytes == s.nbytes


def test_a_record_is_read_as_numbers_of_python():
    s = blank(KIND)
    s.node, s.parts[1].faith, s.cells[2] = 7, 5, 3
    read = in_python(s)
    assert (type(read.node), read.node, read.cells) == (int, 7, [0, 0, 3, 0, 0])
    assert read.parts[1] == (5, 0)


def test_records_side_by_side_are_read_when_they_are_asked_for():
    s = blank(KIND)
    s.parts[2].cards = 300
    parts = in_python(s).parts
    assert len(parts) == 3
    assert [part.cards for part in parts] == [0, 0, 300]
    with pytest.raises(IndexError):
        parts[3]


def test_a_field_may_have_any_name():
    kind = np.dtype([("count", np.int8, 2), ("index", PART), ("far", np.int64)], align=True)
    s = blank(kind)
    s.count[1], s.index.cards, s.far = 3, -2, -(1 << 40)
    read = in_python(s)
    assert (read.count, read.index.cards, read.far) == ([0, 3], -2, -(1 << 40))


def test_records_that_were_read_differ_field_by_field():
    s, t = blank(KIND), blank(KIND)
    t.parts[2].cards = 300
    one, other = in_python(s), in_python(t)
    assert differ(one, other, "node", "parts")
    assert not differ(one, other, "node", "cells")


@pytest.mark.parametrize("name", SHELF)
def test_options_are_read_as_people_write_them(name):
    game = load(name)
    s = in_python(game.new(game.players[0]))
    for part in {option.part for option in game.options}:
        held = tuple(option for option in game.options if option.part == part)
        usual = {option.name: option.default for option in held}
        assert options_in(getattr(s, part), held) == usual
