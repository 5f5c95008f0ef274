"""Steps a second of our PettingZoo environments beside PettingZoo's own, in one run on one core.

    python bench/envs.py [seconds]

Each plays at random: `last`, one of the actions of the mask, `step`. The fastest of five windows
counts, since machines are noisy. PettingZoo's classics want `pip install pygame`; those
that are not installed are left out.
"""

import importlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from theomachy.envs import zoo
from theomachy.games import load, names

WINDOWS = 5
CLASSICS = ("connect_four_v3", "tictactoe_v3")


def steps_of(env: Any, rng: np.random.Generator) -> Iterator[None]:
    """Random games for ever, one yield a decision."""
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * legal.size)]))
            yield


def pace(env: Any, seconds: float) -> float:
    """Steps per second of the fastest window."""
    steps, best = steps_of(env, np.random.default_rng(1)), 0.0
    next(steps)
    for _ in range(WINDOWS):
        count, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds / WINDOWS:
            for _ in range(20):
                next(steps)
            count += 20
        best = max(best, count / spent)
    return best


def ours(name: str, players: int) -> Callable[[], Any]:
    return lambda: zoo.env(name, players)


def theirs(name: str) -> Callable[[], Any]:
    return lambda: importlib.import_module(f"pettingzoo.classic.{name}").env()


def main(seconds: float) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = [(f"theomachy {name}, 2 players", ours(name, 2)) for name in names()]
    rows += [
        (f"theomachy {name}, {most} players", ours(name, most))
        for name in names()
        if (most := load(name).players[-1]) > 2
    ]
    rows += [(f"pettingzoo {name}", theirs(name)) for name in CLASSICS]
    for label, make in rows:
        try:
            print(f"{label:32} {pace(make(), seconds):10,.0f} steps/s", flush=True)
        except ImportError as missing:
            print(f"{label:32} {missing.name} is not installed", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
