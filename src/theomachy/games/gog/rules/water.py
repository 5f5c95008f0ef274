"""GG-16 Special squares: water, and the wake of those who sail."""

from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import SAFE_ON_WATER
from theomachy.games.gog.rules.ground import is_settled, is_water, owns
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Bits, Cell, Seat, State


@compiled
def may_walk_on_water(s: State, seat: Seat, level: int) -> bool:
    """GG-10.5, GG-16.4, GG-17.7 While unsettled, from level three on, or with Water."""
    return level >= SAFE_ON_WATER or not is_settled(s, seat) or owns(s, seat, Ability.WAT)


@compiled
def wake_of(s: State, cell: Cell) -> Bits:
    """GG-17.7 The set of this one water cell, by its order among the water cells of the map."""
    number = 0
    for other in range(cell):
        number += is_water(s, other)
    return 1 << int(number)


@compiled
def is_in_wake(s: State, cell: Cell) -> bool:
    return s.wake & wake_of(s, cell) != 0


@compiled
def is_free_sailing(s: State, there: Cell) -> bool:
    """GG-17.7 From water to water, after a step that ended on water, out of the wake."""
    if s.wake == 0 or not is_water(s, there):
        return False
    return not is_in_wake(s, there)


@compiled
def leave_wake(s: State, here: Cell, there: Cell, is_free: bool) -> None:
    """GG-17.7 A paid step onto water starts a new wake; a free one adds its target."""
    if not owns(s, s.seat, Ability.WAT) or not is_water(s, there):
        s.wake = 0
        return
    if not is_free:
        s.wake = wake_of(s, here) if is_water(s, here) else 0
    s.wake |= wake_of(s, there)
