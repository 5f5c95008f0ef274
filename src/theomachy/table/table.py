"""A game being played: the checked, friendly door to the kernel."""

import itertools
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from theomachy.games import load
from theomachy.kernel import NATURE, OVER, SPECTATOR, Event, Game, ask, seats
from theomachy.kernel.record import copied, restored
from theomachy.locales import Wrong
from theomachy.table import dice, position, secrecy
from theomachy.table.errors import IllegalMove, StaleMove, UnknownMove
from theomachy.table.ply import Ply, UndoRefusal
from theomachy.table.result import Result, result_of
from theomachy.table.shown import Shown
from theomachy.table.telling import Telling


def seat_name(seat: int) -> str:
    return {NATURE: "*", OVER: "over"}.get(seat, seats.seat_name(seat))


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


class Table(Shown):
    """`Table("bello", players=4).play(…)`.

    Its dice follow from `seed`: 128 random bits, unless you tell it another. A short seed of your
    own makes a game that can be played again, but whoever sees its commitment can guess it. What
    each seat adds to that is its `entropy`.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = position.DEFAULT_PLAYERS,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        entropy: Sequence[str] = (),
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self._actor: int | None = None
        self.state = self.game.new(players, options)
        self.seed = dice.fresh_seed() if seed is None else str(seed)
        self.players, self.entropy = players, tuple(entropy)
        tidy = [" ".join(name.split()) or "-" for name in names]
        self.names = [*tidy, *["-"] * players][:players]
        self.plies: list[Ply] = []
        self.forgotten = self.draws = 0
        self.start: dict[str, Any] | None = None

    @classmethod
    def at(
        cls,
        game: Game | str,
        description: Mapping[str, Any] | str,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        entropy: Sequence[str] = (),
    ) -> "Table":
        """A table at any described position; ValueError says what is wrong with it."""
        game = load(game) if isinstance(game, str) else game
        state = position.arrange(game, description)
        table = cls(game, int(state.players), seed, names=names, entropy=entropy)
        table.state = state
        table.start = game.description(state)
        return table

    @property
    def state(self) -> Any:
        """The record, which only this table changes."""
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state, self._actor = state, None

    @property
    def actor(self) -> int:
        """The seat to act, NATURE, or OVER."""
        if self._actor is None:
            self._actor = int(ask.actor(self.state))
        return self._actor

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.forgotten + len(self.plies)

    @property
    def commitment(self) -> str:
        return dice.commitment(self.seed)

    @property
    def options(self) -> dict[str, Any]:
        return self.game.options_of(self.state)

    def legal(self) -> list[str]:
        """What may be played now (or what nature may do), in the game's order."""
        return self.game.alphabet.written(self.game.legal_actions(self.state))

    def read(self, move: str) -> int:
        """The action of a move that may be played now."""
        try:
            action = self.game.parse(move)
        except ValueError as misunderstood:
            raise UnknownMove(move, misunderstood, self.drawn()) from None
        self.check(action)
        return action

    def check(self, action: int) -> None:
        """Raise if the action is none, or may not be played now."""
        move, why = self.game.notation(action), ask.refusal(self._state, action)
        if why:
            reason = self.game.reasons(why)
            raise IllegalMove(f"{self.game.name}-refusal", move, reason, self.drawn())

    def play(self, move: str, ply: int | None = None) -> Telling:
        """Play a move, or an outcome of nature; `ply` says which position it is meant for. What
        happened is told if somebody reads it."""
        if ply is not None and ply != self.ply:
            raise StaleMove("door-move-stale", self.drawn(), move=move, ply=ply, now=self.ply)
        self.push(self.read(move), trusted=True)
        return self.telling()

    def push(self, action: int, trusted: bool = False) -> None:
        """Play an action by its number; one that is known to be legal need not be checked again."""
        if not trusted:
            self.check(action)
        actor = self.actor
        self.plies.append(Ply(actor, action, self._state.tobytes()))
        self.draws += actor == NATURE
        self._actor = ask.apply(self._state, action)

    def resume(self, state: bytes, plies: int, draws: int) -> None:
        """Go on where so many plies, of which so many were nature's, have led; they are forgotten
        and can no longer be taken back."""
        self.state, self.plies = self.restored(state), []
        self.forgotten, self.draws = plies, draws

    def forget(self, plies: int) -> None:
        """Keep only what was played after so many plies of the game."""
        del self.plies[: max(0, plies - self.forgotten)]
        self.forgotten = max(self.forgotten, plies)

    def told(self) -> list[Event]:
        """What happened at the last ply; what only some may know is in the events' asides."""
        return self.telling().events

    def telling(self) -> Telling:
        """The same, told if somebody reads it."""
        return Telling(self.game, self.plies[-1], self._state.tobytes())

    def told_to(self, seat: int | None) -> list[Event]:
        """What happened at the last ply, as one seat (None: a spectator) hears it."""
        return self.heard(self.told(), seat)

    def heard(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """What happened at any ply, as one seat hears it; when the game is over, all of it."""
        if self.is_over:
            return [event.aside or event for event in events]
        return [event.heard_by(viewer_of(seat)) for event in events]

    def move_for(self, ply: Ply, seat: int | None) -> str:
        """A move that was played, as one seat may read it; when the game is over, plainly."""
        if self.game.veil is None or self.is_over:
            return self.game.notation(ply.action)
        return self.game.veil(self.restored(ply.before), ply.action, viewer_of(seat))

    def rewound(self) -> "Table":
        """The same table before its first ply."""
        twin = self.fork()
        if self.plies:
            twin.state, twin.plies = self.restored(self.plies[0].before), []
        return twin

    def fork(self) -> "Table":
        """The same table, to be played on without touching this one."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.plies = list(self.plies)
        twin._state = copied(self.state)
        return twin

    def outcomes(self) -> dict[str, Fraction]:
        """What nature may do now, with exact probabilities."""
        weights = self._weights()
        total = sum(weights.values())
        return {self.game.notation(a): Fraction(weight, total) for a, weight in weights.items()}

    def _weights(self) -> dict[int, int]:
        return self.game.odds(self.state) if self.actor == NATURE else {}

    def roll(self) -> str:
        """Let nature act, by this table's own seeded dice."""
        action = self.rolled()
        if action is None:
            raise StaleMove("door-nature-rests", self.drawn())
        self.push(action, trusted=True)
        return self.game.notation(action)

    def rolled(self) -> int | None:
        """What the dice say if nature is to act now."""
        weights = self._weights()
        if not weights:
            return None
        ticket = dice.ticket(self.seed, self.draws, sum(weights.values()), self.entropy)
        reached = itertools.accumulate(weights.values())
        return next(a for a, sum_ in zip(weights, reached, strict=True) if ticket < sum_)

    def undo_refusal(self, seat: int | None = None) -> UndoRefusal | None:
        """Why the last action cannot be taken back (by this seat), if it cannot."""
        if not self.plies:
            nothing = UndoRefusal.NOTHING_TO_TAKE_BACK
            return UndoRefusal.TOO_LONG_AGO if self.forgotten else nothing
        last = self.plies[-1]
        if self.is_over:
            return UndoRefusal.THE_GAME_IS_OVER
        if last.actor == NATURE:
            return UndoRefusal.NATURE_HAS_ACTED
        if seat is not None and last.actor != seat:
            return UndoRefusal.ANOTHER_PLAYER_HAS_ACTED
        if self.keeps_secrets and self.has_revealed(last):
            return UndoRefusal.SOMETHING_HIDDEN_WAS_SHOWN
        return None

    def has_revealed(self, ply: Ply) -> bool:
        """Whether a ply showed anybody something hidden, by the game's own rules."""
        before, then = self.restored(ply.before), self.restored(ply.before)
        ask.apply(then, ply.action)
        return bool(ask.reveals(before, ply.action, then))

    def undo(self, seat: int | None = None) -> str:
        """Take back the last decision; never across a draw or a look, nor after the end."""
        reason = self.undo_refusal(seat)
        if reason:
            raise IllegalMove("house-undo", "undo", reason, self.drawn())
        return self.pop()

    def pop(self) -> str:
        """Take back an action that is known to have been taken back."""
        last = self.plies.pop()
        self.draws -= last.actor == NATURE
        self.state = self.restored(last.before)
        return self.game.notation(last.action)

    def restored(self, saved: bytes) -> Any:
        return restored(saved, self.game.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat (None: a spectator) may know, JSON-able."""
        if seat is not None and seat not in range(self.players):
            raise Wrong("door-seat-number", seat=seat, last=self.players - 1)
        seen, result = self.seen_by(seat), self.result
        moves = self.game.legal_actions(seen) if seat == self.actor else []
        return {
            "game": self.game.full_name,
            "rules": self.game.version,
            "seat": None if seat is None else seat_name(seat),
            "names": list(self.names),
            "ply": self.ply,
            "actor": seat_name(self.actor),
            "position": self.game.description(seen),
            "seats": self.game.tallies(seen),
            "legal": self.game.alphabet.written(moves),
            "can_undo": seat is not None and self.undo_refusal(seat) is None,
            "commitment": self.commitment,
            "result": result and result.told(),
        }

    def seen_by(self, seat: int | None) -> Any:
        """A copy of the record without what one seat (None: a spectator) may not know."""
        return secrecy.seen_by(self.state, viewer_of(seat))

    @property
    def keeps_secrets(self) -> bool:
        """Whether there may be something that somebody may not know yet."""
        return secrecy.has_secrets(self.game) and not self.is_over

    def drawn(self) -> str:
        """The position in letters, as whoever is to act sees it."""
        return self.game.picture(self.seen_by(self.actor if self.actor >= 0 else None))

    def describe(self) -> dict[str, Any]:
        """The whole truth as a readable dict; `Table.at` takes it back."""
        return self.game.description(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return result_of(self.game, self.state) if self.is_over else None
