"""Games under way by the thousand, in threads, as arrays a learner can read."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from theomachy.bots.crowd import Crowd
from theomachy.kernel import Game
from theomachy.kernel.batch import Batch

Room = Callable[[tuple[int, ...], Any], np.ndarray]
"""Where an array of this shape and type lies: `np.zeros`, or memory that a GPU reads quickly."""


class Games:
    """Each share of the games is a batch, and is played on in a thread of its own.

    What is told of them, [game] of each: `seats`, who decides; `counts`, among how many actions;
    `done`, whether a game ended with the last step; `payoffs`, what it brought; `seen`, what the
    mover may know, of these columns of the observation; `mask`, a bit for each action he may play.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        *,
        seed: int = 0,
        columns: np.ndarray | None = None,
        threads: int = 1,
        room: Room = np.zeros,
    ) -> None:
        self.game, self.players, self.size = game, players, games
        self.columns = np.arange(game.observation.size) if columns is None else columns
        edges = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self.shares = [slice(first, end) for first, end in pairwise(edges)]
        self.batches = [
            Batch(game, players, share.stop - share.start, seed * len(self.shares) + number)
            for number, share in enumerate(self.shares)
        ]
        self.seats, self.counts = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self.done, self.payoffs = np.zeros(games, bool), np.zeros((games, players))
        self.seen = room((games, self.columns.size), np.int8)
        self.mask = room((games, self.batches[0].bits.shape[1]), np.int64)
        self._pool, self._under_way = ThreadPoolExecutor(len(self.shares)), list[Future[None]]()
        self.each(self._look)
        self.wait()

    def play(self, actions: np.ndarray) -> None:
        """Begin to play one action in each game; `wait` before anything is read."""
        self.each(lambda number, share: self._play(number, share, actions[share]))

    def each(self, work: Callable[[int, slice], None]) -> None:
        self.wait()
        self._under_way = [self._pool.submit(work, *one) for one in enumerate(self.shares)]

    def wait(self) -> None:
        waited, self._under_way = self._under_way, []
        for one in waited:
            one.result()

    def any_actions(self) -> np.ndarray:
        """One in each game, each that may be played as likely."""
        self.wait()
        return np.concatenate([batch.any_actions() for batch in self.batches]).astype(np.int64)

    def play_in(self, chosen: np.ndarray, actions: np.ndarray) -> None:
        """Play in these games what was chosen there; in the others anything."""
        played = self.any_actions()
        played[chosen] = actions
        self.play(played)
        self.wait()

    def may_be_played(self) -> np.ndarray:
        """[game, action]: whether it may be played."""
        bits = np.unpackbits(self.mask.view(np.uint8), axis=1, bitorder="little")
        return bits[:, : self.game.decisions].astype(bool)

    def stand_as(self, others: "Games") -> None:
        """Stand where other games do, but with dice of one's own."""
        for mine, theirs in zip(self.batches, others.batches, strict=True):
            mine.stand_as(theirs)
        self.each(self._look)
        self.wait()

    def save(self) -> list[bytes]:
        return [batch.save() for batch in self.batches]

    def restore(self, saved: Sequence[bytes]) -> None:
        """Go on where as many games in as many threads were saved."""
        for batch, share in zip(self.batches, saved, strict=True):
            batch.restore(share)
        self.each(self._look)
        self.wait()

    def _play(self, number: int, share: slice, actions: np.ndarray) -> None:
        self.batches[number].step(actions)
        self._look(number, share)

    def _look(self, number: int, share: slice) -> None:
        batch = self.batches[number]
        self.seats[share], self.counts[share] = batch.seats, batch.counts
        self.done[share], self.payoffs[share] = batch.done, batch.payoffs
        self.mask[share] = batch.mark_bits().view(np.int64)
        np.take(batch.observe(), self.columns, axis=1, out=self.seen[share], mode="clip")


def telling_columns(game: Game, players: int, games: int = 256, plies: int = 600) -> np.ndarray:
    """The columns of the observation that are not always the same at such a table: most of it is
    about chairs nobody sits on. Found out by random games."""
    tables = Games(game, players, games)
    first, ever = tables.seen[0].copy(), np.zeros(game.observation.size, bool)
    for _ in range(plies):
        ever |= (tables.seen != first).any(0)
        tables.play(tables.any_actions())
        tables.wait()
    return np.flatnonzero(ever)


class Crowds:
    """A bot of the house that plays in many games, a copy of it in each thread."""

    def __init__(self, name: str, games: Games, seed: int = 0) -> None:
        self._games = games
        self._crowds = [
            Crowd(name, games.game, games.players, seed + number)
            for number in range(len(games.shares))
        ]

    def choose(self, asked: np.ndarray, actions: np.ndarray) -> None:
        """Put into `actions` what it plays where it is asked."""
        batches = self._games.batches

        def answer(number: int, share: slice) -> None:
            self._crowds[number].choose(batches[number].states, asked[share], actions[share])

        self._games.each(answer)
        self._games.wait()
