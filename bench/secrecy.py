"""Whether anything sent depends on what its reader may not know, at positions of random games.

    python bench/secrecy.py [POSITIONS [GAME ...]]     (a hundred thousand of every game by default)

At each position somebody looks on, a seat or a spectator, and another world is imagined that he
cannot tell from the true one. View, moves, meanings, refusals, observation and the next line of
the log must be the same bytes in both. And whatever may be taken back must have shown nobody
anything: seen from every chair it could have happened in a world imagined from there. Prints the
counts; exits 1 at the first difference.
"""

import itertools
import multiprocessing
import random
import sys
import time
from dataclasses import dataclass

import worlds

from theomachy.cli.screen import counting
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE
from theomachy.table import Table

_SHARE = 500
"""Positions between two signs of life."""


@dataclass
class Count:
    """What was looked at, and the first thing that was wrong."""

    positions: int = 0
    different: int = 0
    """Positions whose imagined world was another one."""
    undone: int = 0
    """Decisions that may be taken back."""
    wrong: str = ""

    def add(self, other: "Count") -> None:
        self.positions += other.positions
        self.different += other.different
        self.undone += other.undone


def compare(job: tuple[str, int, int]) -> Count:
    """Positions of random games, until something is wrong."""
    name, seed, positions = job
    game, rng, count = load(name), random.Random(seed), Count()
    for table, action in itertools.islice(worlds.wander(game, rng), positions):
        count.positions += 1
        if found := [*leaks(table, action, rng, count), *undo_leaks(table, action, rng, count)]:
            told = f"{name}: {' and '.join(found)} before {game.notation(action)!r}"
            count.wrong = f"{told}\n{table}"
            break
    return count


def leaks(table: Table, action: int, rng: random.Random, count: Count) -> list[str]:
    """What somebody would be sent otherwise if what he cannot know were otherwise."""
    seat = worlds.anyone(table, rng)
    twin = worlds.twin_of(table, seat, rng)
    count.different += not worlds.is_same(table, twin)
    return [f"{what} of seat {seat}" for what in worlds.leaks(table, twin, action, seat, rng)]


def undo_leaks(table: Table, action: int, rng: random.Random, count: Count) -> list[str]:
    """Who was shown something by a decision that may nevertheless be taken back."""
    if table.actor == NATURE or not worlds.may_be_taken_back(table, action):
        return []
    count.undone += 1
    viewers: list[int | None] = [None, *range(table.players)]
    shown = (seat for seat in viewers if worlds.has_shown(table, action, seat, rng))
    return [f"undo after something was shown to seat {seat}" for seat in shown]


def soak(name: str, positions: int) -> None:
    jobs = [(name, first, min(_SHARE, positions - first)) for first in range(0, positions, _SHARE)]
    begun, total = time.perf_counter(), Count()
    with (
        counting(f"positions of {name}", positions) as progress,
        multiprocessing.get_context("spawn").Pool() as pool,
    ):
        for count in pool.imap_unordered(compare, jobs):
            if count.wrong:
                sys.exit(count.wrong)
            total.add(count)
            progress(count.positions)
    seconds = time.perf_counter() - begun
    print(
        f"{name}: {total.positions:,} positions, {total.different:,} with something hidden that "
        f"was imagined otherwise: nothing sent differed; {total.undone:,} decisions that may be "
        f"taken back: none had shown anything ({seconds:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    positions, *names = sys.argv[1:] or ["100000"]
    for name in names or SHELF:
        soak(name, int(positions))
