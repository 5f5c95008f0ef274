"""What a Bello position is worth: points now, recruits to come, claims within reach."""

from theomachy.games.bello.board import CITIES, FIELDS, TEMPLES
from theomachy.games.bello.cards import Pantheon
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
from theomachy.games.bello.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count

_RECRUIT = 0.8
"""A follower that will be recruited next turn, against one that stands on the board."""
_TEMPLE, _CITY, _FIELD = 4.5, 2.8, 1.6
"""A location controlled: its points, and what it will bring in turns to come."""
_READY, _BEGUN = 0.9, 0.5
"""How much of that counts where followers suffice for a claim, and where some are there."""
_NEAR, _NEARER = 0.05, 0.12
"""A follower two steps, one step away from ground that is not ours."""
_ZIGGURAT, _HEARTS = 0.05, 0.1


@compiled
def judge(s, seat):
    """Mine, less the average of my rivals'."""
    rivals = 0.0
    for rival in range(s.players):
        if rival != seat:
            rivals += wealth(s, rival)
    mine = wealth(s, seat) + prospects(s, seat)
    return mine - rivals / (s.players - 1)


@compiled
def wealth(s, seat):
    """Followers and locations, and what the next Recruit Phase will add."""
    mine = s.control[seat]
    worth = float(FOLLOWERS - supply(s, seat)) + _TEMPLE * count(mine & TEMPLES)
    worth += _CITY * count(mine & CITIES) + _FIELD * count(mine & FIELDS)
    if s.node == Node.OVER or (s.is_final and seat == s.seat):
        return worth
    return worth + _RECRUIT * min(recruits(s, seat), supply(s, seat))


@compiled
def recruits(s, seat):
    """BD-4.1 What the seat's temples and cities still want."""
    wanted, mine = 0, s.control[seat] & ~s.plagues
    for number in range(1, TEMPLE_LIMIT + 1):
        wanted += count(mine & TEMPLES & ~holding(s, seat, number))
    for number in range(1, CITY_LIMIT + 1):
        wanted += count(mine & CITIES & ~holding(s, seat, number))
    return wanted


@compiled
def prospects(s, seat):
    """Claims that only wait for the Control Phase or for one more follower, and the way there."""
    free = ~controlled(s)
    easy = s.decrees | s.horses
    worth = _TEMPLE * promise(s, seat, TEMPLES & free & ~easy, TEMPLE_CLAIM)
    worth += _CITY * promise(s, seat, CITIES & free & ~easy, CITY_CLAIM)
    worth += _FIELD * promise(s, seat, FIELDS & free, FIELD_CLAIM)
    worth += _CITY * promise(s, seat, free & easy & ~FIELDS, MARKED_CLAIM)
    worth += _ZIGGURAT * count(s.ziggurats & s.control[seat])
    if s.has_hearts and s.pantheons[seat] == Pantheon.EGYPTIAN:
        worth += _HEARTS
    wanted = next_to(~s.control[seat] & ~holding(s, seat, 1) & (TEMPLES | CITIES | FIELDS))
    near = next_to(wanted)
    for k in range(MOST_ON_A_LOCATION):
        crowd = s.followers[seat, k]
        worth += _NEARER * count(crowd & wanted) + _NEAR * count(crowd & near & ~wanted)
    return worth


@compiled
def promise(s, seat, cells, needed):
    """How much of these claims is ready: whole where followers suffice, in part elsewhere."""
    ready = count(cells & holding(s, seat, needed))
    begun = 0
    for number in range(1, needed):
        begun += count(cells & holding(s, seat, number) & ~holding(s, seat, needed))
    return _READY * ready + _BEGUN * begun / needed
