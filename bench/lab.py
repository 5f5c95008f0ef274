"""What somebody at a table notices while another studies by the thousand. On loopback alone.

    python bench/lab.py [--game bello] [--players 4] [--bots greedy] [--games 20000] [--seconds 5]

The 99th percentile of a player's moves and of page views, in windows of so many seconds without and
with the study in turn, until it is over (or for --most seconds). Exits 1 where moves take more than
twice as long, and more than 50 ms.
"""

import argparse
import asyncio
import json
import pathlib
import sys
import tempfile
import time
from dataclasses import dataclass, field

import wires
from attacks import LEAST_MS, MOST_RATIO, Honest, p99
from clients import Server

from theomachy.bots.bot import for_bots
from theomachy.games import load
from theomachy.kernel.warm import for_a_table, warm
from theomachy.server.workshop import for_the_laboratory

_ENOUGH = {"THEOMACHY_STUDY_SECONDS_AT_ONCE": "1e6"}


@dataclass
class Study:
    """Asked for part by part, as the page does."""

    server: Server
    game: str
    players: int
    bots: list[str]
    games: int
    played: int = 0
    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_over(self) -> bool:
        return self.played >= self.games

    async def go_on(self) -> None:
        while not self.is_over:
            await self.may_go_on.wait()
            part = {
                "game": self.game, "players": self.players, "bots": self.bots, "seed": 1,
                "first": self.played, "games": min(1000, self.games - self.played),
            }  # fmt: skip
            status, _, told = await wires.ask(self.server.address, "/api/studies", part)
            if status != 200:
                raise RuntimeError(told)
            self.played += json.loads(told)["games"]


@dataclass
class Waits:
    """How long whoever plays, and whoever looks at pages, has waited."""

    moves: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)

    async def watch(self, honest: Honest, seconds: float) -> None:
        await honest.live(seconds)
        self.moves, self.pages = self.moves + honest.waits, self.pages + honest.views


async def measure(study: Study, seconds: float, most: float) -> bool:
    """In turn without and with it, since other work comes and goes on a machine."""
    honest, quiet, beside = Honest(study.server), Waits(), Waits()
    await honest.live(2)
    studying, end, spent = asyncio.create_task(study.go_on()), time.monotonic() + most, 0.0
    while not studying.done() and time.monotonic() < end:
        await quiet.watch(honest, seconds)
        study.may_go_on.set()
        begun = time.monotonic()
        await beside.watch(honest, seconds)
        spent += time.monotonic() - begun
        study.may_go_on.clear()
    studying.cancel()
    await asyncio.gather(studying, return_exceptions=True)
    print(f"{study.played:,} of {study.games:,} games in {spent:.0f} s")
    is_well = told("moves", quiet.moves, beside.moves)
    told("pages", quiet.pages, beside.pages)
    return is_well


def told(name: str, quiet: list[float], beside: list[float]) -> bool:
    before, after = p99(quiet), p99(beside)
    print(f"{len(beside):,} {name}: p99 {before:.1f} → {after:.1f} ms ({after / before:.2f} times)")
    return after <= MOST_RATIO * before or after <= LEAST_MS


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="bello")
    words.add_argument("--players", type=int, default=4)
    words.add_argument("--bots", default="greedy")
    words.add_argument("--games", type=int, default=20_000)
    words.add_argument("--seconds", type=float, default=5.0)
    words.add_argument("--most", type=float, default=600.0)
    given = words.parse_args()
    for name in {given.game, "bello"}:
        game = load(name)
        chores = [*for_a_table(game), *for_bots(game), *for_the_laboratory(game)]
        warm(game, chores, lambda *_: None)
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data), _ENOUGH) as server:
        bots = given.bots.split(",")
        study = Study(server, given.game, given.players, bots, given.games)
        sys.exit(not asyncio.run(measure(study, given.seconds, given.most)))


if __name__ == "__main__":
    main()
