"""One referee per table: applies to a copy, appends durably, acknowledges, publishes."""

import asyncio
import hashlib
import time
from dataclasses import replace

from theomachy.bots import check_bot, view_of
from theomachy.games import load
from theomachy.kernel import NATURE
from theomachy.server import bodies, messages, views
from theomachy.server.connection import BUSY_MS, Connection
from theomachy.server.log import Log, chained, happen
from theomachy.server.outbox import encode
from theomachy.server.store import UNDO, Outcome, Store, StoredEvent, StoreDown, StoredTable
from theomachy.server.thinkers import Thinkers
from theomachy.table import IllegalMove, Table, UnknownMove, dice

_MOST_IN_QUEUE = 32


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
        self.connections: set[Connection] = set()
        self._turn = asyncio.Lock()
        self._in_queue = 0
        self._wake = asyncio.Event()
        self._going: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[int] | None = None
        self._fold(stored)

    def _fold(self, stored: StoredTable) -> None:
        """The position is what the log says, and nothing else."""
        self.stored, self.table, self.log = stored, opened(stored), Log()
        self.acked = {event.client_move_id: event.seq for event in stored.events}
        self.last_hash = hashlib.sha256(stored.id.encode()).hexdigest()
        for event in stored.events:
            self.log.add(happen(self.table, event))
            self.last_hash = chained(self.last_hash, event)

    # --- seats ---

    @property
    def has_started(self) -> bool:
        return all(seat.kind != "open" for seat in self.stored.seats)

    def seats_of(self, owner: str) -> frozenset[int]:
        return frozenset(n for n, seat in enumerate(self.stored.seats) if seat.owner == owner)

    def acting_seats_of(self, owner: str) -> frozenset[int]:
        """The seats this owner plays himself; none before everybody sits."""
        mine = self.seats_of(owner) if self.has_started else frozenset()
        return frozenset(n for n in mine if self.stored.seats[n].deputy is None)

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat, for itself or for its owner."""
        return self.stored.seats[seat].bot or self.stored.seats[seat].deputy

    def info_for(self, owner: str) -> messages.TableInfo:
        present = {connection.owner for connection in self.connections}
        seats = [
            messages.SeatInfo(
                number, kind_of(seat.kind), seat.name, seat.bot, seat.owner == owner,
                seat.kind == "bot" or seat.owner in present, seat.deputy,
            )
            for number, seat in enumerate(self.stored.seats)
        ]  # fmt: skip
        is_over = self.table.is_over
        return messages.TableInfo(
            self.stored.id, self.stored.game, self.stored.players, self.table.options, seats,
            self.table.commitment, self.table.seed if is_over else None, is_over, self.has_started,
        )  # fmt: skip

    async def reseat(self) -> None:
        """Somebody has taken a seat: read the seats again, and tell everybody."""
        fresh = await self.store.load(self.stored.id)
        if fresh:
            async with self._turn:
                self.stored = fresh
                self.table.names = [seat.name for seat in fresh.seats]
        for connection in self.connections:
            connection.outbox.put(self.show_to(connection.owner))
        self.go_on()

    async def delegate(self, owner: str, message: messages.Delegate) -> messages.ToBrowser:
        """Let a bot play for a seat, or no longer: at once, also while it thinks."""
        try:
            bot = None if message.bot is None else check_bot(message.bot)
            async with self._turn:
                if not await self.store.delegate(self.stored.id, message.seat, owner, bot):
                    return messages.Problem("not_your_seat", id=message.id)
                seats = list(self.stored.seats)
                seats[message.seat] = replace(seats[message.seat], deputy=bot)
                self.stored = replace(self.stored, seats=seats)
        except LookupError as unknown:
            return messages.Problem("malformed", str(unknown.args[0])[:200], message.id)
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        self._tell_deputy(owner)
        return messages.Ack(message.id, len(self.log))

    def _tell_deputy(self, owner: str) -> None:
        """Somebody else plays a seat now; its owner may do other things than before."""
        if self._thought is not None:
            self._thought.cancel()
        self._tell_presence()
        for connection in self.connections:
            if connection.owner == owner:
                connection.outbox.put(self.show_to(owner))
        self.go_on()

    # --- who watches ---

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        connection.outbox.put(self.show_to(connection.owner))
        self._tell_presence()
        self.go_on()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        connection.forget()
        self._tell_presence()

    def _tell_presence(self) -> None:
        for connection in self.connections:
            connection.outbox.put(messages.Presence(self.info_for(connection.owner)))

    def view_for(self, owner: str) -> messages.View:
        acting = self.acting_seats_of(owner)
        seat = views.chair_of(self.table.actor, acting or self.seats_of(owner))
        return views.view_of(self.table, seat, seat in acting)

    def log_for(self, owner: str) -> list[messages.Entry]:
        return self.log.read_by(views.reader_of(self.seats_of(owner)), self.table)

    def replay_for(self, owner: str) -> bodies.Replay:
        return views.replay_of(self.table, views.reader_of(self.seats_of(owner)))

    def show_to(self, owner: str) -> messages.Show:
        return messages.Show(
            self.info_for(owner), len(self.log), self.view_for(owner), self.log_for(owner)
        )

    def _publish(self) -> None:
        """The newest entry; one encoding for all who own the same seats."""
        encoded: dict[frozenset[int], bytes] = {}
        for connection in self.connections:
            seats = self.seats_of(connection.owner)
            if seats not in encoded:
                encoded[seats] = encode(self._update_for(connection.owner))
            connection.outbox.put(encoded[seats])

    def _update_for(self, owner: str) -> messages.Update:
        newest = self.log_for(owner)[-1:]
        return messages.Update(len(self.log), newest, self.view_for(owner))

    # --- what players ask ---

    async def play(self, owner: str, message: messages.Play | messages.Undo) -> messages.ToBrowser:
        """A move or an undo: acknowledged when it is on disk, and not before."""
        if self._in_queue >= _MOST_IN_QUEUE:
            return messages.Busy(message.id, BUSY_MS)
        self._in_queue += 1
        try:
            async with self._turn:
                return await self._play_in_turn(owner, message)
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        finally:
            self._in_queue -= 1

    async def _play_in_turn(
        self, owner: str, message: messages.Play | messages.Undo
    ) -> messages.ToBrowser:
        client_move_id = f"{owner[:16]}:{message.id}"
        if client_move_id in self.acked:
            return messages.Ack(message.id, self.acked[client_move_id])
        seats = self.acting_seats_of(owner)
        if not seats:
            return messages.Problem("not_your_turn", id=message.id)
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
        event = replace(draft, digest=hashlib.sha256(trial.state.tobytes()).hexdigest()[:32])
        appended = await self.store.append(self.stored.id, event)
        if appended.outcome is not Outcome.APPENDED:
            return await self._catch_up(owner, id_, appended.outcome, appended.seq)
        self.table, self.last_hash = trial, chained(self.last_hash, event)
        self.log.add(line)
        self.acked[client_move_id] = event.seq
        self._publish()
        self.go_on()
        return messages.Ack(id_, event.seq)

    async def _catch_up(
        self, owner: str, id_: str, outcome: Outcome, seq: int
    ) -> messages.ToBrowser:
        """Somebody else has written to this log: fold it anew."""
        fresh = await self.store.load(self.stored.id)
        if fresh:
            self._fold(fresh)
        if outcome is Outcome.REPEATED:
            return messages.Ack(id_, seq)
        return messages.Stale(id_, len(self.log), [], self.view_for(owner))

    # --- nature and bots ---

    def go_on(self) -> None:
        """Let nature and bots act when it is their turn."""
        self._wake.set()
        if self._going is None or self._going.done():
            self._going = asyncio.create_task(self._let_others_act())

    async def _let_others_act(self) -> None:
        while self._wake.is_set():
            self._wake.clear()
            try:
                while await self._one_of_others():
                    pass
            except StoreDown:
                await asyncio.sleep(BUSY_MS / 1000)
                self._wake.set()

    async def _one_of_others(self) -> bool:
        """One action of nature or of a bot; False when a person is to act, or nobody."""
        actor, seq = self.table.actor, len(self.log)
        if not self.has_started or self.table.is_over:
            return False
        bot = None if actor == NATURE else self.bot_at(actor)
        if actor != NATURE and bot is None:
            return False
        action = self.table.rolled() if bot is None else await self._thought_of(actor, bot, seq)
        async with self._turn:
            is_meant = actor == NATURE or self.bot_at(actor) == bot
            if seq == len(self.log) and action is not None and is_meant:
                await self._append("", "", f"house:{seq}:{actor}", actor, action)
        return True

    async def _thought_of(self, seat: int, bot: str, seq: int) -> int | None:
        """What a bot plays; None if it was stopped."""
        luck = dice.luck(self.table.seed, seq)
        self._thought = asyncio.create_task(
            self.thinkers.choose(view_of(self.table, seat), bot, luck)
        )
        await asyncio.wait({self._thought})
        return None if self._thought.cancelled() else self._thought.result()


def kind_of(kind: str) -> messages.SeatKind:
    return "bot" if kind == "bot" else "open" if kind == "open" else "human"


def illegal(id_: str, refused: IllegalMove) -> messages.Illegal:
    reason = refused.reason.name.lower()
    return messages.Illegal(id_, refused.move, reason, refused.paragraph)
