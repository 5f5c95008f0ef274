"""Games under way by the thousand, in threads, as arrays a learner can read."""

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.crowd import Crowd
from theomachy.kernel import Game, running
from theomachy.kernel.game import SHEET
from theomachy.kernel.philox import new_rng
from theomachy.kernel.running import LEGAL, Running

WORD = 64
"""So many actions stand in one word of a mask."""

Room = Callable[[tuple[int, ...], Any], np.ndarray]
"""Where an array of this shape and type lies: `np.zeros`, or memory that a GPU reads quickly."""


class IllegalAction(ValueError):
    """A learner has lost its mind: its numbers are no numbers any more, for example."""


class Desk(NamedTuple):
    """What a thread works with: its share of everything."""

    running: Running
    rows: np.ndarray
    """All columns of the observations."""
    observed: Any
    """The same as records."""
    seen: np.ndarray
    mask: np.ndarray
    sheet: Any


class Games:
    """Each share of the games is played on in a thread of its own, by compiled code."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        *,
        seed: int = 0,
        columns: np.ndarray | None = None,
        threads: int = 1,
        options: Mapping[str, Any] | None = None,
        room: Room = np.zeros,
    ) -> None:
        self.game, self.players, self.size = game, players, games
        self.opening = np.array([game.new(players, options)]).view(np.recarray)
        self.columns = np.arange(game.observation.size) if columns is None else columns
        self.running = new_running(game, players, games, seed)
        self.seen = room((games, self.columns.size), np.int8)
        """What the seat that decides may know, of these columns of the observation."""
        self.mask = room((games, -(-game.decisions // WORD)), np.int64)
        """A bit for each action that may be played, 64 to a word."""
        self._pool, self._under_way = ThreadPoolExecutor(threads), list[Future[None]]()
        edges = np.linspace(0, games, threads + 1).astype(int)
        self.shares = [slice(first, end) for first, end in pairwise(edges)]
        self._desks = [self._desk(share) for share in self.shares]
        self.each(self._begin)
        self.wait()

    @property
    def seats(self) -> np.ndarray:
        """Who decides."""
        return self.running.seats

    @property
    def counts(self) -> np.ndarray:
        """Among how many actions."""
        return self.running.counts

    @property
    def done(self) -> np.ndarray:
        """Whether the game ended with the last step; another has begun in its place."""
        return self.running.done

    @property
    def payoffs(self) -> np.ndarray:
        """[game, seat]: what the game that ended last has brought."""
        return self.running.payoffs

    def play(self, actions: np.ndarray) -> None:
        """Begin to play one action in each game; `wait` before anything is read."""
        self.each(lambda number, share: self._play(number, share, actions[share]))

    def each(self, work: Callable[[int, slice], None]) -> None:
        self.wait()
        self._under_way = [self._pool.submit(work, *one) for one in enumerate(self.shares)]

    def wait(self) -> None:
        for one in self._under_way:
            one.result()
        self._under_way = []

    def stand_as(self, others: "Games") -> None:
        """Begin to stand where other games do, but with dice of one's own."""
        self.running.states[:] = others.running.states
        running.ask_all(self.running)
        self.each(self._look)
        self.wait()

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

    def any_actions(self) -> np.ndarray:
        """One in each game, each that may be played as likely."""
        actions = np.zeros(self.size, np.int64)
        running.any_actions(self.running, actions)
        return actions

    def kept(self) -> dict[str, np.ndarray]:
        """All there is to remember of these games, in plain bytes and numbers."""
        told = {"states": self.running.states, "finals": self.running.finals}
        plain = {name: one.view(np.uint8).reshape(self.size, -1) for name, one in told.items()}
        return plain | {"rngs": self.running.rngs.view(np.int64), "numbers": self.running.numbers}

    def go_on_from(self, kept: Mapping[str, np.ndarray]) -> None:
        """Put games in the place of these that were kept before."""
        for name, array in self.kept().items():
            array[:] = kept[name]
        running.ask_all(self.running)
        self.each(self._look)
        self.wait()

    def _desk(self, share: slice) -> Desk:
        layout = self.game.observation
        rows = np.zeros((share.stop - share.start, layout.size), np.int8)
        return Desk(
            Running(*(array[share] for array in self.running)), rows,
            rows.view(layout.kind)[:, 0].view(np.recarray), self.seen[share],
            self.mask[share].view(np.uint64), np.zeros(self.players, SHEET).view(np.recarray),
        )  # fmt: skip

    def _begin(self, number: int, share: slice) -> None:
        running.begin_games(self.opening, self._desks[number].running)
        self._look(number, share)

    def _play(self, number: int, share: slice, actions: np.ndarray) -> None:
        desk = self._desks[number]
        if (wrong := running.first_illegal(desk.running, actions)) != LEGAL:
            raise IllegalAction(f"game {share.start + wrong}: {actions[wrong]}")
        running.play_on(self.opening, desk.running, actions, self.size, desk.sheet)
        self._look(number, share)

    def _look(self, number: int, share: slice) -> None:
        desk = self._desks[number]
        running.look_round(desk.running, self.game.observation.always, desk.rows, desk.observed)
        running.mark_bits(desk.running, desk.mask)
        np.take(desk.rows, self.columns, axis=1, out=desk.seen, mode="clip")


def new_running(game: Game, players: int, games: int, seed: int) -> Running:
    return Running(
        states=np.zeros(games, game.state).view(np.recarray),
        rngs=np.tile(new_rng(seed), (games, 1)),
        numbers=np.arange(games),
        seats=np.zeros(games, np.int64),
        movers=np.zeros(games, np.int64),
        actions=np.zeros((games, game.most_legal), np.int16),
        counts=np.zeros(games, np.int64),
        finals=np.zeros(games, game.state).view(np.recarray),
        payoffs=np.zeros((games, players)),
        done=np.zeros(games, np.bool_),
    )


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
        states = self._games.running.states

        def answer(number: int, share: slice) -> None:
            self._crowds[number].choose(states[share], asked[share], actions[share])

        self._games.each(answer)
        self._games.wait()
