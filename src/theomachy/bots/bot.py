"""Bots at a table: they are handed a view, never the state."""

import time
from dataclasses import dataclass
from typing import Any, Protocol

from theomachy.bots import minds
from theomachy.bots.evaluation import evaluate
from theomachy.bots.levels import Settings, check_bot, settings_of
from theomachy.bots.match import cast_of, compiled_settings, match_player, play_matches
from theomachy.bots.opinions import opinion_of
from theomachy.bots.outsiders import Outsider, is_outsider
from theomachy.bots.reasons import Reason, reasons_for
from theomachy.bots.view import View, first_view
from theomachy.bots.workspace import Workspace, new_workspace
from theomachy.kernel import Game, ask
from theomachy.kernel.drive import room_for
from theomachy.kernel.record import copied
from theomachy.kernel.verbs import OVER
from theomachy.kernel.warm import Chore
from theomachy.kernel.watch import watch_for
from theomachy.table.secrecy import has_secrets

_PORTIONS = 16
"""How often a searching bot looks at the clock."""
_WORLDS = 16
"""How many worlds are imagined to evaluate a position with secrets."""


@dataclass(frozen=True)
class Advice:
    """What a bot makes of a position: the move it would play and why, and how likely each seat is
    to win."""

    action: int
    win_probabilities: tuple[float, ...]
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    def choose(self, view: View, clock: float) -> int:
        """One of view.actions, within so many seconds."""


class Mind:
    """A bot that thinks in compiled code, with dice of its own."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name, self.seed = check_bot(name), seed
        self._workspace: Workspace | None = None
        self._awaited = b""

    def choose(self, view: View, clock: float = 1.0) -> int:
        """Its move; a searching bot stops when it has seen enough or the clock has run out."""
        settings = settings_of(self.name, view.game)
        workspace, told = self._workspace_for(view, settings), compiled_settings([settings])[0]
        if not minds.searches(told, workspace, view.seen):
            return int(minds.choose_by_policy(told, workspace, view.seen))
        self._search(view, settings, workspace, clock)
        action = int(minds.choose_by_visits(workspace))
        self._await(view, action)
        return action

    def advise(self, view: View, clock: float = 1.0) -> Advice:
        """Its move, the reasons for it, and how likely everybody is to win."""
        action = self.choose(view, clock)
        forecast = win_probabilities(view.game, view.seen, view.seat, self.seed)
        return Advice(action, forecast, reasons_for(view, action, self.seed))

    def _workspace_for(self, view: View, settings: Settings) -> Workspace:
        if self._workspace is None:
            players = int(view.seen.players)
            self._workspace = new_workspace(view.game, players, self.seed, settings.nodes)
            self._workspace.policy[:] = settings.policy
            self._workspace.value[:] = settings.value
        return self._workspace

    def _search(self, view: View, settings: Settings, workspace: Workspace, clock: float) -> None:
        begun, hides = time.perf_counter(), has_secrets(view.game)
        told = compiled_settings([settings])[0]
        follows = view.seen.tobytes() == self._awaited
        for portion in range(1, _PORTIONS + 1):
            enough = max(2, settings.simulations * portion // _PORTIONS)
            minds.search_on(told, workspace, view.seen, enough, hides, follows)
            follows = True
            if time.perf_counter() - begun > clock * portion / (portion + 1):
                return

    def _await(self, view: View, action: int) -> None:
        """Remember the position after a move: if it is the next, the tree goes on from it."""
        after = copied(view.seen)
        ask.apply(after, action)
        ask.conceal(after, view.seat)
        self._awaited = after.tobytes()


def win_probabilities(game: Game, seen: Any, seat: int, seed: int = 0) -> tuple[float, ...]:
    """How likely each seat is to win as one seat (or a spectator) may judge it."""
    players = int(seen.players)
    workspace = new_workspace(game, players, seed)
    workspace.value[:] = opinion_of(game).forecast(players)
    worlds = _WORLDS if has_secrets(game) and ask.actor(seen) != OVER else 1
    total = [0.0] * players
    for _ in range(worlds):
        world = copied(seen)
        ask.imagine(world, seat, workspace.rng)
        evaluate(world, workspace)
        total = [sum(pair) for pair in zip(total, workspace.win_probability, strict=False)]
    return tuple(float(value / worlds) for value in total)


def bot(name: str, seed: int = 0) -> Bot:
    return Outsider(name, seed) if is_outsider(name) else Mind(name, seed)


def for_bots(game: Game) -> list[Chore]:
    """What has to be compiled before bots can play a game: the simple ones first."""

    def advised() -> None:
        view = first_view(game)
        win_probabilities(game, view.seen, view.seat)
        reasons_for(view, view.actions[0])

    return [
        ("bots", lambda: bot("greedy").choose(first_view(game), 1.0)),
        ("search", lambda: bot("level6").choose(first_view(game), 1.0)),
        ("advice", advised),
    ]


def for_matches(game: Game) -> list[Chore]:
    """What has to be compiled before bots can play by the thousand."""
    bots, players = ["greedy"] * game.players[0], game.players[0]
    return [("matches", lambda: play_matches(game, game.new(players), bots, 1, 0))]


def for_outsiders(game: Game) -> list[Chore]:
    """What has to be compiled before outsiders can sit at a table."""
    return [("outsiders", lambda: bot("uct2").choose(first_view(game), 1.0))]


def for_their_matches(game: Game) -> list[Chore]:
    """What has to be compiled before outsiders can play by the thousand, also among bots."""
    bots, players = ["uct2"] * game.players[0], game.players[0]
    return [("matches of outsiders", lambda: play_matches(game, game.new(players), bots, 1, 0))]


def for_rows(game: Game) -> list[Chore]:
    """The same, more being noted of each than how it ends."""

    def watched() -> None:
        opening, players = game.new(game.players[0]), game.players[0]
        play = match_player(game, opening, cast_of(["greedy"] * players, game), seed=0)
        play(0, room_for(game, players, 1), watch_for(game, players, 1))

    return [("watched matches", watched)]
