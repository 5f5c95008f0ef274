"""Random numbers: known answers, fair, and the same in every run."""

import numpy as np
import pytest

from theomachy.kernel import entry
from theomachy.kernel.philox import COUNTER, KEY, STREAM, draw, key_of, new_rng, philox, restart

CHI_SQUARE_999_OF_5 = 20.515


@entry
def bits(counter, stream, key):
    return philox(counter, stream, key)


@entry
def draws(rng, n, out):
    for i in range(out.size):
        out[i] = draw(rng, n)


@entry
def restarted(rng, stream):
    restart(rng, stream)


def drawn(seed, stream, n, number):
    out = np.zeros(number, np.int64)
    draws(new_rng(seed, stream), n, out)
    return out


@pytest.mark.parametrize(
    ("counter", "stream", "key", "answer"),
    [
        (0x00000000, 0x00000000, 0x00000000, 0x257A3673),
        (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xAB302C4D),
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0xBEDBBE6B),
    ],
)
def test_known_answers_of_philox_2x32_7(counter, stream, key, answer):
    assert bits(np.uint64(counter), np.uint64(stream), np.uint64(key)) == answer


def test_every_face_is_as_likely():
    faces = np.bincount(drawn(seed=1, stream=0, n=6, number=6000), minlength=6)
    assert ((faces - 1000) ** 2 / 1000).sum() < CHI_SQUARE_999_OF_5
    assert len(faces) == 6


def test_the_same_numbers_compiled_and_plain():
    """Computed once; both runs of the suite must draw them."""
    assert drawn(seed=7, stream=3, n=100, number=8).tolist() == [4, 51, 57, 28, 70, 33, 0, 80]


def test_streams_and_seeds_differ():
    rows = [drawn(seed, stream, 1000, 20).tolist() for seed in (1, 2) for stream in (0, 1)]
    assert len({tuple(row) for row in rows}) == 4


def test_restart_begins_the_stream_again():
    rng, out = new_rng(5), np.zeros(4, np.int64)
    draws(rng, 50, out)
    assert rng.tolist() == [key_of(5), 0, 4]
    restarted(rng, 9)
    assert (rng[KEY], rng[STREAM], rng[COUNTER]) == (key_of(5), 9, 0)
    draws(rng, 50, out)
    assert out.tolist() == drawn(5, 9, 50, 4).tolist()


def test_a_seed_of_any_size_makes_a_key_of_32_bits():
    assert 0 <= key_of(2**200) < 2**32
    assert key_of(1) != key_of(2)
