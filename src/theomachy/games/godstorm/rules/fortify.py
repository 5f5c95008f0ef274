"""GS-11 T7 fortifying."""

from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ground import adjacent_to, gods_at
from theomachy.games.godstorm.rules.playing import clear_choices
from theomachy.games.godstorm.rules.targets import movable
from theomachy.games.godstorm.rules.war import march
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def refusal_to_fortify_from(s: State, territory: Cell) -> Refusal:
    """GS-11.1, GS-11.2 Somebody to move, and somewhere to go."""
    if not has(s.land[s.seat], territory):
        return Refusal.NOT_YOURS_TO_FORTIFY_FROM
    if s.armies[territory] < 2 and gods_at(s, s.seat, territory) == 0:
        return Refusal.NOTHING_TO_MOVE
    is_cut_off = adjacent_to(s, territory) & s.land[s.seat] == 0
    return Refusal.NO_WAY_FROM_THERE if is_cut_off else Refusal.NONE


@compiled
def strongholds(s: State) -> Bits:
    """GS-11.1 The territories one may fortify from."""
    cells, left = EMPTY, movable(s, s.seat)
    while left:
        territory = lowest(left)
        if adjacent_to(s, territory) & s.land[s.seat]:
            cells |= only(territory)
        left = without_lowest(left)
    return cells


@compiled
def fortify_from(s: State, territory: Cell) -> None:
    """GS-11.1"""
    s.place, s.node = territory, Node.THEN_ON


@compiled
def fortify(s: State, gods: Bits) -> None:
    """GS-11.1, GS-11.3 Once per turn; what lies on the way does no harm."""
    s.company = gods
    march(s, s.seat)
    clear_choices(s)
    s.node = Node.EMBARK
