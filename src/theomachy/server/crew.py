"""Workers that are watched: who hangs or dies is replaced, and what it was asked asked again."""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from theomachy.server import limits, metrics
from theomachy.server.turns import Asker, Overasked, Tally, Turns
from theomachy.server.worker import Answer, Gone, Worker, nothing, question

QUESTIONS = (
    limits.QUESTIONS_ASKED, limits.QUESTIONS_OF_AN_ADDRESS, limits.QUESTIONS_OF_AN_OWNER,
)  # fmt: skip
"""In all, for an address, for an owner."""
_USUAL_SECONDS = 1.0
_NEWEST = 0.1
"""What the newest answer weighs in how long one usually takes."""
_SECONDS_TO_RECOVER = 1.0
_ROLL_CALL = question(nothing, ())

_log = logging.getLogger("theomachy.server")

T = TypeVar("T")


class Unanswered(Exception):
    """A question that every worker hung or died of."""


@dataclass(eq=False)
class Question:
    asker: Asker
    asked: bytes
    seconds: float
    tries: int
    answer: asyncio.Future[Any]

    def settle(self, answer: Answer) -> None:
        """Tell whoever still waits."""
        is_well, said = answer
        if not self.answer.done() and is_well:
            self.answer.set_result(said)
        elif not self.answer.done():
            self.answer.set_exception(said)


class Crew:
    """A few processes, each asked one thing at a time; started as they are needed."""

    def __init__(
        self, workers: int, niceness: int = 0, bounds: Sequence[int] = QUESTIONS,
        seconds_to_start: float = limits.SECONDS_TO_START_A_WORKER,
        first: Callable[[], None] = nothing, uses: int | None = None,
    ) -> None:  # fmt: skip
        self.workers, self._niceness, self._first, self._uses = workers, niceness, first, uses
        self._early: Worker | None = None
        self._seconds_to_start = seconds_to_start
        self._turns: Turns[Question] = Turns()
        self._tally = Tally(bounds)
        self._places: list[asyncio.Task[None]] = []
        self._known: set[Worker] = set()
        self._usual = _USUAL_SECONDS
        self._news = asyncio.Event()
        self._is_closed = False
        self._is_ready = asyncio.Event()

    def start(self) -> None:
        """Let the first of them begin, even before there is a loop."""
        self._early = Worker(self._niceness, self._first)

    async def open(self, patience: float) -> None:
        """Have one of them ready before anything is asked, unless that takes too long."""
        if not self._places:
            self._places.append(asyncio.create_task(self._keep_a_place()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._is_ready.wait(), patience)

    def close(self) -> None:
        """End all of them, now. Who has asked, or asks still, goes with the server."""
        self._is_closed = True
        for place in self._places:
            place.cancel()
        for worker in self._known:
            worker.kill()
        for worker in self._known:
            worker.bury()

    def __len__(self) -> int:
        """How many questions wait, or are being answered."""
        return len(self._tally)

    def crowd(self, asker: Asker) -> int:
        """How many questions are answered until all of an asker's are."""
        return self._tally.crowd(asker)

    async def ask(
        self, asker: Asker, function: Callable[..., T], *args: Any,
        seconds: float | None = None, tries: int | None = None,
    ) -> T:  # fmt: skip
        """What a function of a module says, or raises. Overasked, if too much is; Unanswered, if
        it takes whoever is asked more than these seconds, or kills them."""
        self._tally.add(asker, self._usual / self.workers)
        metrics.QUESTIONS.inc()
        try:
            asked = Question(
                asker, question(function, args), seconds or limits.SECONDS_FOR_AN_ANSWER,
                tries or limits.TRIES_OF_A_QUESTION, asyncio.get_running_loop().create_future(),
            )  # fmt: skip
            answer: T = await self._answer(asked)
            return answer
        finally:
            self._tally.remove(asker)

    async def _answer(self, asked: Question) -> Any:
        """Stand in line, not for ever; whoever goes away leaves it."""
        try:
            self._put(asked)
            await asyncio.wait({asked.answer}, timeout=limits.SECONDS_IN_LINE)
            if not asked.answer.done():
                raise Overasked(int(limits.SECONDS_IN_LINE))
            return asked.answer.result()
        finally:
            asked.answer.cancel()
            self._turns.drop(asked.asker, asked)

    def _put(self, asked: Question) -> None:
        self._turns.put(asked.asker, asked)
        if len(self._places) < min(self.workers, len(self._tally)) and not self._is_closed:
            self._places.append(asyncio.create_task(self._keep_a_place()))
        self._tell()

    def _tell(self) -> None:
        """Wake whoever waits for a question, or for the end of a worker."""
        self._news.set()
        self._news = asyncio.Event()

    async def _keep_a_place(self) -> None:
        """One worker after another."""
        while True:
            worker = self._hire()
            try:
                await self._employ(worker)
            except Gone:
                metrics.WORKERS_REPLACED.inc()
                _log.warning("a worker died, and is replaced")
            except TimeoutError:
                metrics.QUESTIONS_OVERDUE.inc()
                metrics.WORKERS_REPLACED.inc()
                _log.warning("a worker hangs, and is replaced")
            except Exception:
                _log.exception("a worker is replaced")
            finally:
                worker.kill()

    def _hire(self) -> Worker:
        """A new one, known until there is nothing left of it."""
        worker, self._early = self._early or Worker(self._niceness, self._first), None
        self._known.add(worker)
        loop = asyncio.get_running_loop()

        def tell(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
                loop.call_soon_threadsafe(self._lose, worker)

        worker.gone.add_done_callback(tell)
        return worker

    def _lose(self, worker: Worker) -> None:
        self._known.discard(worker)
        self._tell()

    async def _employ(self, worker: Worker) -> None:
        """Give a worker one question after another, until it is gone or silent, or has had as many
        as it is good for: what it has loaded for them goes with it."""
        try:
            async with asyncio.timeout(self._seconds_to_start):
                await worker.ready()
                self._is_ready.set()
        except (Gone, TimeoutError):
            worker.kill()
            await asyncio.sleep(_SECONDS_TO_RECOVER)
            raise
        for _ in itertools.count() if self._uses is None else range(self._uses):
            await self._put_to(worker, await self._next(worker))

    async def _next(self, worker: Worker) -> Question:
        """The next question, as soon as there is one; Gone if the worker ends before."""
        while not self._turns and not worker.gone.done():
            try:
                await asyncio.wait_for(self._news.wait(), limits.SECONDS_BETWEEN_ROLL_CALLS)
            except TimeoutError:
                await self._call(worker)
        if worker.gone.done():
            raise Gone
        return self._turns.take()

    async def _call(self, worker: Worker) -> None:
        """Who was stopped while nothing was asked is found out before somebody waits for it."""
        async with asyncio.timeout(limits.SECONDS_FOR_AN_ANSWER):
            await worker.answer(_ROLL_CALL)

    async def _put_to(self, worker: Worker, asked: Question) -> None:
        begun = time.monotonic()
        try:
            async with asyncio.timeout(asked.seconds):
                answer = await worker.answer(asked.asked)
        except Exception:
            self._ask_again(asked)
            raise
        self._usual += _NEWEST * (time.monotonic() - begun - self._usual)
        asked.settle(answer)

    def _ask_again(self, asked: Question) -> None:
        """Of another, unless too many were asked already, or nobody waits for it."""
        asked.tries -= 1
        if asked.tries == 0:
            asked.settle((False, Unanswered()))
        elif not asked.answer.done():
            self._turns.put(asked.asker, asked)
            self._tell()
