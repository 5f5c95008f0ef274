"""What honest people notice while somebody attacks the server. On loopback, against our own.

    python bench/attacks.py [NAME ...] [--seconds 10]     (all attacks by default: minutes)

For each attack the 99th percentile of a player's moves and of page views, before and during; when
the offender was cut or slowed down; how much the server grew. Exits 1 over a bound: twice the time
before (and 50 ms), 100 MB, and ten seconds and a little for those who hold what others may need.
"""

import argparse
import asyncio
import json
import multiprocessing
import pathlib
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import wires
from clients import Player, Server, open_table
from offenders import HOLDING, OFFENDERS, Target, first_of

from theomachy.table import Table, record

MOST_RATIO, LEAST_MS, _CUT_SECONDS, _GROWN_MB = 2.0, 50.0, 12.0, 100.0
_LONG_GAMES, _PLIES = 10, 1500
_STRANGER = "127.0.0.2"
"""Bounds are by address, and hold: whoever attacks has another than honest people."""


@dataclass
class Honest:
    """A player who moves twenty times a second, and somebody who looks at pages."""

    server: Server
    waits: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)

    async def live(self, seconds: float) -> tuple[float, float]:
        """The 99th percentiles of moves and page views, in milliseconds."""
        end, self.waits, self.views = time.monotonic() + seconds, [], []
        await asyncio.gather(self.play(end), self.look(end))
        return p99(self.waits), p99(self.views)

    async def play(self, end: float) -> None:
        while time.monotonic() < end:
            player = Player(self.server, *open_table(self.server, {"powers": "off"}))
            await player.play_until(end, 0.05)
            self.waits += player.waits
            if player.pending:
                self.waits.append(time.monotonic() - player.pending["since"])

    async def look(self, end: float) -> None:
        while time.monotonic() < end:
            for path in ("/", "/api/tables", "/api/shelf"):
                begun = time.monotonic()
                await wires.ask(self.server.address, path)
                self.views.append(time.monotonic() - begun)
            await asyncio.sleep(0.05)


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[int(len(seconds) * 0.99)] * 1000 if seconds else float("inf")


def offend(name: str, target: Target, is_time: Any, told: Any) -> None:
    """In a process of its own, which is there before anything is measured."""
    wires.here = _STRANGER
    told.put("ready")
    is_time.wait()

    async def run() -> float | None:
        return await OFFENDERS[name](target)

    told.put(asyncio.run(run()))


def memory_of(server: Server) -> float:
    """What the server's process holds, in MB."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def under(name: str, server: Server, target: Target) -> bool:
    """One attack: prints its row, and says whether all bounds held."""
    honest, spawn = Honest(server), multiprocessing.get_context("spawn")
    is_time, told = spawn.Event(), spawn.Queue()
    offender = spawn.Process(target=offend, args=(name, target, is_time, told), daemon=True)
    offender.start()
    await asyncio.to_thread(told.get, True, 60)
    await honest.live(2)
    before, held = await honest.live(target.seconds), memory_of(server)
    is_time.set()
    during = await honest.live(target.seconds)
    cut = await asyncio.to_thread(told.get, True, 120)
    offender.join(10)
    grown = memory_of(server) - held
    ratios = [after / first for first, after in zip(before, during, strict=True)]
    is_slow = any(
        ratio > MOST_RATIO and ms > LEAST_MS for ratio, ms in zip(ratios, during, strict=True)
    )
    is_held = name in HOLDING and (cut is None or cut > _CUT_SECONDS)
    is_well = not is_slow and not is_held and grown <= _GROWN_MB
    said = "never" if cut is None else f"{cut:.1f} s"
    print(
        f"{name:14} moves {before[0]:6.0f} → {during[0]:6.0f} ms   "
        f"pages {before[1]:6.0f} → {during[1]:6.0f} ms   refused {said:>7}   "
        f"{grown:+6.0f} MB   {'' if is_well else 'OVER'}",
        flush=True,
    )
    return is_well


def long_record(game: str, plies: int) -> dict[str, Any]:
    """A table to be opened from the record of a long random game."""
    rng, table = random.Random(1), Table(game, 2, "a-long-game")
    while len(table.plies) < plies and not table.is_over:
        if table.actor < 0:
            table.push(table.rolled() or 0)
        else:
            table.play(rng.choice(table.legal()))
    seats = [{"kind": "me", "name": f"N{seat}"} for seat in range(2)]
    return {"game": game, "seats": seats, "record": record.write(table)}


async def long_games(server: Server, seconds: float) -> list[str]:
    """Games of bots, looked at for a while, so that their logs are long."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    found, sockets = [], []
    for _ in range(_LONG_GAMES):
        _, _, told = await wires.ask(
            server.address, "/api/tables", {"game": "godstorm", "seats": seats}
        )
        found.append(json.loads(told)["table"])
        sockets.append(await wires.at_table(server.address, found[-1]))
        await sockets[-1].tell(type="hello")
    await first_of([one.is_cut() for one in sockets], seconds)
    for one in sockets:
        one.close()
    return found


async def attack(names: list[str], seconds: float, server: Server) -> int:
    sleeping = await long_games(server, 20)
    uploaded, over = long_record("godstorm", _PLIES), []
    print(f"a record of {len(uploaded['record']):,} characters", flush=True)
    for name in names:
        server.stop()
        server.start()
        await server.is_well()
        table, _ = open_table(server, {"powers": "off"})
        words = (server.address, table, sleeping, uploaded, seconds)
        if not await under(name, server, Target(*words)):
            over.append(name)
    print(f"{len(names) - len(over)} of {len(names)} attacks are not felt", *over)
    return len(over)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("names", nargs="*", choices=[[], *OFFENDERS], default=[])
    words.add_argument("--seconds", type=float, default=10.0)
    given = words.parse_args()
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data), {}) as server:
        names = given.names or list(OFFENDERS)
        sys.exit(min(1, asyncio.run(attack(names, given.seconds, server))))


if __name__ == "__main__":
    main()
