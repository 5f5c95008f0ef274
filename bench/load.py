"""Steady play at many tables: moves per second, and how long a durable acknowledgement takes.

python bench/load.py [TABLES] [MOVES_PER_SECOND] [SECONDS]
"""

import asyncio
import pathlib
import random
import sys
import tempfile
import time

from clients import Player, Server, open_table


async def load(tables: int, rate: float, seconds: float, data: pathlib.Path) -> None:
    server = Server(data)
    server.start()
    await server.is_well()
    options = {"doomsday": 48, "powers": "off"}
    players = [
        Player(server, *open_table(server, options), rng=random.Random(n)) for n in range(tables)
    ]
    end = time.monotonic() + seconds
    pause = tables / rate
    await asyncio.gather(*(player.play_until(end, pause) for player in players))
    waits = sorted(wait for player in players for wait in player.waits)
    problems = sum(len(player.problems) for player in players)
    server.stop()
    p50, p99 = (waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.99))
    print(
        f"{tables} tables, {len(waits) / seconds:.0f} durable moves/s for {seconds:.0f} s: "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {waits[-1] * 1000:.0f} ms, "
        f"{problems} complaints (generator on the same cores)"
    )


def main(tables: str = "200", rate: str = "560", seconds: str = "30") -> None:
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(load(int(tables), float(rate), float(seconds), pathlib.Path(data)))


if __name__ == "__main__":
    main(*sys.argv[1:])
