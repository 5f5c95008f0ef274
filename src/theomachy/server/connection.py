"""A browser at a table: what it is sent, and what it wonders about."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from theomachy.server import limits, messages
from theomachy.server.outbox import Outbox
from theomachy.server.turns import Asker

BUSY_MS = 250


class Connection:
    """A browser looking at the table, and the seats it owns."""

    def __init__(self, outbox: Outbox, asker: Asker) -> None:
        self.outbox = outbox
        self.asker, self.owner = asker, asker.owner
        self._wondering: set[asyncio.Task[None]] = set()

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

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        for task in self._wondering:
            task.cancel()
