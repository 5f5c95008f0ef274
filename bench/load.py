"""Steady play at many tables: moves per second, and how long a durable acknowledgement takes.

python bench/load.py [TABLES] [MOVES_PER_SECOND] [SECONDS] [GAME]

All come at once. It is measured once everybody has sat down and moved: what nature deals before a
game begins is no move of theirs.
"""

import asyncio
import math
import pathlib
import random
import sys
import tempfile
import time

import uvloop
from clients import Player, Server, cpu_of, open_table

_SECONDS_TO_SIT_DOWN = 120.0


async def load(server: Server, tables: int, rate: float, seconds: float, game: str) -> None:
    options = {"doomsday": 48, "powers": "off"} if game == "bello" else {}
    seats = [open_table(server, options, game) for _ in range(tables)]
    players = [Player(server, *seat, rng=random.Random(n)) for n, seat in enumerate(seats)]
    pause = tables / rate
    playing = [asyncio.create_task(player.play_until(math.inf, pause)) for player in players]
    await seated(players)
    for player in players:
        player.waits.clear()
    before, written = cpu_of([server.process.pid]), entries(players)
    await asyncio.sleep(seconds)
    waits = sorted(wait for player in players for wait in player.waits)
    problems = sum(len(player.problems) for player in players)
    spent, written = cpu_of([server.process.pid]) - before, entries(players) - written
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    p50, p99 = (waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.99))
    print(
        f"{game}, {tables} tables, {len(waits) / seconds:.0f} durable moves/s for {seconds:.0f} s "
        f"({written / seconds:.0f} with nature's): "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {waits[-1] * 1000:.0f} ms, "
        f"{spent / len(waits) * 1000:.2f} ms of the server's CPU a move "
        f"({spent / written * 1000:.2f} with nature's), "
        f"{problems} complaints (generator on the same cores)"
    )


async def seated(players: list[Player]) -> None:
    """Everybody has moved, or has been given enough time for it."""
    end = time.monotonic() + _SECONDS_TO_SIT_DOWN
    while not all(player.acked for player in players) and time.monotonic() < end:
        await asyncio.sleep(0.2)


def entries(players: list[Player]) -> int:
    """What stands in the logs of their tables, as far as they have seen them."""
    return sum(player.shown.seq for player in players if player.shown)


def main(tables: str = "200", rate: str = "560", seconds: str = "30", game: str = "bello") -> None:
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data)) as server:
        uvloop.run(load(server, int(tables), float(rate), float(seconds), game))


if __name__ == "__main__":
    main(*sys.argv[1:])
