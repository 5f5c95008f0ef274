"""A digest of many games that adds up: of the parts, that of the whole.

Each game has a hash of its number, its last position and its score, and the digest is their sum:
four words, each modulo 2^64. It tells whether two runs agree to the byte; it is no seal.
"""

import hashlib

import numpy as np

from theomachy.kernel.drive import Finished

LANES = 4
"""Words of a digest."""
_WORD = 8
_SCRAMBLE = (30, 0xBF58476D1CE4E5B9, 27, 0x94D049BB133111EB, 31)
"""The finisher of SplitMix64: shifts and factors by which every bit comes to depend on all."""


def digest_of(first: int, batch: Finished) -> np.ndarray:
    """Of the finished games from a number on."""
    games = len(batch.finals)
    numbers = np.arange(first, first + games, dtype=np.uint64)
    parts = (numbers.reshape(-1, 1), words_of(batch.finals), words_of(batch.sheets))
    words = np.concatenate(parts, axis=1)
    total: np.ndarray = scrambled(words @ factors(words.shape[1])).sum(axis=0, dtype=np.uint64)
    return total


def words_of(records: np.ndarray) -> np.ndarray:
    """[game, word] the bytes of each game's records, zeros added to the last word."""
    rows = np.ascontiguousarray(records).view(np.uint8).reshape(len(records), -1)
    padded = np.pad(rows, ((0, 0), (0, -rows.shape[1] % _WORD)))
    return padded.view(np.uint64)


def factors(size: int) -> np.ndarray:
    """[word, lane] odd numbers that nobody has chosen."""
    drawn = hashlib.shake_256(b"theomachy").digest(size * LANES * _WORD)
    return np.frombuffer(drawn, "<u8").reshape(size, LANES).astype(np.uint64) | np.uint64(1)


def scrambled(words: np.ndarray) -> np.ndarray:
    first, one, second, other, third = map(np.uint64, _SCRAMBLE)
    for shift, factor in ((first, one), (second, other)):
        words = (words ^ words >> shift) * factor
    mixed: np.ndarray = words ^ words >> third
    return mixed


def written(digest: np.ndarray) -> str:
    return "".join(f"{word:016x}" for word in digest.tolist())


def read(text: str) -> np.ndarray:
    return np.array([int(text[i : i + 16], 16) for i in range(0, 16 * LANES, 16)], np.uint64)
