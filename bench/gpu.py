"""Random games on the GPU beside one CPU core: byte-equal or not, and decisions per second.

python bench/gpu.py [GAME] [PLAYERS] [GAMES]
python bench/gpu.py start [GAME ...]            from an empty cache to a first result, and again
python bench/gpu.py learn [GAMES] [GAME ...]    a batch whose masks and observations stay there,
                                                after games at all their stages were reached
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from theomachy.games import SHELF, load
from theomachy.kernel.drive import DECISIONS, Finished, play_many

try:
    from theomachy.kernel import device
except ImportError:
    sys.exit("no GPU support is installed: pip install 'theomachy[gpu]'")


_LEARNING, _STEPS, _BEFORE = 1 << 19, 20, 300
_FIRST = """
import sys
from theomachy.games import load
from theomachy.kernel import device
game = load(sys.argv[1])
device.play_many(game, game.new(game.players[-1]), 1, 1)
print("played", flush=True)
"""


def timed(play: Callable[..., Finished], *args: Any) -> tuple[Finished, float]:
    begun = time.perf_counter()
    return play(*args), time.perf_counter() - begun


def main(name: str = "bello", players: str = "6", games: str = "100000") -> None:
    if not device.is_present():
        sys.exit("no CUDA device here")
    game, number = load(name), int(games)
    opening = game.new(int(players))
    _, compile_s = timed(device.play_many, game, opening, 1, 1)
    play_many(game, opening, 1, 1)
    on_cpu, cpu_s = timed(play_many, game, opening, number, 1)
    on_gpu, gpu_s = timed(device.play_many, game, opening, number, 1)
    pairs = zip(vars(on_cpu).values(), vars(on_gpu).values(), strict=True)
    equal = all(ours.tobytes() == theirs.tobytes() for ours, theirs in pairs)
    decisions = int(on_cpu.tallies[:, DECISIONS].sum())
    print(f"{name}, {players} players, {number:,} random games, {decisions:,} decisions")
    print(f"byte-equal finals, scores and tallies: {equal}")
    show("one CPU core", decisions / cpu_s)
    show(f"GPU, compiling ({compile_s:.0f} s) apart, transfers included", decisions / gpu_s)
    for batch in (number, 4 * number, 10 * number):
        seconds, played = device.kernel_time(game, opening, batch, 1)
        show(f"GPU kernel alone, batch of {batch:,}", played / seconds)
    sys.exit(not equal)


def start(*games: str) -> None:
    for name in games or SHELF:
        with tempfile.TemporaryDirectory() as cache:
            first, second = (first_result(name, cache) for _ in range(2))
        print(f"{name}: {first:.1f} s, then {second:.1f} s", flush=True)


def first_result(name: str, cache: str) -> float:
    """Seconds from starting a process until it has played a game."""
    env, begun = os.environ | {"THEOMACHY_CACHE": cache}, time.perf_counter()
    command = [sys.executable, "-c", _FIRST, name]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE) as child:
        assert child.stdout
        child.stdout.readline()
        took = time.perf_counter() - begun
    if child.returncode:
        sys.exit(f"{name} was not played")
    return took


def learn(*asked: str) -> None:
    """Steps of as many games as fit well, players picking by the games' own dice."""
    number = next((int(word) for word in asked if word.isdecimal()), _LEARNING)
    for name in [word for word in asked if not word.isdecimal()] or SHELF:
        batch = device.DeviceBatch(load(name), 2, number, seed=1)
        for _ in range(_BEFORE):
            batch.step(batch.any_actions())
        step = steps_by(batch)
        masked = steps_by(batch, batch.mark)
        seen = steps_by(batch, batch.mark, batch.observe)
        print(f"{name}, 2 players, {number:,} games: M steps/s {step:.0f} alone,", end=" ")
        print(f"{masked:.0f} with mask, {seen:.0f} with mask and observation", flush=True)


def steps_by(batch: device.DeviceBatch, *looks: Callable[[], object]) -> float:
    """Millions of steps a second, with these looks before each."""
    for count in (3, _STEPS):
        device.synchronize()
        begun = time.perf_counter()
        for _ in range(count):
            for look in looks:
                look()
            batch.step(batch.any_actions())
        device.synchronize()
    return _STEPS * batch.games / (time.perf_counter() - begun) / 1e6


def show(label: str, pace: float) -> None:
    print(f"{label}: {pace / 1e6:.1f} M decisions/s")


if __name__ == "__main__":
    if sys.argv[1:2] == ["start"]:
        start(*sys.argv[2:])
    elif sys.argv[1:2] == ["learn"]:
        learn(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
