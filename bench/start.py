"""Compiling from an empty cache, and how fast ready-made code is.

    python bench/start.py compile [GAME ...]    CPU seconds of every chore, from an empty cache
    python bench/start.py speed [GAME ...]      ready-made code beside the very machine's own

Compare within one run: machines differ and are noisy.
"""

import os
import platform
import subprocess
import sys
import tempfile

from theomachy.games import SHELF
from theomachy.kernel.codecache import PORTABLE

_COMPILE = """
import sys, time
from theomachy.bots.bot import for_bots, for_matches
from theomachy.games import load
from theomachy.kernel.warm import for_a_table, for_studies, warm
from theomachy.story import for_stories
game = load(sys.argv[1])
for kind in (for_a_table, for_bots, for_stories, for_studies, for_matches):
    for chore in kind(game):
        begun = time.process_time()
        warm(game, [chore], lambda *_: None)
        print(f"{chore[0]}: {time.process_time() - begun:.1f}", end="; ", flush=True)
"""
_PACE = """
import sys
from theomachy.games import load
from theomachy.study.speed import random_play, searches
game = load(sys.argv[1])
print(random_play(game, 4, 4.0).decisions_per_s, searches(game, 2, 2.0, False))
"""
_TURNS = 4
"""So often each is measured, in turns; the best counts."""
_PORTABLE = {"NUMBA_CPU_NAME": PORTABLE[platform.machine()], "NUMBA_CPU_FEATURES": ""}


def python(code: str, *words: str, **env: str) -> str:
    command = [sys.executable, "-c", code, *words]
    ran = subprocess.run(command, env=os.environ | env, check=True, text=True, stdout=-1)
    return ran.stdout.strip()


def compile_all(*games: str) -> None:
    for game in games or SHELF:
        with tempfile.TemporaryDirectory() as cache:
            print(f"{game}: {python(_COMPILE, game, THEOMACHY_CACHE=cache)}", flush=True)


def speed(*games: str) -> None:
    for game in games or SHELF:
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            native, made = [], []
            for _ in range(_TURNS):
                native.append(python(_PACE, game, THEOMACHY_CACHE=one).split())
                made.append(python(_PACE, game, THEOMACHY_CACHE=other, **_PORTABLE).split())
        ratios = [best(made, what) / best(native, what) for what in (0, 1)]
        print(f"{game}: random play {ratios[0]:.2f}, search {ratios[1]:.2f} of native", flush=True)


def best(runs: list[list[str]], what: int) -> float:
    return max(float(run[what]) for run in runs)


if __name__ == "__main__":
    what, *words = sys.argv[1:] or ["compile"]
    {"compile": compile_all, "speed": speed}[what](*words)
