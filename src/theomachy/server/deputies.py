"""Who plays for whom at a table, for how long, and until when somebody is waited for."""

import contextlib
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from theomachy.locales import Wrong
from theomachy.server import company, limits, messages
from theomachy.server.company import RETURNED, Clock, Handed, Pace
from theomachy.server.connection import BUSY_MS
from theomachy.server.store import StoreDown, StoredSeat, StoredTable

if TYPE_CHECKING:
    from theomachy.server.referee import Referee


_LATELY = 1.5
"""Whoever has not been noted for so many times as long as he should have been is not there."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Deputies:
    def __init__(self, referee: "Referee") -> None:
        self.referee = referee
        self._told: tuple[int, int] | None = None
        self._left: dict[str, int] = {}

    def standing(self) -> Sequence[StoredSeat]:
        """The seats, without bots whose turn has passed."""
        seats, fold = self.referee.stored.seats, self.referee.fold
        actor = max(self.referee.table.actor, fold.clocks.mover if self._is_natures else -1)
        turn = fold.clocks.turn_of(actor, len(fold.log))
        return [standing(seat, n == actor, turn) for n, seat in enumerate(seats)]

    @property
    def _is_natures(self) -> bool:
        return self.referee.table.actor < 0 and not self.referee.table.is_over

    # --- what owners and others decide ---

    async def delegate(self, owner: str, message: messages.Delegate) -> messages.ToBrowser:
        """Let a bot play for a seat, or no longer: at once, also while it thinks."""
        referee, bot = self.referee, message.bot
        check = referee.thinkers.roster.check
        try:
            since = len(referee.log) if message.turn and check(bot or "") else None
            if since is not None and referee.table.actor != message.seat:
                return messages.Problem("not_your_turn", id=message.id)
            bot = None if bot is None else check(bot)
            is_done = await referee.store.delegate(
                referee.stored.id, message.seat, owner, bot, since
            )
        except LookupError as unknown:
            return messages.Problem("malformed", str(unknown.args[0])[:200], message.id)
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        if not is_done:
            return messages.Problem("not_your_seat", id=message.id)
        return await self._changed(message, owner)

    async def hand_over(self, owner: str, message: company.HandOver) -> messages.ToBrowser:
        """Somebody else's seat, if he is not there or out of time."""
        now, store = milliseconds(), self.referee.store
        gone = now - int(limits.SECONDS_UNTIL_AWAY * 1000)
        table = self.referee.stored.id
        try:
            handed = await store.hand_over(table, message.seat, owner, now, gone)
        except StoreDown:
            return messages.Busy(message.id, BUSY_MS)
        if handed is Handed.NOT_YOURS:
            return messages.Problem("not_your_seat", id=message.id)
        if handed is Handed.STILL_HERE:
            return messages.Problem("still_here", id=message.id)
        return await self._changed(message, owner)

    async def _changed(
        self, message: messages.Delegate | company.HandOver, owner: str
    ) -> messages.ToBrowser:
        referee = self.referee
        with contextlib.suppress(StoreDown):
            await referee.read_seats()
        referee.others.stop_thinking(message.seat)
        referee.audience.tell_presence()
        referee.audience.show_again(owner)
        referee.others.come_forward()
        return messages.Ack(message.id, len(referee.log))

    # --- until when somebody is waited for ---

    async def wind(self) -> None:
        """A person is to act: his clock runs from now on, and everybody is told."""
        stored, length = self.referee.stored, len(self.referee.log)
        if stored.pace.is_any and stored.wound != length:
            actor, due = self.referee.table.actor, self._due(stored)
            await self.referee.store.wind(stored.id, length, actor, due)
            self.referee.stored = replace(self.referee.stored, due=due, wound=length, awaits=actor)
        if any(seat.deputy_from is not None for seat in stored.seats):
            self.referee.audience.tell_presence()
        self._tell()

    def _due(self, stored: StoredTable) -> int | None:
        """Who takes his seat back when his time is over is given a little."""
        now, clocks = milliseconds(), self.referee.fold.clocks
        due = clocks.deadline(stored.pace, self.referee.table.actor, now)
        if due is None or stored.wound != RETURNED:
            return due
        return max(due, now + int(limits.SECONDS_AFTER_A_RETURN * 1000))

    def _tell(self) -> None:
        clock = clock_of(self.referee.stored)
        told = None if clock is None else (clock.seat, clock.due)
        if told != self._told:
            self._told = told
            for connection in self.referee.audience.connections:
                connection.outbox.put(company.Ticking(clock))

    def left(self, owner: str) -> None:
        """Somebody is not here any more: what was noted of him before says nothing."""
        if self.referee.store.is_shared and self.referee.seats.of(owner):
            self._left[owner] = milliseconds()

    def seen_elsewhere(self) -> set[str]:
        """Owners whom another process has lately noted as connected there."""
        if not self.referee.store.is_shared:
            return set()
        lately = milliseconds() - int(_LATELY * limits.SECONDS_BETWEEN_SIGHTINGS * 1000)
        seen = {seat.owner: seat.seen for seat in self.referee.stored.seats if seat.owner}
        return {owner for owner in seen if seen[owner] > max(lately, self._left.get(owner, 0))}

    async def sighted(self, owner: str) -> None:
        """Somebody is there; where he has nobody to wait for him, nobody need know."""
        owners = {seat.owner for seat in self.referee.stored.seats if seat.owner}
        if owner in owners and len(owners) > 1 and not self.referee.table.is_over:
            with contextlib.suppress(StoreDown):
                await self.referee.store.sighted(self.referee.stored.id, {owner}, milliseconds())


def standing(seat: StoredSeat, is_to_act: bool, turn: int) -> StoredSeat:
    if seat.deputy_from is None or (is_to_act and seat.deputy_from >= turn):
        return seat
    return replace(seat, deputy=None, deputy_from=None)


def clock_of(stored: StoredTable) -> Clock | None:
    """The clock that runs at a table, if one does."""
    if stored.due is None or stored.wound < 0:
        return None
    return Clock(stored.awaits, stored.due, milliseconds())


def checked_pace(pace: Pace) -> Pace:
    """A pace that people can keep; Wrong if it is none."""
    is_kept = pace.clock == "none" or pace.seconds >= limits.SECONDS_OF_A_CLOCK_AT_LEAST
    if not is_kept or 0 < pace.away < limits.SECONDS_UNTIL_AWAY:
        raise Wrong("door-pace")
    return pace
