"""Many greedy games with a row for each seat: how long, and how much memory at most.

    python bench/rows.py [GAMES] [GAME] [PLAYERS] [KIND]    a million of Storm, two players, parquet

Each study is a process of its own, as a person starts it: without rows, then with them, on all
cores. What has to be compiled is compiled before. On a busy machine the seconds of the processor
tell more than those of the clock.
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
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime, used.ru_maxrss, file=sys.stderr)
"""
_MEGA = 1024


def study(words: list[str]) -> tuple[float, float, float]:
    """Seconds of the clock and of the processor, and megabytes, of one command."""
    begun = time.perf_counter()
    run = subprocess.run(
        [sys.executable, "-c", _STUDY, *words], capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(run.stderr)
    *_, processor, kilobytes = run.stderr.split()
    return time.perf_counter() - begun, float(processor), int(kilobytes) / _MEGA


def main(
    games: str = "1000000", game: str = "storm", players: str = "2", kind: str = "parquet"
) -> None:
    words = ["simulate", game, "--players", players, "--bots", "greedy", "--seed", "1", "--json"]
    with tempfile.TemporaryDirectory() as folder:
        study([*words, "--games", "2", "--save", f"{folder}/first.{kind}"])
        for name, more in (("counted", []), ("with rows", ["--save", f"{folder}/rows.{kind}"])):
            clock, processor, megabytes = study([*words, "--games", games, *more])
            print(f"{name}: {int(games):,} games in {clock:.0f} s", end=" ")
            print(f"({processor:.1f} s of the processor), {megabytes:.0f} MB at most", flush=True)
        file = pathlib.Path(folder, f"rows.{kind}")
        rows = int(games) * int(players)
        print(f"the file: {rows:,} rows, {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(*sys.argv[1:])
