"""Moves from Python, each way there is: this tree beside another's, by CPU time.

    python bench/table.py OTHER [GAME ...]    OTHER: a checkout of another commit, or this one

Two processes, one of each tree, play the same random games of four players by turns. Printed are
thousands of plies a second (moves and what nature does) in the best batch, and the median of the
ratios; a way that the other tree has not is printed alone.
"""

import os
import pathlib
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from theomachy import Table
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE, OVER, Game, ask

_HERE = pathlib.Path(__file__).parents[1]
_BATCHES, _PLIES, _PLAYERS = 15, 400, 4
Play = Callable[[Game, random.Random], int]
"""Play to the end of a game, or so many plies of it: how many there were."""


def one_of(listed: Any, rng: random.Random) -> Any:
    return listed[int(rng.random() * len(listed))]


def under_way(table: Table) -> Iterator[None]:
    while not table.is_over and table.ply < _PLIES:
        yield


def narrated(game: Game, rng: random.Random) -> int:
    table = Table(game, _PLAYERS, seed=1)
    for _ in under_way(table):
        list(table.play(one_of(table.legal(), rng)))
    return table.ply


def checked(game: Game, rng: random.Random) -> int:
    table = Table(game, _PLAYERS, seed=1)
    for _ in under_way(table):
        table.play(one_of(table.legal(), rng))
    return table.ply


def pushed(game: Game, rng: random.Random, trusted: bool = False) -> int:
    table = Table(game, _PLAYERS, seed=1)
    for _ in under_way(table):
        table.push(one_of(game.legal_actions(table.state), rng), trusted)
    return table.ply


def trusted(game: Game, rng: random.Random) -> int:
    return pushed(game, rng, trusted=True)


def rolled(game: Game, rng: random.Random) -> int:
    """As a host plays: nature by the table's own dice."""
    table = Table(game, _PLAYERS, seed=1)
    for _ in under_way(table):
        if table.actor == NATURE:
            table.roll()
        else:
            table.push(one_of(game.legal_actions(table.state), rng), trusted=True)
    return table.ply


def asked(game: Game, rng: random.Random) -> int:
    s, actions, plies = game.new(_PLAYERS), np.zeros(game.most_legal, np.int16), 0
    while plies < _PLIES and (count := ask.legal(s, actions)):
        ask.apply(s, int(actions[int(rng.random() * count)]))
        plies += 1
    return plies


def single(game: Game, rng: random.Random) -> int:
    """Decisions only, each with its mask: nature acts by itself."""
    from theomachy.kernel.single import Single

    one, plies = Single(game, _PLAYERS), 0
    one.begin(rng.randrange(1 << 31))
    while one.seat != OVER and plies < _PLIES:
        one.play(one.any_action(one.rng))
        plies += 1
    return plies


def many(game: Game, rng: random.Random) -> int:
    """Whole random games in one call of compiled code."""
    from theomachy.kernel.drive import DECISIONS, play_many

    batch = play_many(game, game.new(_PLAYERS), 200, rng.randrange(1 << 31))
    return int(batch.tallies[:, DECISIONS].sum())


WAYS: dict[str, Play] = {
    "Table.play, told": narrated, "Table.play, untold": checked, "Table.push": pushed,
    "Table.push trusted": trusted, "the same with Table.roll": rolled, "ask.apply": asked,
    "Single.play": single, "play_many": many,
}  # fmt: skip


def pace(way: str, game: Game, seed: int) -> float:
    """Plies for each CPU second, or 0 of a way that is not there."""
    begun = time.process_time()
    try:
        plies = WAYS[way](game, random.Random(seed))
    except ImportError:
        return 0
    return plies / (time.process_time() - begun)


def answer() -> None:
    for line in sys.stdin:
        way, name, seed = line.rstrip("\n").split("/")
        print(pace(way, load(name), int(seed)), flush=True)


def player(tree: pathlib.Path) -> subprocess.Popen[str]:
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, __file__, "--answer"]
    return subprocess.Popen(command, env=env, text=True, stdin=-1, stdout=-1)


def hear(process: subprocess.Popen[str], way: str, game: str, seed: int) -> float:
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{way}/{game}/{seed}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def compare(here: subprocess.Popen[str], there: subprocess.Popen[str], way: str, game: str) -> str:
    paces = [
        (hear(here, way, game, seed), hear(there, way, game, seed)) for seed in range(_BATCHES + 1)
    ][1:]
    ours, theirs = map(max, zip(*paces, strict=True))
    if not theirs:
        return f"{ours / 1e3:8.1f}"
    ratio = statistics.median(one / two for one, two in paces)
    return f"{ours / 1e3:8.1f}  {ratio:5.2f} of the other's {theirs / 1e3:.1f}"


def main(other: str, *games: str) -> None:
    if other == "--answer":
        answer()
        return
    here, there = (player(tree) for tree in (_HERE, pathlib.Path(other).resolve()))
    for game in games or SHELF:
        for way in WAYS:
            print(f"{game:9} {way:25} {compare(here, there, way, game)}", flush=True)
    for process in (here, there):
        process.communicate()


if __name__ == "__main__":
    main(*sys.argv[1:])
