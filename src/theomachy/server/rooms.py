"""Tables and who may do what at them: opening, joining, finding. Capabilities, not ids."""

import asyncio
import collections
import contextlib
import hashlib
import secrets
import time
from collections.abc import Iterator
from dataclasses import replace

from theomachy.bots import check_bot
from theomachy.games import load
from theomachy.locales import Wrong
from theomachy.server import bodies, limits, messages
from theomachy.server.fold import opened
from theomachy.server.others import PATIENCE
from theomachy.server.pace import PaceByAddress
from theomachy.server.referee import Referee
from theomachy.server.seating import Seating
from theomachy.server.store import Broken, Store, StoreDown, StoredSeat, StoredTable
from theomachy.server.thinkers import Thinkers
from theomachy.server.waking import is_frozen, wake
from theomachy.server.workshop import Unprepared, Workshop
from theomachy.table import dice, record


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
        self._waking: dict[str, asyncio.Task[Referee | None]] = {}
        self._hands = asyncio.Semaphore(limits.TABLES_WOKEN_AT_ONCE)
        self._sockets: collections.Counter[str] = collections.Counter()
        self.opening = PaceByAddress(limits.TABLES_PER_SECOND, limits.TABLES_AT_ONCE)

    @contextlib.contextmanager
    def one_more_socket(self, address: str) -> Iterator[bool]:
        """Whether an address may have one more, which is counted as long as it is there."""
        self._sockets[address] += 1
        try:
            yield self._sockets[address] <= limits.SOCKETS_OF_AN_ADDRESS
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

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
            told = await self.thinkers.read_record(wanted.record)
            start, options = told.start, told.options
            if (told.game, told.players) != (game.name, players):
                raise Wrong("door-record-other", game=told.game, players=told.players)
        stored = StoredTable(
            secrets.token_hex(6), game.name, game.version, players, options,
            dice.fresh_seed(), start, int(time.time()), seats,
        )  # fmt: skip
        stored = replace(stored, options=opened(stored).options)
        await self.store.create(stored)
        given = [bodies.Invite(n, token) for n, token in enumerate(invites) if token]
        return bodies.Opened(stored.id, given)

    async def find(self, table: str) -> Referee | None:
        """The referee of a table, woken from the log if need be: once, whoever asks."""
        if table in self._live:
            return await self._caught_up(self._live[table])
        if table not in self._waking:
            waking = asyncio.create_task(self._wake(table))
            waking.add_done_callback(lambda _: self._waking.pop(table, None))
            self._waking[table] = waking
        return await asyncio.shield(self._waking[table])

    async def _caught_up(self, referee: Referee) -> Referee:
        """What nobody here looked at may have been played on elsewhere; while the database is away,
        it is shown as it was known."""
        if self.store.is_shared and len(referee.audience) == 0:
            with contextlib.suppress(StoreDown, Broken):
                await referee.catch_up()
        return referee

    def watched(self, table: str) -> Referee | None:
        """The referee of a table, if somebody looks at it."""
        referee = self._live.get(table)
        return referee if referee is not None and len(referee.audience) else None

    def all_watched(self) -> list[Referee]:
        """Those of tables that somebody looks at and that can be played on."""
        return [one for one in self._live.values() if len(one.audience) and not one.is_frozen]

    async def _wake(self, table: str) -> Referee | None:
        """Play a log again, beside the loop; a few at a time."""
        async with self._hands:
            stored = await self.store.load(table)
            if stored is None:
                return None
            self.workshop.require(stored.game)
            woken = await asyncio.to_thread(wake, stored)
            head = replace(stored, events=[], snapshots=[])
            referee = Referee(head, woken, self.store, self.thinkers)
        if self.store.is_shared and is_fresh(stored):
            referee.others.stand_back()
        self._forget_idle()
        self._live[table] = referee
        return referee

    def _forget_idle(self) -> None:
        if len(self._live) >= limits.TABLES_AWAKE:
            idle = [name for name, referee in self._live.items() if len(referee.audience) == 0]
            for name in idle[: limits.TABLES_AWAKE // 10]:
                del self._live[name]

    async def join(self, wanted: bodies.Join, owner: str) -> bodies.Joined | None:
        """The seat is taken at once, also at a table whose game is still being prepared."""
        taken = await self.store.take_seat(hashed(wanted.token), owner, wanted.name)
        if taken is None:
            return None
        with contextlib.suppress(Unprepared):
            referee = await self.find(taken[0])
            if referee:
                await referee.catch_up()
        return bodies.Joined(*taken)

    async def tables_of(self, owner: str) -> bodies.MyTables:
        """The tables that can be gone to now."""
        infos = []
        for table in await self.store.tables_of(owner):
            with contextlib.suppress(Broken):
                live = self.watched(table) if self.store.is_shared else self._live.get(table)
                head = await self.store.head(table)
                if live is not None:
                    infos.append(live.info_for(owner))
                elif head is not None and self.workshop.is_playable(head.game):
                    infos.append(info_of(head, owner))
        return bodies.MyTables(infos)


def is_fresh(stored: StoredTable) -> bool:
    """Whether somebody has acted a moment ago, and may still be at it."""
    return bool(stored.events) and time.time() - stored.events[-1].at / 1000 < PATIENCE


def info_of(head: StoredTable, owner: str) -> messages.TableInfo:
    """A table that sleeps, from what is stored of it."""
    seats = Seating(head.seats)
    return messages.TableInfo(
        head.id, head.game, head.players, head.options, seats.told_to(owner, ()),
        dice.commitment(head.seed), head.seed if head.is_over else None, head.is_over,
        seats.is_full, is_frozen(head),
    )  # fmt: skip


def stored_seat(seat: bodies.NewSeat, invite: str | None, owner: str) -> StoredSeat:
    if seat.kind == "bot":
        check_bot(seat.bot)
        return StoredSeat("bot", seat.bot, seat.bot, None, None)
    if invite is not None:
        return StoredSeat("open", seat.name, None, None, hashed(invite))
    return StoredSeat("human", seat.name, None, owner, None)
