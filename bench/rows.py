"""Many greedy games with a row for each seat: seconds, and how much memory at most.

    python bench/rows.py [GAMES] [GAME] [PLAYERS] [KIND]    a million of Storm, two players, parquet

Each study is a process of its own, as a person starts it: without rows, then with them. What has to
be compiled is compiled before.
"""

import pathlib
import subprocess
import sys
import tempfile
import time

_STUDY = """
import resource, runpy, sys
try:
    runpy.run_module("theomachy", run_name="__main__")
finally:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""
_MEGA = 1024


def study(words: list[str]) -> tuple[float, float]:
    """Seconds and megabytes of one command."""
    begun = time.perf_counter()
    run = subprocess.run(
        [sys.executable, "-c", _STUDY, *words], capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(run.stderr)
    return time.perf_counter() - begun, int(run.stderr.split()[-1]) / _MEGA


def main(
    games: str = "1000000", game: str = "storm", players: str = "2", kind: str = "parquet"
) -> None:
    words = ["simulate", game, "--players", players, "--bots", "greedy", "--seed", "1", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        study([*words, "--games", "2", "--save", f"{folder}/first.{kind}"])
        for name, more in (("counted", []), ("with rows", ["--save", f"{folder}/rows.{kind}"])):
            seconds, megabytes = study([*words, "--games", games, *more])
            print(f"{name}: {int(games):,} games in {seconds:.1f} s, {megabytes:.0f} MB at most")
        file = pathlib.Path(folder, f"rows.{kind}")
        rows = int(games) * int(players)
        print(f"the file: {rows:,} rows, {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
