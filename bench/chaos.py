"""Play through a proxy that delays, drops, doubles, reorders and cuts, also within a frame.

    python bench/chaos.py [TABLES] [SECONDS]

Everything is on loopback. Prints what the proxy did, and what was acknowledged, lost, doubled and
out of order; exits 1 unless the logs are what was acknowledged.
"""

import asyncio
import collections
import copy
import math
import pathlib
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field

from clients import Player, Server, Tally, open_table, patiently

_FIN_TEXT = 0x81
_HANDSHAKE = b"\r\n\r\n"
_CHANCES = {"cut": 0.004, "cut in a frame": 0.004, "dropped": 0.01, "doubled": 0.05, "held": 0.05}
_LONGEST_DELAY, _HELD_FOR = 0.02, 0.05


@dataclass
class Chaos:
    """What becomes of each message, by luck from a seed."""

    server: Server
    rng: random.Random
    done: collections.Counter[str] = field(default_factory=collections.Counter)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a client, until either end or luck cuts it."""
        host, _, port = self.server.address.partition(":")
        try:
            there, back = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.transport.abort()
            return
        ways = [self.one_way(reader, back), self.one_way(there, writer)]
        tasks = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        back.transport.abort()
        writer.transport.abort()

    async def one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Frame after frame; what is held back is sent after the next, if that comes soon."""
        writer.write(await reader.readuntil(_HANDSHAKE))
        held = b""
        while True:
            coming = asyncio.create_task(next_frame(reader))
            if held and not (await asyncio.wait({coming}, timeout=_HELD_FOR))[0]:
                writer.write(held)
                held = b""
            frame = await coming
            await asyncio.sleep(self.rng.random() * _LONGEST_DELAY)
            fate = self.fate() if frame[0] == _FIN_TEXT else ""
            self.done[fate] += 1
            if fate.startswith("cut"):
                writer.write(frame[: len(frame) // 2] if fate != "cut" else b"")
                await writer.drain()
                return
            if fate == "held" and not held:
                held = frame
                continue
            times = {"dropped": 0, "doubled": 2}.get(fate, 1)
            writer.write(frame * times + held)
            held = b""
            await writer.drain()

    def fate(self) -> str:
        names, chances = list(_CHANCES), list(_CHANCES.values())
        return self.rng.choices([*names, ""], [*chances, 1 - sum(chances)])[0]


async def next_frame(reader: asyncio.StreamReader) -> bytes:
    """One whole websocket frame, as it came."""
    head = await reader.readexactly(2)
    length, more = head[1] & 0x7F, b""
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        length = int.from_bytes(more)
    mask = 4 if head[1] & 0x80 else 0
    return head + more + await reader.readexactly(mask + length)


async def play(tables: int, seconds: float, server: Server, enough: float = math.inf) -> Tally:
    """Players behind the proxy for a while; then, without it, what is written."""
    chaos = Chaos(server, random.Random(1))
    proxy = await asyncio.start_server(chaos.pass_on, "127.0.0.1", 0)
    behind = copy.copy(server)
    behind.address = f"127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
    options = {"doomsday": 48, "powers": "off"}
    players = [
        Player(behind, *open_table(server, options), 0.2, random.Random(n), enough=enough)
        for n in range(tables)
    ]
    end = time.monotonic() + seconds
    await asyncio.gather(*(player.play_until(end, 0.02) for player in players))
    proxy.close()
    print(*(f"{count:,} {fate or 'passed on'}" for fate, count in chaos.done.items()), sep=", ")
    tally = Tally()
    for player in players:
        player.server = server
        await patiently(player.settle)
        tally.count(player, await patiently(player.written))
    return tally


def main(tables: str = "20", seconds: str = "30") -> None:
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data)) as server:
        tally = asyncio.run(play(int(tables), float(seconds), server))
        print(f"{tables} tables behind the proxy for {seconds} s: {tally}")
        sys.exit(not tally.is_well)


if __name__ == "__main__":
    main(*sys.argv[1:])
