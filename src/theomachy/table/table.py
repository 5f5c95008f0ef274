"""A game being played: the checked, friendly door to the kernel."""

import enum
import itertools
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from theomachy.games import load
from theomachy.kernel import NATURE, OVER, SPECTATOR, Event, Game, ask, seats
from theomachy.kernel.game import SHEET
from theomachy.table import dice, position
from theomachy.table.errors import IllegalMove, StaleMove, UnknownMove


class UndoRefusal(enum.IntEnum):
    NOTHING_TO_TAKE_BACK = 1
    NATURE_HAS_ACTED = 2
    ANOTHER_PLAYER_HAS_ACTED = 3
    THE_GAME_IS_OVER = 4


UNDO_PARAGRAPH = "undo"


@dataclass(frozen=True)
class Result:
    """How a game ended; lists are in seat order."""

    reason: str
    scores: list[int]
    ranks: list[int]
    payoffs: list[Fraction]
    tallies: list[dict[str, Any]]

    @property
    def winners(self) -> list[str]:
        return [seat_name(seat) for seat, rank in enumerate(self.ranks) if rank == 1]


@dataclass(frozen=True)
class Ply:
    """One action played, by whom, and the position before it."""

    actor: int
    action: int
    before: bytes


def seat_name(seat: int) -> str:
    return {NATURE: "*", OVER: "over"}.get(seat, seats.seat_name(seat))


