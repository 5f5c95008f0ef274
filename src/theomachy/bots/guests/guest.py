"""A bot that is not ours: it is told what its seat may know, and asked for a move."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from theomachy.bots.guests import messages
from theomachy.bots.guests.forfeit import Forfeited, Offence
from theomachy.bots.guests.messages import PROTOCOL, RECORD, Move, Ready, written
from theomachy.bots.guests.names import command_of
from theomachy.bots.guests.process import Ended, Program, Silent
from theomachy.bots.view import View
from theomachy.kernel import Game, ask
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong
from theomachy.table.result import Result


@dataclass(frozen=True)
class Bounds:
    """Seconds that a guest is given: for a move, for all moves of a game, to be ready."""

    move: float = 5.0
    game: float = 600.0
    start: float = 60.0


USUAL = Bounds()


@dataclass(frozen=True)
class Setting:
    """What is played, in which language people are spoken to, and how long is waited."""

    game: Game
    players: int
    options: Mapping[str, Any]
    language: str = "en"
    bounds: Bounds = USUAL
    keep: Callable[[dict[str, Any]], None] | None = None
    """Is told how moves were found, by guests that tell."""


class Guest:
    """One process, at one seat at a time. Whatever it does wrong is raised as Forfeited, once."""

    def __init__(self, name: str, setting: Setting) -> None:
        self.name, self.setting = name, setting
        self.is_gone = False
        self._left = setting.bounds.game
        self._wants: list[str] = []
        self._match = 0
        try:
            self._program = Program(command_of(name))
        except OSError as wrong:
            raise Wrong("door-guest-program", name=name, why=wrong) from None
        self._introduce()

    def _introduce(self) -> None:
        game = self.setting.game
        hello = messages.Hello(
            PROTOCOL, game.full_name, game.version, self.setting.players,
            dict(self.setting.options), self.setting.language,
        )  # fmt: skip
        answer = self._ask(hello, self.setting.bounds.start)
        if not isinstance(answer, Ready) or answer.protocol != PROTOCOL:
            raise self._lost(Offence.NONSENSE, written(answer).decode())
        self._wants = answer.wants

    def begin(self, match: int, seat: int) -> None:
        """A game begins."""
        self._left, self._match = self.setting.bounds.game, match
        self._tell(messages.Begin(match, seat_name(seat)))

    def choose(self, view: View) -> int:
        """Its move; Forfeited if it gives none that may be played."""
        begun, clock = time.monotonic(), min(self.setting.bounds.move, self._left)
        answer = self._ask(self._question(view, clock), clock)
        self._left -= time.monotonic() - begun
        if not isinstance(answer, Move):
            raise self._lost(Offence.NONSENSE, written(answer).decode())
        self._keep(view, answer)
        return self._checked(view, answer.move)

    def _keep(self, view: View, answer: Move) -> None:
        """What it tells of how it found its move, if anybody wants to know."""
        if answer.trace and self.setting.keep:
            where = {"match": self._match, "seat": seat_name(view.seat), "ply": view.ply}
            told = {"bot": self.name, "move": answer.move, "exchanges": answer.trace}
            self.setting.keep({**where, **told})

    def over(self, result: Result) -> None:
        """A game is over."""
        self._tell(messages.Over(result.ranks, result.scores))

    def leave(self) -> None:
        try:
            self._tell(messages.Bye())
        except Forfeited:
            return
        self._program.leave()

    def _question(self, view: View, clock: float) -> messages.Choose:
        game, seen = view.game, view.seen
        return messages.Choose(
            ply=view.ply,
            seat=seat_name(view.seat),
            clock=round(clock, 3),
            legal=[game.notation(action) for action in view.actions],
            position=game.description(seen),
            seats=game.tallies(seen),
            log=list(view.log),
            record=seen.tobytes() if RECORD in self._wants else None,
        )

    def _checked(self, view: View, move: str) -> int:
        try:
            action = view.game.parse(move)
        except ValueError:
            raise self._lost(Offence.NONSENSE, move) from None
        if action not in view.actions:
            reason = view.game.reasons(ask.refusal(view.seen, action))
            told = f"{move}: {reason.name.lower()} ({reason.paragraph})"
            raise self._lost(Offence.CHEATING, told)
        return action

    def _tell(self, message: messages.ToGuest) -> None:
        try:
            self._program.tell(written(message))
        except Silent:
            raise self._lost(Offence.SILENCE, "") from None

    def _ask(self, message: messages.ToGuest, seconds: float) -> messages.FromGuest:
        self._tell(message)
        try:
            line = self._program.hear(seconds)
        except Silent:
            raise self._lost(Offence.SILENCE, f"{seconds:.3g} s") from None
        except Ended:
            raise self._lost(Offence.CRASH, "") from None
        try:
            return messages.read_answer(line)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise self._lost(Offence.NONSENSE, line.decode(errors="replace")) from None

    def _lost(self, offence: Offence, detail: str) -> Forfeited:
        """End the process; of one that died, its last words are the detail."""
        last_words = self.end()
        return Forfeited(offence, detail or last_words)

    def end(self) -> str:
        """Kill it and all that it has started; its last words."""
        self.is_gone = True
        return self._program.end()
