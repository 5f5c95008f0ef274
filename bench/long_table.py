"""A table with thousands of entries beside the same table at its start: moves, views and hints.

    python bench/long_table.py [ENTRIES]

Moves are played and taken back, so that the log grows and the position stays what it is. Prints
medians and their ratio; exits 1 if any is over the bound.
"""

import itertools
import json
import pathlib
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from clients import CROWD, Server, open_table
from websockets.sync.client import ClientConnection, connect

_BOUND = 1.2
_ROUNDS = 30
_HINTS = 15
_PAUSE = 0.25
"""No faster than a socket may ask for the whole table."""
_BOUNDS = CROWD | {"THEOMACHY_HELLOS_OF_A_SOCKET_AT_ONCE": "1e6"}
"""It asks for it by saying hello, again and again."""


class Long:
    """A browser that plays for both seats, one message after another."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire, self._ids = wire, itertools.count()
        self.shown = self.hello()
        while not self.shown["view"]["legal"]:
            self.shown = self.hear("update")

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.wire.recv(timeout=60))
            if message["type"] in kinds:
                return message

    def hello(self) -> dict[str, Any]:
        self.wire.send('{"type": "hello"}')
        return self.hear("show")

    def send(self, **fields: Any) -> None:
        self.wire.send(json.dumps({"id": f"message-{next(self._ids):08}", **fields}))

    def play_and_take_back(self) -> None:
        for fields in ({"type": "play", "move": self.shown["view"]["legal"][0]}, {"type": "undo"}):
            self.send(**fields, seq=self.shown["seq"])
            self.hear("ack")
            self.shown = self.hear("update")

    def hint(self) -> None:
        self.send(type="hint")
        self.hear("advice")


def median(do: Callable[[], Any], times: int) -> float:
    waits = []
    for _ in range(times):
        begun = time.perf_counter()
        do()
        waits.append(time.perf_counter() - begun)
        time.sleep(_PAUSE)
    return statistics.median(waits) * 1000


def measured(long: Long) -> dict[str, float]:
    long.hint()
    return {
        "a move": median(long.play_and_take_back, _ROUNDS) / 2,
        "a view": median(long.hello, _ROUNDS),
        "a hint": median(long.hint, _HINTS),
    }


def main(entries: str = "2000") -> None:
    with tempfile.TemporaryDirectory() as data, Server(pathlib.Path(data), _BOUNDS) as server:
        table, cookie = open_table(server, {"doomsday": 48, "powers": "off"})
        url = f"ws://{server.address}/api/tables/{table}/socket"
        with connect(url, additional_headers={"cookie": cookie}) as wire:
            long = Long(wire)
            first = measured(long)
            while long.shown["seq"] < int(entries):
                long.play_and_take_back()
            last = measured(long)
    ratios = {name: last[name] / first[name] for name in first}
    for name, ratio in ratios.items():
        print(f"{name}: {first[name]:.1f} ms at the start, {last[name]:.1f} ms after", end=" ")
        print(f"{long.shown['seq']:,} entries: {ratio:.2f}")
    sys.exit(int(max(ratios.values()) > _BOUND))


if __name__ == "__main__":
    main(*sys.argv[1:])
