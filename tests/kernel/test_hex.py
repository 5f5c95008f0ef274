"""Hexagons of any size: names, neighbours and distances, against values counted by hand."""

import numpy as np
import pytest

from theomachy.kernel.hex import OFF_BOARD, Hexagon

BELLO = Hexagon(4)


def neighbours(board, name):
    cells = board.neighbours[board.numbers[name]]
    return " ".join(sorted(board.names[cell] for cell in cells if cell != OFF_BOARD))


@pytest.mark.parametrize(
    ("name", "place"), [("a1", (-4, 4)), ("c3", (-2, 2)), ("g6", (2, -3)), ("i5", (4, -4))]
)
def test_cells_lie_where_their_name_says(name, place):
    assert BELLO.axial[BELLO.numbers[name]] == place


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("e5", "d4 d5 e4 e6 f4 f5"),
        ("c3", "b2 b3 c2 c4 d3 d4"),
        ("d1", "c1 d2 e1 e2"),
        ("e1", "d1 e2 f1"),
    ],
)
def test_neighbours(name, around):
    assert neighbours(BELLO, name) == around


def test_north_is_one_row_up():
    north = BELLO.neighbours[BELLO.numbers["e5"]][0]
    assert BELLO.names[north] == "e6"
    assert BELLO.neighbours[BELLO.numbers["e9"]][0] == OFF_BOARD


def test_156_adjacent_pairs_and_three_kinds_of_cells():
    degrees = (BELLO.neighbours != OFF_BOARD).sum(axis=1).tolist()
    assert sum(degrees) == 2 * 156
    assert {number: degrees.count(number) for number in (6, 4, 3)} == {6: 37, 4: 18, 3: 6}


@pytest.mark.parametrize(
    ("radius", "cells", "corner"), [(3, 37, "g4"), (5, 91, "k6"), (6, 127, "m7")]
)
def test_other_sizes(radius, cells, corner):
    board = Hexagon(radius)
    assert len(board.names) == len(set(board.names)) == cells == 3 * radius * (radius + 1) + 1
    assert board.names[-1] == corner
    assert board.axial[board.numbers[corner]] == (radius, -radius)


@pytest.mark.parametrize("radius", [1, 3, 4, 5, 6])
def test_distance_is_a_distance_and_1_means_adjacent(radius):
    board = Hexagon(radius)
    assert (board.distance == board.distance.T).all()
    assert (np.diag(board.distance) == 0).all()
    assert board.distance.max() == 2 * radius
    for cell, around in enumerate(board.neighbours):
        near = np.flatnonzero(board.distance[cell] == 1).tolist()
        assert sorted(c for c in around if c != OFF_BOARD) == near


@pytest.mark.parametrize(
    ("one", "other", "steps"), [("a1", "i5", 8), ("e1", "e3", 2), ("e1", "g1", 2)]
)
def test_distances(one, other, steps):
    assert BELLO.distance[BELLO.numbers[one], BELLO.numbers[other]] == steps
