"""Random numbers that are a function of (seed, stream, counter) and of nothing else.

Philox 2x32 with seven rounds (Salmon et al. 2011, the smallest that passes
BigCrush): no state but a counter, 32-bit products only, so that every backend
draws the same numbers and any game of a million can be played again alone.
"""

import hashlib

import numpy as np

from theomachy.kernel.compiled import compiled

_MULTIPLIER = np.uint64(0xD256D193)
_KEY_STEP = np.uint64(0x9E3779B9)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_ROUNDS = 7

KEY, STREAM, COUNTER = 0, 1, 2
RNG_WORDS = 3


def key_of(seed: int) -> int:
    """32 bits of key from a seed of any size."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:4])


def new_rng(seed: int, stream: int = 0) -> np.ndarray:
    return np.array([key_of(seed), stream, 0], np.uint64)


@compiled
def philox(counter: np.uint64, stream: np.uint64, key: np.uint64) -> np.uint64:
    """32 random bits for this counter, stream and key."""
    left, right = counter & _LOW, stream & _LOW
    for _ in range(_ROUNDS):
        product = _MULTIPLIER * left
        left = (product >> _HALF) ^ key ^ right
        right = product & _LOW
        key = (key + _KEY_STEP) & _LOW
    return left


@compiled
def restart(rng: np.ndarray, stream: int) -> None:
    """Begin a stream of its own, e.g. of one game among many."""
    rng[STREAM] = np.uint64(stream)
    rng[COUNTER] = np.uint64(0)


@compiled
def resume(rng: np.ndarray, stream: int, counter: np.uint64) -> None:
    """Go on with a stream where it was left."""
    rng[STREAM] = np.uint64(stream)
    rng[COUNTER] = counter


@compiled
def draw(rng: np.ndarray, n: int) -> int:
    """A number below n, each as likely to one part in 2**32 / n."""
    bits = philox(rng[COUNTER], rng[STREAM], rng[KEY])
    rng[COUNTER] += np.uint64(1)
    return np.int64((bits * np.uint64(n)) >> _HALF)  # type: ignore[return-value]  # it does
