"""Do the chances players are told come true? Games between bots of one level, foretold as they go.

    python bench/forecasts.py [GAMES [GAME ...]]     (40 games by default, for each number)

For each game and number of players: the surprise (minus the logarithm of the chance given to who
won; less is better) of the forecast in the first, second and last third of a game, beside that of
somebody who knows nothing; and how often the favourite won.
"""

import math
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from theomachy import Table
from theomachy.bots import bot, look
from theomachy.bots.bot import chances
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE, Game

_LEVEL, _EVERY, _THIRDS, _SECONDS = "level4", 8, 3, 5.0


def foretold(game: Game, players: int, seed: int) -> tuple[list[tuple[float, ...]], list[float]]:
    """What is told now and then in a game, and each seat's share of the victory."""
    table, told = Table(game, players, seed=seed), []
    minds = [bot(_LEVEL, seed * players + seat) for seat in range(players)]
    while not table.is_over:
        if table.actor == NATURE:
            table.roll()
            continue
        view = look(table, table.actor)
        if table.ply % _EVERY == 0:
            told.append(chances(game, view.seen, view.seat))
        table.push(minds[table.actor].choose(view, _SECONDS))
    assert table.result
    winners = [rank == 1 for rank in table.result.ranks]
    return told, [won / sum(winners) for won in winners]


def surprises(told: Sequence[Sequence[float]], shares: Sequence[float]) -> Iterator[float]:
    for chance in told:
        yield -sum(s * math.log(max(c, 1e-9)) for s, c in zip(shares, chance, strict=True))


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def measure(name: str, players: int, games: int) -> None:
    """Play, and print a line."""
    thirds: list[list[float]] = [[] for _ in range(_THIRDS)]
    hits = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for told, shares in pool.map(partial(foretold, load(name), players), range(games)):
            for place, surprise in enumerate(surprises(told, shares)):
                thirds[place * _THIRDS // len(told)].append(surprise)
            hits += [shares[chance.index(max(chance))] for chance in told]
    shown = " | ".join(f"{mean(third):.3f}" for third in thirds)
    print(
        f"| {name} | {players} | {math.log(players):.3f} | {shown} | {mean(hits):.0%} |", flush=True
    )


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
