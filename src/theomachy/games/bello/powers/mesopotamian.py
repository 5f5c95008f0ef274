"""BD-7 The powers of the Mesopotamian pantheon."""

from theomachy.games.bello.board import ALL, FIELDS, TEMPLES
from theomachy.games.bello.numbers import DECREES, MOST_PLAYERS, ZIGGURATS
from theomachy.games.bello.rules.ground import remove_all, rival_followers, within_2
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def ziggurat_targets(s: State) -> Bits:
    """BD-7.21 Up to three different locations you control."""
    return s.control[s.seat] & ~s.ziggurats if s.chosen < ZIGGURATS else EMPTY


@compiled
def raise_ziggurat(s: State, cell: Cell) -> None:
    """BD-7.21 Until your next turn its chip defends as three."""
    s.ziggurats |= only(cell)


@compiled
def deluge_targets(s: State) -> Bits:
    """BD-7.22 A city or field within 2 that holds a rival's follower."""
    if s.chosen:
        return EMPTY
    return rival_followers(s, s.seat) & within_2(s.control[s.seat]) & ~TEMPLES


@compiled
def deluge(s: State, cell: Cell) -> None:
    """BD-7.22 All followers on it are removed, yours included; the chip stays."""
    for seat in range(MOST_PLAYERS):
        remove_all(s, seat, only(cell))


@compiled
def tablet_targets(s: State) -> Bits:
    """BD-7.23 Up to two different foreign temples or cities, anywhere."""
    return ALL & ~FIELDS & ~s.control[s.seat] & ~s.decrees if s.chosen < DECREES else EMPTY


@compiled
def decree(s: State, cell: Cell) -> None:
    """BD-7.23 This turn one follower is enough to claim it."""
    s.decrees |= only(cell)
