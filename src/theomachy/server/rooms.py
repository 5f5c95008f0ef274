"""Tables and who may do what at them: opening, joining, finding. Capabilities, not ids."""

import asyncio
import collections
import contextlib
import secrets
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace

from theomachy.games import as_printed
from theomachy.games.variants import full_name_of
from theomachy.locales import Wrong
from theomachy.server import bodies, limits, messages
from theomachy.server.deputies import checked_pace, clock_of, milliseconds
from theomachy.server.examples import Examples
from theomachy.server.fold import Fold, opened
from theomachy.server.identity import Identity, fingerprint_of
from theomachy.server.keys import Keys, hashed, token
from theomachy.server.offers import check_offers
from theomachy.server.others import PATIENCE
from theomachy.server.pace import PaceByAddress
from theomachy.server.press import Press
from theomachy.server.readers import Readers
from theomachy.server.referee import Referee
from theomachy.server.roster import Roster
from theomachy.server.seating import Seating, host_of, is_offered, standing_of
from theomachy.server.store import Broken, Rulings, Store, StoreDown, StoredSeat, StoredTable
from theomachy.server.tales import Tales
from theomachy.server.texts import Begun
from theomachy.server.thinkers import Thinkers
from theomachy.server.turns import Asker, Overasked
from theomachy.server.variants import Variants
from theomachy.server.waking import is_frozen
from theomachy.server.workshop import Unprepared, Workshop
from theomachy.table import dice


