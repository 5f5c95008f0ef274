"""A server whose games are prepared when a test says so."""

import asyncio
import threading
from collections import defaultdict

import uvicorn

from theomachy.games import SHELF, load
from theomachy.server.app import application
from theomachy.server.readers import Readers
from theomachy.server.schedule import STEPS
from theomachy.server.serve import bound
from theomachy.server.sqlite import SqliteStore
from theomachy.server.thinkers import Thinkers
from theomachy.server.workshop import Workshop


def everything(game, kinds=STEPS):
    """Every step of a game that exists."""
    load(game)
    return kinds


class UnreadyHouse:
    """In a thread of this process; nothing is prepared before `finish`."""

    def __init__(self, data):
        self._data, self._begun = data, threading.Event()
        self._ends = defaultdict(asyncio.Event)
        self._listener = bound("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        self._begun.wait()

    async def _serve(self):
        self._loop = asyncio.get_running_loop()
        workshop = Workshop(SHELF, child=self._child, lacks=everything, hands=len(SHELF))
        self.store = SqliteStore(self._data / "theomachy.sqlite")
        self.app = application(self.store, Thinkers(workshop.bots_of), Readers(), workshop)
        config = uvicorn.Config(
            self.app, log_level="warning", ws="websockets-sansio", timeout_graceful_shutdown=1
        )
        self._server = uvicorn.Server(config)
        self._begun.set()
        await self._server.serve(sockets=[self._listener])

    async def _child(self, game, kind):
        await self._ends[game, kind].wait()
        return True

    def finish(self, game, kind):
        self._loop.call_soon_threadsafe(self._ends[game, kind].set)

    def keep(self, table):
        """Store a table as if it had been opened before."""
        asyncio.run_coroutine_threadsafe(self.store.create(table), self._loop).result()

    def stop(self):
        self._server.should_exit = True
        self._thread.join()
