"""A browser at a table: what it is sent, and what it wonders about."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from theomachy.server import limits, messages
from theomachy.server.curtain import Curtain
from theomachy.server.outbox import Outbox
from theomachy.server.pace import Pace
from theomachy.server.turns import Asker

BUSY_MS = 250


class Connection:
    """A browser looking at the table, and the seats it owns."""

    __slots__ = (
        "_wondering", "asker", "at_work", "curtain", "hellos", "is_leaving", "key", "outbox",
        "owner",
    )  # fmt: skip

    def __init__(self, outbox: Outbox, asker: Asker, key: str = "") -> None:
        self.outbox = outbox
        self.asker, self.owner, self.key = asker, asker.owner, key
        self.curtain = Curtain()
        self.hellos = Pace(limits.HELLOS_OF_A_SOCKET_PER_SECOND, limits.HELLOS_OF_A_SOCKET_AT_ONCE)
        self.at_work, self.is_leaving = asyncio.Lock(), False
        """Held while a message is obeyed."""
        self._wondering: set[asyncio.Task[None]] = set()

    def watch(self) -> None:
        """From now on as somebody who has no seat."""
        self.asker, self.owner = Asker(self.asker.address, ""), ""

    def wonder(self, id_: str, answering: Coroutine[Any, Any, messages.ToBrowser]) -> None:
        """Answer when it is thought out; other messages do not wait for that."""
        if len(self._wondering) >= limits.QUESTIONS_OF_A_SOCKET:
            answering.close()
            self.outbox.put(messages.Busy(id_, BUSY_MS))
            return

        async def answer() -> None:
            self.outbox.put(await answering)

        task = asyncio.create_task(answer())
        self._wondering.add(task)
        task.add_done_callback(self._wondering.discard)

    def cut(self) -> None:
        """Nothing is heard or told any more."""
        self.outbox.lose()

    async def leave(self) -> None:
        """Answer what is being done and send what waits; nothing else is obeyed."""
        async with self.at_work:
            self.is_leaving = True
        self.outbox.end()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self.outbox.stop()
        for task in self._wondering:
            task.cancel()
