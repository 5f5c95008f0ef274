"""A server for a long time, and how it starts again with many tables.

    python bench/soak_server.py play [TABLES] [MINUTES]     (300 tables, 30 minutes: MB a minute)
    python bench/soak_server.py idle [SOCKETS]              (2,000 sockets that only look: MB)
    python bench/soak_server.py restart [TABLES]            (1,000 live tables: seconds)

Each starts a server of its own on loopback and exits 1 over its bound: 1 MB a minute after the
first third; 250 MB in all; a page in 2 s and every table's first view in 200 ms.
"""

import asyncio
import json
import pathlib
import random
import sys
import tempfile
import time

import numpy as np
import wires
from clients import Player, Server, open_table
from offenders import called_off

_MOST_SLOPE, _MOST_MB, _MOST_PAGE, _MOST_VIEW = 1.0, 250.0, 2.0, 0.2
_GAMES = ("bello", "storm", "gog", "godstorm")
_A_MOVE_EVERY = 1.0
_AT_ONCE = 50


def memory_of(server: Server) -> float:
    """What the server's process holds, in MB."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def stand(server: Server, number: int, end: float, moves: list[int]) -> None:
    """One game after another, a move a second or so."""
    rng = random.Random(number)
    while time.monotonic() < end:
        words = await asyncio.to_thread(open_table, server, {"powers": "off"})
        player = Player(server, *words, rng=rng)
        await player.play_until(end, _A_MOVE_EVERY)
        moves[0] += len(player.acked)


async def play(server: Server, tables: int, minutes: float) -> bool:
    """The slope of the server's memory while so many play."""
    end, moves, seen = time.monotonic() + minutes * 60, [0], list[tuple[float, float]]()
    standing = [asyncio.create_task(stand(server, n, end, moves)) for n in range(tables)]
    while time.monotonic() < end:
        await asyncio.sleep(min(5.0, minutes))
        seen.append((time.monotonic() / 60, memory_of(server)))
    await asyncio.gather(*standing)
    late = np.array(seen[len(seen) // 3 :])
    slope = float(np.polyfit(late[:, 0], late[:, 1], 1)[0])
    print(
        f"{tables} tables for {minutes:g} minutes, {moves[0]:,} moves: {late[-1, 1]:.0f} MB, "
        f"{slope:+.2f} MB a minute after the first third"
    )
    return slope < _MOST_SLOPE


async def idle(server: Server, sockets: int) -> bool:
    """What so many who only look cost, fifty at a table."""
    before, held = memory_of(server), []
    table = ""
    for number in range(sockets):
        if number % _AT_ONCE == 0:
            table, _ = await asyncio.to_thread(open_table, server, {})
        held.append(await wires.at_table(server.address, table))
        await held[-1].tell(type="hello")
        await held[-1].hear(b'"show"')
    after = memory_of(server)
    for wire in held:
        wire.close()
    print(f"{sockets} idle sockets: {before:.0f} MB before, {after:.0f} MB with them")
    return after <= _MOST_MB


async def first_view(server: Server, table: str) -> float:
    """Seconds from the wish to see a table until it is there."""
    begun = time.monotonic()
    wire = await wires.at_table(server.address, table)
    await wire.tell(type="hello")
    await wire.hear(b'"show"')
    wire.close()
    return time.monotonic() - begun


async def restart(server: Server, tables: int) -> bool:
    """A page, and every table's first view, after a start with so many live tables."""
    seats, found = [{"kind": "bot", "bot": "random"}] * 2, []
    for number in range(tables):
        body = {"game": _GAMES[number % len(_GAMES)], "seats": seats}
        status, _, told = await wires.ask(server.address, "/api/tables", body)
        while status == 429:
            await asyncio.sleep(0.5)
            status, _, told = await wires.ask(server.address, "/api/tables", body)
        found.append(json.loads(told)["table"])
    for first in range(0, tables, _AT_ONCE):
        await watched(server, found[first : first + _AT_ONCE])
    server.kill()
    begun = time.monotonic()
    server.start()
    await server.is_well()
    await wires.ask(server.address, "/")
    page = time.monotonic() - begun
    views = sorted([await first_view(server, table) for table in found])
    print(
        f"{tables} live tables: a page after {page:.1f} s, first views p50 "
        f"{views[tables // 2] * 1000:.0f} ms, longest {views[-1] * 1000:.0f} ms"
    )
    return page <= _MOST_PAGE and views[-1] <= _MOST_VIEW


async def watched(server: Server, tables: list[str]) -> None:
    """Look at tables for a few seconds, so that their bots play."""
    held = [await wires.at_table(server.address, table) for table in tables]
    for wire in held:
        await wire.tell(type="hello")
    hearing = [asyncio.create_task(wire.hear(b"never")) for wire in held]
    await asyncio.wait(hearing, timeout=4)
    await called_off(hearing)
    for wire in held:
        wire.close()


def main(what: str = "play", many: str = "", minutes: str = "30") -> None:
    usual = {"play": "300", "idle": "2000", "restart": "1000"}
    count = int(many or usual[what])
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data)) as server:
        if what == "play":
            is_well = asyncio.run(play(server, count, float(minutes)))
        else:
            is_well = asyncio.run({"idle": idle, "restart": restart}[what](server, count))
    sys.exit(not is_well)


if __name__ == "__main__":
    main(*sys.argv[1:])