class Table:
    """`Table("bello", players=4).play(…)`."""

    def __init__(
        self,
        game: Game | str,
        players: int = position.DEFAULT_PLAYERS,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.state = self.game.new(players, options)
        self.seed = dice.fresh_seed() if seed is None else str(seed)
        self.players = players
        tidy = [" ".join(name.split()) or "-" for name in names]
        self.names = [*tidy, *["-"] * players][:players]
        self.plies: list[Ply] = []
        self.start: dict[str, Any] | None = None

    @classmethod
    def at(
        cls,
        game: Game | str,
        description: Mapping[str, Any] | str,
        seed: int | str | None = None,
        names: Sequence[str] = (),
    ) -> "Table":
        """A table at any described position; ValueError says what is wrong with it."""
        game = load(game) if isinstance(game, str) else game
        state = position.arrange(game, description)
        table = cls(game, int(state.players), seed, names=names)
        table.state = state
        table.start = game.describe(state)
        return table

    @property
    def actor(self) -> int:
        """The seat to act, NATURE, or OVER."""
        return int(ask.actor(self.state))

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.plies)

    @property
    def commitment(self) -> str:
        return dice.commitment(self.seed)

    @property
    def options(self) -> dict[str, Any]:
        return {
            option.name: option.value(self.state.rules[option.name]) for option in self.game.options
        }

    def legal(self) -> list[str]:
        """What may be played now (or what nature may do), in the game's order."""
        return [self.game.notation(action) for action in self.game.legal_actions(self.state)]

    def read(self, move: str) -> int:
        """The action of a move that may be played now."""
        try:
            action = self.game.parse(move)
        except ValueError as misunderstood:
            seen = self.game.picture(self.seen_by(max(self.actor, SPECTATOR)))
            raise UnknownMove(f"{move}: {misunderstood}\n{seen}") from None
        reason = self.game.reasons(ask.refusal(self.state, action))
        if reason:
            seen = self.game.picture(self.seen_by(max(self.actor, SPECTATOR)))
            raise IllegalMove(move, reason, self.game.paragraphs[reason], seen)
        return action

    def play(self, move: str, ply: int | None = None) -> list[Event]:
        """Play a move, or an outcome of nature; `ply` says which position it is meant for."""
        if ply is not None and ply != self.ply:
            raise StaleMove(f"{move}: meant for ply {ply}, the table is at ply {self.ply}\n{self}")
        self.push(self.read(move))
        return self.told()

    def push(self, action: int) -> None:
        """Play an action that is known to be legal."""
        self.plies.append(Ply(self.actor, action, self.state.tobytes()))
        ask.apply(self.state, action)

    def told(self) -> list[Event]:
        """What happened at the last ply; what only some may know is in the events' asides."""
        last = self.plies[-1]
        return self.game.tell(self.restored(last.before), last.action, self.state)

    def told_to(self, seat: int | None) -> list[Event]:
        """What happened at the last ply, as one seat (None: a spectator) hears it."""
        return [event.heard_by(SPECTATOR if seat is None else seat) for event in self.told()]

    def move_for(self, ply: Ply, seat: int | None) -> str:
        """A move that was played, as one seat (None: a spectator) may read it."""
        if self.game.veil is None or self.is_over:
            return self.game.notation(ply.action)
        viewer = SPECTATOR if seat is None else seat
        return self.game.veil(self.restored(ply.before), ply.action, viewer)

    def rewound(self) -> "Table":
        """The same table before its first ply."""
        twin = self.fork()
        if self.plies:
            twin.state, twin.plies = self.restored(self.plies[0].before), []
        return twin

    def fork(self) -> "Table":
        """The same table, to be played on without touching this one."""
        twin = copy(self)
        twin.state, twin.plies = self.state.copy(), list(self.plies)
        return twin

    def outcomes(self) -> dict[str, Fraction]:
        """What nature may do now, with exact probabilities."""
        weights = self._weights()
        total = sum(weights.values())
        return {self.game.notation(a): Fraction(weight, total) for a, weight in weights.items()}

    def _weights(self) -> dict[int, int]:
        if self.actor != NATURE:
            return {}
        return {a: int(ask.chance(self.state, a)) for a in self.game.legal_actions(self.state)}

    def roll(self) -> str:
        """Let nature act, by this table's own seeded dice."""
        action = self.rolled()
        if action is None:
            raise StaleMove(f"nature has nothing to decide now\n{self}")
        self.push(action)
        return self.game.notation(action)

    def rolled(self) -> int | None:
        """What the dice say if nature is to act now."""
        weights = self._weights()
        if not weights:
            return None
        draws = sum(ply.actor == NATURE for ply in self.plies)
        ticket = dice.ticket(self.seed, draws, sum(weights.values()))
        reached = itertools.accumulate(weights.values())
        return next(a for a, sum_ in zip(weights, reached, strict=True) if ticket < sum_)

    def undo_refusal(self, seat: int | None = None) -> UndoRefusal | None:
        """Why the last action cannot be taken back (by this seat), if it cannot."""
        if not self.plies:
            return UndoRefusal.NOTHING_TO_TAKE_BACK
        if self.is_over:
            return UndoRefusal.THE_GAME_IS_OVER
        if self.plies[-1].actor == NATURE:
            return UndoRefusal.NATURE_HAS_ACTED
        if seat is not None and self.plies[-1].actor != seat:
            return UndoRefusal.ANOTHER_PLAYER_HAS_ACTED
        return None

    def undo(self, seat: int | None = None) -> str:
        """Take back the last decision; never across a draw, nor once the seed is revealed."""
        reason = self.undo_refusal(seat)
        if reason:
            raise IllegalMove("undo", reason, UNDO_PARAGRAPH, str(self))
        return self.pop()

    def pop(self) -> str:
        """Take back an action that is known to have been taken back."""
        last = self.plies.pop()
        self.state = self.restored(last.before)
        return self.game.notation(last.action)

    def restored(self, saved: bytes) -> Any:
        return np.frombuffer(bytearray(saved), self.game.state).view(np.recarray)[0]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat (None: a spectator) may know, JSON-able."""
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"seats are 0 to {self.players - 1}, not {seat}")
        seen = self.seen_by(SPECTATOR if seat is None else seat)
        result = self.result
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seat": None if seat is None else seat_name(seat),
            "names": list(self.names),
            "ply": self.ply,
            "actor": seat_name(self.actor),
            "position": self.game.describe(seen),
            "seats": self.game.tallies(seen),
            "legal": self.legal() if seat is not None and seat == self.actor else [],
            "can_undo": seat is not None and self.undo_refusal(seat) is None,
            "commitment": self.commitment,
            "result": result
            and {
                "reason": result.reason,
                "scores": result.scores,
                "ranks": result.ranks,
                "payoffs": [str(payoff) for payoff in result.payoffs],
            },
        }

    def seen_by(self, viewer: int) -> Any:
        """A copy of the record without what this viewer may not know."""
        seen = self.state.copy()
        ask.conceal(seen, viewer)
        return seen

    def describe(self) -> dict[str, Any]:
        """The whole truth as a readable dict; `Table.at` takes it back."""
        return self.game.describe(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if not self.is_over:
            return None
        sheet = np.zeros(self.players, SHEET).view(np.recarray)
        ask.score(self.state, sheet)
        return Result(
            self.game.ending(self.state),
            [int(line.points) for line in sheet],
            [int(line.rank) for line in sheet],
            [Fraction(float(line.payoff)).limit_denominator(60) for line in sheet],
            self.game.tallies(self.state),
        )

    def __str__(self) -> str:
        return self.game.picture(self.state)
