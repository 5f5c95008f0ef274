"""Bots at many tables: moves per second, and how late the server's event loop comes to its work.

python bench/bots.py [TABLES] [SECONDS] [BOT BOT]

The lag is measured in the server's own process, by a task of its event loop that sleeps for ten
milliseconds again and again and notes how much later it was woken.
"""

import asyncio
import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from typing import Any

import uvloop
import websockets

from theomachy.bots.bot import for_bots
from theomachy.games import load
from theomachy.kernel.warm import for_a_table, warm
from theomachy.server.place import Place
from theomachy.server.serve import bound, server_of

_BEAT = 0.01
_PATIENCE = 120.0
_QUIET = 5.0
"""Seconds before the first table, to see what else keeps these cores busy."""


async def beat(lags: list[float]) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(_BEAT)
        lags.append(time.perf_counter() - begun - _BEAT)


async def serve(data: str) -> None:
    """In a process of its own: serve, and answer each line of input with the lags since then."""
    listener, server = bound("127.0.0.1", 0), server_of(Place(pathlib.Path(data)))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    print(listener.getsockname()[1], flush=True)
    lags: list[float] = []
    beating = asyncio.create_task(beat(lags))
    for _ in range(3):
        await asyncio.to_thread(sys.stdin.readline)
        print(json.dumps(lags), flush=True)
        lags.clear()
    beating.cancel()
    server.should_exit = True
    await serving


def open_table(port: int, bots: Sequence[str]) -> str:
    body = {"game": "bello", "seats": [{"kind": "bot", "bot": bot} for bot in bots]}
    url = f"http://127.0.0.1:{port}/api/tables"
    with urllib.request.urlopen(url, data=json.dumps(body).encode()) as answer:
        return str(json.loads(answer.read())["table"])


async def watch(port: int, table: str, moves: dict[str, int]) -> None:
    """Watch a table, counting what its bots do; the dice of nature are not counted."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    async with websockets.connect(url, open_timeout=_PATIENCE, max_size=None) as connection:
        await connection.send('{"type":"hello"}')
        async for text in connection:
            message = json.loads(text)
            if message["type"] == "update":
                moves[table] += sum(entry["seat"] >= 0 for entry in message["entries"])


async def play(port: int, tables: int, seconds: float, bots: Sequence[str], wire: Any) -> None:
    await asyncio.sleep(_QUIET)
    quiet = sorted(await asyncio.to_thread(lags_of, wire))
    names = [await asyncio.to_thread(open_table, port, bots) for _ in range(tables)]
    moves = dict.fromkeys(names, 0)
    watching = [asyncio.create_task(watch(port, name, moves)) for name in names]
    end = time.monotonic() + _PATIENCE
    while not all(moves.values()) and time.monotonic() < end:
        await asyncio.sleep(0.2)
    await asyncio.to_thread(lags_of, wire)
    before, begun = sum(moves.values()), time.monotonic()
    await asyncio.sleep(seconds)
    lags = sorted(await asyncio.to_thread(lags_of, wire))
    played, took = sum(moves.values()) - before, time.monotonic() - begun
    for task in watching:
        task.cancel()
    with contextlib.suppress(OSError, websockets.WebSocketException):
        await asyncio.gather(*watching, return_exceptions=True)
    print(
        f"{tables} tables of {' and '.join(bots)}: {played / took:.0f} moves/s for {took:.0f} s "
        f"(watched from the same cores)\nlag of the event loop: {told(lags)}\n"
        f"before the first table: {told(quiet)}"
    )


def told(lags: Sequence[float]) -> str:
    p50, p99 = (lags[int(len(lags) * share)] * 1000 for share in (0.5, 0.99))
    longest = lags[-1] * 1000
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms, {len(lags)} beats"


def lags_of(wire: Any) -> list[float]:
    """How late the server's loop was, since this was last asked."""
    wire.stdin.write("lags\n")
    wire.stdin.flush()
    return list(json.loads(wire.stdout.readline()))


def main(tables: str = "200", seconds: str = "30", *bots: str) -> None:
    bello = load("bello")
    warm(bello, [*for_a_table(bello), *for_bots(bello)], lambda *_: None)
    with tempfile.TemporaryDirectory() as data:
        wire = subprocess.Popen(
            [sys.executable, __file__, "serve", data],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert wire.stdout
        port = int(wire.stdout.readline())
        asyncio.run(play(port, int(tables), float(seconds), bots or ("level2", "level6"), wire))
        wire.wait(20)


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        uvloop.run(serve(sys.argv[2]))
    else:
        main(*sys.argv[1:])
