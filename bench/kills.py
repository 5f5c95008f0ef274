"""A storm of moves, many sent twice, while the server is killed again and again.

    python bench/kills.py [TABLES] [KILLS] [SECONDS]     (100 200 3000 gives a million moves)

Prints what was acknowledged, lost, doubled and out of order; exits 1 unless all is well.
"""

import asyncio
import pathlib
import random
import sys
import tempfile
import time

from clients import Player, Server, Tally, open_table, patiently

SENT_TWICE = 0.3
_OPTIONS = {"doomsday": 48, "powers": "off"}


async def stand(server: Server, number: int, end: float, players: list[Player]) -> None:
    """One game after another at one place, until the end."""
    rng = random.Random(number)
    while time.monotonic() < end:
        try:
            words = await asyncio.to_thread(open_table, server, _OPTIONS)
        except OSError:
            await asyncio.sleep(0.2)
            continue
        players.append(Player(server, *words, SENT_TWICE, rng))
        await players[-1].play_until(end)


async def storm(tables: int, kills: int, seconds: float, server: Server) -> Tally:
    rng, end, players = random.Random(1), time.monotonic() + seconds, list[Player]()
    playing = [asyncio.create_task(stand(server, number, end, players)) for number in range(tables)]
    for number in range(kills):
        left = max(0.0, end - time.monotonic())
        await asyncio.sleep(rng.uniform(0.5, 1.5) * left / (kills - number + 1))
        server.kill()
        print(f"kill {number + 1} of {kills}", file=sys.stderr)
        server.start()
        await server.is_well()
    await asyncio.gather(*playing)
    tally = Tally()
    for player in players:
        await patiently(player.settle)
        tally.count(player, await patiently(player.written))
    print(*[problem for player in players for problem in player.problems][:3], file=sys.stderr)
    return tally


def main(tables: str = "50", kills: str = "10", seconds: str = "60") -> None:
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data)) as server:
        tally = asyncio.run(storm(int(tables), int(kills), float(seconds), server))
    print(f"{tables} tables at a time, {kills} kills: {tally}")
    sys.exit(not tally.is_well)


if __name__ == "__main__":
    main(*sys.argv[1:])
