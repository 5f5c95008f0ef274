"""What other processes have written to the same database reaches those who look on here.

Hints make it prompt; asking every two seconds makes it certain.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable

from theomachy.server.referee import Referee
from theomachy.server.rooms import Rooms
from theomachy.server.store import StoreDown

_SECONDS_TO_ASK = 2.0

_log = logging.getLogger("theomachy.server")


@contextlib.asynccontextmanager
async def news_of(rooms: Rooms) -> AsyncIterator[None]:
    """Follow what happens elsewhere, where there is an elsewhere."""
    if not rooms.store.is_shared:
        yield
        return
    news = News(rooms)
    tasks = [asyncio.create_task(each) for each in (news.ask(), news.hear())]
    rooms.store.listen(news.hint)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class News:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._hinted: set[str] = set()
        self._is_hinted = asyncio.Event()

    def hint(self, tables: Iterable[str]) -> None:
        """Some tables may have moved on."""
        self._hinted.update(table for table in tables if self._rooms.watched(table))
        self._is_hinted.set()

    async def hear(self) -> None:
        """Follow hints, one after another: a table that is hinted at often is read once."""
        while True:
            await self._is_hinted.wait()
            self._is_hinted.clear()
            tables, self._hinted = self._hinted, set()
            await asyncio.gather(*map(self._follow, tables))

    async def ask(self) -> None:
        """Ask after every table somebody looks at."""
        while True:
            await asyncio.sleep(_SECONDS_TO_ASK)
            with contextlib.suppress(StoreDown):
                known = {one.stored.id: known_of(one) for one in self._rooms.all_watched()}
                for table in await self._rooms.store.moved_on(known):
                    await self._follow(table)

    async def _follow(self, table: str) -> None:
        """Whatever is wrong with one table, others are followed."""
        referee = self._rooms.watched(table)
        try:
            if referee is not None:
                await referee.catch_up()
        except StoreDown:
            pass
        except Exception:
            _log.exception("table %s cannot be followed", table)


def known_of(referee: Referee) -> tuple[int, int, int]:
    """How long its log is here, how often its seats have changed, and something was said."""
    return len(referee.log), referee.stored.seating, referee.stored.said
