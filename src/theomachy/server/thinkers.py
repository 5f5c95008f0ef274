"""Bots think in processes of their own, so that the event loop never computes."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from theomachy.bots import BOTS, Advice, Mind, View, win_probabilities
from theomachy.games import load
from theomachy.kernel.record import restored
from theomachy.server import guests, limits, metrics
from theomachy.server.crew import Crew, Unanswered
from theomachy.server.roster import Roster
from theomachy.server.turns import Asker, Overasked

_SECONDS_TO_THINK = 1.0
_LEAST_SECONDS = 0.05
_AT_ONCE = 64
"""So many positions are judged by one question, that others may be asked in between."""
_NICENESS = 10

_log = logging.getLogger("theomachy.server")

T = TypeVar("T")
WinProbabilities = tuple[float, ...]


# --- in a worker, having been sent only what a seat may know -----------------------------------


@dataclass(frozen=True)
class Question:
    """What shall be done in a position, as one seat sees it."""

    game: str
    seat: int
    seen: bytes
    actions: tuple[int, ...]
    bot: str
    luck: int
    clock: float
    ply: int
    log: tuple[str, ...]

    def view(self) -> View:
        game = load(self.game)
        seen = restored(self.seen, game.state)
        return View(game, self.seat, seen, self.actions, self.ply, self.log)


def choose(question: Question) -> int:
    """What a bot plays."""
    return Mind(question.bot, question.luck).choose(question.view(), question.clock)


def choose_as_guest(question: Question, guest: str) -> guests.Choice:
    """What a bot that is not ours plays."""
    return guests.choose(guest, question.view(), question.luck)


def advise(question: Question) -> Advice:
    """What a bot would play, and what it expects."""
    return Mind(question.bot, question.luck).advise(question.view(), question.clock)


def judge(game: str, seat: int, positions: Sequence[bytes]) -> list[WinProbabilities]:
    """How likely each seat is to win each position."""
    played = load(game)
    return [win_probabilities(played, restored(seen, played.state), seat) for seen in positions]


# --- in the server -----------------------------------------------------------------------------


class Thinkers:
    """Bots of all tables: whoever waits for one is answered in turn with the others.

    Nobody thinks about a game before its bots are prepared.
    """

    def __init__(
        self, prepared: Callable[[str], Awaitable[None]], workers: int | None = None,
        roster: Roster | None = None,
    ) -> None:  # fmt: skip
        self._prepared, self.roster = prepared, roster or Roster()
        self._crew = Crew(workers or max(1, (os.cpu_count() or 2) - 1), _NICENESS)
        metrics.QUESTIONS_WAITING.set_function(lambda: len(self._crew))

    async def choose(self, asker: Asker, view: View, name: str, luck: int) -> int:
        """A bot's move, however long it waits; if all who think of one hang or die, any."""
        await self._prepared(view.game.full_name)
        while True:
            question = self._question(asker, view, name, luck)
            try:
                return await self._chosen(asker, question)
            except Overasked as full:
                await asyncio.sleep(full.seconds)
            except Unanswered:
                return view.actions[0]

    async def _chosen(self, asker: Asker, question: Question) -> int:
        """A guest that is let in no more is played for at random."""
        guest = self.roster.guest(question.bot)
        if guest is None:
            is_ours = question.bot in BOTS
            asked = question if is_ours else replace(question, bot="random")
            return await self._crew.ask(asker, choose, asked)
        found = await self._crew.ask(asker, choose_as_guest, question, guest)
        if found.offence:
            metrics.FORFEITS.labels(question.bot, found.offence).inc()
            told = (question.bot, found.offence, found.detail)
            _log.warning("guest %s forfeits a move: %s (%s)", *told)
        return found.action

    async def advise(self, asker: Asker, view: View, name: str, luck: int) -> Advice:
        question = self._question(asker, view, name, luck)
        return await self._wonder(asker, view.game.full_name, advise, question)

    async def judge(
        self, asker: Asker, game: str, viewer: int, positions: Sequence[bytes]
    ) -> list[WinProbabilities]:
        """How likely each seat is to win each position, from what a viewer sees of it."""
        judged: list[WinProbabilities] = []
        for first in range(0, len(positions), _AT_ONCE):
            some = positions[first : first + _AT_ONCE]
            judged += await self._wonder(asker, game, judge, game, viewer, some)
        return judged

    def _question(self, asker: Asker, view: View, name: str, luck: int) -> Question:
        """A view to think about; the more wait, the less time there is for each."""
        workers = self._crew.workers
        share = _SECONDS_TO_THINK * workers / max(workers, self._crew.crowd(asker))
        clock, seen = max(share, _LEAST_SECONDS), view.seen.tobytes()
        return Question(
            view.game.full_name, view.seat, seen, view.actions,
            name, luck, clock, view.ply, view.log,
        )  # fmt: skip

    async def _wonder(
        self, asker: Asker, game: str, think: Callable[..., T], *question: object
    ) -> T:
        """Ask what need not be known; Overasked also if nobody lives long enough to say it."""
        await self._prepared(game)
        try:
            return await self._crew.ask(asker, think, *question, tries=limits.TRIES_OF_A_HINT)
        except Unanswered:
            raise Overasked from None

    def close(self) -> None:
        self._crew.close()
