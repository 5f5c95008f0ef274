"""Several server processes on one PostgreSQL, each started here and thrown away.

    python bench/together.py kills [TABLES] [KILLS] [SECONDS]    (50 tables, 50 kills, 300 s)
    python bench/together.py load [TABLES] [MOVES_PER_SECOND] [SECONDS] [GAME]  (200 2000 20 bello)

`kills`: a storm of moves, many sent twice, while a worker, the database and all workers are killed
in turn; prints what was acknowledged, lost, doubled and out of order as the database itself has it,
and exits 1 unless all is well. `load`: durable moves a second with one worker and with two, more
asked for than can be given, and what the servers, the database and those who play cost: where they
share the cores, two workers may give no more than one and the servers' own cost still says how many
a core to each would give. Where there are eight cores or more, each worker has one to itself, and
the database and those who play have others (see `shares.py`).
"""

import asyncio
import contextlib
import multiprocessing
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import psycopg
import uvloop
from clients import CROWD, Player, Server, cpu_of, open_table
from cluster import Cluster, cluster
from shares import Shares, on, shares_of
from sockets import Socket

from theomachy.games import load as load_game

_SERVE = "import sys; from theomachy.cli import main; sys.argv[1:1] = ['serve']; main()"
_OPTIONS = {"doomsday": 48, "powers": "off"}
_SENT_TWICE = 0.3


class Fleet(Server):
    """`theomachy serve` with several workers on one database."""

    def __init__(self, data: pathlib.Path, database: str, workers: int) -> None:
        super().__init__(data)
        self.database, self.workers = database, workers

    def start(self) -> None:
        words = ["--port", str(self.port), "--no-browser", "--workers", str(self.workers)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, *words], stdout=subprocess.DEVNULL,
            env={**os.environ, **CROWD, "THEOMACHY_DATABASE": self.database},
        )  # fmt: skip

    def servers(self) -> list[int]:
        """The processes that serve: the workers, or the only one."""
        pid = self.process.pid
        spawned = [child for child in children_of(pid) if "spawn_main" in command_of(child)]
        return spawned if self.workers > 1 else [pid]

    def kill(self) -> None:
        """All of them at once, as when a machine goes down."""
        dying = [*self.servers(), self.process.pid]
        for pid in dying:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        while any(command_of(pid) for pid in dying):
            time.sleep(0.01)

    def kill_one(self, rng: random.Random) -> None:
        with contextlib.suppress(ProcessLookupError, IndexError):
            os.kill(rng.choice(self.servers()), signal.SIGKILL)


def children_of(pid: int) -> list[int]:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        listed = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in listed]
    return []