class Rooms:
    """No game is touched before it is prepared: Unprepared says how long that will take."""

    def __init__(
        self, store: Store, thinkers: Thinkers, readers: Readers, workshop: Workshop
    ) -> None:
        self.store, self.thinkers, self.readers = store, thinkers, readers
        self.workshop = workshop
        self._live: collections.OrderedDict[str, Referee] = collections.OrderedDict()
        self._waking: dict[str, asyncio.Task[Referee | None]] = {}
        self._sockets: collections.Counter[str] = collections.Counter()
        self.opening = PaceByAddress(limits.TABLES_PER_SECOND, limits.TABLES_AT_ONCE)
        self.sitting = PaceByAddress(limits.SEATS_TAKEN_PER_SECOND, limits.SEATS_TAKEN_AT_ONCE)
        self.talking = PaceByAddress(limits.SAYINGS_PER_SECOND, limits.SAYINGS_AT_ONCE)
        self.talking_there = PaceByAddress(
            limits.SAYINGS_OF_AN_ADDRESS_PER_SECOND, limits.SAYINGS_OF_AN_ADDRESS_AT_ONCE
        )
        self.exporting = PaceByAddress(limits.EXPORTS_PER_SECOND, limits.EXPORTS_AT_ONCE)
        self.drawing = PaceByAddress(limits.PICTURES_PER_SECOND, limits.PICTURES_AT_ONCE)
        self.keys, self.identity = Keys(store), Identity(store)
        self.refusals = PaceByAddress(limits.REFUSALS_PER_SECOND, limits.REFUSALS_AT_ONCE)
        self.greeting = PaceByAddress(limits.HELLOS_PER_SECOND, limits.HELLOS_AT_ONCE)
        self.reading = PaceByAddress(limits.READS_PER_SECOND, limits.READS_AT_ONCE)
        self.press = Press(readers)
        self.examples = Examples(readers)
        self.tales = Tales(workshop)
        self.variants = Variants()

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

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

    async def open(
        self, wanted: bodies.NewTable, asker: Asker, begun: Begun | None = None
    ) -> bodies.Opened:
        """A new table, or one that goes on; ValueError or LookupError says what is wrong."""
        name = begun.game if begun else full_name_of(as_printed(wanted.game), wanted.numbers)
        self.workshop.require(name, asker.address)
        game, players = await self.variants.brought(name), len(wanted.seats)
        if wanted.listed:
            await check_offers(self.store, asker.owner)
        invites = [token() if seat.kind == "open" else None for seat in wanted.seats]
        seats = [
            stored_seat(seat, invite, asker.owner, self.thinkers.roster)
            for seat, invite in zip(wanted.seats, invites, strict=True)
        ]
        start = None if begun is None else begun.start
        options = dict(wanted.options) if begun is None else begun.options
        stored = StoredTable(
            secrets.token_hex(6), game.full_name, game.version, players, options,
            dice.fresh_seed(), start, int(time.time()), seats, opener=asker.owner,
            listed=int(time.time()) if wanted.listed else 0,
            pace=checked_pace(wanted.pace), talk=may_talk(wanted),
        )  # fmt: skip
        table = opened(stored)
        promise = await self.identity.promise(table, stored.id, stored.created)
        await self.store.create(
            replace(
                stored,
                options=table.options,
                server=promise.server,
                signature=promise.signature,
                actor=table.actor,
            )
        )
        given = [bodies.Invite(n, token) for n, token in enumerate(invites) if token]
        return bodies.Opened(stored.id, given, table.commitment)

    async def find(self, table: str, asker: Asker) -> Referee | None:
        """The referee of a table, woken from the log if need be: once, whoever asks. Whoever is
        given it holds it before it could be forgotten again."""
        if table in self._live:
            await self._catch_up(self._live[table])
        while table not in self._live:
            if table not in self._waking:
                waking = asyncio.create_task(self._wake(table, asker))
                waking.add_done_callback(lambda _: self._waking.pop(table, None))
                self._waking[table] = waking
            if await asyncio.shield(self._waking[table]) is None:
                return None
        self._live.move_to_end(table)
        return self._live[table]

    async def _catch_up(self, referee: Referee) -> None:
        """What nobody here looked at may have been played on elsewhere; while the database is away,
        it is shown as it was known."""
        if self.store.is_shared and len(referee.audience) == 0:
            with contextlib.suppress(StoreDown, Broken):
                await referee.catch_up()

    def watched(self, table: str) -> Referee | None:
        """The referee of a table, if somebody looks at it."""
        referee = self._live.get(table)
        return referee if referee is not None and len(referee.audience) else None

    def all_watched(self) -> list[Referee]:
        """Those of tables that somebody looks at and that can be played on."""
        return [one for one in self._live.values() if len(one.audience) and not one.is_frozen]

    async def _wake(self, table: str, asker: Asker) -> Referee | None:
        """Let a log be played again; where nothing has been played, there is nothing to do."""
        stored = await self.store.load(table)
        if stored is None:
            return None
        await self._require(stored, asker)
        woken = await self.readers.wake(asker, stored) if stored.events else Fold(stored).told()
        head = replace(stored, events=[], snapshots=[])
        self._forget_idle()
        self._live[table] = referee = Referee(head, woken, self.store, self.thinkers)
        if self.store.is_shared and is_fresh(stored):
            referee.others.stand_back()
        return referee

    async def asleep(self, table: str, asker: Asker) -> StoredTable | None:
        """All that is stored of a table, which is not woken for that."""
        stored = await self.store.load(table)
        if stored is not None:
            self.workshop.require(stored.game, asker.address)
        return stored

    async def _require(self, stored: StoredTable, asker: Asker) -> None:
        """Its game is prepared, and known here; Broken if there is no such variant any more."""
        try:
            self.workshop.require(stored.game, asker.address)
            await self.variants.brought(stored.game, is_new=False)
        except Wrong as wrong:
            raise Broken(str(wrong)) from wrong

    def _forget_idle(self) -> None:
        """Tables nobody looks at leave memory when it is wanted, longest unasked for first."""
        bytes_awake = sum(referee.weight for referee in self._live.values())
        for name, referee in list(self._live.items()):
            if bytes_awake < limits.BYTES_AWAKE and len(self._live) < limits.TABLES_AWAKE:
                return
            if len(referee.audience) == 0:
                bytes_awake -= referee.weight
                del self._live[name]

    async def reseat(self, table: str, asker: Asker) -> None:
        """The seats of a table have changed; one that sleeps reads them when it wakes."""
        if table in self._live or table in self._waking:
            with contextlib.suppress(Unprepared):
                referee = await self.find(table, asker)
                if referee:
                    await referee.catch_up()

    async def run_errand(self, table: str, seat: int) -> None:
        """A bot plays somebody's turn, also at a table that sleeps; where it cannot be woken now,
        it plays when somebody looks on."""
        with contextlib.suppress(Unprepared, Overasked, Broken, StoreDown):
            referee = await self.find(table, Asker("", ""))
            if referee is not None:
                await referee.catch_up()
                referee.others.run_errand(seat)

    async def obey(self, rulings: Rulings) -> None:
        """Tables that operators have closed or opened again are read anew."""
        for table, referee in list(self._live.items()):
            if (table in rulings.closed) != referee.stored.is_closed:
                await referee.catch_up()

    async def join(self, wanted: bodies.Join, asker: Asker) -> bodies.Joined | None:
        """The seat is taken at once, also at a table whose game is still being prepared."""
        secret, owner = hashed(wanted.token), asker.owner
        taken = await self.store.take_seat(
            secret, owner, wanted.name, wanted.entropy or None, milliseconds()
        )
        taken = taken or await self.store.carry_seat(secret, owner, int(time.time()))
        if taken is None:
            return None
        await self.reseat(taken[0], asker)
        return bodies.Joined(*taken)

    def drop(self, tables: Iterable[str]) -> None:
        """These are no more: whoever looks on is told."""
        for table in tables:
            referee = self._live.pop(table, None)
            if referee is not None:
                referee.end()

    def let_go(self, owner: str, but: str) -> None:
        """End the sockets of an owner's other keys."""
        for referee in self._live.values():
            for connection in referee.audience.connections:
                if connection.owner == owner and connection.key != but:
                    connection.outbox.lose()

    async def invitation(self, link: str, owner: str) -> bodies.Invitation | None:
        """Where a link leads, and what is promised there. Who holds it was given it: 128 bits are
        not guessed, so that he may be told also that he comes too late."""
        found = await self.store.invited(hashed(link), int(time.time()))
        head = None if found is None else await self.store.head(found.table)
        if found is None or head is None:
            return None
        return bodies.Invitation(
            head.id, found.seat, standing_of(found, head, owner), head.printed, host_of(head),
            head.options, head.numbers, Seating(head.seats).told_to(owner, ()), found.is_link,
            dice.commitment(head.seed),
        )  # fmt: skip

    async def tables_of(self, owner: str) -> bodies.MyTables:
        """The tables that can be gone to now."""
        infos = []
        for head in await self.store.heads_of(owner, limits.TABLES_LISTED):
            live = self.watched(head.id) if self.store.is_shared else self._live.get(head.id)
            if live is not None:
                infos.append(live.info_for(owner))
            elif head.numbers or self.workshop.is_playable(head.game):
                infos.append(info_of(head, owner))
        return bodies.MyTables(infos)


