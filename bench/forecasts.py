"""Do forecasts come true? Games between bots of one level, foretold as they go.

    python bench/forecasts.py [GAMES [GAME ...]]     (40 games by default, for each number)

For each game and number of players: the surprise (minus the logarithm of the probability given to
who won; less is better) of the forecast in the first, second and last third of a game, beside that
of somebody who knows nothing; and how often the favourite won.
"""

import math
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from theomachy.games import SHELF, load
from theomachy.study.foretelling import foretell

_LEVEL, _THIRDS = "level4", 3


def measure(name: str, players: int, games: int) -> None:
    """Play, and print a line."""
    thirds: list[list[float]] = [[] for _ in range(_THIRDS)]
    hits: list[float] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for game in pool.map(partial(foretell, load(name), players, _LEVEL), range(games)):
            hits += game.hits
            for place, surprise in enumerate(game.surprises):
                thirds[place * _THIRDS // len(game.told)].append(surprise)
    shown = " | ".join(f"{mean(third):.3f}" for third in thirds)
    print(
        f"| {name} | {players} | {math.log(players):.3f} | {shown} | {mean(hits):.0%} |", flush=True
    )


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def main() -> None:
    games, names = int((sys.argv[1:] or ["40"])[0]), sys.argv[2:] or SHELF
    print(f"{games} games each, all seats {_LEVEL}\n")
    print("| game | players | knowing nothing | first third | second | last | favourite won |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for name in names:
        for players in load(name).players:
            measure(name, players, games)


if __name__ == "__main__":
    main()
