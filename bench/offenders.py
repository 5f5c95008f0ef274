"""Those who attack a server of ours on loopback, each for some seconds, bounded in number.

An offender says after how many seconds it was first refused, slowed down or cut; None if never.
"""

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import wires

_SEATS = [{"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Eve"}]
_BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@dataclass(frozen=True)
class Target:
    """What an offender knows: the server, a table in play, long games, a long record."""

    address: str
    table: str
    long_tables: list[str]
    record: dict[str, Any]
    seconds: float

    @property
    def end(self) -> float:
        return time.monotonic() + self.seconds


Offender = Callable[[Target], Awaitable[float | None]]


async def first_of(waiting: list[Any], seconds: float) -> float | None:
    """After how long the first of many ends; None if none does in time."""
    begun = time.monotonic()
    tasks = [asyncio.ensure_future(each) for each in waiting]
    done, pending = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    await called_off(pending)
    return time.monotonic() - begun if done else None


async def last_of(waiting: list[Any], seconds: float) -> float | None:
    """After how long the last of many ends; None if one does not in time."""
    begun = time.monotonic()
    _, pending = await asyncio.wait(map(asyncio.ensure_future, waiting), timeout=seconds)
    await called_off(pending)
    return None if pending else time.monotonic() - begun


async def called_off(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Nobody waits for them any more."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def hellos(target: Target) -> float | None:
    """C1: two sockets at the table, a hundred hellos in every write."""
    burst, begun, end = wires.text(type="hello") * 100, time.monotonic(), target.end
    pair = [await wires.at_table(target.address, target.table) for _ in range(2)]

    async def shout(wire: wires.Wire) -> None:
        while time.monotonic() < end:
            await wire.say(burst)
            await asyncio.sleep(0.2)

    shouting = [asyncio.create_task(shout(wire)) for wire in pair]
    await asyncio.wait([asyncio.create_task(wire.hear(b"too_fast")) for wire in pair], timeout=10)
    told = time.monotonic() - begun
    reading = [asyncio.create_task(wire.is_cut()) for wire in pair]
    await asyncio.wait([*shouting, *reading], timeout=max(0.0, end - time.monotonic()))
    await called_off([*shouting, *reading])
    return told if any(b"too_fast" in wire.heard for wire in pair) else None


async def refused(target: Target, path: str, body: Any, hands: int) -> float | None:
    """Ask again and again with so many hands: when 429 or 503 was first heard."""
    begun, end, first = time.monotonic(), target.end, None

    async def hand() -> None:
        nonlocal first
        while time.monotonic() < end:
            status, _, _ = await wires.ask(target.address, path, body)
            if status in (429, 503) and first is None:
                first = time.monotonic() - begun

    await asyncio.wait([asyncio.create_task(hand()) for _ in range(hands)], timeout=target.seconds)
    return first


async def uploads(target: Target) -> float | None:
    """C2: long records, four at a time."""
    return await refused(target, "/api/tables", target.record, hands=4)


async def wakings(target: Target) -> float | None:
    """C3: long games that sleep are looked at, all at once."""
    asked = [wires.ask(target.address, f"/api/tables/{table}") for table in target.long_tables]
    await asyncio.gather(*asked, return_exceptions=True)
    return 0.0


async def replays(target: Target) -> float | None:
    """H4: the replay of a long game, four at a time."""
    return await refused(target, f"/api/tables/{target.long_tables[0]}/replay", None, hands=4)


async def tables(target: Target) -> float | None:
    """M7: as many tables as can be opened."""
    return await refused(target, "/api/tables", {"game": "bello", "seats": _SEATS}, hands=8)


async def bots(target: Target) -> float | None:
    """H3: a hundred tables of bots only, each looked at."""
    wires_, first, begun = [], None, time.monotonic()
    for _ in range(100):
        status, _, told = await wires.ask(
            target.address, "/api/tables", {"game": "bello", "seats": _BOTS}
        )
        if status != 200:
            first = first or time.monotonic() - begun
            continue
        table = told.decode().partition('"table":"')[2].partition('"')[0]
        wire = await wires.at_table(target.address, table)
        await wire.tell(type="hello")
        wires_.append(wire)
    await first_of([wire.is_cut() for wire in wires_], target.seconds)
    return first


async def half_requests(target: Target) -> float | None:
    """H5: three hundred requests that are never finished; when the last was cut."""
    many = [await wires.connected(target.address) for _ in range(300)]
    for number, wire in enumerate(many):
        body = b"Content-Length: 99\r\n\r\n{" if number % 2 else b""
        await wire.say(b"POST /api/join HTTP/1.1\r\nHost: here\r\n" + body)
    return await last_of([wire.is_cut() for wire in many], target.seconds + 10)


async def drip(target: Target) -> float | None:
    """Slowloris: a header line every half second, for ever."""
    many = [await wires.connected(target.address) for _ in range(100)]

    async def drop(wire: wires.Wire) -> None:
        await wire.say(b"GET / HTTP/1.1\r\n")
        for number in itertools.count():
            await wire.say(f"X-{number}: y\r\n".encode())
            await asyncio.sleep(0.5)

    dripping = [asyncio.create_task(drop(wire)) for wire in many]
    cut = await last_of([wire.is_cut() for wire in many], target.seconds + 10)
    await called_off(dripping)
    return cut


async def mute(target: Target) -> float | None:
    """A hundred sockets that never say hello."""
    many = [await wires.at_table(target.address, target.table) for _ in range(50)]
    return await last_of([wire.is_cut() for wire in many], target.seconds + 10)


async def unread(target: Target, said: bytes) -> float | None:
    """Fifty sockets that say something again and again and never read."""
    many = [await wires.at_table(target.address, target.table, limit=1024) for _ in range(50)]

    async def insist(wire: wires.Wire) -> None:
        wire.deafen()
        try:
            while True:
                await wire.say(said)
                await asyncio.sleep(0.05)
        except OSError:
            return

    return await last_of([insist(wire) for wire in many], target.seconds + 10)


async def deaf(target: Target) -> float | None:
    return await unread(target, wires.text(type="hello"))


async def pings(target: Target) -> float | None:
    """H6: pings whose pongs are never read."""
    return await unread(target, wires.ping(b"x" * 125) * 200)


async def unread_pages(target: Target) -> float | None:
    """Fifty who ask for a long replay and do not read it; when the last was cut."""
    path = f"/api/tables/{target.long_tables[0]}/replay"
    many = [await wires.connected(target.address, 4096) for _ in range(50)]
    for wire in many:
        wire.deafen()
        await wire.say(f"GET {path} HTTP/1.1\r\nHost: {target.address}\r\n\r\n".encode())
    return await last_of([wire.is_gone() for wire in many], target.seconds + 40)


async def presences(target: Target) -> float | None:
    """M8: three hundred sockets at one table, coming and going; when one was first turned away."""
    begun, first, many = time.monotonic(), None, []
    for _ in range(300):
        try:
            wire = await wires.at_table(target.address, target.table)
            await wire.tell(type="hello")
            many.append(wire)
        except OSError:
            first = first or time.monotonic() - begun
    await first_of([wire.is_cut() for wire in many], max(1.0, target.end - begun))
    for wire in many:
        wire.close()
    return first


async def messages(target: Target) -> float | None:
    """Ten thousand messages a second over ten sockets."""
    said = wires.text(type="why", id="ten-thousand", move="pass") * 100
    many = [await wires.at_table(target.address, target.table) for _ in range(10)]
    end = target.end

    async def flood(wire: wires.Wire) -> None:
        while time.monotonic() < end:
            await wire.say(said)
            await asyncio.sleep(0.1)

    flooding = [asyncio.create_task(flood(wire)) for wire in many]
    slowed: float | None = await last_of([wire.hear(b"too_fast") for wire in many], target.seconds)
    reading = [asyncio.create_task(wire.is_cut()) for wire in many]
    await asyncio.wait([*flooding, *reading], timeout=max(0.0, end - time.monotonic()))
    await called_off([*flooding, *reading])
    return slowed


async def connections(target: Target) -> float | None:
    """Five hundred connections a second, each closed at once."""
    end = target.end
    while time.monotonic() < end:
        for _ in range(50):
            (await wires.connected(target.address)).close()
        await asyncio.sleep(0.1)
    return 0.0


OFFENDERS: dict[str, Offender] = {
    each.__name__: each
    for each in (
        hellos, uploads, wakings, replays, tables, bots, half_requests, drip, mute, deaf, pings,
        unread_pages, presences, messages, connections,
    )
}  # fmt: skip
HOLDING = {"half_requests", "drip", "mute", "deaf", "pings"}
"""Those who must be cut: they hold what others may need."""
