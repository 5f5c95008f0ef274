"""Bots at a table: they are handed a view, never the state."""

import time
from dataclasses import dataclass
from typing import Any, Protocol

from theomachy.bots import minds
from theomachy.bots.desk import Desk, new_desk
from theomachy.bots.judgement import expect
from theomachy.bots.levels import Character, character, check_bot
from theomachy.bots.match import minds_of, play_matches
from theomachy.bots.opinions import opinion_of
from theomachy.bots.reasons import Reason, reasons_for
from theomachy.kernel import Game, ask
from theomachy.kernel.verbs import OVER
from theomachy.kernel.warm import Chore
from theomachy.table import Table
from theomachy.table.secrecy import has_secrets

_PORTIONS = 16
"""How often a searching mind looks at the clock."""
_WORLDS = 16
"""How many worlds are imagined to judge a position with secrets."""


@dataclass(frozen=True)
class View:
    """What a seat may know when it is to choose."""

    game: Game
    seat: int
    seen: Any
    """The position, with everything this seat may not know erased."""
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Advice:
    """What a mind thinks of a position: the move it would play and why, and each seat's chance."""

    action: int
    chances: tuple[float, ...]
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    def choose(self, view: View, clock: float) -> int:
        """One of view.actions, within so many seconds."""


def look(table: Table, seat: int) -> View:
    """What a bot on this seat is handed."""
    return View(table.game, seat, table.seen_by(seat), tuple(table.game.legal_actions(table.state)))


class Mind:
    """A bot that thinks in compiled code, with dice of its own."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name, self.seed = check_bot(name), seed
        self._desk: Desk | None = None
        self._awaited = b""

    def choose(self, view: View, clock: float = 1.0) -> int:
        """Its move; a searching mind stops when it has seen enough or the clock has run out."""
        nature = character(self.name, view.game)
        desk, mind = self._sit_down(view, nature), minds_of([nature])[0]
        if not minds.searches(mind, desk, view.seen):
            return int(minds.glance(mind, desk, view.seen))
        self._search(view, nature, desk, clock)
        action = int(minds.decide(desk))
        self._await(view, action)
        return action

    def advise(self, view: View, clock: float = 1.0) -> Advice:
        """Its move, the reasons for it, and everybody's chances."""
        action = self.choose(view, clock)
        forecast = chances(view.game, view.seen, view.seat, self.seed)
        return Advice(action, forecast, reasons_for(view, action, self.seed))

    def _sit_down(self, view: View, nature: Character) -> Desk:
        if self._desk is None:
            players = int(view.seen.players)
            self._desk = new_desk(view.game, players, self.seed, nature.nodes)
            self._desk.taste[:], self._desk.value[:] = nature.taste, nature.value
        return self._desk

    def _search(self, view: View, nature: Character, desk: Desk, clock: float) -> None:
        begun, hides, mind = time.perf_counter(), has_secrets(view.game), minds_of([nature])[0]
        follows = view.seen.tobytes() == self._awaited
        for portion in range(1, _PORTIONS + 1):
            enough = max(2, nature.simulations * portion // _PORTIONS)
            minds.ponder(mind, desk, view.seen, enough, hides, follows)
            follows = True
            if time.perf_counter() - begun > clock * portion / (portion + 1):
                return

    def _await(self, view: View, action: int) -> None:
        """Remember the position after a move: if it is the next, the tree goes on from it."""
        after = view.seen.copy()
        ask.apply(after, action)
        ask.conceal(after, view.seat)
        self._awaited = after.tobytes()


def chances(game: Game, seen: Any, seat: int, seed: int = 0) -> tuple[float, ...]:
    """Each seat's chance to win as one seat (or a spectator) may judge it."""
    players = int(seen.players)
    desk = new_desk(game, players, seed)
    desk.value[:] = opinion_of(game).forecast(players)
    worlds = _WORLDS if has_secrets(game) and ask.actor(seen) != OVER else 1
    total = [0.0] * players
    for _ in range(worlds):
        world = seen.copy()
        ask.imagine(world, seat, desk.rng)
        expect(world, desk)
        total = [sum(pair) for pair in zip(total, desk.chances, strict=False)]
    return tuple(float(value / worlds) for value in total)


def bot(name: str, seed: int = 0) -> Bot:
    return Mind(name, seed)


def for_bots(game: Game) -> list[Chore]:
    """What has to be compiled before bots can play a game: the simple ones first."""

    def advised() -> None:
        view = first_look(game)
        chances(game, view.seen, view.seat)
        reasons_for(view, view.actions[0])

    return [
        ("bots", lambda: bot("greedy").choose(first_look(game), 1.0)),
        ("search", lambda: bot("level6").choose(first_look(game), 1.0)),
        ("advice", advised),
    ]


def for_matches(game: Game) -> list[Chore]:
    """What has to be compiled before bots can play by the thousand."""
    bots, players = ["greedy"] * game.players[0], game.players[0]
    return [("matches", lambda: play_matches(game, game.new(players), bots, 1, 0))]


def first_look(game: Game) -> View:
    """What the first to decide sees."""
    table = Table(game, seed=0)
    while table.actor < 0:
        table.roll()
    return look(table, table.actor)
