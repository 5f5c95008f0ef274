"""Nature and bots: they act by themselves when it is their turn."""

import asyncio
import time
from typing import TYPE_CHECKING

from theomachy.bots.view import telling_view_of
from theomachy.kernel import NATURE
from theomachy.server import limits
from theomachy.server.connection import BUSY_MS
from theomachy.server.store import StoreDown
from theomachy.table import dice

if TYPE_CHECKING:
    from theomachy.server.referee import Referee


PATIENCE = 3.0
"""Seconds that those are given to act who let the others act elsewhere, before we do it here."""


class Others:
    """Where the last entry was written they act at once, and so one process alone lets them think;
    elsewhere only if nothing comes of that. What two think of at once is appended once."""

    def __init__(self, referee: "Referee") -> None:
        self.referee = referee
        self._not_before = 0.0
        self._later: asyncio.TimerHandle | None = None
        self.going: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._thought: asyncio.Task[int] | None = None
        self._thinker = self._errand = NATURE

    def go_on(self) -> None:
        """Let them act if it is their turn."""
        self._wake.set()
        if self.going is None or self.going.done():
            self.going = asyncio.create_task(self._act())

    def stand_back(self) -> None:
        """Somebody elsewhere has just acted, and lets them act."""
        self.stop_thinking(self._thinker)
        loop = asyncio.get_running_loop()
        self._not_before = loop.time() + PATIENCE
        if self._later is not None:
            self._later.cancel()
        self._later = loop.call_at(self._not_before, self.go_on)

    def come_forward(self) -> None:
        """Somebody here has just acted."""
        self._not_before = 0.0
        self.go_on()

    def run_errand(self, seat: int) -> None:
        """Let a bot play somebody's turn, also if nobody looks on."""
        self._errand = seat
        self.come_forward()

    def stop_thinking(self, seat: int) -> None:
        """Nobody needs any more what a bot thinks of for this seat."""
        if self._thought is not None and self._thinker == seat:
            self._thought.cancel()

    async def _act(self) -> None:
        while self._wake.is_set():
            self._wake.clear()
            try:
                while await self._act_once():
                    pass
            except StoreDown:
                await asyncio.sleep(BUSY_MS / 1000)
                self._wake.set()

    async def _act_once(self) -> bool:
        """One action of nature or of a bot; False when a person is to act, or nobody. Bots wait
        until somebody looks on, but for the turn they were sent to play."""
        referee = self.referee
        actor, seq = referee.table.actor, len(referee.log)
        if not referee.seats.is_full or referee.table.is_over or referee.is_at_rest:
            return False
        bot = None if actor == NATURE else referee.seats.bot_at(actor)
        self._errand = self._errand if actor in (NATURE, self._errand) else NATURE
        if actor != NATURE and bot is None:
            await referee.deputies.wind()
            return False
        if self._not_before and asyncio.get_running_loop().time() < self._not_before:
            return False
        if actor != NATURE and self._errand != actor and not referee.audience.connections:
            return False
        action = await referee.rolled() if bot is None else await self._think(actor, bot, seq)
        if action is not None:
            await referee.play_for_the_house(seq, actor, action, bot)
        return True

    async def _think(self, seat: int, bot: str, seq: int) -> int | None:
        """What a bot plays; None if it was stopped."""
        table, thinkers = self.referee.table, self.referee.thinkers
        view, asker = telling_view_of(table, seat), self.referee.audience.asker
        luck, self._thinker = dice.luck(table.seed, seq), seat

        async def chosen() -> int:
            action = await thinkers.choose(asker, view, bot, luck)
            await asyncio.sleep(self._rest(seat))
            return action

        self._thought = asyncio.create_task(chosen())
        await asyncio.wait({self._thought})
        return None if self._thought.cancelled() else self._thought.result()

    def _rest(self, seat: int) -> float:
        """Who plays for somebody takes his time, so that it can be seen, and taken back."""
        lines = self.referee.log.lines
        if self.referee.stored.seats[seat].bot is not None or not lines:
            return 0.0
        elapsed = time.time() - lines[-1].event.at / 1000
        return min(limits.SECONDS_OF_A_STAND_IN, max(0.0, limits.SECONDS_OF_A_STAND_IN - elapsed))
