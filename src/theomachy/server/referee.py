"""One referee per table: applies to a copy, appends durably, acknowledges, publishes."""

import asyncio
import hashlib
import time
from dataclasses import replace

from theomachy.bots import check_bot
from theomachy.games import load
from theomachy.kernel import NATURE
from theomachy.server import bodies, limits, messages, views
from theomachy.server.audience import Audience
from theomachy.server.connection import BUSY_MS, Connection
from theomachy.server.log import Log, chained, check, digest_of, happen
from theomachy.server.others import Others
from theomachy.server.seating import Seating
from theomachy.server.store import (
    UNDO,
    Broken,
    Store,
    StoredEvent,
    StoreDown,
    StoredTable,
    Written,
)
from theomachy.server.thinkers import Thinkers
from theomachy.table import IllegalMove, Table, UnknownMove


def opened(stored: StoredTable) -> Table:
    """The table before its first event."""
    names = [seat.name for seat in stored.seats]
    if stored.start is not None:
        return Table.at(stored.game, stored.start, stored.seed, names)
    return Table(load(stored.game), stored.players, stored.seed, stored.options, names)


class Referee:
    """Everything that happens at one table happens here, one thing after another."""

    def __init__(self, stored: StoredTable, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self.audience, self.others = Audience(self), Others(self)
        self._turn = asyncio.Lock()
        self._in_queue = 0
        self._fold(stored)

    def _fold(self, stored: StoredTable) -> None:
        """The position is what the log says, and nothing else."""
        self.stored, self.table, self.log = stored, opened(stored), Log()
        self.acked = {event.client_move_id: event.seq for event in stored.events}
        self.last_hash = hashlib.sha256(stored.id.encode()).hexdigest()
        self.is_frozen = stored.rules != self.table.game.version
        try:
            for event in stored.events:
                self._follow(event)
        except Broken:
            if not self.is_frozen:
                raise

    def _follow(self, event: StoredEvent) -> None:
        """One more event of the log, if it is the one that was written."""
        check(self.table, event, self.last_hash)
        line = happen(self.table, event)
        if digest_of(self.table) != event.digest:
            self.table.pop()
            raise Broken(f"event {event.seq} leads elsewhere")
        self.last_hash = chained(self.last_hash, event)
        self.log.add(line)

    # --- what is told ---

    @property
    def seats(self) -> Seating:
        return Seating(self.stored.seats)

    def info_for(self, owner: str) -> messages.TableInfo:
        is_over = self.table.is_over
        return messages.TableInfo(
            self.stored.id, self.stored.game, self.stored.players, self.table.options,
            self.seats.told_to(owner, self.audience.owners), self.table.commitment,
            self.table.seed if is_over else None, is_over, self.seats.is_full, self.is_frozen,
        )  # fmt: skip

    def view_for(self, owner: str) -> messages.View:
        acting = frozenset() if self.is_frozen else self.seats.played_by(owner)
        seat = views.chair_of(self.table.actor, acting or self.seats.of(owner))
        return views.view_of(self.table, seat, seat in acting)

    def log_for(self, owner: str) -> list[messages.Entry]:
        return self.log.read_by(views.reader_of(self.seats.of(owner)), self.table)

    def replay_for(self, owner: str) -> bodies.Replay:
        return views.replay_of(self.table, views.reader_of(self.seats.of(owner)))

    def show_to(self, owner: str) -> messages.Show:
        return messages.Show(
            self.info_for(owner), len(self.log), self.view_for(owner), self.log_for(owner)
        )

    def update_for(self, owner: str) -> messages.Update:
        newest = self.log_for(owner)[-1:]
        return messages.Update(len(self.log), newest, self.view_for(owner))

    # --- who comes and who plays ---

    def join(self, connection: Connection) -> None:
        self.audience.join(connection)
        self.others.go_on()

    async def catch_up(self) -> None:
        """What others have written happens here too, and everybody is told."""
        async with self._turn:
            await self._read_on()

    async def _read_on(self) -> None:
        """Entries that are new here, then the seats, if they have changed."""
        head = await self.store.head(self.stored.id)
        if head is None:
            return
        if head.length > len(self.log) and not self.is_frozen:
            self.others.stand_back()
            self.table = self.table.fork()
            for event in await self.store.events_from(self.stored.id, len(self.log)):
                self._follow(event)
                self.acked[event.client_move_id] = event.seq
                self.audience.publish()
        if head.seating != self.stored.seating:
            self.stored = replace(self.stored, seats=head.seats, seating=head.seating)
            self.table.names = [seat.name for seat in head.seats]
            self.audience.show_again()
        self.others.go_on()

    async def delegate(self, owner: str, message: messages.Delegate) -> messages.ToBrowser:
        """Let a bot play for a seat, or no longer: at once, also while it thinks."""
        try:
            bot = None if message.bot is None else check_bot(message.bot)
            async with self._turn:
                if not await self.store.delegate(self.stored.id, message.seat, owner, bot):
                    return messages.Problem("not_your_seat", id=message.id)
                seats = list(self.stored.seats)
                seats[message.seat] = replace(seats[message.seat], deputy=bot)
                seating = self.stored.seating + 1
                self.stored = replace(self.stored, seats=seats, seating=seating)
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
        client_move_id = f"{owner[:16]}:{message.id}"
        if client_move_id in self.acked:
            return messages.Ack(message.id, self.acked[client_move_id])
        seats = self.seats.played_by(owner)
        if self.is_frozen:
            return messages.Problem("old_rules", id=message.id)
        if not seats:
            return messages.Problem("not_your_turn", id=message.id)
        if message.seq > len(self.log) and self.store.is_shared:
            await self._read_on()
        if message.seq != len(self.log):
            missed = self.log_for(owner)[message.seq :]
            return messages.Stale(message.id, len(self.log), missed, self.view_for(owner))
        try:
            seat, action = self._decide(seats, message)
        except IllegalMove as refused:
            return illegal(message.id, refused)
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
        trial, at = self.table.fork(), time.time_ns() // 1_000_000
        draft = StoredEvent(len(self.log), client_move_id, seat, action, "", self.last_hash, at)
        line = happen(trial, draft)
        event = replace(draft, digest=digest_of(trial))
        appended = await self.store.append(self.stored.id, event, trial.is_over)
        if appended.written is not Written.APPENDED:
            await self._read_on()
            if appended.written is Written.REPEATED:
                return messages.Ack(id_, appended.seq)
            missed = self.log_for(owner)[event.seq :]
            return messages.Stale(id_, len(self.log), missed, self.view_for(owner))
        self.table, self.last_hash = trial, chained(self.last_hash, event)
        self.log.add(line)
        self.acked[client_move_id] = event.seq
        self.audience.publish()
        self.others.come_forward()
        return messages.Ack(id_, event.seq)


def illegal(id_: str, refused: IllegalMove) -> messages.Illegal:
    reason = refused.reason.name.lower()
    return messages.Illegal(id_, refused.move, reason, refused.paragraph)
