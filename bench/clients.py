"""A server process of our own on loopback, and clients that play at its tables."""

import asyncio
import contextlib
import json
import math
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sockets import Heard, Socket, connected

CROWD = {f"THEOMACHY_{name}_AT_ONCE": "1e6" for name in ("TABLES", "HELLOS", "READS")}
"""One address plays everybody."""
_TRIES = 20
T = TypeVar("T")
_SERVE = "import sys; from theomachy.cli import main; sys.argv[1:1] = ['serve']; main()"


class Server:
    """`theomachy serve` in a process that may be killed and started again."""

    def __init__(
        self, data: pathlib.Path, bounds: Mapping[str, str] = CROWD,
        errors: pathlib.Path | None = None,
    ) -> None:  # fmt: skip
        self.data, self.bounds, self.errors = data, bounds, errors
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["--port", str(self.port), "--data", str(self.data), "--no-browser"]
        with contextlib.ExitStack() as opened:
            errors = opened.enter_context(self.errors.open("a")) if self.errors else None
            self.process = subprocess.Popen(
                [sys.executable, "-c", _SERVE, *words], stdout=subprocess.DEVNULL, stderr=errors,
                env={**os.environ, **self.bounds},
            )  # fmt: skip

    def wait_until_well(self) -> None:
        """Wait until it answers, a minute at most."""
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://{self.address}/livez")
                return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")

    async def is_well(self) -> None:
        await asyncio.to_thread(self.wait_until_well)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)

    def __enter__(self) -> "Server":
        self.start()
        self.wait_until_well()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


