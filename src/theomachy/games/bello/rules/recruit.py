"""BD-4 Recruit Phase."""

from theomachy.games.bello.board import CITIES, TEMPLES
from theomachy.games.bello.numbers import CITY_LIMIT, TEMPLE_LIMIT
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.ground import add_one, controlled, holding, supply
from theomachy.games.bello.state import POWERS_OFF, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, only
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def short_of(s: State, number: int) -> Bits:
    """BD-4.1, BD-4.5, BD-4.6 The player's recruiting locations whose limit and plague leave room
    for follower `number`."""
    recruiting = s.control[s.seat] & ~s.plagues
    cells = recruiting & TEMPLES if number <= TEMPLE_LIMIT else EMPTY
    if number <= CITY_LIMIT:
        cells |= recruiting & CITIES
    return cells & ~holding(s, s.seat, number)


@compiled
def below_limit(s: State) -> Bits:
    """BD-4.1 The locations that still want followers."""
    return short_of(s, 1) | short_of(s, 2) | short_of(s, 3)


@compiled
def missing(s: State) -> int:
    """BD-4.1 How many followers the locations want in all."""
    return count(short_of(s, 1)) + count(short_of(s, 2)) + count(short_of(s, 3))


@compiled
def must_choose(s: State) -> bool:
    """BD-4.3, BD-4.4 The supply is short and two locations or more want it."""
    return 0 < supply(s, s.seat) < missing(s) and count(below_limit(s)) > 1


@compiled
def recruit(s: State) -> None:
    """BD-4.2, BD-4.4 All that is missing, or all there is for the only place."""
    while supply(s, s.seat) > 0 and below_limit(s) != 0:
        add_one(s, s.seat, below_limit(s))
    finish_recruiting(s)


@compiled
def recruit_one(s: State, cell: Cell) -> None:
    """BD-4.3 Short supply: one follower on a location below its limit."""
    add_one(s, s.seat, only(cell))


@compiled
def refusal_to_recruit(s: State, cell: Cell) -> Refusal:
    """BD-4.3, BD-4.6 Where a follower of a short supply may go."""
    if not has(controlled(s), cell):
        return Refusal.UNCONTROLLED_RECRUITS_NOTHING
    if not has(s.control[s.seat], cell):
        return Refusal.RIVALS_RECRUIT_FOR_THEMSELVES
    if has(s.plagues, cell):
        return Refusal.PLAGUED
    if not has(below_limit(s), cell):
        return Refusal.AT_ITS_LIMIT
    return Refusal.NONE


@compiled
def finish_recruiting(s: State) -> None:
    """BD-7.33 The plague has passed. BD-5.9 Without powers the Action Phase follows."""
    s.plagues &= ~s.control[s.seat]
    if s.is_extra:
        s.node = Node.EXTRA
    elif s.rules.powers == POWERS_OFF:
        s.node = Node.ACTION_START
    else:
        s.node = Node.POWER
