"""Random play of this tree beside another tree's: paired batches in turns, by CPU time.

    python bench/pace.py OTHER [GAME ...]    OTHER: a checkout of another commit

Two processes, one of each tree, play the same batch in turn; batches disturbed by other work are
slower in both, and the best of each counts as well as the median of the ratios.
"""

import os
import pathlib
import statistics
import subprocess
import sys

from theomachy.games import SHELF

_HERE = pathlib.Path(__file__).parents[1]
_PLAYER = """
import sys, time
from theomachy.games import load
from theomachy.kernel.drive import DECISIONS, play_many
game, players = load(sys.argv[1]), int(sys.argv[2])
opening = game.new(players)
for line in sys.stdin:
    games, seed = map(int, line.split())
    begun = time.process_time()
    batch = play_many(game, opening, games, seed)
    spent = time.process_time() - begun
    print(int(batch.tallies[:, DECISIONS].sum()) / spent, flush=True)
"""
_BATCHES, _GAMES = 30, 400


def player(tree: pathlib.Path, game: str, players: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", _PLAYER, game, str(players)]
    paths = f"{tree / 'src'}{os.pathsep}{tree / 'examples/connect_four'}"
    env = os.environ | {"PYTHONPATH": paths}
    return subprocess.Popen(command, env=env, text=True, stdin=-1, stdout=-1)


def asked(process: subprocess.Popen[str], seed: int) -> float:
    """Decisions for each CPU second of one batch."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{_GAMES} {seed}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def compare(other: pathlib.Path, game: str, players: int) -> None:
    here, there = (player(tree, game, players) for tree in (_HERE, other))
    for process in (here, there):
        asked(process, 0)
    paces = [(asked(here, seed), asked(there, seed)) for seed in range(1, _BATCHES + 1)]
    for process in (here, there):
        process.communicate()
    ours, theirs = zip(*paces, strict=True)
    median = statistics.median(one / two for one, two in paces)
    print(
        f"{game}, {players} players: {max(ours) / 1e6:.2f} M decisions/s, "
        f"best {max(ours) / max(theirs):.2f}, median {median:.2f} of the other's",
        flush=True,
    )


def main(other: str, *games: str) -> None:
    for game in games or (*SHELF, "connect_four"):
        for players in (2,) if game == "connect_four" else (2, 4):
            compare(pathlib.Path(other).resolve(), game, players)


if __name__ == "__main__":
    main(*sys.argv[1:])