def may_talk(wanted: bodies.NewTable) -> bool:
    """As the host wishes; if he says nothing, not among strangers."""
    return not wanted.listed if wanted.talk is None else wanted.talk


def is_fresh(stored: StoredTable) -> bool:
    """Whether somebody has acted a moment ago, and may still be at it."""
    return bool(stored.events) and time.time() - stored.events[-1].at / 1000 < PATIENCE


def info_of(head: StoredTable, owner: str) -> messages.TableInfo:
    """A table that sleeps, from what is stored of it."""
    seats = Seating(head.seats)
    return messages.TableInfo(
        head.id, head.printed, head.players, head.options, head.numbers,
        seats.told_to(owner, ()),
        dice.commitment(head.seed), head.seed if head.is_over else None, head.is_over,
        seats.is_full, is_frozen(head), head.is_closed, [], fingerprint_of(head),
        head.pace, clock_of(head) if head.wound == head.length else None, head.talk,
        owner == head.opener,
        head.actor, is_offered(head),
    )  # fmt: skip


def stored_seat(seat: bodies.NewSeat, invite: str | None, owner: str, roster: Roster) -> StoredSeat:
    if seat.kind == "bot":
        roster.check(seat.bot)
        return StoredSeat("bot", seat.bot, seat.bot, None, None)
    if invite is not None:
        return StoredSeat("open", seat.name, None, None, hashed(invite))
    return StoredSeat("human", seat.name, None, owner, None, seen=milliseconds())
