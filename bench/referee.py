"""What a move costs the referee of a table, without wires and disk: this tree beside another's.

    python bench/referee.py OTHER [GAME ...]    OTHER: a checkout of another commit, or this one

One person plays both seats at random. Two processes, one of each tree, play the same batch in turn;
printed are the CPU milliseconds of a person's move in the best batch of each (with what nature does
after it, and with telling it to a browser), and the median of the ratios.
"""

import asyncio
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time
from typing import Any

import msgspec
from sockets import Heard

from theomachy.games import SHELF, load
from theomachy.server.connection import Connection
from theomachy.server.fold import Fold
from theomachy.server.messages import Play
from theomachy.server.outbox import Outbox
from theomachy.server.referee import Referee
from theomachy.server.store import Appended, StoredEvent, StoredSeat, StoredTable, Written
from theomachy.server.turns import Asker

_HERE = pathlib.Path(__file__).parents[1]
_BATCHES, _MOVES = 20, 60
_OPTIONS = {"bello": {"doomsday": 48, "powers": "off"}}
_heard = msgspec.json.Decoder(Heard).decode


class Forgetful:
    """A database that keeps nothing, at once."""

    is_shared = False

    async def append(self, table: str, event: StoredEvent, *others: object) -> Appended:
        return Appended(Written.APPENDED, event.seq)


class Person:
    """Sits at both seats of a table of his own, and plays at random."""

    def __init__(self, game: str, seed: int) -> None:
        seats = [StoredSeat("human", name, None, "me", None) for name in ("Ann", "Ben")]
        stored = StoredTable(
            "table", game, load(game).version, 2, _OPTIONS.get(game, {}), str(seed), None, 0, seats,
            is_sealed=True,
        )  # fmt: skip
        store: Any = Forgetful()
        nobody: Any = None
        self.referee = Referee(stored, Fold(stored).told(), store, nobody)
        self.connection = Connection(Outbox(self.hear), Asker("here", "me"))
        self.rng, self.heard, self.moves = random.Random(seed), Heard(""), 0

    async def hear(self, text: str) -> None:
        said = _heard(text)
        self.heard = said if said.view else self.heard

    @property
    def may_go_on(self) -> bool:
        """Whether the newest position is shown, and nature has done what it does."""
        going, table = self.referee.others.going, self.referee.table
        is_idle = going is not None and going.done()
        return is_idle and self.heard.seq == len(self.referee.log) and table.actor >= 0

    async def play(self, moves: int) -> None:
        self.referee.join(self.connection)
        while self.moves < moves and not self.referee.table.is_over:
            await asyncio.sleep(0)
            if self.may_go_on:
                await self.play_once()
        self.connection.outbox.stop()

    async def play_once(self) -> None:
        """Look behind the curtain if there is one, else move."""
        view, seq = self.heard.view, self.heard.seq
        assert view is not None
        self.heard = Heard("")
        if view.curtain:
            self.connection.curtain.draw(view.curtain[0], self.referee.table.actor)
            self.referee.join(self.connection)
            return
        self.moves += 1
        move = Play(f"move-{self.moves:08}", seq, self.rng.choice(view.legal))
        looking = self.connection.curtain.looking
        self.connection.outbox.put(await self.referee.play("me", move, looking))


def milliseconds_a_move(game: str, seed: int) -> float:
    person, begun = Person(game, seed), time.process_time()
    asyncio.run(person.play(_MOVES))
    return 1000 * (time.process_time() - begun) / person.moves


def player(tree: pathlib.Path, game: str) -> subprocess.Popen[str]:
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, __file__, "--for", game]
    return subprocess.Popen(command, env=env, text=True, stdin=-1, stdout=-1)


def asked(process: subprocess.Popen[str], seed: int) -> float:
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{seed}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def compare(other: pathlib.Path, game: str) -> None:
    here, there = (player(tree, game) for tree in (_HERE, other))
    for process in (here, there):
        asked(process, 0)
    costs = [(asked(here, seed), asked(there, seed)) for seed in range(1, _BATCHES + 1)]
    for process in (here, there):
        process.communicate()
    ours, theirs = zip(*costs, strict=True)
    median = statistics.median(one / two for one, two in costs)
    told = f"{min(ours):.2f} ms a move, the other's {min(theirs):.2f}, median {median:.2f} of it"
    print(f"{game}: {told}", flush=True)


def main(other: str, *games: str) -> None:
    if other == "--for":
        for line in sys.stdin:
            print(milliseconds_a_move(games[0], int(line)), flush=True)
        return
    for game in games or SHELF:
        compare(pathlib.Path(other).resolve(), game)


if __name__ == "__main__":
    main(*sys.argv[1:])
