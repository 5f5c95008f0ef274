"""Random games on the GPU beside one CPU core: byte-equal or not, and decisions per second.

python bench/gpu.py [GAME] [PLAYERS] [GAMES]
"""

import sys
import time

from theomachy.games import load
from theomachy.kernel.drive import DECISIONS, play_many

try:
    from theomachy.kernel import device
except ImportError:
    sys.exit("no GPU support is installed: pip install 'theomachy[gpu]'")


def timed(play, *args) -> tuple[object, float]:
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
    pairs = [
        (a.tobytes(), b.tobytes())
        for a, b in zip(vars(on_cpu).values(), vars(on_gpu).values(), strict=True)
    ]
    equal = all(a == b for a, b in pairs)
    decisions = int(on_cpu.tallies[:, DECISIONS].sum())
    print(f"{name}, {players} players, {number:,} random games, {decisions:,} decisions")
    print(f"byte-equal finals, scores and tallies: {equal}")
    print(f"one CPU core: {decisions / cpu_s / 1e6:8.1f} M decisions/s")
    print(
        f"GPU with transfers (compiled in {compile_s:.1f} s): {decisions / gpu_s / 1e6:8.1f} M decisions/s"
    )
    for batch in (number, 4 * number, 10 * number):
        seconds, played = device.kernel_time(game, opening, batch, 1)
        print(
            f"GPU kernel alone, batch of {batch:>9,}: {played / seconds / 1e6:8.1f} M decisions/s"
        )
    if not equal:
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
