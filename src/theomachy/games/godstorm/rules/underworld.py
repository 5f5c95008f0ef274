"""GS-12 T8 embarking from heaven, T9 invading the Underworld."""

from theomachy.games.godstorm.board import GATES, HEAVEN, SPACES
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ground import add_souls, souls_at, take_souls
from theomachy.games.godstorm.state import NOBODY, Clash, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def havens(s: State) -> Bits:
    """GS-12.3, GS-12.16 Own spaces and unoccupied gates."""
    cells = EMPTY
    for space in range(SPACES):
        owner = s.space_owner[space]
        if owner == s.seat or (owner == NOBODY and GATES >> space & 1):
            cells |= only(space)
    return cells


@compiled
def can_embark(s: State) -> bool:
    """GS-12.3, GS-12.4"""
    return s.heaven[s.seat] > 0 and havens(s) != 0


@compiled
def embark(s: State, space: Cell) -> None:
    """GS-12.3 One army leaves heaven."""
    take_souls(s, s.seat, HEAVEN, 1)
    add_souls(s, s.seat, space, 1)


@compiled
def refusal_to_descend(s: State, home: Cell, target: Cell) -> Refusal:
    """GS-12.5, GS-12.12, GS-12.13 From an own space that keeps an army, or from heaven."""
    if home != HEAVEN and s.space_owner[home] != s.seat:
        return Refusal.NOT_YOUR_SPACE
    if souls_at(s, s.seat, home) < least_to_descend(home):
        return Refusal.HEAVEN_EMPTY if home == HEAVEN else Refusal.TOO_FEW_TO_DESCEND
    return Refusal.YOUR_OWN_SPACE if s.space_owner[target] == s.seat else Refusal.NONE


@compiled
def least_to_descend(home: Cell) -> int:
    """GS-12.2, GS-12.5 A heaven may be left empty, a space may not."""
    return 1 if home == HEAVEN else 2


@compiled
def descend(s: State, home: Cell, target: Cell) -> None:
    """GS-12.5, GS-12.6 Into an unoccupied space one walks."""
    s.attacking, s.defending, s.clash = home, target, Clash.UNDERWORLD
    s.defender = s.space_owner[target]
    s.node = Node.ADVANCE if s.defender == NOBODY else Node.ATTACK
