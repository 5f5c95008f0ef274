"""Turning points: the plies that have changed everybody's chances most."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from theomachy.kernel import NATURE, ask
from theomachy.kernel.record import copied
from theomachy.story.account import Account, positions
from theomachy.story.expectation import chances_in
from theomachy.table import dice

MOST = 5
_LEAST = 0.02
"""What turns less is told only if nothing turns more."""
_SAME = 1e-9
_FIGHTS = {
    "godstorm": ({"roll A", "roll D", "reroll A", "reroll D"}, {"invade", "descend"}),
    "gog": ({"clash"}, set[str]()),
}
"""By game, nature's verbs in a fight, and those by which somebody goes into one."""


class Turn(Struct, frozen=True):
    """A ply that turned the game: `ply` counts the plies up to it, itself included."""

    ply: int
    seat: int
    """Who acted; below 0, nature."""
    swing: float
    """How much chance went from some to others."""
    gains: list[float]
    """By seat."""
    likely: float | None
    """Of nature's: how likely it was to fall out at least so well for who gained most."""
    cause: int | None
    """The ply of the move that led to this fight."""


def turns_of(account: Account) -> list[Turn]:
    """In the order of the game."""
    return [turn_at(account, int(place)) for place in sorted(largest(swings(account.changes)))]


def swings(changes: Any) -> Any:
    """By ply, how much chance went from some to others."""
    return np.abs(changes).sum(axis=1) / 2


def largest(swings: Any) -> list[int]:
    """Where the largest are, the largest first; of equals the earlier."""
    order = np.argsort(-swings, kind="stable")[:MOST]
    return [int(place) for rank, place in enumerate(order) if not rank or swings[place] >= _LEAST]


def turn_at(account: Account, place: int) -> Turn:
    change, actor = account.changes[place], int(account.actors[place])
    return Turn(
        ply=place + 1,
        seat=actor,
        swing=float(swings(change[None])[0]),
        gains=[float(gain) for gain in change],
        likely=likelihood(account, place, int(change.argmax())) if actor == NATURE else None,
        cause=cause_of(account, place),
    )


def likelihood(account: Account, place: int, seat: int) -> float:
    """How likely nature was to do at least so well for a seat."""
    table, ply = account.table, account.table.plies[place]
    before = table.restored(ply.before)
    odds = table.game.odds(before)
    outcomes, weights = list(odds), np.array(list(odds.values()), float)
    after = positions(table.game, [after_bytes(before, outcome) for outcome in outcomes])
    chances = chances_in(table.game, after, dice.luck(table.commitment, place))[:, seat]
    is_as_good = chances >= chances[outcomes.index(ply.action)] - _SAME
    return float(weights[is_as_good].sum() / weights.sum())


def after_bytes(before: Any, action: int) -> bytes:
    after = copied(before)
    ask.apply(after, action)
    return bytes(after.tobytes())


def cause_of(account: Account, place: int) -> int | None:
    """The ply of the move that led to the fight this ply belongs to, if to any."""
    fights, marches = _FIGHTS.get(account.table.game.name, (set[str](), set[str]()))
    verbs = verbs_until(account, place)
    if verbs[-1] not in fights:
        return None
    return next((n for n in range(place, 0, -1) if verbs[n - 1] in marches), None)


def verbs_until(account: Account, place: int) -> Sequence[str]:
    table = account.table
    return [table.game.alphabet.verb_of(ply.action).name for ply in table.plies[: place + 1]]
