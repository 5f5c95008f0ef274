"""A real server process, and a browser without a screen."""

import asyncio
import contextlib
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from concurrent.futures import ThreadPoolExecutor

from websockets.sync.client import connect

PATIENCE = 240
"""Seconds before a server or a page is given up: the machine may be very busy."""
CROWDED = dict.fromkeys(
    ("TABLES_AT_ONCE", "HELLOS_AT_ONCE", "READS_AT_ONCE", "EXPORTS_AT_ONCE", "PICTURES_AT_ONCE",
     "SEATS_TAKEN_AT_ONCE", "CODES_TRIED_AT_ONCE", "SAYINGS_OF_AN_ADDRESS_AT_ONCE",
     "HELLOS_OF_A_SOCKET_AT_ONCE"),
    1e6,
)  # fmt: skip
"""Bounds of an address: in tests one address plays everybody, and looks by saying hello again."""
PATIENT = dict.fromkeys(
    ("SECONDS_FOR_HEADERS", "SECONDS_FOR_A_BODY", "SECONDS_TO_SAY_HELLO", "SECONDS_TO_DRAIN"),
    30.0,
)
"""How long people are waited for: a test on a busy machine is slower than they are."""
_SERVE = "import sys; from theomachy.cli import main; sys.argv[1:1] = ['serve']; main()"


def awaited(scene):
    """Run a coroutine in a thread of its own: another loop may run in this one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, asyncio.wait_for(scene, PATIENCE)).result()


class House:
    """`theomachy serve` on a free port; may be killed and started again on the same data.

    Its bounds are those of the house, unless others are given; but one address plays everybody,
    slowly, and a bot that stands in need not be watched by people.
    """

    program = _SERVE

    def __init__(
        self, data: pathlib.Path, *words: str, errors: pathlib.Path | None = None, **bounds: float
    ) -> None:
        self.data, self.errors, self.port = data, errors, 0
        usual = CROWDED | PATIENT | {"SECONDS_OF_A_STAND_IN": 0.0}
        self.bounds = {f"THEOMACHY_{name}": str(n) for name, n in (usual | bounds).items()}
        self.words, self.environment = words, {}
        self.start()

    def start(self) -> None:
        """Somebody else may have the port for a moment, while it is begun again."""
        end = time.monotonic() + PATIENCE
        self._begin()
        while not self.first_line and time.monotonic() < end:
            self.process.wait()
            self.process.stdout.close()
            self._begin()
        self.port = int(re.search(r":(\d+) ", self.first_line)[1])
        self.address = f"127.0.0.1:{self.port}"

    def _begin(self) -> None:
        words = ["--port", str(self.port), "--data", str(self.data), "--no-browser", *self.words]
        with contextlib.ExitStack() as opened:
            errors = opened.enter_context(self.errors.open("a")) if self.errors else None
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, *words],
                stdout=subprocess.PIPE, stderr=errors, text=True,
                env=os.environ | self.bounds | self.environment,
            )  # fmt: skip
        self.first_line = self.process.stdout.readline()

    def hears_itself_say(self, pattern: str) -> str:
        """What is printed like that, sooner or later."""
        return next(found[0] for line in self.process.stdout if (found := re.search(pattern, line)))

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class Browser:
    """Keeps its cookie; speaks HTTP and the socket."""

    def __init__(self, house: House) -> None:
        self.house, self.cookie = house, ""

    def ask(self, path, body=None, headers=None, method=None):
        """Status, decoded body and headers of an answer."""
        data = (
            None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        sent = {"cookie": self.cookie, **(headers or {})}
        url = f"http://{self.house.address}{path}"
        request = urllib.request.Request(url, data, sent, method=method)
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as refused:
            answer = refused
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        text = answer.read().decode(errors="replace")
        is_json = "json" in (answer.headers["content-type"] or "")
        return answer.status, json.loads(text) if is_json else text, answer.headers

    def open_table(self, *kinds, manners=None, **options):
        """A table of Bello: its id and the tokens of its open seats; with a pace, or no talk."""
        seats = [{"kind": kind, "name": f"N{n}", "bot": "random"} for n, kind in enumerate(kinds)]
        status, told, _ = self.ask(
            "/api/tables",
            {"game": "bello", "seats": seats, "options": options, **(manners or {})},
        )
        assert status == 200, told
        return told["table"], [invite["token"] for invite in told["invites"]]

    def sit(self, table, origin=None):
        url = f"ws://{self.house.address}/api/tables/{table}/socket"
        extra = {"cookie": self.cookie} | ({"origin": origin} if origin else {})
        return Seat(connect(url, additional_headers=extra, open_timeout=PATIENCE).__enter__())


class Seat:
    """A socket at a table."""

    def __init__(self, wire) -> None:
        self.wire = wire

    def send(self, **fields) -> None:
        self.wire.send(json.dumps(fields))

    def receive(self, *kinds):
        """The next message of one of these kinds."""
        while True:
            message = json.loads(self.wire.recv(timeout=PATIENCE))
            if message["type"] in kinds:
                return message

    def hello(self):
        self.send(type="hello")
        return self.receive("show")

    def settled(self):
        """The table, once nature and bots have acted."""
        shown = self.hello()
        while not shown["view"]["legal"] and not shown["view"]["result"]:
            shown = shown | self.receive("update", "show")
        return shown

    def play(self, move, seq, id_=None):
        self.send(type="play", id=id_ or f"{uuid.uuid4()}", seq=seq, move=move)
        return self.receive("ack", "illegal", "stale", "busy", "problem")

    def close(self) -> None:
        self.wire.close()
