"""Nonsense for a server of our own, by the million: messages, frames and requests.

    python bench/fuzz.py [COUNT]     (a million by default: minutes)

Half goes through the socket's decoder, the rest to a real server on loopback, while a game goes on
there. Prints the counts; exits 1 if anything was raised, changed or refused to those who behave.
"""

import asyncio
import json
import math
import pathlib
import random
import socket
import sys
import tempfile
import time
from dataclasses import dataclass

import nonsense
from clients import Player, Server, open_table

from theomachy.server import messages
from theomachy.server.conversation import understood
from theomachy.server.outbox import encode

_PATIENCE = 60.0
_IN_A_CONNECTION = 60
_LAST = b'{"type":"why","id":"the-last-one","move":"pass"}'
_KEY = "Sec-WebSocket-Key: dGhlb21hY2h5J3Mgd2lyZQ==\r\nSec-WebSocket-Version: 13\r\n"


def decode(count: int, seed: int) -> int:
    """How many of so many texts were understood; nothing else than a problem is made of others."""
    rng, good = random.Random(seed), 0
    for _ in range(count):
        message = understood(nonsense.text(rng))
        if isinstance(message, messages.Problem):
            encode(message)
        else:
            good += 1
    return good


@dataclass
class Stranger:
    """Raw bytes for a server, one connection after another."""

    address: str
    rng: random.Random

    def talk(self, *turns: tuple[bytes, bytes]) -> bytes:
        """Bytes sent, each with what must be heard before the next; then all until the end."""
        host, _, port = self.address.partition(":")
        heard = b""
        with socket.create_connection((host, int(port)), _PATIENCE) as wire:
            try:
                for said, awaited in turns:
                    wire.sendall(said)
                    while awaited not in heard and (some := wire.recv(1 << 16)):
                        heard += some
                wire.shutdown(socket.SHUT_WR)
                while some := wire.recv(1 << 16):
                    heard += some
            except TimeoutError:
                raise
            except OSError:  # cut by the server
                return heard
        return heard

    def upgrade(self, table: str, cookie: str) -> bytes:
        return (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.address}\r\n"
            f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{_KEY}\r\n"
        ).encode()

    def frames(self, table: str, count: int, cookie: str = "") -> bytes:
        """So many messages through the socket of a table, then something that is no frame."""
        said = [nonsense.message_frame(self.rng) for _ in range(count)]
        messages = b"".join(said) + nonsense.frame(1, _LAST)
        broken = nonsense.broken_frame(self.rng)
        upgrade = (self.upgrade(table, cookie), b"\r\n\r\n")
        return self.talk(upgrade, (messages, b"the-last-one"), (broken, b""))

    def pinged(self, table: str, few: bytes, many: bytes) -> bytes:
        """What is answered to a few pings, then to many, and then to a message."""
        last = nonsense.frame(1, _LAST)
        upgrade = (self.upgrade(table, ""), b"\r\n\r\n")
        return self.talk(upgrade, (few, b"few"), (many, b"many"), (last, b"the-last-one"))

    def request(self) -> bytes:
        return self.talk((nonsense.request(self.rng), b""))


def storm(server: Server, table: str, count: int, seed: int) -> int:
    """Frames and requests, until so many have been sent: how many connections that took."""
    stranger, sent, connections = Stranger(server.address, random.Random(seed)), 0, 0
    while sent < count:
        heard = stranger.frames(table, _IN_A_CONNECTION)
        assert heard.count(b"the-last-one") == 1, heard[-500:]
        stranger.request()
        sent, connections = sent + _IN_A_CONNECTION + 2, connections + 2
    return connections


async def beside_a_game(server: Server, count: int) -> int:
    """A storm at one table while another is played at: what went wrong."""
    victim, player = (Player(server, *open_table(server, {"powers": "off"})) for _ in range(2))
    await victim.play_until(time.monotonic() + 2, 0.05)
    await victim.settle()
    before = json.dumps(await victim.written())
    playing = asyncio.create_task(player.play_until(math.inf, 0.2))
    connections = await asyncio.to_thread(storm, server, victim.table, count, 2)
    playing.cancel()
    is_same = before == json.dumps(await victim.written())
    raised = server.errors.read_text().count("Traceback") if server.errors else 0
    print(
        f"server: {count:,} frames and requests in {connections:,} connections: "
        f"{raised} exceptions, the table {'as' if is_same else 'NOT as'} before; "
        f"{len(player.acked)} moves acknowledged meanwhile to one who behaves"
    )
    return raised + (not is_same) + len(player.problems) + (not player.acked)


def main(count: str = "1000000") -> None:
    half = int(count) // 2
    print(f"decoder: {half:,} texts, {decode(half, seed=1):,} of them messages, nothing raised")
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder)
        with Server(data, errors=data / "errors.txt") as server:
            sys.exit(min(1, asyncio.run(beside_a_game(server, half))))


if __name__ == "__main__":
    main(*sys.argv[1:])
