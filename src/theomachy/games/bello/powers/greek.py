"""BD-7 The powers of the Greek pantheon."""

from theomachy.games.bello.board import AT_2, TEMPLES
from theomachy.games.bello.numbers import SANDALS_ACTIONS
from theomachy.games.bello.rules.ground import (
    add_one,
    controller,
    enemy_cells,
    holding,
    open_to,
    remove_all,
    remove_chips,
    remove_one,
    with_room,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def hermes_sandals(s: State) -> None:
    """BD-7.61 One more action, and once this turn a flight."""
    s.bonus_actions = SANDALS_ACTIONS
    s.has_sandals = True


@compiled
def perches(s: State, cell: Cell) -> Bits:
    """BD-7.61 Exactly two steps away, open to you, with room for one."""
    return AT_2[cell] & open_to(s, s.seat) & with_room(s, 1)


@compiled
def perches_in_reach(s: State) -> Bits:
    """BD-7.61 Where the flight may end, from the cell chosen."""
    return perches(s, s.place)


@compiled
def flyers(s: State) -> Bits:
    """BD-7.61 Where a flight may begin."""
    if not s.has_sandals or s.actions == 0:
        return EMPTY
    flyers, cells = EMPTY, holding(s, s.seat, 1)
    while cells:
        cell = lowest(cells)
        if perches(s, cell):
            flyers |= only(cell)
        cells = without_lowest(cells)
    return flyers


@compiled
def fly(s: State, cell: Cell) -> None:
    """BD-7.61 One follower flies, for one action; the sandals are spent."""
    remove_one(s, s.seat, only(s.place))
    add_one(s, s.seat, only(cell))
    s.has_sandals = False
    s.actions -= 1


@compiled
def wooden_horse(s: State) -> None:
    """BD-7.62 In your first attack this turn the chip will not defend."""
    s.has_horse = True


@compiled
def leave_the_horse(s: State, cell: Cell) -> None:
    """BD-7.62 The fallen location may be claimed with one follower this turn."""
    s.horses |= only(cell)


@compiled
def thunderbolt_targets(s: State) -> Bits:
    """BD-7.63 An enemy city or field anywhere."""
    return EMPTY if s.chosen else enemy_cells(s, s.seat) & ~TEMPLES


@compiled
def thunderbolt(s: State, cell: Cell) -> None:
    """BD-7.63 All its followers and its chip are removed."""
    rival = controller(s, cell)
    remove_all(s, rival, only(cell))
    remove_chips(s, rival, only(cell))