def open_table(server: Server, options: dict[str, Any], game: str = "bello") -> tuple[str, str]:
    """A table where one browser owns both seats: its id and the browser's cookie."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    body = json.dumps({"game": game, "seats": seats, "options": options}).encode()
    with urllib.request.urlopen(f"http://{server.address}/api/tables", data=body) as answer:
        cookie = answer.headers["set-cookie"].split(";")[0]
        return json.loads(answer.read())["table"], cookie


@dataclass
class Player:
    """Plays random legal moves for both seats, remembering every acknowledgement."""

    server: Server
    table: str
    cookie: str
    twice: float = 0.0
    rng: random.Random = field(default_factory=random.Random)
    acked: dict[int, str] = field(default_factory=dict)
    """What the server has acknowledged: entry number and move."""
    waits: list[float] = field(default_factory=list)
    sent: int = 0
    shown: Heard | None = None
    pending: dict[str, Any] | None = None
    problems: list[str] = field(default_factory=list)
    is_over: bool = False
    enough: float = math.inf
    """Acknowledged moves after which nothing more is wanted."""
    due: float = 0.0
    """When the next move shall be sent, where a pace is kept."""

    async def connect(self) -> Socket:
        path = f"/api/tables/{self.table}/socket"
        return await connected(self.server.address, path, self.cookie)

    async def play_until(self, end: float, pause: float = 0.0) -> None:
        """Reconnect as often as it takes; a pending move is sent again with the same id."""
        while self.goes_on(end):
            try:
                async with await self.connect() as connection:
                    await connection.send('{"type":"hello"}')
                    await self.play_on(connection, end, pause)
            except (OSError, TimeoutError):
                await asyncio.sleep(0.05)

    def goes_on(self, end: float) -> bool:
        return time.monotonic() < end and not self.is_over and len(self.acked) < self.enough

    async def play_on(self, connection: Socket, end: float, pause: float) -> None:
        while self.goes_on(end):
            message = await connection.hear()
            if message.type == "ack" and self.pending and message.id == self.pending["id"]:
                self.waits.append(time.monotonic() - self.pending["since"])
                self.acked[message.seq] = self.pending["move"]
                self.pending = None
            elif message.type in ("show", "update"):
                self.shown = message
                if self.pending and message.type == "show":
                    await self.send(connection)
            elif message.type not in ("ack", "presence"):
                self.problems.append(str(message)[:200])
                self.pending = None
                await connection.send('{"type":"hello"}')
            if self.shown and not self.pending and self.shown.seq not in self.acked:
                await self.play_next(connection, pause)

    async def play_next(self, connection: Socket, pause: float) -> None:
        """A random legal move in the position last shown; behind a curtain, who is to look looks
        first."""
        assert self.shown is not None
        view, seq = self.shown.view, self.shown.seq
        assert view is not None
        self.is_over = view.result is not None
        if view.curtain and not self.is_over:
            await connection.send(f'{{"type":"hello","looking":{view.curtain[0]}}}')
            self.shown = None
            return
        if not view.legal:
            return
        if pause:
            self.due = (self.due or time.monotonic()) + self.rng.expovariate(1 / pause)
            await asyncio.sleep(self.due - time.monotonic())
        self.sent += 1
        self.pending = {
            "id": f"move-{self.sent:08}", "seq": seq,
            "move": self.rng.choice(view.legal), "since": time.monotonic(),
        }  # fmt: skip
        await self.send(connection)

    async def send(self, connection: Socket) -> None:
        assert self.pending
        fields = {name: self.pending[name] for name in ("id", "seq", "move")}
        text = msgspec.json.encode({"type": "play", **fields}).decode()
        await connection.send(text)
        if self.rng.random() < self.twice:
            await connection.send(text)

    async def settle(self) -> None:
        """Send what was not acknowledged once more, and hear what became of it."""
        if self.pending is None:
            return
        async with await self.connect() as connection:
            await self.send(connection)
            while self.pending:
                message = json.loads(await connection.recv())
                if message.get("id") == self.pending["id"]:
                    if message["type"] == "ack":
                        self.acked[message["seq"]] = self.pending["move"]
                    self.pending = None

    async def written(self) -> list[dict[str, Any]]:
        """The table's whole log, as the server has it once nature has acted."""
        async with await self.connect() as connection:
            await connection.send('{"type":"hello"}')
            message = json.loads(await connection.recv())
            while message["type"] != "show" or not is_settled(message):
                if message["type"] == "update" and is_settled(message):
                    await connection.send('{"type":"hello"}')
                message = json.loads(await connection.recv())
        log: list[dict[str, Any]] = message["log"]
        while log and log[0]["seq"] > 0:
            log = await asyncio.to_thread(self.earlier, log[0]["seq"]) + log
        return log

    def earlier(self, before: int) -> list[dict[str, Any]]:
        url = f"http://{self.server.address}/api/tables/{self.table}/log/{before}"
        with urllib.request.urlopen(url) as answer:
            return list(json.loads(answer.read())["entries"])


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Asked again for a while if no answer comes: other work may keep the server from it."""
    for _ in range(_TRIES):
        with contextlib.suppress(OSError, TimeoutError):
            return await ask()
        await asyncio.sleep(1.0)
    return await ask()


def cpu_of(pids: Sequence[int]) -> float:
    """Seconds of processor time so far."""
    fields = [pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2] for pid in pids]
    ticks = sum(int(tick) for each in fields for tick in each.split()[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def is_settled(message: dict[str, Any]) -> bool:
    """Whether a person is to act, or nobody any more."""
    return bool(message["view"]["legal"] or message["view"]["result"])


@dataclass
class Tally:
    """What players were acknowledged, beside what is written."""

    acked: int = 0
    entries: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    complaints: int = 0

    def count(self, player: Player, log: list[dict[str, Any]]) -> None:
        self.acked, self.entries = self.acked + len(player.acked), self.entries + len(log)
        self.complaints += len(player.problems)
        self.lost += sum(
            seq >= len(log) or log[seq]["move"] != move for seq, move in player.acked.items()
        )
        self.gaps += [entry["seq"] for entry in log] != list(range(len(log)))
        by_people = sum(entry["seat"] >= 0 for entry in log)
        self.doubled += max(0, by_people - len(player.acked) - bool(player.pending))

    @property
    def is_well(self) -> bool:
        return bool(self.acked) and not (self.lost or self.doubled or self.gaps)

    def __str__(self) -> str:
        return (
            f"{self.acked:,} moves acknowledged, {self.entries:,} entries: {self.lost} lost, "
            f"{self.doubled} doubled, {self.gaps} gaps, {self.complaints} complaints"
        )
