"""What somebody at a table notices while another studies by the thousand. On loopback alone.

    python bench/lab.py [--game bello] [--players 4] [--bots greedy] [--games 20000] [--seconds 20]

The 99th percentile of a player's moves and of page views, before and while the study runs (at most
for so many seconds, in windows), and how fast it runs. Exits 1 where moves take more than twice as
long, and more than 50 ms.
"""

import argparse
import asyncio
import json
import pathlib
import sys
import tempfile
import time
from dataclasses import dataclass

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

    @property
    def is_over(self) -> bool:
        return self.played >= self.games

    async def go_on(self) -> None:
        while not self.is_over:
            part = {
                "game": self.game, "players": self.players, "bots": self.bots, "seed": 1,
                "first": self.played, "games": min(1000, self.games - self.played),
            }  # fmt: skip
            status, _, told = await wires.ask(self.server.address, "/api/studies", part)
            if status != 200:
                raise RuntimeError(told)
            self.played += json.loads(told)["games"]


async def measure(study: Study, seconds: float, most: float) -> bool:
    """Print both, and say whether whoever plays is not kept waiting."""
    honest = Honest(study.server)
    await honest.live(2)
    before = await honest.live(seconds)
    begun, studying = time.monotonic(), asyncio.create_task(study.go_on())
    moves: list[float] = []
    views: list[float] = []
    while not studying.done() and time.monotonic() - begun < most:
        await honest.live(min(seconds, 5.0))
        moves, views = moves + honest.waits, views + honest.views
    spent, during = time.monotonic() - begun, (p99(moves), p99(views))
    studying.cancel()
    await asyncio.gather(studying, return_exceptions=True)
    ratios = [after / first for first, after in zip(before, during, strict=True)]
    print(f"{study.played:,} of {study.games:,} games in {spent:.0f} s beside {len(moves):,} moves")
    for name, first, after, ratio in zip(("moves", "pages"), before, during, ratios, strict=True):
        print(f"{name} p99 {first:.1f} → {after:.1f} ms ({ratio:.2f} times)")
    return ratios[0] <= MOST_RATIO or during[0] <= LEAST_MS


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="bello")
    words.add_argument("--players", type=int, default=4)
    words.add_argument("--bots", default="greedy")
    words.add_argument("--games", type=int, default=20_000)
    words.add_argument("--seconds", type=float, default=20.0)
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
