"""How a game ended."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from theomachy.kernel import Game, ask, seats
from theomachy.kernel.game import SHEET


@dataclass(frozen=True)
class Result:
    """How a game ended; lists are in seat order."""

    reason: str
    scores: list[int]
    ranks: list[int]
    payoffs: list[Fraction]
    tallies: list[dict[str, Any]]
    paragraph: str = ""
    """The rule by which it was over."""

    @property
    def winners(self) -> list[str]:
        return [seats.seat_name(seat) for seat, rank in enumerate(self.ranks) if rank == 1]

    def told(self) -> dict[str, Any]:
        """As it is sent: reason and its paragraph, scores, ranks, and payoffs as fractions."""
        return {
            "reason": self.reason,
            "scores": self.scores,
            "ranks": self.ranks,
            "payoffs": [str(payoff) for payoff in self.payoffs],
            "paragraph": self.paragraph,
        }


def result_of(game: Game, s: Any) -> Result:
    """The score of a finished game."""
    sheet = np.zeros(int(s.players), SHEET).view(np.recarray)
    ask.score(s, sheet)
    return Result(
        game.ending(s),
        [int(line.points) for line in sheet],
        [int(line.rank) for line in sheet],
        [Fraction(float(line.payoff)).limit_denominator(60) for line in sheet],
        game.tallies(s),
        game.reasons(ask.refusal(s, 0)).paragraph,
    )
