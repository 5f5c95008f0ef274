"""Are the dice fair? χ² of many draws over several numbers of faces, alone and in pairs.

    python bench/dice.py [DRAWS]     (ten million by default: a minute or two)

Prints how far each is from even, in standard deviations; exits 1 beyond four and a half.
"""

import math
import multiprocessing
import sys

import numpy as np

from theomachy.table import dice

TOTALS = (2, 3, 6, 7, 20, 36, 100, 1001)
MOST = 4.5
"""Standard deviations; even dice go beyond it once in 300,000 times."""
_A_GAME = 2_000
_PAIRED = 36
"""Draws of at most so many faces are also counted by two that follow one another."""


def drawn(job: tuple[int, int, int]) -> tuple[np.ndarray, np.ndarray]:
    """How often each face came in so many draws, and each pair of faces."""
    total, draws, name = job
    faces = [
        dice.ticket(f"seed-{total}-{name}-{number // _A_GAME}", number % _A_GAME, total)
        for number in range(draws)
    ]
    alone, paired = np.array(faces), np.array(faces[: draws // 2 * 2]).reshape(-1, 2)
    pairs = paired[:, 0] * total + paired[:, 1]
    return np.bincount(alone, minlength=total), np.bincount(pairs, minlength=total * total)


def deviation(counts: np.ndarray) -> float:
    """χ² against even counts, as standard deviations of a normal variable (Wilson and Hilferty)."""
    expected, free = counts.sum() / counts.size, counts.size - 1
    squares = float(((counts - expected) ** 2).sum() / expected)
    return float((math.cbrt(squares / free) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free)))


def tried(draws: int, parts: int = 1) -> dict[tuple[int, str], float]:
    """The deviation for each number of faces, draws alone and in pairs."""
    share = draws // len(TOTALS) // parts
    jobs = [(total, share, part) for total in TOTALS for part in range(parts)]
    if parts == 1:
        counted = list(map(drawn, jobs))
    else:
        with multiprocessing.get_context("spawn").Pool() as pool:
            counted = pool.map(drawn, jobs, chunksize=1)
    found: dict[tuple[int, str], float] = {}
    for place, total in enumerate(TOTALS):
        mine = counted[place * parts : (place + 1) * parts]
        found[total, "alone"] = deviation(np.sum([alone for alone, _ in mine], axis=0))
        if total <= _PAIRED:
            found[total, "in pairs"] = deviation(np.sum([pairs for _, pairs in mine], axis=0))
    return found


def main(draws: str = "10000000") -> None:
    found = tried(int(draws), parts=8)
    for (total, how), value in found.items():
        print(f"{total:5} faces, {how:8}: {value:+.2f} standard deviations")
    print(f"{int(draws):,} draws, at most {max(map(abs, found.values())):.2f} from even")
    sys.exit(max(map(abs, found.values())) > MOST)


if __name__ == "__main__":
    main(*sys.argv[1:])
