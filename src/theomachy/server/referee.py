"""One referee per table: applies to a copy, appends durably, acknowledges, publishes."""

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import Literal

from theomachy.kernel import NATURE
from theomachy.server import curtain, faults, limits, messages, metrics, views
from theomachy.server.audience import Audience
from theomachy.server.company import Clock
from theomachy.server.connection import BUSY_MS, Connection
from theomachy.server.deputies import Deputies, clock_of
from theomachy.server.fold import Fold, Forgotten, Woken, entropy_of
from theomachy.server.identity import fingerprint_of
from theomachy.server.log import Line, Log
from theomachy.server.others import Others
from theomachy.server.seating import Seating, is_offered
from theomachy.server.store import UNDO, Standing, Store, StoreDown, StoredTable, Written
from theomachy.server.talk import Talk
from theomachy.server.thinkers import Thinkers
from theomachy.server.waking import is_frozen, wake
from theomachy.table import IllegalMove, Table, UnknownMove

_Deed = messages.Play | messages.Undo
_BYTES_OF_A_PLY, _BYTES_OF_A_LINE, _BYTES_AT_LEAST = 150, 2500, 20_000


class Referee:
    """Everything that happens at one table happens here, one thing after another."""

    def __init__(self, stored: StoredTable, woken: Woken, store: Store, thinkers: Thinkers) -> None:
        self.stored, self.store, self.thinkers = stored, store, thinkers
        self.fold, self.is_frozen = Fold(stored, woken), is_frozen(stored)
        self._seating = Seating(stored.seats)
        self.audience, self.others = Audience(self), Others(self)
        self.deputies, self.talk = Deputies(self), Talk(self)
        self._turn = asyncio.Lock()
        self._in_queue = 0
        self.is_gone = False

    @property
    def table(self) -> Table:
        return self.fold.table

    @property
    def log(self) -> Log:
        return self.fold.log

    @property
    def weight(self) -> int:
        """About how many bytes it takes to keep this table awake."""
        ply = self.table.game.state.itemsize + _BYTES_OF_A_PLY
        lines = _BYTES_OF_A_LINE * len(self.log.lines)
        return ply * len(self.table.plies) + lines + _BYTES_AT_LEAST

    # --- what is told ---

    @property
    def seats(self) -> Seating:
        if self._seating.seats is not self.stored.seats:
            self._seating = Seating(self.stored.seats)
        return Seating(self.deputies.standing()) if self._seating.has_errands else self._seating

    @property
    def is_at_rest(self) -> bool:
        """Whether it is only looked at."""
        return self.is_frozen or self.stored.is_closed or self.is_gone

    def _why_at_rest(self) -> Literal["gone", "old_rules", "closed"]:
        return "gone" if self.is_gone else "old_rules" if self.is_frozen else "closed"

    def info_for(self, owner: str) -> messages.TableInfo:
        is_over = self.table.is_over
        return messages.TableInfo(
            self.stored.id, self.stored.printed, self.stored.players, self.table.options,
            self.stored.numbers,
            self.seats.told_to(owner, self.audience.present), self.table.commitment,
            self.table.seed if is_over else None, is_over, self.seats.is_full, self.is_frozen,
            self.stored.is_closed, self.renewable_by(owner), fingerprint_of(self.stored),
            self.stored.pace, self.clock, self.stored.talk, owner == self.stored.opener,
            self.table.actor, is_offered(self.stored),
        )  # fmt: skip

    @property
    def clock(self) -> Clock | None:
        """The one that runs for who is to act."""
        return clock_of(self.stored) if self.stored.wound == len(self.log) else None

    def renewable_by(self, owner: str) -> list[int]:
        """The seats an owner may invite to anew; if there are secrets, before any is dealt."""
        has_begun = self.table.ply > (0 if self.table.keeps_secrets else self.table.draws)
        return self.seats.renewable_by(owner, has_begun) if owner == self.stored.opener else []

    def view_for(self, owner: str, looking: int | None = None) -> messages.View:
        acting = frozenset() if self.is_at_rest else self.seats.played_by(owner)
        return curtain.view_from(self.table, self.seats.of(owner), acting, looking)

    def read(self, owner: str, looking: int | None, move: str) -> int:
        return curtain.read(self.table, self.seats.of(owner), looking, move)

    def log_for(self, owner: str, since: int = 0) -> list[messages.Entry]:
        return self.log.read_by(views.reader_of(self.seats.of(owner)), self.table, since)

    def show_to(self, owner: str, looking: int | None = None) -> messages.Show:
        info, view, log = self.info_for(owner), self.view_for(owner, looking), self.log
        notes = self.stored.notes
        return messages.Show(info, len(log), view, log.plies, self.log_for(owner), notes)

    def update_for(self, owner: str, looking: int | None = None) -> messages.Update:
        newest = self.log_for(owner, len(self.log) - 1)
        return messages.Update(len(self.log), newest, self.view_for(owner, looking))

    # --- who comes and who plays ---

    def join(self, connection: Connection) -> None:
        self.audience.join(connection)
        self.others.go_on()

    def _may_contribute(self, owner: str) -> bool:
        is_added = all(self.stored.seats[seat].entropy for seat in self.seats.of(owner))
        return not self.stored.is_sealed and not is_added

    async def contribute(self, owner: str, entropy: str) -> None:
        """What is not kept in time does not count; nobody waits for it."""
        if not entropy or not self._may_contribute(owner):
            return
        with contextlib.suppress(StoreDown):
            async with self._turn:
                if await self.store.contribute(self.stored.id, owner, entropy):
                    await self._read_seats()

    async def rolled(self) -> int | None:
        """What nature does; before the first draw, what was added to the dice is sealed."""
        if not self.stored.is_sealed:
            async with self._turn:
                self.table.entropy = tuple(await self.store.seal(self.stored.id))
                self.stored = replace(self.stored, is_sealed=True)
        return self.table.rolled()

    def end(self) -> None:
        """The table is no more."""
        self.is_gone = True
        for connection in self.audience.connections:
            connection.outbox.put(messages.Problem("gone"))
            connection.outbox.end()

    async def catch_up(self) -> None:
        """What others have written happens here too, and everybody is told."""
        async with self._turn:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Entries that are new here, then the seats, if they have changed."""
        seating = self.stored.seating
        await self._read_seats()
        if self.stored.length > len(self.log) and not self.is_frozen:
            self.others.stand_back()
            await self._read_on()
        if self.stored.seating != seating:
            self.audience.show_again()
        self.audience.tell_presence()
        await self.talk.go_on()
        self.others.go_on()

    async def _read_seats(self) -> None:
        head = await self.store.head(self.stored.id)
        if head:
            is_known = head.seating == self.stored.seating
            notes = self.stored.notes if is_known else await self.store.notes(head.id)
            self.stored = replace(head, notes=notes)
            self.table.names = [seat.name for seat in head.seats]
            self.table.entropy = entropy_of(head)

    async def read_seats(self) -> None:
        """Who plays is known anew before anything else is played."""
        async with self._turn:
            await self._read_seats()

    # --- what is played ---

    async def play(self, owner: str, deed: _Deed, looking: int | None = None) -> messages.ToBrowser:
        """A move or an undo: acknowledged when it is on disk, and not before."""
        if self._in_queue >= limits.MOVES_WAITING:
            return messages.Busy(deed.id, BUSY_MS)
        self._in_queue += 1
        try:
            async with self._turn:
                return await self._play_in_turn(owner, deed, looking)
        except StoreDown:
            return messages.Busy(deed.id, BUSY_MS)
        finally:
            self._in_queue -= 1

    async def play_for_the_house(self, seq: int, actor: int, action: int, bot: str | None) -> None:
        """What nature or a bot does, if it is still their turn."""
        async with self._turn:
            is_meant = actor == NATURE or self.seats.bot_at(actor) == bot
            if seq == len(self.log) and is_meant:
                await self._append("", "", f"house:{seq}:{actor}", actor, action)

    async def _play_in_turn(
        self, owner: str, message: _Deed, looking: int | None
    ) -> messages.ToBrowser:
        if message.seq > len(self.log) and self.store.is_shared and self.seats.of(owner):
            await self._catch_up()
        client_move_id = f"{owner[:16]}:{message.id}"
        written = await self._seq_of(client_move_id, message.seq)
        if written is not None:
            return messages.Ack(message.id, written)
        seats = self.seats.played_by(owner)
        if self.is_at_rest:
            return messages.Problem(self._why_at_rest(), id=message.id)
        if not seats:
            return messages.Problem("not_your_turn", id=message.id)
        if message.seq != len(self.log):
            return self._stale(owner, message.id, message.seq, looking)
        try:
            seat, action = self._decide(owner, seats, message, looking)
        except curtain.Closed:
            return messages.Problem("curtained", id=message.id)
        except IllegalMove as refused:
            return views.illegal(message.id, refused)
        except UnknownMove as unknown:
            return messages.Problem("malformed", str(unknown).splitlines()[0], message.id)
        if seat is None:
            return messages.Problem("not_your_turn", id=message.id)
        return await self._append(owner, message.id, client_move_id, seat, action)

    def _decide(
        self, owner: str, seats: frozenset[int], message: _Deed, looking: int | None
    ) -> tuple[int | None, int]:
        """The seat that acts and its action; IllegalMove or UnknownMove if it may not."""
        if isinstance(message, messages.Undo):
            last = self.table.plies[-1].actor if self.table.plies else None
            self.table.fork().undo(last if last in seats else min(seats))
            return last, UNDO
        if self.table.actor not in seats:
            return None, 0
        return self.table.actor, self.read(owner, looking, message.move)

    async def _append(
        self, owner: str, id_: str, client_move_id: str, seat: int, action: int
    ) -> messages.ToBrowser:
        faults.point("before_apply")
        at = time.time_ns() // 1_000_000
        trial, line = self.fold.tried(client_move_id, seat, action, at)
        kept = self.fold.snapshot(trial, line.event.seq + 1)
        stands = Standing(trial.actor, views.ending_of(trial))
        appended = await self.store.append(self.stored.id, line.event, trial.is_over, kept, stands)
        faults.point("after_append")
        if appended.written is Written.APPENDED:
            (metrics.BY_A_PERSON if owner else metrics.BY_THE_HOUSE).inc()
            self._accept(trial, line)
            faults.point("before_ack")
            return messages.Ack(id_, appended.seq)
        if appended.written is Written.CLOSED:
            await self._read_seats()
            self.audience.show_again()
            return messages.Problem("closed", id=id_)
        seq = len(self.log)
        if appended.written is Written.STALE and appended.seq <= seq:
            self.end()
            return messages.Problem("gone", id=id_)
        await self._catch_up()
        if appended.written is Written.REPEATED:
            return messages.Ack(id_, appended.seq)
        return self._stale(owner, id_, seq)

    def _accept(self, trial: Table, line: Line) -> None:
        """It has happened; whoever moved is told first, then everybody."""
        self.fold.accept(trial, line)
        asyncio.get_running_loop().call_soon(self._publish)

    def _publish(self) -> None:
        faults.point("before_publish")
        self.audience.publish()
        self.others.come_forward()

    async def _seq_of(self, client_move_id: str, seq: int) -> int | None:
        """Where a move that was sent before is; one that is not among the newest is looked up."""
        known = self.log.seq_of(client_move_id)
        if known is None and seq < self.log.first:
            return await self.store.seq_of(self.stored.id, client_move_id)
        return known

    def _stale(self, owner: str, id_: str, seq: int, looking: int | None = None) -> messages.Stale:
        """What was missed; who has missed more than is kept here says hello again."""
        view = self.view_for(owner, looking)
        return messages.Stale(id_, len(self.log), self.log_for(owner, seq), view)

    async def _read_on(self) -> None:
        """Somebody else has written to this log: follow, and let everybody know."""
        try:
            for event in await self.store.events_from(self.stored.id, len(self.log)):
                self.fold.follow(event)
                self.audience.publish()
        except Forgotten:
            await self._wake_again()

    async def _wake_again(self) -> None:
        """More was taken back than is known here."""
        stored = await self.store.load(self.stored.id)
        if stored is not None:
            self.fold = Fold(stored, await asyncio.to_thread(wake, stored))
            self.audience.show_again()
