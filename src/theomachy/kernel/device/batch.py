"""A batch whose games stay on a GPU: what is asked for lies there, to be used without a copy.

    batch = DeviceBatch(load("bello"), players=4, games=1 << 18, seed=1)
    seen = torch.as_tensor(batch.observe(), device="cuda")      # the very same memory

Its arrays are those of `kernel.batch.Batch` by name and content, byte for byte, and speak the CUDA
array interface (torch, CuPy, and JAX through DLPack). Actions may come from there too.
"""

import math
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numba import cuda

from theomachy.kernel import batch
from theomachy.kernel.device import stepping
from theomachy.kernel.device.gpu import for_each, kept, launch
from theomachy.kernel.device.pool import THREADS, WARP, grid_for
from theomachy.kernel.device.stepping import TOGETHER, WORD
from theomachy.kernel.game import SHEET, Game
from theomachy.kernel.observation import NUMBER
from theomachy.kernel.philox import KEY
from theomachy.kernel.running import Running
from theomachy.locales import Wrong


class DeviceBatch:
    """So many games on the device, each standing where a seat decides."""

    def __init__(
        self, game: Game, players: int, games: int, seed: int,
        options: Mapping[str, Any] | None = None,
    ) -> None:  # fmt: skip
        self.game, self.players, self.games = game, players, games
        self._twin = batch.Batch(game, players, games, seed, options)
        self._opening = cuda.to_device(self._twin._desk.opening)
        self._played = cuda.device_array(games, np.int16)
        self._sheets = cuda.device_array((games, players), SHEET)
        self._put()

    def take(self, other: batch.Batch) -> None:
        """Stand where a batch of the same kind stands on the host."""
        self._twin.restore(other.save())
        self._put()

    def _put(self) -> None:
        self._running = Running(*map(cuda.to_device, self._twin._running))
        self._key = np.uint64(self._twin._desk.rng[KEY])
        held = self._running
        self.seats, self.counts, self.legal = held.seats, held.counts, held.legal
        self.movers, self.done, self.payoffs = held.movers, held.done, held.payoffs
        self.numbers, self.states, self.finals = held.numbers, held.states, held.finals

    def reset(self, seed: int) -> None:
        """Begin anew with the first games of a seed."""
        self._twin.reset(seed)
        self._put()

    def fetched(self) -> batch.Batch:
        """The same on the host, to be saved or compared."""
        for here, there in zip(self._twin._running, self._running, strict=True):
            there.copy_to_host(here)
        return self._twin

    def step(self, actions: Any) -> None:
        """One decision in every game, and what nature does after it."""
        self._take_down(actions)
        per_thread, blocks = grid_for(self.games)
        given = self._opening, self._key, per_thread, self._played, self._sheets, self._running
        launch(kept(self.game, stepping.stepping), blocks, THREADS, *given)

    def _take_down(self, actions: Any) -> None:
        """What is wrong with actions is told as the host tells it."""
        if not hasattr(actions, "__cuda_array_interface__"):
            actions = cuda.to_device(np.ascontiguousarray(actions))
        given = cuda.as_cuda_array(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            told = f"{given.dtype}{list(given.shape)}"
            raise Wrong("door-batch-numbers", games=str(self.games), given=told)
        astray = cuda.to_device(np.full(1, self.games, np.int32))
        lists = self.legal, self.counts
        for_each(stepping.take_down, self.games, *lists, given, self._played, astray)
        if astray.copy_to_host()[0] < self.games:
            self.fetched().step(given.copy_to_host())

    def observe(self) -> Any:
        """[game, number]: what the seat that decides may know."""
        self._look(self.states, self.seats, False, self._seen_words, self.seen)
        return self.seen

    def observe_ends(self) -> Any:
        """[game, number]: what the seat that decided last knew at the end, of the games that ended
        at this step; the rows of others are left as they were."""
        self._look(self.finals, self.movers, True, self._last_words, self.seen_last)
        return self.seen_last

    def _look(self, states: Any, seats: Any, ended_only: bool, words: Any, rows: Any) -> None:
        given = states, seats, self.done, ended_only, self._always, words, rows
        look, blocks = kept(self.game, stepping.looking), math.ceil(self.games / TOGETHER)
        launch(look, blocks, WARP, *given, shared=self._always.size * WORD)

    def mark(self) -> Any:
        """[game, action]: True where it may be played."""
        for_each(stepping.clear, self._mask_words.size, self._mask_words)
        for_each(stepping.mark_listed, self.games, self.legal, self.counts, self.mask)
        return self.mask

    def any_actions(self) -> Any:
        """[game]: one that may be played, each as likely, by the dice of the game itself."""
        for_each(stepping.pick_any, self.games, self._running, self._key, self.picked)
        return self.picked

    @cached_property
    def _always(self) -> Any:
        """Of as many games as are looked at together."""
        return cuda.to_device(np.tile(self.game.observation.always, TOGETHER).view(np.uint32))

    @cached_property
    def _seen_words(self) -> Any:
        return self._words(self.game.observation.size)

    @cached_property
    def _last_words(self) -> Any:
        return self._words(self.game.observation.size)

    @cached_property
    def _mask_words(self) -> Any:
        return self._words(self.game.decisions)

    def _words(self, size: int) -> Any:
        """Room for so many bytes of each game."""
        words = cuda.device_array(math.ceil(self.games * size / WORD), np.uint32)
        for_each(stepping.clear, words.size, words)
        return words

    def _rows(self, words: Any, size: int, kind: Any) -> Any:
        """The same memory, game by game."""
        return words.view(kind)[: self.games * size].reshape(self.games, size)

    @cached_property
    def seen(self) -> Any:
        return self._rows(self._seen_words, self.game.observation.size, NUMBER)

    @cached_property
    def seen_last(self) -> Any:
        return self._rows(self._last_words, self.game.observation.size, NUMBER)

    @cached_property
    def mask(self) -> Any:
        return self._rows(self._mask_words, self.game.decisions, np.bool_)

    @cached_property
    def picked(self) -> Any:
        return cuda.device_array(self.games, np.int16)
