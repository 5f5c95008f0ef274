"""Bots think in processes of their own, so that the event loop never computes."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

from theomachy.bots import View, bot
from theomachy.games import load

_SECONDS_TO_THINK = 1.0
_MOST_TRIES = 5


def think(game: str, seat: int, seen: bytes, actions: tuple[int, ...], name: str, luck: int) -> int:
    """In a worker: what a bot plays, having been sent only what its seat may know."""
    played = load(game)
    record = np.frombuffer(bytearray(seen), played.state).view(np.recarray)[0]
    view = View(played, seat, record, actions)
    return bot(name, luck).choose(view, _SECONDS_TO_THINK)


class Thinkers:
    """A few worker processes; one that dies is replaced, and its question asked again."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn)

    async def ask(self, view: View, name: str, luck: int) -> int:
        question = (view.game.name, view.seat, view.seen.tobytes(), view.actions, name, luck)
        loop = asyncio.get_running_loop()
        for _ in range(_MOST_TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, think, *question)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._new_pool()
        return view.actions[0]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
