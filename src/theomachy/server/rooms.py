"""Tables and who may do what at them: opening, joining, finding. Capabilities, not ids."""

import asyncio
import contextlib
import hashlib
import secrets
import time

from theomachy.bots import check_bot
from theomachy.games import load
from theomachy.server import bodies
from theomachy.server.referee import Referee, opened
from theomachy.server.store import Store, StoredSeat, StoredTable
from theomachy.server.thinkers import Thinkers
from theomachy.server.workshop import Unprepared, Workshop
from theomachy.table import dice, record

_MOST_LIVE = 2000


def token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a token or a browser's key."""
    return hashlib.sha256(f"theomachy {secret}".encode()).hexdigest()


class Rooms:
    """No game is touched before it is prepared: Unprepared says how long that will take."""

    def __init__(self, store: Store, thinkers: Thinkers, workshop: Workshop) -> None:
        self.store, self.thinkers, self.workshop = store, thinkers, workshop
        self._live: dict[str, Referee] = {}
        self._loading = asyncio.Lock()

    async def open(self, wanted: bodies.NewTable, owner: str) -> bodies.Opened:
        """A new table; ValueError or LookupError says what is wrong with it."""
        game, players = load(wanted.game), len(wanted.seats)
        self.workshop.require(game.name)
        invites = [token() if seat.kind == "open" else None for seat in wanted.seats]
        seats = [
            stored_seat(seat, invite, owner)
            for seat, invite in zip(wanted.seats, invites, strict=True)
        ]
        start, options = None, dict(wanted.options)
        if wanted.record is not None:
            self.workshop.require(record.game_of(wanted.record) or game.name)
            table = record.replay(wanted.record)
            start, options, players = table.describe(), table.options, table.players
        stored = StoredTable(
            secrets.token_hex(6), game.name, game.version, players, options,
            dice.fresh_seed(), start, int(time.time()), seats,
        )  # fmt: skip
        opened(stored)
        await self.store.create(stored)
        given = [bodies.Invite(n, token) for n, token in enumerate(invites) if token]
        return bodies.Opened(stored.id, given)

    async def find(self, table: str, is_urgent: bool = True) -> Referee | None:
        """The referee of a table, woken from the log if need be."""
        if table in self._live:
            return self._live[table]
        async with self._loading:
            if table not in self._live:
                stored = await self.store.load(table)
                if stored is None:
                    return None
                self.workshop.require(stored.game, is_urgent)
                self._forget_idle()
                self._live[table] = Referee(stored, self.store, self.thinkers)
            return self._live[table]

    def _forget_idle(self) -> None:
        if len(self._live) >= _MOST_LIVE:
            idle = [name for name, referee in self._live.items() if not referee.audience]
            for name in idle[: _MOST_LIVE // 10]:
                del self._live[name]

    async def join(self, wanted: bodies.Join, owner: str) -> bodies.Joined | None:
        """The seat is taken at once, also at a table whose game is still being prepared."""
        taken = await self.store.take_seat(hashed(wanted.token), owner, wanted.name)
        if taken is None:
            return None
        with contextlib.suppress(Unprepared):
            referee = await self.find(taken[0])
            if referee:
                await referee.reseat()
        return bodies.Joined(*taken)

    async def tables_of(self, owner: str) -> bodies.MyTables:
        """The tables that can be gone to now."""
        infos = []
        for table in await self.store.tables_of(owner):
            with contextlib.suppress(Unprepared):
                referee = await self.find(table, is_urgent=False)
                infos += [referee.info_for(owner)] if referee else []
        return bodies.MyTables(infos)


def stored_seat(seat: bodies.NewSeat, invite: str | None, owner: str) -> StoredSeat:
    if seat.kind == "bot":
        check_bot(seat.bot)
        return StoredSeat("bot", seat.bot, seat.bot, None, None)
    if invite is not None:
        return StoredSeat("open", seat.name, None, None, hashed(invite))
    return StoredSeat("human", seat.name, None, owner, None)
