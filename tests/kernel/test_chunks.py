"""Many spans in threads: told in their order, with little kept waiting."""

import threading

import pytest

from theomachy.kernel.drive import AHEAD, in_order, spans_of


def test_what_is_done_is_told_in_the_order_of_the_spans():
    second = threading.Event()

    def do(number):
        if number == 0:
            assert second.wait(60)
        second.set()
        return number

    assert list(in_order(do, range(5), threads=2)) == [0, 1, 2, 3, 4]


def test_threads_run_only_a_little_ahead():
    begun = []
    told = in_order(lambda number: begun.append(number) or number, range(100), threads=2)
    assert next(told) == 0
    assert len(begun) <= 2 * AHEAD + 1
    told.close()
    assert len(begun) <= 2 * AHEAD + 1


def test_what_goes_wrong_is_raised_and_nothing_more_begun():
    begun = []

    def stumble(number):
        begun.append(number)
        raise ArithmeticError(f"in {number}")

    with pytest.raises(ArithmeticError, match="in 0"):
        list(in_order(stumble, range(100), threads=1))
    assert len(begun) <= AHEAD + 2


def test_spans_are_neighbours_and_enough_for_all_threads():
    assert spans_of(range(3, 10), threads=1, chunk=3) == [range(3, 6), range(6, 9), range(9, 10)]
    assert spans_of(range(4), threads=2) == [range(2), range(2, 4)]
    assert spans_of(range(2), threads=8) == [range(1), range(1, 2)]
    assert spans_of(range(0), threads=2) == []
