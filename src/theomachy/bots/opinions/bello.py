"""What counts in Bello Divorum: followers, locations, recruits to come, claims within reach."""

import numpy as np

from theomachy.games.bello.board import CITIES, FIELDS, TEMPLES
from theomachy.games.bello.cards import PANTHEONS, Pantheon
from theomachy.games.bello.numbers import (
    CITY_CLAIM,
    CITY_LIMIT,
    FIELD_CLAIM,
    FOLLOWERS,
    MARKED_CLAIM,
    MOST_ON_A_LOCATION,
    TEMPLE_CLAIM,
    TEMPLE_LIMIT,
)
from theomachy.games.bello.rules.ground import controlled, holding, next_to, supply
from theomachy.games.bello.state import NOBODY
from theomachy.kernel import compiled
from theomachy.kernel.bits import count
from theomachy.kernel.kinds import Bits, Seat, State

FEATURES = (
    "followers", "temples", "cities", "fields", "recruits", "ready_temples", "ready_cities",
    "ready_fields", "begun_temples", "begun_cities", "ready_marked", "nearer", "near", "ziggurats",
    "hearts", "to_act", "late_points", *PANTHEONS,
)  # fmt: skip
STYLES = {
    "warlike": {"nearer": 1.25, "followers": 1.1},
    "cautious": {"recruits": 1.1, "fields": 1.1},
}
"""What a style weighs otherwise, and by how much."""
(
    ON_BOARD, OWN_TEMPLES, OWN_CITIES, OWN_FIELDS, RECRUITS, READY_TEMPLES, READY_CITIES,
    READY_FIELDS, BEGUN_TEMPLES, BEGUN_CITIES, READY_MARKED, NEARER, NEAR, ZIGGURATS, HEARTS,
    TO_ACT, LATE, FIRST_PANTHEON,
) = range(len(FEATURES) - len(PANTHEONS) + 1)  # fmt: skip


@compiled
def features(s: State, seat: Seat, out: np.ndarray) -> None:
    """What stands on the board, then what is about to."""
    out[:] = 0.0
    mine = s.control[seat]
    out[ON_BOARD] = FOLLOWERS - supply(s, seat)
    out[OWN_TEMPLES] = count(mine & TEMPLES)
    out[OWN_CITIES] = count(mine & CITIES)
    out[OWN_FIELDS] = count(mine & FIELDS)
    out[TO_ACT] = s.seat == seat
    if s.pantheons[seat] != NOBODY:
        out[FIRST_PANTHEON + s.pantheons[seat]] = 1.0
    left = 1.0 - s.doom / s.rules.doomsday
    points = out[ON_BOARD] + 3 * out[OWN_TEMPLES] + 2 * out[OWN_CITIES] + out[OWN_FIELDS]
    out[LATE] = points * (1.0 - left)
    if not (s.is_final and seat == s.seat):
        out[RECRUITS] = min(recruits(s, seat), supply(s, seat)) * left
    note_claims(s, seat, out)
    note_ways(s, seat, out)


@compiled
def recruits(s: State, seat: Seat) -> int:
    """BD-4.1 What the seat's temples and cities still want."""
    wanted, mine = 0, s.control[seat] & ~s.plagues
    for number in range(1, TEMPLE_LIMIT + 1):
        wanted += count(mine & TEMPLES & ~holding(s, seat, number))
    for number in range(1, CITY_LIMIT + 1):
        wanted += count(mine & CITIES & ~holding(s, seat, number))
    return wanted


@compiled
def note_claims(s: State, seat: Seat, out: np.ndarray) -> None:
    """Claims that only wait for the Control Phase, or for one more follower."""
    free = ~controlled(s)
    easy = s.decrees | s.horses
    temples, cities = TEMPLES & free & ~easy, CITIES & free & ~easy
    out[READY_TEMPLES] = count(temples & holding(s, seat, TEMPLE_CLAIM))
    out[READY_CITIES] = count(cities & holding(s, seat, CITY_CLAIM))
    out[READY_FIELDS] = count(FIELDS & free & holding(s, seat, FIELD_CLAIM))
    out[BEGUN_TEMPLES] = begun(s, seat, temples, TEMPLE_CLAIM)
    out[BEGUN_CITIES] = begun(s, seat, cities, CITY_CLAIM)
    out[READY_MARKED] = count(free & easy & ~FIELDS & holding(s, seat, MARKED_CLAIM))
    out[ZIGGURATS] = count(s.ziggurats & s.control[seat])
    out[HEARTS] = s.has_hearts and s.pantheons[seat] == Pantheon.EGYPTIAN


@compiled
def begun(s: State, seat: Seat, cells: Bits, needed: int) -> int:
    """How many followers stand where too few stand yet."""
    followers = 0
    for number in range(1, needed):
        followers += count(cells & holding(s, seat, number) & ~holding(s, seat, needed))
    return followers


@compiled
def note_ways(s: State, seat: Seat, out: np.ndarray) -> None:
    """Followers one step, two steps away from ground that is not ours."""
    wanted = next_to(~s.control[seat] & ~holding(s, seat, 1) & (TEMPLES | CITIES | FIELDS))
    near = next_to(wanted)
    for k in range(MOST_ON_A_LOCATION):
        crowd = s.followers[seat, k]
        out[NEARER] += count(crowd & wanted)
        out[NEAR] += count(crowd & near & ~wanted)
