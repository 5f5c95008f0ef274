"""A bot that asks somebody who reads and writes: a language model, or a person."""

from collections.abc import Callable
from typing import Any

from theomachy.bots.guests.text.answer import kept, read_move, refusal_of
from theomachy.bots.guests.text.manner import Manner
from theomachy.bots.guests.text.prompt import again, prompt_of
from theomachy.bots.view import View

Answer = Callable[[str], str]
"""What is answered to a prompt; each prompt tells everything."""


class TextAgent:
    """Asks again, with the reason, as often as its manner allows; then its last word counts."""

    def __init__(self, answer: Answer, manner: Manner, language: str) -> None:
        self._answer, self._manner, self._language = answer, manner, language
        self.trace: list[dict[str, Any]] = []
        """Every exchange about the last move: prompt, answer, move, and why not."""

    def choose(self, view: View, clock: float) -> str:
        """The move as it is written; whoever asked judges it."""
        self.trace, move = [], ""
        prompt = first = prompt_of(view, self._manner, self._language)
        legal = [view.game.notation(action) for action in view.actions]
        for _ in range(self._manner.tries):
            answer = self._answer(prompt)
            move = read_move(answer, legal, self._manner.is_strict)
            why = refusal_of(view, move, self._language)
            self.trace.append({"prompt": prompt, "answer": answer, "move": move, "refusal": why})
            if not why:
                break
            prompt = again(first, kept(answer), why, self._language)
        return move
