"""A stranger watches many tables of bots: how much longer does a person wait for a bot's answer?

python bench/flood.py [TABLES] [HINTS]

The person asks for hints, first alone, then while the stranger's bots play. Both come from this
address, and the stranger sends no key: each of his sockets is somebody else.
"""

import asyncio
import contextlib
import json
import pathlib
import statistics
import sys
import tempfile
import time
from typing import Any

import websockets
from clients import Server, open_table

from bots import open_table as open_for_bots
from theomachy.bots.bot import for_bots
from theomachy.games import load
from theomachy.kernel.warm import for_a_table, warm

_PATIENCE = 120.0
_SETTLING = 5.0
"""Seconds from the stranger's last socket to the first question."""


async def said(connection: Any, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    async with asyncio.timeout(_PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await connection.recv())
            if message["type"] in kinds:
                return message


async def waits_of(connection: Any, hints: int) -> list[float]:
    waits = []
    for _ in range(hints):
        begun = time.monotonic()
        await connection.send('{"type":"hint","id":"a-hint-of-mine"}')
        await said(connection, "advice")
        waits.append(time.monotonic() - begun)
    return waits


async def watch(server: Server, table: str) -> None:
    url = f"ws://{server.address}/api/tables/{table}/socket"
    async with websockets.connect(url, open_timeout=_PATIENCE, max_size=None) as connection:
        await connection.send('{"type":"hello"}')
        async for _ in connection:
            pass


async def flood(server: Server, tables: int, hints: int) -> None:
    await server.is_well()
    table, cookie = open_table(server, {"pantheons": "fixed"})
    url = f"ws://{server.address}/api/tables/{table}/socket"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as person:
        await person.send('{"type":"hello"}')
        while not (await said(person, "show", "update"))["view"]["legal"]:
            pass
        await waits_of(person, 1)
        alone = await waits_of(person, hints)
        names = [
            await asyncio.to_thread(open_for_bots, server.port, ("level2", "level6"))
            for _ in range(tables)
        ]
        watching = [asyncio.create_task(watch(server, name)) for name in names]
        await asyncio.sleep(_SETTLING)
        flooded = await waits_of(person, hints)
        for task in watching:
            task.cancel()
        with contextlib.suppress(OSError, websockets.WebSocketException):
            await asyncio.gather(*watching, return_exceptions=True)
    ratio = statistics.median(flooded) / statistics.median(alone)
    print(f"{hints} hints to a person alone: {told(alone)}")
    print(f"while a stranger watches {tables} tables of bots: {told(flooded)}; {ratio:.1f} times")


def told(waits: list[float]) -> str:
    return f"median {statistics.median(waits):.2f} s, longest {max(waits):.2f} s"


def main(tables: str = "300", hints: str = "10") -> None:
    bello = load("bello")
    warm(bello, [*for_a_table(bello), *for_bots(bello)], lambda *_: None)
    with tempfile.TemporaryDirectory() as data:
        server = Server(pathlib.Path(data))
        server.start()
        try:
            asyncio.run(flood(server, int(tables), int(hints)))
        finally:
            server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
