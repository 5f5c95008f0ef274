"""One referee per table: applies to a copy, appends durably, acknowledges, publishes."""

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import Literal

from theomachy.bots import check_bot
from theomachy.kernel import NATURE
from theomachy.server import faults, limits, messages, metrics, views
from theomachy.server.audience import Audience
from theomachy.server.connection import BUSY_MS, Connection
from theomachy.server.fold import Fold, Forgotten, Woken, entropy_of
from theomachy.server.identity import fingerprint_of
from theomachy.server.log import Line, Log
from theomachy.server.others import Others
from theomachy.server.seating import Seating
from theomachy.server.store import UNDO, Store, StoreDown, StoredTable, Written
from theomachy.server.thinkers import Thinkers
from theomachy.server.waking import is_frozen, wake
from theomachy.table import IllegalMove, Table, UnknownMove

_BYTES_OF_A_PLY, _BYTES_OF_A_LINE, _BYTES_AT_LEAST = 150, 2500, 20_000


class Referee:
    """Everything that happens at one table happens here, one thing after another."""

    def __init__(self, stored: StoredTable, woken: Woken, store: Store, thinkers: Thinkers) -> None:
        self.stored, self.store, self.thinkers = stored, store, thinkers
        self.fold, self.is_frozen = Fold(stored, woken), is_frozen(stored)
        self.audience, self.others = Audience(self), Others(self)
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
        return (
            ply * len(self.table.plies) + _BYTES_OF_A_LINE * len(self.log.lines) + _BYTES_AT_LEAST
        )

    # --- what is told ---

    @property
    def seats(self) -> Seating:
        return Seating(self.stored.seats)

    @property
    def is_at_rest(self) -> bool:
        """Whether it is only looked at."""
        return self.is_frozen or self.stored.is_closed or self.is_gone

    def _why_at_rest(self) -> Literal["gone", "old_rules", "closed"]:
        return "gone" if self.is_gone else "old_rules" if self.is_frozen else "closed"

    def info_for(self, owner: str) -> messages.TableInfo:
        is_over = self.table.is_over
        return messages.TableInfo(
            self.stored.id, self.stored.game, self.stored.players, self.table.options,
            self.seats.told_to(owner, self.audience.owners), self.table.commitment,
            self.table.seed if is_over else None, is_over, self.seats.is_full, self.is_frozen,
            self.stored.is_closed, self.renewable_by(owner), fingerprint_of(self.stored),
        )  # fmt: skip

    def renewable_by(self, owner: str) -> list[int]:
        """The seats an owner may invite to anew; if there are secrets, before any is dealt."""
        has_begun = self.table.ply > (0 if self.table.keeps_secrets else self.table.draws)
        return self.seats.renewable_by(owner, has_begun) if owner == self.stored.opener else []

    def view_for(self, owner: str) -> messages.View:
        acting = frozenset() if self.is_at_rest else self.seats.played_by(owner)
        seat = views.chair_of(self.table.actor, acting or self.seats.of(owner))
        return views.view_of(self.table, seat, seat in acting)

    def log_for(self, owner: str, since: int = 0) -> list[messages.Entry]:
        return self.log.read_by(views.reader_of(self.seats.of(owner)), self.table, since)

    def show_to(self, owner: str) -> messages.Show:
        return messages.Show(
            self.info_for(owner), len(self.log), self.view_for(owner), self.log.plies,
            self.log_for(owner),
        )  # fmt: skip

    def update_for(self, owner: str) -> messages.Update:
        newest = self.log_for(owner, len(self.log) - 1)
        return messages.Update(len(self.log), newest, self.view_for(owner))

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
        self.others.go_on()

    async def _read_seats(self) -> None:
        head = await self.store.head(self.stored.id)
        if head:
            self.stored = head
            self.table.names = [seat.name for seat in head.seats]
            self.table.entropy = entropy_of(head)

    async def delegate(self, owner: str, message: messages.Delegate) -> messages.ToBrowser:
        """Let a bot play for a seat, or no longer: at once, also while it thinks."""
        try:
            bot = None if message.bot is None else check_bot(message.bot)
            async with self._turn:
                if not await self.store.delegate(self.stored.id, message.seat, owner, bot):
                    return messages.Problem("not_your_seat", id=message.id)
                await self._read_seats()
        except LookupError as unknown:
            return messages.Problem("malformed", str(unknown.args[0])[:200], message.id)
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        self.others.stop_thinking(message.seat)
        self.audience.tell_presence()
        self.audience.show_again(owner)
        self.others.come_forward()
        return messages.Ack(message.id, len(self.log))

    # --- what is played ---

    async def play(self, owner: str, message: messages.Play | messages.Undo) -> messages.ToBrowser:
        """A move or an undo: acknowledged when it is on disk, and not before."""
        if self._in_queue >= limits.MOVES_WAITING:
            return messages.Busy(message.id, BUSY_MS)
        self._in_queue += 1
        try:
            async with self._turn:
                return await self._play_in_turn(owner, message)
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        finally:
            self._in_queue -= 1

    async def play_for_the_house(self, seq: int, actor: int, action: int, bot: str | None) -> None:
        """What nature or a bot does, if it is still their turn."""
        async with self._turn:
            is_meant = actor == NATURE or self.seats.bot_at(actor) == bot
            if seq == len(self.log) and is_meant:
                await self._append("", "", f"house:{seq}:{actor}", actor, action)

    async def _play_in_turn(
        self, owner: str, message: messages.Play | messages.Undo
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
            return self._stale(owner, message.id, message.seq)
        try:
            seat, action = self._decide(seats, message)
        except IllegalMove as refused:
            return views.illegal(message.id, refused)
        except UnknownMove as unknown:
            return messages.Problem("malformed", str(unknown).splitlines()[0], message.id)
        if seat is None:
            return messages.Problem("not_your_turn", id=message.id)
        return await self._append(owner, message.id, client_move_id, seat, action)

    def _decide(
        self, seats: frozenset[int], message: messages.Play | messages.Undo
    ) -> tuple[int | None, int]:
        """The seat that acts and its action; IllegalMove or UnknownMove if it may not."""
        if isinstance(message, messages.Undo):
            last = self.table.plies[-1].actor if self.table.plies else None
            self.table.fork().undo(last if last in seats else min(seats))
            return last, UNDO
        if self.table.actor not in seats:
            return None, 0
        return self.table.actor, self.table.read(message.move)

    async def _append(
        self, owner: str, id_: str, client_move_id: str, seat: int, action: int
    ) -> messages.ToBrowser:
        faults.point("before_apply")
        at = time.time_ns() // 1_000_000
        trial, line = self.fold.tried(client_move_id, seat, action, at)
        kept = self.fold.snapshot(trial, line.event.seq + 1)
        appended = await self.store.append(self.stored.id, line.event, trial.is_over, kept)
        faults.point("after_append")
        if appended.written is Written.APPENDED:
            metrics.ENTRIES.labels("person" if owner else "house").inc()
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

    def _stale(self, owner: str, id_: str, seq: int) -> messages.Stale:
        """What was missed; who has missed more than is kept here says hello again."""
        missed = self.log_for(owner, seq)
        return messages.Stale(id_, len(self.log), missed, self.view_for(owner))

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
