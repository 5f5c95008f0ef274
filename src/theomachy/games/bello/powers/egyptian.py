"""BD-7 The powers of the Egyptian pantheon."""

from theomachy.games.bello.board import FIELDS
from theomachy.games.bello.cards import Pantheon
from theomachy.games.bello.numbers import HEARTS_LOSS, NILE_FIELDS, PLAGUE_LOSS, PLAGUES
from theomachy.games.bello.rules.ground import (
    add_one,
    controller,
    enemy_cells,
    holding,
    remove_up_to,
    supply,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, Seat, State


@compiled
def nile_targets(s: State) -> Bits:
    """BD-7.31 Up to two fields you control without followers, while the supply lasts."""
    if s.chosen >= NILE_FIELDS or supply(s, s.seat) == 0:
        return EMPTY
    return s.control[s.seat] & FIELDS & ~holding(s, s.seat, 1)


@compiled
def gift_of_the_nile(s: State, cell: Cell) -> None:
    """BD-7.31 Each receives a follower from your supply at once."""
    add_one(s, s.seat, only(cell))


@compiled
def weighing_of_hearts(s: State) -> None:
    """BD-7.32 Until your next turn every attack on you passes the scales first."""
    s.has_hearts = True


@compiled
def lost_on_the_scales(s: State, defender: Seat, attackers: int) -> int:
    """BD-7.32 What an attack on this defender costs before the fight."""
    if s.has_hearts and s.pantheons[defender] == Pantheon.EGYPTIAN:
        return min(HEARTS_LOSS, attackers)
    return 0


@compiled
def sekhmet_targets(s: State) -> Bits:
    """BD-7.33 Up to three different enemy temples or cities, anywhere."""
    return enemy_cells(s, s.seat) & ~FIELDS & ~s.plagues if s.chosen < PLAGUES else EMPTY


@compiled
def wrath_of_sekhmet(s: State, cell: Cell) -> None:
    """BD-7.33 It loses a follower if it has one, and recruits nothing next time."""
    remove_up_to(s, controller(s, cell), only(cell), PLAGUE_LOSS)
    s.plagues |= only(cell)
