"""Games are read in processes of their own: tables that wake, records, replays, what was seen when,
and the editions that are printed."""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import TypeVar

from theomachy.games import SHELF
from theomachy.printing import make
from theomachy.server import limits, texts, views, waking
from theomachy.server.crew import Crew, Unanswered
from theomachy.server.fold import Woken
from theomachy.server.identity import promise_of
from theomachy.server.outbox import encode
from theomachy.server.schedule import TABLE
from theomachy.server.store import Store, StoreDown, StoredTable
from theomachy.server.turns import Asker, Overasked
from theomachy.server.waking import whole
from theomachy.server.workshop import missing
from theomachy.table import Table, record, secrecy
from theomachy.table.guide import Guide
from theomachy.table.table import viewer_of

BOUNDS = (
    limits.GAMES_READ, limits.GAMES_READ_FOR_AN_ADDRESS, limits.GAMES_READ_FOR_AN_OWNER,
)  # fmt: skip

TABLES_WAKING = (limits.TABLES_WAKING,) * 3
_NICENESS = 5

T = TypeVar("T")


# --- in a worker -------------------------------------------------------------------------------


def replay_of(stored: StoredTable, seat: int | None) -> bytes:
    """Every position as a seat (None: a spectator) may know it, as it is sent."""
    return encode(views.replay_of(whole(stored), seat))


def record_of(stored: StoredTable) -> str | None:
    """None as long as a game keeps secrets."""
    table = whole(stored)
    return None if table.keeps_secrets else record.write(table, promise=promise_of(stored))


def earlier(stored: StoredTable, owner: str, before: int) -> bytes:
    """The entries before one, as they are sent to an owner."""
    return encode(waking.earlier(stored, owner, before))


def positions_of(stored: StoredTable, seat: int | None) -> list[bytes]:
    """What a viewer saw of every position, and sees of the last."""
    table, viewer = whole(stored), viewer_of(seat)
    before = [table.restored(ply.before) for ply in table.plies]
    return [secrecy.seen_by(state, viewer).tobytes() for state in (*before, table.state)]


def get_ready(games: Collection[str] = SHELF) -> None:
    """Load the code of the games that are prepared, so that no first table waits for it."""
    for name in SHELF:
        if name in games and TABLE not in missing(name):
            table = Table(name)
            table.push(table.game.legal_actions(table.state)[0])
            table.told()
            views.view_of(table, 0, may_act=True)


# --- in the server -----------------------------------------------------------------------------


async def expect_guests(store: Store) -> None:
    """Whoever comes back to a table does not wait until its game is loaded here."""
    with contextlib.suppress(StoreDown):
        await asyncio.to_thread(get_ready, await store.games_in_play())


class Readers:
    """Behind the server, since a move does not wait for a replay, and before the bots: somebody
    looks at a page that waits for them. Tables are woken by others, whom no long game keeps
    waiting, and who stand behind nobody."""

    def __init__(self, workers: int = limits.READERS) -> None:
        self._crew = Crew(workers, _NICENESS, BOUNDS, uses=limits.QUESTIONS_OF_A_READER)
        self._wakers = Crew(limits.WAKERS, bounds=TABLES_WAKING, first=get_ready)

    def start(self) -> None:
        """Whoever wakes tables begins while the house is still being built."""
        self._wakers.start()

    async def open(self) -> None:
        """He is there before he is needed."""
        await self._wakers.open(limits.SECONDS_TO_GET_READY)

    async def wake(self, asker: Asker, stored: StoredTable) -> Woken:
        return await self._read(asker, waking.wake, stored, crew=self._wakers)

    async def text(self, asker: Asker, read: Callable[..., T], *what: object) -> T:
        """Something that strangers have written: asked once, and not for long."""
        return await self._read(asker, read, *what, seconds=limits.SECONDS_TO_READ_A_TEXT, tries=1)

    async def guided(self, asker: Asker, guide: Guide) -> texts.Begun:
        return await self._read(asker, texts.begun_guided, guide, crew=self._wakers)

    async def replay_of(self, asker: Asker, stored: StoredTable, seat: int | None) -> bytes:
        return await self._read(asker, replay_of, stored, seat)

    async def record_of(self, asker: Asker, stored: StoredTable) -> str | None:
        return await self._read(asker, record_of, stored)

    async def printed(self, asker: Asker, game: str, paper: str, language: str) -> bytes:
        return await self._read(asker, make, game, paper, language)

    async def earlier(self, asker: Asker, stored: StoredTable, before: int) -> bytes:
        return await self._read(asker, earlier, stored, asker.owner, before)

    async def positions_of(
        self, asker: Asker, stored: StoredTable, seat: int | None
    ) -> list[bytes]:
        return await self._read(asker, positions_of, stored, seat)

    async def answer(self, asker: Asker, read: Callable[..., T], *what: object) -> T:
        """Whatever else is read of games."""
        return await self._read(asker, read, *what)

    async def _read(
        self, asker: Asker, read: Callable[..., T], *what: object, crew: Crew | None = None,
        seconds: float = limits.SECONDS_TO_READ_A_GAME, tries: int = limits.TRIES_TO_READ_A_GAME,
    ) -> T:  # fmt: skip
        crew = self._crew if crew is None else crew
        try:
            return await crew.ask(asker, read, *what, seconds=seconds, tries=tries)
        except Unanswered:
            raise Overasked from None

    def close(self) -> None:
        self._wakers.close()
        self._crew.close()