def cost_of(pid: int) -> float:
    """Seconds of processor time of a process, and of all that it has started and are there."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return cpu_of([pid]) + sum(map(cost_of, children_of(pid)))
    return 0.0


def command_of(pid: int) -> str:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return pathlib.Path(f"/proc/{pid}/cmdline").read_text()
    return ""


class Patient(Player):
    """Told to come back, sends the same move again: it may have been written after all."""

    newest = -1
    """The entry acknowledged last."""

    async def play_on(self, connection: Socket, end: float, pause: float) -> None:
        while time.monotonic() < end and not self.is_over:
            message = await connection.hear()
            is_answer = self.pending is not None and message.id == self.pending["id"]
            if message.type in ("show", "update") and message.seq >= self.seq:
                self.shown = message
            if message.type == "ack" and is_answer:
                self.note(message.seq)
            elif message.type == "busy" and is_answer:
                await asyncio.sleep(0.1)
                await self.send(connection)
            elif message.type == "stale" and is_answer:
                self.problems.append(str(message)[:200])
                self.pending = None
                self.shown = message
            elif message.type == "show" and self.pending:
                await self.send(connection)
            if self.shown and not self.pending and self.shown.seq not in self.acked:
                await self.play_next(connection, pause)

    @property
    def seq(self) -> int:
        """A server that has not heard yet may show what is older."""
        return max(self.shown.seq if self.shown else 0, self.newest)

    def note(self, seq: int) -> None:
        assert self.pending
        self.waits.append(time.monotonic() - self.pending["since"])
        self.acked[seq], self.newest = self.pending["move"], seq
        self.pending = None


def entries_of(database: str, table: str) -> list[tuple[int, int, str]]:
    """Number, seat and move of all that is written of a table."""
    notation = load_game("bello").notation
    with psycopg.connect(database) as db:
        found = db.execute(
            "SELECT seq, seat, action FROM events WHERE table_id = %s ORDER BY seq", [table]
        ).fetchall()
    return [(seq, seat, notation(action)) for seq, seat, action in found]


async def kill_in_turn(house: Fleet, keeper: Cluster, kills: int, seconds: float) -> None:
    rng = random.Random(1)
    for number in range(kills):
        await asyncio.sleep(rng.uniform(0.5, 1.5) * seconds / (kills + 1))
        which = ("worker", "database", "all workers")[number % 3]
        print(f"kill {number + 1} of {kills}: {which}", file=sys.stderr)
        if which == "worker":
            house.kill_one(rng)
        elif which == "database":
            await asyncio.to_thread(keeper.kill)
            await asyncio.to_thread(keeper.start)
        else:
            house.kill()
            house.start()
            await house.is_well()


async def storm(tables: int, kills: int, seconds: float, data: pathlib.Path) -> int:
    with cluster() as keeper:
        database = keeper.new_database("storm")
        house = Fleet(data, database, 2)
        house.start()
        await house.is_well()
        players = [
            Patient(house, *open_table(house, _OPTIONS), _SENT_TWICE, random.Random(n))
            for n in range(tables)
        ]
        end = time.monotonic() + seconds
        playing = [asyncio.create_task(player.play_until(end)) for player in players]
        await kill_in_turn(house, keeper, kills, seconds)
        await asyncio.gather(*playing)
        house.stop()
        return told(kills, players, [entries_of(database, player.table) for player in players])


def told(kills: int, players: Sequence[Player], logs: Sequence[list[tuple[int, int, str]]]) -> int:
    """What was acknowledged, beside what is written."""
    lost = doubled = gaps = 0
    for player, log in zip(players, logs, strict=True):
        moves = {seq: move for seq, _, move in log}
        lost += sum(moves.get(seq) != move for seq, move in player.acked.items())
        gaps += [seq for seq, _, _ in log] != list(range(len(log)))
        by_people = sum(seat >= 0 for _, seat, _ in log)
        doubled += max(0, by_people - len(player.acked) - bool(player.pending))
    acked = sum(len(player.acked) for player in players)
    print(
        f"{len(players)} tables, {kills} kills, {acked:,} moves acknowledged, "
        f"{sum(map(len, logs)):,} entries: {lost} lost, {doubled} doubled, {gaps} reordered, "
        f"{sum(len(player.problems) for player in players)} stale"
    )
    return int(bool(lost or doubled or gaps or not acked))


@dataclass(frozen=True)
class Address:
    """Where a server is, for a process that did not start it."""

    address: str


def play_some(
    address: str, seats: list[tuple[str, str]], pause: float, seconds: float
) -> tuple[list[float], float]:
    """In a process of its own: play at some tables; how long each move has taken, and what playing
    has cost."""

    async def play() -> list[float]:
        where: Any = Address(address)
        players = [Patient(where, *seat, rng=random.Random(seat[0])) for seat in seats]
        end = time.monotonic() + seconds
        await asyncio.gather(*(player.play_until(end, pause) for player in players))
        return [wait for player in players for wait in player.waits]

    begun = time.process_time()
    return uvloop.run(play()), time.process_time() - begun


def all_waits(
    address: str, seats: list[tuple[str, str]], pause: float, seconds: float, cores: Shares
) -> tuple[list[float], float]:
    """How long each move has taken, of all who play in several processes, and what they cost."""
    several, spawn = cores.generators, multiprocessing.get_context("spawn")
    with on(cores.players), ProcessPoolExecutor(several, spawn) as pool:
        shares = [seats[number::several] for number in range(several)]
        playing = [pool.submit(play_some, address, share, pause, seconds) for share in shares]
        done = [share.result() for share in playing]
        return sorted(wait for waits, _ in done for wait in waits), sum(cost for _, cost in done)


def measured(
    workers: int, tables: int, rate: float, seconds: float, game: str, data: pathlib.Path
) -> float:
    """Moves a second."""
    cores = shares_of(workers)
    with on(cores.database), cluster() as keeper:
        house = Fleet(data, keeper.new_database("load"), workers)
        with on(cores.servers):
            house.start()
        house.wait_until_well()
        while len(house.servers()) < workers:
            time.sleep(0.1)
        options = _OPTIONS if game == "bello" else {}
        seats = [open_table(house, options, game) for _ in range(tables)]
        before = cpu_of(house.servers()), cost_of(keeper.process.pid)
        waits, playing = all_waits(house.address, seats, tables / rate, seconds, cores)
        after = cpu_of(house.servers()), cost_of(keeper.process.pid)
        spent = (after[0] - before[0], after[1] - before[1], playing)
        house.stop()
    p50, p99 = (waits[int(len(waits) * share)] * 1000 for share in (0.5, 0.99))
    print(
        f"{game}, {workers} workers, {tables} tables: {len(waits) / seconds:.0f} durable moves/s, "
        f"p50 {p50:.1f} ms, p99 {p99:.1f} ms; CPU a move: {told_costs(spent, len(waits))} "
        f"({cores.told})",
        flush=True,
    )
    return len(waits) / seconds


def told_costs(spent: Sequence[float], moves: int) -> str:
    names = ("the servers", "the database", "those who play")
    told = zip(names, spent, strict=True)
    return ", ".join(f"{name} {cost / moves * 1000:.2f} ms" for name, cost in told)


def main(what: str = "kills", *numbers: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder)
        if what == "kills":
            tables, kills, seconds = [*numbers, *("50", "50", "300")[len(numbers) :]]
            sys.exit(asyncio.run(storm(int(tables), int(kills), float(seconds), data)))
        tables, rate, seconds, game = [*numbers, *("200", "2000", "20", "bello")[len(numbers) :]]
        words = int(tables), float(rate), float(seconds), game, data
        one, two = (measured(workers, *words) for workers in (1, 2))
        print(f"two workers give {two / one:.2f} times what one does, on {os.cpu_count()} cores")


if __name__ == "__main__":
    main(*sys.argv[1:])
