"""A storm of moves, many sent twice, while the server is killed again and again.

    python bench/kills.py [TABLES] [KILLS] [SECONDS]

Prints what was acknowledged, lost, doubled and out of order; exits 1 unless all is well.
"""

import asyncio
import pathlib
import random
import sys
import tempfile
import time

from clients import Player, Server, open_table

SENT_TWICE = 0.3


async def storm(tables: int, kills: int, seconds: float, data: pathlib.Path) -> int:
    server, rng = Server(data), random.Random(1)
    server.start()
    await server.is_well()
    options = {"doomsday": 48, "powers": "off"}
    players = [
        Player(server, *open_table(server, options), SENT_TWICE, random.Random(n))
        for n in range(tables)
    ]
    end = time.monotonic() + seconds
    playing = [asyncio.create_task(player.play_until(end)) for player in players]
    for number in range(kills):
        await asyncio.sleep(rng.uniform(0.5, 1.5) * seconds / (kills + 1))
        server.kill()
        print(f"kill {number + 1} of {kills}", file=sys.stderr)
        server.start()
        await server.is_well()
    await asyncio.gather(*playing)
    lost = doubled = gaps = acked = entries = 0
    for player in players:
        log = await player.written()
        acked, entries = acked + len(player.acked), entries + len(log)
        lost += sum(
            seq >= len(log) or log[seq]["move"] != move for seq, move in player.acked.items()
        )
        gaps += [entry["seq"] for entry in log] != list(range(len(log)))
        by_people = sum(entry["seat"] >= 0 for entry in log)
        doubled += max(0, by_people - len(player.acked) - bool(player.pending))
    problems = [problem for player in players for problem in player.problems]
    server.stop()
    print(
        f"{tables} tables, {kills} kills, {acked:,} moves acknowledged, {entries:,} entries: "
        f"{lost} lost, {doubled} doubled, {gaps} gaps, {len(problems)} complaints"
    )
    print(*problems[:3], sep="\n", file=sys.stderr)
    return int(bool(lost or doubled or gaps))


def main(tables: str = "50", kills: str = "10", seconds: str = "60") -> None:
    with tempfile.TemporaryDirectory() as data:
        sys.exit(asyncio.run(storm(int(tables), int(kills), float(seconds), pathlib.Path(data))))


if __name__ == "__main__":
    main(*sys.argv[1:])
