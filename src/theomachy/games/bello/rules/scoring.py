"""BD-11 Scoring."""

import numpy as np

from theomachy.games.bello.board import CITIES, FIELDS, TEMPLES
from theomachy.games.bello.numbers import (
    CITY_POINTS,
    FIELD_POINTS,
    FOLLOWER_POINTS,
    FOLLOWERS,
    TEMPLE_POINTS,
)
from theomachy.games.bello.rules.ground import supply
from theomachy.kernel import compiled
from theomachy.kernel.bits import count
from theomachy.kernel.kinds import Seat, State


@compiled
def points(s: State, seat: Seat) -> int:
    """BD-11.1, BD-11.2 Followers on the board and locations controlled."""
    return (
        FOLLOWER_POINTS * (FOLLOWERS - supply(s, seat))
        + FIELD_POINTS * count(s.control[seat] & FIELDS)
        + CITY_POINTS * count(s.control[seat] & CITIES)
        + TEMPLE_POINTS * count(s.control[seat] & TEMPLES)
    )


@compiled
def standing(s: State, seat: Seat) -> int:
    """BD-11.3 Points, then temples, then cities, then fields, as one number."""
    order = points(s, seat)
    order = order << 6 | count(s.control[seat] & TEMPLES)
    order = order << 6 | count(s.control[seat] & CITIES)
    return order << 6 | count(s.control[seat] & FIELDS)


@compiled
def score(s: State, sheet: np.recarray) -> None:
    """BD-11.4 Points, and ranks from who is ahead."""
    for seat in range(s.players):
        mine, ahead = standing(s, seat), 0
        for rival in range(s.players):
            ahead += standing(s, rival) > mine
        sheet[seat].points = points(s, seat)
        sheet[seat].rank = 1 + ahead
