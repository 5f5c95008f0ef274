"""Is luck fair, and do the accounts add up? Games between three bots, their stories checked.

    python bench/luck.py [GAMES [GAME ...]]     (2,000 games each by default)

For each game and seat the mean of what dice and cards gave, in points of chance, with its 95 %
interval: over many games it is nothing, however well somebody plays. The same of the seat: who
begins, and what was dealt before anybody decided. Then how far fair share, seat, luck and decisions
together are from the result, at worst; and in how many games the turning points that are told are
the plies of the largest changes.
"""

import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from theomachy.bots.bot import for_bots
from theomachy.games import SHELF, load
from theomachy.kernel.warm import for_a_table, warm
from theomachy.story import for_stories
from theomachy.study.luck import Lot, lot_of, mean_within

_BOTS = ("level1", "level2", "level3")
_CHUNK = 10


def lot(name: str, seed: int) -> Lot:
    return lot_of(load(name), _BOTS, seed)


def measure(name: str, games: int) -> None:
    """Play, with signs of life, and print a line for each seat."""
    game, begun = load(name), time.monotonic()
    warm(game, [*for_a_table(game), *for_bots(game), *for_stories(game)], lambda *_: None)
    lots: list[Lot] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for one in pool.map(partial(lot, name), range(games), chunksize=_CHUNK):
            lots.append(one)
            print(f"\r{name} {len(lots)}/{games}", end="", file=sys.stderr, flush=True)
    seconds = time.monotonic() - begun
    print(f"\r{name}: {seconds:.0f} s        ", file=sys.stderr, flush=True)
    for seat, bot in enumerate(_BOTS):
        luck, dealt = shown([one.luck[seat] for one in lots]), shown([o.seat[seat] for o in lots])
        told = f"| {error(lots):.0e} | {sum(one.is_found for one in lots)} of {games} |"
        print(f"| {name} | {bot} | {luck} | {dealt} {told if seat == 0 else '| | |'}", flush=True)


def shown(values: Sequence[float]) -> str:
    mean, half = mean_within(values)
    return f"{100 * mean:+.2f} ± {100 * half:.2f}"


def error(lots: Sequence[Lot]) -> float:
    return max(one.error for one in lots)


def main() -> None:
    games, names = int((sys.argv[1:] or ["2000"])[0]), sys.argv[2:] or SHELF
    print("| game | seat of | luck, points | seat, points | parts off by | turning points found |")
    print("|---|---|---|---|---|---|", flush=True)
    for name in names:
        measure(name, games)


if __name__ == "__main__":
    main()
