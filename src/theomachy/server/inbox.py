"""What waits at a socket, in little room: most of them say nothing for long, and there are many."""

import asyncio
from typing import Any


class Waiter:
    """Whoever waits here is woken; where nobody does, nothing is kept for him."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] | None = None

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting or (), None
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def _pause(self) -> None:
        one = asyncio.get_running_loop().create_future()
        self._waiting = [*(self._waiting or ()), one]
        await one


class Inbox(Waiter):
    """What a browser has said and nobody has read, in order; read by one alone."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        super().__init__()
        self._items: list[Any] = []

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        self._wake()

    def empty(self) -> bool:
        return not self._items

    async def get(self) -> Any:
        while not self._items:
            await self._pause()
        return self._items.pop(0)


class Gate(Waiter):
    """Open or shut, as asyncio's Event is set or not."""

    __slots__ = ("_is_open",)

    def __init__(self) -> None:
        super().__init__()
        self._is_open = True

    def is_set(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        self._wake()

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> None:
        while not self._is_open:
            await self._pause()
