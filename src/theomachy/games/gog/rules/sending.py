"""GG-8 Treasure cards that send soldiers: exile, and into the woods."""

from theomachy.games.gog.board import CELLS, IS_CORNER, NOWHERE
from theomachy.games.gog.cards import Treasure
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.battle import attack, mark_unless_last
from theomachy.games.gog.rules.ending import check_corners
from theomachy.games.gog.rules.ground import (
    is_free,
    is_soldier,
    level_of,
    owner_of,
    resume,
    shift_soldier,
    take_soldier,
)
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, State


@compiled
def refusal_to_send(s: State, cell: Cell) -> Refusal:
    """GG-8.13, GG-8.14 Where the soldier named may go."""
    return refusal_to_be_sent(s, s.place, cell)


@compiled
def refusal_to_be_sent(s: State, soldier: Cell, cell: Cell) -> Refusal:
    """GG-8.13, GG-8.14, GG-8.15 A corner or a forest without city, figure or other own soldier."""
    if s.card == Treasure.EXILE:
        if not IS_CORNER[cell]:
            return Refusal.NOT_A_CORNER
    elif s.terrain[cell] != Terrain.WOOD:
        return Refusal.NOT_A_FOREST
    code = s.board[cell]
    if code == 0 or cell == soldier or (is_soldier(code) and owner_of(code) != s.affected):
        return Refusal.NONE
    return Refusal.CORNER_TAKEN if s.card == Treasure.EXILE else Refusal.FOREST_TAKEN


@compiled
def can_be_sent(s: State, soldier: Cell) -> bool:
    """GG-8.13, GG-8.14 Whether there is a corner or a forest for it."""
    for cell in range(CELLS):
        if refusal_to_be_sent(s, soldier, cell) == 0:
            return True
    return False


@compiled
def send(s: State, there: Cell) -> None:
    """GG-8.13, GG-8.15, GG-8.16 It stays, arrives, or attacks whoever stands there."""
    here, me = int(s.place), int(s.affected)
    s.place = NOWHERE
    s.left -= 1
    if here == there or is_free(s, there):
        if here != there:
            shift_soldier(s, here, there)
        mark_unless_last(s, there)
        check_corners(s, me, there)
        resume(s)
    else:
        level = level_of(s.board[here])
        take_soldier(s, here)
        attack(s, there, level)
