"""Dice one can check."""

from theomachy.table.dice import commitment, fresh_seed, luck, ticket


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
