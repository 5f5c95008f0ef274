"""Running the house: the server people come to, and the one behind for who keeps it."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette

from theomachy.server.drain import Drain


class SideDoor(uvicorn.Server):
    """Runs beside the house, and leaves the signals to it."""

    def capture_signals(self) -> contextlib.AbstractContextManager[None]:  # type: ignore[override]
        return contextlib.nullcontext()


class House(uvicorn.Server):
    """Asked to end, it answers who is being answered and tells the rest to come back."""

    def __init__(
        self, app: Starlette, config: uvicorn.Config, must_end: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(config)
        self.app, self._must_end = app, must_end
        self.drain: Drain = app.state.drain
        self._behind: asyncio.Task[None] | None = None
        self.back_door: tuple[SideDoor, socket.socket] | None = None

    @property
    def network(self) -> Any:
        """The home network, which may have a door of its own."""
        return self.app.state.network

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.drain.is_asked = True
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % 10 == 0 and self._must_end():
            self.drain.is_asked = True
            return True
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.back_door:
            door, listener = self.back_door
            self._behind = asyncio.create_task(door.serve(sockets=[listener]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.drain.finish()
        await self.network.close()
        if self.back_door and self._behind:
            self.back_door[0].should_exit = True
            await self._behind
        await super().shutdown(sockets)
