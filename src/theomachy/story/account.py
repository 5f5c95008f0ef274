"""A game accounted for: the result of each seat as the sum of its place, its luck and decisions."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from msgspec import Struct

from theomachy.kernel import NATURE, Game
from theomachy.story.expectation import chances_in
from theomachy.table import Table, dice

WHO_BEGINS = "first"
"""How every game writes the draw of who begins."""


class Share(Struct, frozen=True):
    """What became of one seat: `result - fair` is the sum of what stands between them."""

    fair: float
    """What everybody would get if nothing told them apart."""
    seat: float
    """Who begins, and what was dealt before anybody had decided anything."""
    luck: float
    """Dice and cards: what they gave, beyond what was to be expected of them."""
    decisions: float
    """Its own, and those of others."""
    result: float


@dataclass(frozen=True)
class Account:
    """A game, and each seat's chance before every ply and after the last, in the open."""

    table: Table
    chances: Any

    @classmethod
    def of(cls, table: Table) -> "Account":
        states = [*(ply.before for ply in table.plies), table.state.tobytes()]
        seed = dice.luck(table.commitment, table.ply)
        return cls(table, chances_in(table.game, positions(table.game, states), seed))

    @cached_property
    def changes(self) -> Any:
        """By ply and seat, how its chance has changed."""
        return np.diff(self.chances, axis=0)

    @cached_property
    def actors(self) -> Any:
        return np.array([ply.actor for ply in self.table.plies], np.int64)

    @cached_property
    def is_opening(self) -> Any:
        """By ply, whether nature has given out places by it."""
        verbs = [self.table.game.alphabet.verb_of(ply.action).name for ply in self.table.plies]
        before_all = np.logical_and.accumulate(self.actors == NATURE)
        return before_all | (np.array(verbs, object) == WHO_BEGINS)

    def shares(self) -> list[Share]:
        return [self.share(seat) for seat in range(self.table.players)]

    def share(self, seat: int) -> Share:
        change, actors, fair = self.changes[:, seat], self.actors, 1 / self.table.players
        begun = float(self.chances[0, seat]) - fair
        return Share(
            fair=fair,
            seat=begun + float(change[self.is_opening].sum()),
            luck=float(change[(actors == NATURE) & ~self.is_opening].sum()),
            decisions=float(change[actors != NATURE].sum()),
            result=float(self.chances[-1, seat]),
        )


def positions(game: Game, states: list[bytes]) -> Any:
    """Records of their bytes, as compiled code takes them."""
    return np.frombuffer(bytearray(b"".join(states)), game.state).view(np.recarray)
