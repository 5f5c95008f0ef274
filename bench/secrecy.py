"""Whether anything sent depends on what its reader may not know, at positions of random games.

    python bench/secrecy.py [POSITIONS [GAME ...]]     (a hundred thousand of every game by default)

At each position somebody looks on, a seat or a spectator, and another world is imagined that he
cannot tell from the true one. View, moves, meanings, refusals, observation and the next line of
the log must be the same bytes in both. Prints the count; exits 1 at the first difference.
"""

import itertools
import multiprocessing
import random
import sys
import time

from theomachy.cli.screen import counting
from theomachy.games import SHELF, load
from theomachy.server import worlds

_SHARE = 500
"""Positions between two signs of life."""


def compare(job: tuple[str, int, int]) -> tuple[int, int, str]:
    """Positions, how many of their imagined worlds were different ones, and what was sent apart."""
    name, seed, positions = job
    game, rng, different = load(name), random.Random(seed), 0
    for table, action in itertools.islice(worlds.wander(game, rng), positions):
        seat = worlds.anyone(table, rng)
        twin = worlds.twin_of(table, seat, rng)
        different += not worlds.is_same(table, twin)
        if found := worlds.leaks(table, twin, action, seat, rng):
            told = f"{name}: {' and '.join(found)} of seat {seat} before {game.notation(action)!r}"
            return positions, different, f"{told}\n{table}"
    return positions, different, ""


def soak(name: str, positions: int) -> None:
    jobs = [(name, first, min(_SHARE, positions - first)) for first in range(0, positions, _SHARE)]
    begun, total, different = time.perf_counter(), 0, 0
    with (
        counting(f"positions of {name}", positions) as progress,
        multiprocessing.get_context("spawn").Pool() as pool,
    ):
        for looked_at, apart, leak in pool.imap_unordered(compare, jobs):
            if leak:
                sys.exit(leak)
            total, different = total + looked_at, different + apart
            progress(looked_at)
    seconds = time.perf_counter() - begun
    print(
        f"{name}: {total:,} positions, {different:,} with something hidden that was imagined "
        f"otherwise: nothing sent differed ({seconds:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    positions, *names = sys.argv[1:] or ["100000"]
    for name in names or SHELF:
        soak(name, int(positions))
