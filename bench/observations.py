"""Whether observations tell positions apart, and whether they keep secrets, over random games.

    python bench/observations.py [POSITIONS [PAIRS [GAME ...]]]    (10000000 and 100000 if not said)

Positions of random games of every game, number of players and option, as whoever decides sees them.
Where two look the same their legal lists must be equal, and where they are not the same position
the same action must lead to positions that look the same. Pairs, of games in which anything is
hidden: a position and another that somebody at the table, or a spectator, cannot tell from it; he
must see the same bytes in both. Prints the counts; exits 1 at the first difference.
"""

import itertools
import multiprocessing
import random
import sys
import time

import numpy as np
import worlds
from sights import Sights, wander

from theomachy.cli.screen import counting
from theomachy.games import load, names
from theomachy.kernel import Game, ask
from theomachy.kernel.seats import viewers
from theomachy.table.secrecy import has_secrets

_GAMES, _STEPS = 256, 400
_SHARE = _GAMES * _STEPS * 2
"""Positions that are compared with one another."""
_PAIRS = 500
Job = tuple[str, int, int]


def compare(job: Job) -> tuple[int, int, int, str]:
    """Positions, how many looked like an earlier one, how many of these were another one, and the
    first thing that was wrong."""
    name, seed, positions = job
    sights = Sights(load(name))
    for batch in wander(sights.game, random.Random(seed), _GAMES, _STEPS):
        wrong = sights.add(batch)
        if wrong or sights.positions >= positions:
            return sights.positions, sights.again, sights.twins, wrong
    raise AssertionError("wandering never ends")


def keep_secrets(job: Job) -> tuple[int, int, int, str]:
    """Pairs, how many were two positions, and the first thing that was wrong."""
    name, seed, pairs = job
    game, rng, different = load(name), random.Random(seed), 0
    for table, _ in itertools.islice(worlds.wander(game, rng), pairs):
        seat = rng.choice(viewers(table.players))
        twin = worlds.twin_of(table, seat if seat >= 0 else None, rng)
        different += not worlds.is_same(table, twin)
        if seen(game, table.state, seat) != seen(game, twin.state, seat):
            return pairs, different, 0, f"{name}: seat {seat} sees what it may not know\n{table}"
    return pairs, different, 0, ""


def seen(game: Game, s: object, seat: int) -> bytes:
    out = np.zeros(game.observation.size, np.int8)
    ask.observe(s, seat, out)
    return out.tobytes()


def soak(name: str, what: str, number: int, share: int) -> list[int]:
    """Do all of it in shares, on all cores."""
    jobs = [(name, first, min(share, number - first)) for first in range(0, number, share)]
    work, total = (compare if what == "positions" else keep_secrets), [0, 0, 0]
    with (
        counting(f"{what} of {name}", number) as progress,
        multiprocessing.get_context("spawn").Pool() as pool,
    ):
        for *counts, wrong in pool.imap_unordered(work, jobs):
            if wrong:
                sys.exit(str(wrong))
            total = [before + int(more) for before, more in zip(total, counts, strict=True)]
            progress(counts[0])
    return total


def main(positions: str = "10000000", pairs: str = "100000", *wanted: str) -> None:
    shelf = wanted or tuple(names())
    secretive = [name for name in shelf if has_secrets(load(name))]
    for name in shelf:
        begun = time.perf_counter()
        looked, again, twins = soak(name, "positions", int(positions) // len(shelf), _SHARE)
        pairs_told = "nothing is hidden"
        if name in secretive:
            paired, different, _ = soak(name, "pairs", int(pairs) // len(secretive), _PAIRS)
            hidden = f"{different:,} with something hidden that was otherwise"
            pairs_told = f"{paired:,} pairs, {hidden}: all looked the same"
        print(
            f"{name}: {looked:,} positions, {again:,} looked like an earlier one, {twins:,} of "
            f"them were another: legal lists and what followed were equal; {pairs_told} "
            f"({time.perf_counter() - begun:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
