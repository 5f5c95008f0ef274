"""Bots think in processes of their own, so that the event loop never computes."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from theomachy.bots import Advice, Mind, View, win_probabilities
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.record import restored
from theomachy.server import limits
from theomachy.table import record

_SECONDS_TO_THINK = 1.0
_LEAST_SECONDS = 0.05
_MOST_TRIES = 5
_AT_ONCE = 64
"""So many positions are judged by one question, that others may be asked in between."""
_NICENESS = 10

T = TypeVar("T")
WinProbabilities = tuple[float, ...]


class Overasked(Exception):
    """So many questions wait already that this one is not taken."""


# --- in a worker, having been sent only what a seat may know -----------------------------------


def begin(niceness: int = _NICENESS) -> None:
    """Whoever thinks stands back behind whoever answers people, and leaves when the server does:
    Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A server that is killed tells nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


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

    def view(self) -> View:
        game = load(self.game)
        return View(game, self.seat, restored(self.seen, game.state), self.actions)


def choose(question: Question) -> int:
    """What a bot plays."""
    return Mind(question.bot, question.luck).choose(question.view(), question.clock)


def advise(question: Question) -> Advice:
    """What a bot would play, and what it expects."""
    return Mind(question.bot, question.luck).advise(question.view(), question.clock)


def judge(game: str, seat: int, positions: Sequence[bytes]) -> list[WinProbabilities]:
    """How likely each seat is to win each position."""
    played = load(game)
    return [win_probabilities(played, restored(seen, played.state), seat) for seen in positions]


@dataclass(frozen=True)
class Recorded:
    """Where a record has come to."""

    game: str
    players: int
    options: dict[str, Any]
    start: dict[str, Any]


def read_record(text: str) -> Recorded:
    """Play a record again; ValueError says what is wrong with it."""
    table = record.replay(text)
    return Recorded(table.game.name, table.players, table.options, table.describe())


# --- in the server -----------------------------------------------------------------------------


class Thinkers:
    """A few worker processes, asked in turn; the questions of one that dies are asked again.

    Nobody thinks about a game before its bots are prepared.
    """

    def __init__(
        self, prepared: Callable[[str], Awaitable[None]], workers: int | None = None,
        patience: float = limits.SECONDS_WITHOUT_AN_ANSWER,
    ) -> None:  # fmt: skip
        self._prepared = prepared
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()
        self._asked = self._wondering = 0
        self._patience, self._answered = patience, time.monotonic()
        self._is_closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=begin)

    async def choose(self, view: View, name: str, luck: int) -> int:
        """A bot's move; if nobody lives long enough to think of one, any."""
        await self._prepared(view.game.name)
        try:
            return await self._ask(choose, self._question(view, name, luck))
        except BrokenProcessPool:
            return view.actions[0]

    async def advise(self, view: View, name: str, luck: int) -> Advice:
        return await self._wonder(view.game, advise, self._question(view, name, luck))

    async def judge(
        self, game: Game, viewer: int, positions: Sequence[bytes]
    ) -> list[WinProbabilities]:
        """How likely each seat is to win each position, from what a viewer sees of it."""
        judged: list[WinProbabilities] = []
        for first in range(0, len(positions), _AT_ONCE):
            some = positions[first : first + _AT_ONCE]
            judged += await self._wonder(game, judge, game.name, viewer, some)
        return judged

    async def read_record(self, text: str) -> Recorded:
        """Its game can be played already; nobody need think about it."""
        with self._curiosity():
            return await self._ask(read_record, text)

    def _question(self, view: View, name: str, luck: int) -> Question:
        """A view to think about; the more wait, the less time there is for each."""
        share = _SECONDS_TO_THINK * self._workers / max(self._workers, self._asked)
        clock, seen = max(share, _LEAST_SECONDS), view.seen.tobytes()
        return Question(view.game.name, view.seat, seen, view.actions, name, luck, clock)

    async def _wonder(self, game: Game, think: Callable[..., T], *question: object) -> T:
        """Ask about a game that bots know."""
        with self._curiosity():
            await self._prepared(game.name)
            return await self._ask(think, *question)

    @contextlib.contextmanager
    def _curiosity(self) -> Iterator[None]:
        """Ask what need not be known: not if many do."""
        if self._wondering >= limits.QUESTIONS_WAITING:
            raise Overasked
        self._wondering += 1
        try:
            yield
        except BrokenProcessPool:
            raise Overasked from None
        finally:
            self._wondering -= 1

    async def _ask(self, think: Callable[..., T], *question: object) -> T:
        self._asked += 1
        try:
            for _ in range(_MOST_TRIES - 1):
                pool = self._pool
                try:
                    return await self._put(pool, think, *question)
                except BrokenProcessPool:
                    if pool is self._pool:
                        self._pool = self._new_pool()
            return await self._put(self._pool, think, *question)
        finally:
            self._asked -= 1

    async def _put(
        self, pool: ProcessPoolExecutor, think: Callable[..., T], *question: object
    ) -> T:
        """A pool that answers nobody for so long is taken for dead, and dies."""
        loop = asyncio.get_running_loop()
        if self._is_closed:
            await loop.create_future()  # whoever asks now goes with the server
        answering = loop.run_in_executor(pool, think, *question)
        while True:
            await asyncio.wait({answering}, timeout=self._patience)
            if answering.done():
                self._answered = time.monotonic()
                return answering.result()
            if pool is self._pool and time.monotonic() - self._answered > self._patience:
                self._replace(pool)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Its questions break, and are asked again of another."""
        self._pool, self._answered = self._new_pool(), time.monotonic()
        for worker in list((pool._processes or {}).values()):
            worker.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
