"""A server process of our own on loopback, and clients that play at its tables."""

import asyncio
import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import msgspec
import websockets

_SERVE = "import sys; from theomachy.cli import main; sys.argv[1:1] = ['serve']; main()"


class Server:
    """`theomachy serve` in a process that may be killed and started again."""

    def __init__(self, data: pathlib.Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["--port", str(self.port), "--data", str(self.data), "--no-browser"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, *words], stdout=subprocess.DEVNULL
        )

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


def open_table(server: Server, options: dict[str, Any]) -> tuple[str, str]:
    """A table where one browser owns both seats: its id and the browser's cookie."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    body = json.dumps({"game": "bello", "seats": seats, "options": options}).encode()
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
    shown: dict[str, Any] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    problems: list[str] = field(default_factory=list)
    is_over: bool = False

    def connect(self) -> Any:
        url = f"ws://{self.server.address}/api/tables/{self.table}/socket"
        return websockets.connect(url, additional_headers={"cookie": self.cookie}, open_timeout=5)

    async def play_until(self, end: float, pause: float = 0.0) -> None:
        """Reconnect as often as it takes; a pending move is sent again with the same id."""
        while time.monotonic() < end and not self.is_over:
            try:
                async with self.connect() as connection:
                    await connection.send('{"type":"hello"}')
                    await self.play_on(connection, end, pause)
            except (OSError, TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(0.05)

    async def play_on(self, connection: Any, end: float, pause: float) -> None:
        while time.monotonic() < end and not self.is_over:
            message = msgspec.json.decode(await asyncio.wait_for(connection.recv(), 5))
            if message["type"] == "ack" and self.pending and message["id"] == self.pending["id"]:
                self.waits.append(time.monotonic() - self.pending["since"])
                self.acked[message["seq"]] = self.pending["move"]
                self.pending = None
            elif message["type"] in ("show", "update"):
                self.shown = message
                if self.pending and message["type"] == "show":
                    await self.send(connection)
            elif message["type"] not in ("ack", "presence"):
                self.problems.append(str(message)[:200])
                self.pending = None
                await connection.send('{"type":"hello"}')
            if self.shown and not self.pending and self.shown["seq"] not in self.acked:
                await self.play_next(connection, pause)

    async def play_next(self, connection: Any, pause: float) -> None:
        """A random legal move in the position last shown."""
        view, seq = self.shown["view"], self.shown["seq"]
        self.is_over = bool(view["result"])
        if not view["legal"]:
            return
        if pause:
            await asyncio.sleep(self.rng.expovariate(1 / pause))
        self.sent += 1
        self.pending = {
            "id": f"move-{self.sent:08}", "seq": seq,
            "move": self.rng.choice(view["legal"]), "since": time.monotonic(),
        }  # fmt: skip
        await self.send(connection)

    async def send(self, connection: Any) -> None:
        assert self.pending
        fields = {name: self.pending[name] for name in ("id", "seq", "move")}
        text = json.dumps({"type": "play", **fields})
        await connection.send(text)
        if self.rng.random() < self.twice:
            await connection.send(text)

    async def written(self) -> list[dict[str, Any]]:
        """The table's whole log, as the server has it."""
        async with self.connect() as connection:
            await connection.send('{"type":"hello"}')
            message: dict[str, Any] = {"type": ""}
            while message["type"] != "show":
                message = json.loads(await connection.recv())
        log: list[dict[str, Any]] = message["log"]
        while log and log[0]["seq"] > 0:
            log = await asyncio.to_thread(self.earlier, log[0]["seq"]) + log
        return log

    def earlier(self, before: int) -> list[dict[str, Any]]:
        url = f"http://{self.server.address}/api/tables/{self.table}/log/{before}"
        with urllib.request.urlopen(url) as answer:
            return list(json.loads(answer.read())["entries"])
