"""Every game as one of OpenSpiel's: importing this registers them as `theomachy_<name>`.

Nature's draws are explicit chance nodes. `information_state_string` has perfect recall: the moves
as a seat could read them, and where there are secrets also a digest of all that it was shown.
`observation_tensor` is what `observe` gives, which tells positions apart but does not remember how
they came about; a tensor with perfect recall of hundreds of plies nobody would want.
"""

import functools
import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from theomachy.envs.entrance import Missing, ready
from theomachy.games import load, names
from theomachy.kernel import NATURE, OVER, Game, ask
from theomachy.kernel.observation import NUMBER
from theomachy.kernel.record import restored
from theomachy.kernel.scoring import ALL_PAYOFFS
from theomachy.kernel.seats import check_viewer
from theomachy.table import IllegalMove
from theomachy.table.position import DEFAULT_PLAYERS
from theomachy.table.result import result_of
from theomachy.table.secrecy import has_secrets, seen_by

try:
    import pyspiel
except ImportError:
    raise Missing("door-spiel") from None

ACTORS = {NATURE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
PREFIX = "theomachy_"


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it has players."""
    hides = has_secrets(game)
    kinds, chances = pyspiel.GameType.Information, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Theomachy: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chances.EXPLICIT_STOCHASTIC if has_chance(game) else chances.DETERMINISTIC,
        information=kinds.IMPERFECT_INFORMATION if hides else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(DEFAULT_PLAYERS, game.players[0]),
            **{option.name: option.default for option in game.options},
        },
    )


def has_chance(game: Game) -> bool:
    return game.actions > game.decisions


def info_of(game: Game, players: int) -> pyspiel.GameInfo:
    least, most = game.payoffs
    outcomes = game.actions if has_chance(game) else 0
    return pyspiel.GameInfo(
        num_distinct_actions=game.decisions,
        max_chance_outcomes=outcomes,
        num_players=players,
        min_utility=least,
        max_utility=most,
        utility_sum=ALL_PAYOFFS,
        max_game_length=game.longest,
    )


class SpielGame(pyspiel.Game):
    """`pyspiel.load_game("theomachy_bello(players=4,powers=off)")`; the class knows its game."""

    game: Game
    kind: pyspiel.GameType
    state: type["SpielState"]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        options = dict(params or {})
        players = options.pop("players", self.kind.parameter_specification["players"])
        ready(self.game)
        record = self.game.new(players, options)
        self.opening, self.first_actor = record.tobytes(), player_of(record)
        super().__init__(self.kind, info_of(self.game, players), params or {})

    def new_initial_state(self) -> "SpielState":
        return self.state(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.game, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):
    """A position, and what everybody remembers of the way to it."""

    game: Game

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._saved, self._actor = game.opening, game.first_actor
        memories = game.num_players() if self.game.veil else 1
        self._moves, self._shown = ("",) * memories, (b"",) * memories

    @property
    def record(self) -> Any:
        """A copy of the position, all of it."""
        return restored(self._saved, self.game.state)

    def current_player(self) -> int:
        return self._actor

    def is_terminal(self) -> bool:
        return self._actor == pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.game.legal_actions(self.record)) if player == self._actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome, by its number in the alphabet, with its weight's share of all."""
        weights = self.game.odds(self.record)
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        before, record = self.record, self.record
        self._check(record, action)
        ask.apply(record, action)
        self._saved, self._actor = record.tobytes(), player_of(record)
        self._moves = tuple(
            f"{moves}{self._read(seat, before, action)}; " for seat, moves in enumerate(self._moves)
        )
        self._shown = tuple(
            self._shown_to(seat, digest, record) for seat, digest in enumerate(self._shown)
        )

    def _check(self, record: Any, action: int) -> None:
        """Raise if an action is none, or may not be played now."""
        move = self.game.notation(action)
        reason = self.game.reasons(ask.refusal(record, action))
        if reason:
            picture = self.game.picture(seen_by(record, self._actor))
            raise IllegalMove(f"{self.game.name}-refusal", move, reason, picture)

    def _read(self, seat: int, before: Any, action: int) -> str:
        """A move as a seat may read it."""
        veil = self.game.veil
        return veil(before, action, seat) if veil else self.game.notation(action)

    def _shown_to(self, seat: int, digest: bytes, record: Any) -> bytes:
        """A digest of all that a seat has been shown so far, and is shown now."""
        if self.game.veil is None:
            return digest
        seen = np.zeros(self.game.observation.size, NUMBER)
        ask.observe(record, seat, seen)
        return hashlib.blake2b(digest + seen.tobytes(), digest_size=8).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.notation(action)

    def returns(self) -> list[float]:
        """The shares of the win, once it is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(payoff) for payoff in result_of(self.game, self.record).payoffs]

    def remembered_by(self, player: int) -> str:
        """Every move as a seat could read it, and a digest of all that it has been shown."""
        mine = player if self.game.veil else 0
        return self._moves[mine] + self._shown[mine].hex()

    def __str__(self) -> str:
        """The whole truth, which tells positions apart; `picture` is for people."""
        return in_json(self.game, self.record)

    def picture(self) -> str:
        """The board in letters."""
        return self.game.picture(self.record)


def player_of(record: Any) -> int:
    """Who acts, in OpenSpiel's numbers."""
    actor = int(ask.actor(record))
    return ACTORS.get(actor, actor)


def in_json(game: Game, record: Any) -> str:
    """A position in words, which `Game.arrange` takes back."""
    return _in_json(game.full_name, record.tobytes())


@functools.lru_cache(maxsize=256)
def _in_json(name: str, saved: bytes) -> str:
    game = load(name)
    return msgspec.json.encode(game.describe(restored(saved, game.state))).decode()


class SpielObserver:
    """What a seat sees (`PyObserver`): the numbers of `Game.observation`, and words."""

    def __init__(self, game: Game, recall: bool) -> None:
        self.game, self.recalls = game, recall
        self._seen = np.zeros(game.observation.size, NUMBER)
        self.tensor = None if recall else np.zeros(game.observation.size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        check_viewer(player, state.num_players())
        if self.tensor is not None:
            ask.observe(state.record, player, self._seen)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        check_viewer(player, state.num_players())
        if self.recalls:
            return state.remembered_by(player)
        return in_json(self.game, seen_by(state.record, player))


def register(game: Game) -> None:
    """Let OpenSpiel know a game."""
    kind, name = type_of(game), game.name.title().replace("_", "")
    state = type(f"{name}State", (SpielState,), {"game": game})
    made = type(f"{name}Game", (SpielGame,), {"game": game, "kind": kind, "state": state})
    pyspiel.register_game(kind, made)


for shelved in names():
    register(load(shelved))
