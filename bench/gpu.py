"""Random games on the GPU beside one CPU core: byte-equal or not, and decisions per second.

python bench/gpu.py [GAME] [PLAYERS] [GAMES]
"""

import sys
import time
from collections.abc import Callable
from typing import Any

from theomachy.games import load
from theomachy.kernel.drive import DECISIONS, Batch, play_many

try:
    from theomachy.kernel import device
except ImportError:
    sys.exit("no GPU support is installed: pip install 'theomachy[gpu]'")


def timed(play: Callable[..., Batch], *args: Any) -> tuple[Batch, float]:
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


def show(label: str, pace: float) -> None:
    print(f"{label}: {pace / 1e6:.1f} M decisions/s")


if __name__ == "__main__":
    main(*sys.argv[1:])
