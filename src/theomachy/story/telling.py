"""The whole story, as it is sent and said. It lies open: it is told when a game is over."""

from typing import Any

from msgspec import Struct

from theomachy.bots import ADVISER
from theomachy.kernel import Game
from theomachy.kernel.warm import Chore
from theomachy.story.account import Account, Share, positions
from theomachy.story.choices import Adviser, Choice, choices_of
from theomachy.story.expectation import chances_in
from theomachy.story.figures import Figures, figures_of
from theomachy.story.turns import Turn, turns_of
from theomachy.table import Table

_DIGITS = 4
USUAL = Adviser(ADVISER, 8.0)


class Story(Struct, frozen=True):
    chances: list[list[float]]
    """By position and seat, as whoever sees everything may judge."""
    shares: list[Share]
    """By seat."""
    turns: list[Turn]
    """In the order of the game."""
    best: list[list[Choice]]
    """By seat, the best first."""
    worst: list[list[Choice]]
    """By seat, the worst first."""
    figures: Figures


def story_of(table: Table, adviser: Adviser = USUAL) -> Story:
    """Of a game from its beginning, as far as it was played."""
    account = Account.of(table)
    best, worst = choices_of(account, adviser)
    chances = rounded(account.chances)
    return Story(chances, account.shares(), turns_of(account), best, worst, figures_of(table))


def rounded(chances: Any) -> list[list[float]]:
    told: list[list[float]] = chances.round(_DIGITS).tolist()
    return told


def for_stories(game: Game) -> list[Chore]:
    """What has to be compiled before the story of a game can be told."""

    def judge() -> None:
        chances_in(game, positions(game, [game.new(game.players[0]).tobytes()]), 0)

    return [("story", judge)]
