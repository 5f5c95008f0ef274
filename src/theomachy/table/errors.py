"""The three ways a move can fail. Nothing has changed when one is raised."""

from typing import Any


class UnknownMove(ValueError):
    """Text the game cannot read as a move."""


class IllegalMove(ValueError):
    """A move the rules refuse; `reason` and `paragraph` say why."""

    def __init__(self, move: str, reason: Any, paragraph: str, picture: str) -> None:
        words = reason.name.lower().replace("_", " ")
        super().__init__(f"{move}: {words} ({paragraph})\n{picture}")
        self.move, self.reason, self.paragraph = move, reason, paragraph


class StaleMove(ValueError):
    """A move meant for a position that has passed."""
