"""Dice one can check."""

import pytest

from theomachy import Table
from theomachy.table.dice import commitment, fresh_seed, joined, luck, ticket


def test_a_commitment_is_a_hash_of_the_seed():
    assert commitment("1") == commitment("1") != commitment("2")
    assert len(commitment("1")) == 64


def test_fresh_seeds_differ():
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed()) == 32


def test_tickets_depend_on_seed_and_number_alone():
    assert [ticket("a", n, 6) for n in range(8)] == [ticket("a", n, 6) for n in range(8)]
    assert len({tuple(ticket(s, n, 1000) for n in range(4)) for s in "abcd"}) == 4


def test_tickets_are_fair():
    faces = [ticket("fair", n, 6) for n in range(3000)]
    assert all(400 < faces.count(face) < 600 for face in range(6))


def test_luck_depends_on_seed_and_number_and_is_no_draw():
    lucks = [luck(seed, number) for seed in "ab" for number in range(4)]
    assert lucks == [luck(seed, number) for seed in "ab" for number in range(4)]
    assert len({*lucks, *(ticket(seed, n, 2**32) for seed in "ab" for n in range(4))}) == 16
    assert all(0 <= number < 2**32 for number in lucks)


DRAWN = [904, 457, 272, 117]
"""What the seed 3 has always drawn of a thousand."""


@pytest.mark.parametrize("nothing", [(), ("", "")])
def test_without_entropy_the_draws_are_those_of_the_seed(nothing):
    assert [ticket("3", n, 1000, nothing) for n in range(4)] == DRAWN


@pytest.mark.parametrize("other", [["a1", ""], ["", "a1"], ["a2", "b"], ["a1", "b", "c"]])
def test_every_seat_decides_with_the_seed(other):
    draws = [ticket("3", n, 10**9, ["a1", "b"]) for n in range(4)]
    assert draws != [ticket("3", n, 10**9, other) for n in range(4)]
    assert draws != [ticket("4", n, 10**9, ["a1", "b"]) for n in range(4)]


def test_what_is_added_is_told_with_its_seat():
    assert joined(["", "ab", "", "cd"]) == "P2 ab P4 cd "
    assert joined(["", ""]) == joined([]) == ""


def test_draws_with_entropy_are_fair():
    faces = [ticket("fair", n, 6, ["00ff"]) for n in range(3000)]
    assert all(400 < faces.count(face) < 600 for face in range(6))


def test_a_table_rolls_by_what_its_seats_added():
    rolls = {Table("bello", 6, 3, entropy=["", added]).roll() for added in "abcdefghijklmno"}
    assert len(rolls) > 1
    assert Table("bello", 6, 3, entropy=["", ""]).roll() == Table("bello", 6, 3).roll()
