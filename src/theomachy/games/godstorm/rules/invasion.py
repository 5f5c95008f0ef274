"""GS-9.1 to GS-9.10 T6 declaring an invasion, and the defender's Sky window."""

import numpy as np

from theomachy.games.godstorm.actions import INVADE
from theomachy.games.godstorm.board import ATLANTIS, CONTINENT, NOWHERE, ROAD
from theomachy.games.godstorm.cards import SKY
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.dicing import engaged
from theomachy.games.godstorm.rules.ground import PARTS, adjacent_to, gods_at, is_in_play, owner_of
from theomachy.games.godstorm.state import DEFENDER, NEUTRAL, NOBODY, NONE, Clash, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State
from theomachy.kernel.listing import add


@compiled
def refusal_to_invade(s: State, home: Cell, target: Cell) -> Refusal:
    """GS-9.1 From two armies or more, into an adjacent territory of another owner or of none."""
    if not has(s.land[s.seat], home):
        return Refusal.NOT_YOURS_TO_INVADE_FROM
    if has(s.land[s.seat], target):
        return Refusal.YOUR_OWN_TERRITORY
    if s.armies[home] < 2:
        return Refusal.TOO_FEW_TO_INVADE
    if s.sunk and has(CONTINENT[ATLANTIS], target):
        return Refusal.SUNKEN
    if not has(adjacent_to(s, home), target):
        return Refusal.ACROSS_THE_MAELSTROM
    return Refusal.SACRED_GROUND if s.sacred == target else Refusal.NONE


@compiled
def invadable_from(s: State, home: Cell) -> Bits:
    """GS-9.1 The territories an own one may invade now."""
    if s.armies[home] < 2:
        return EMPTY
    targets = adjacent_to(s, home) & ~s.land[s.seat]
    return targets & ~only(s.sacred) if s.sacred != NOWHERE else targets


@compiled
def can_invade(s: State) -> bool:
    """GS-1.17 Whether T6 offers more than its end."""
    left = s.land[s.seat]
    while left:
        if invadable_from(s, lowest(left)):
            return True
        left = without_lowest(left)
    return False


@compiled
def list_invasions(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-9.1"""
    left = s.land[s.seat]
    while left:
        home = lowest(left)
        targets = invadable_from(s, home)
        while targets:
            listed = add(actions, listed, INVADE + ROAD[home, lowest(targets)])
            targets = without_lowest(targets)
        left = without_lowest(left)
    return listed


@compiled
def invade(s: State, home: Cell, target: Cell) -> None:
    """GS-9.2, GS-9.5, GS-9.6 A separate invasion each time; an empty territory is walked into."""
    s.attacking, s.defending, s.clash = home, target, Clash.BATTLE
    s.defender = owner_of(s, target)
    s.node = Node.ADVANCE if s.defender == NOBODY else Node.WITH


@compiled
def defender(s: State) -> Seat:
    """GS-9.4, GS-9.7 Who answers."""
    return s.defender


@compiled
def forces(s: State) -> Bits:
    """GS-9.3 All gods in A, some or none; sets of them, as bits."""
    return PARTS[gods_at(s, s.seat, s.attacking)]


@compiled
def muster_force(s: State, gods: Bits) -> None:
    """GS-9.3 The gods declared; the others take no part."""
    s.force, s.node = gods, Node.SKY


@compiled
def is_sky_window_open(s: State) -> bool:
    """GS-9.7, GS-1.17 By what everybody knows: the defender's Sky cards and his Sky god."""
    if s.defender == NEUTRAL or is_called_off(s) or s.armies[s.defending] == 0:
        return False
    return s.hand_size[s.defender, SKY] > 0 and is_in_play(s, s.defender, SKY)


@compiled
def is_called_off(s: State) -> bool:
    """GS-9.9 Sacred ground, or fewer than two armies left to attack."""
    return s.sacred == s.defending or s.armies[s.attacking] < 2


@compiled
def close_sky_window(s: State) -> None:
    """GS-9.9 The invasion ends, or the attacker walks in, or they clash."""
    if is_called_off(s):
        end_invasion(s)
    elif s.armies[s.defending] == 0:
        s.force, s.node = 0, Node.ADVANCE
    else:
        s.node = Node.CLASH


@compiled
def clash(s: State) -> None:
    """GS-9.11, GS-9.17 Gods against gods first, then armies."""
    if s.force == 0 or engaged(s, DEFENDER) == 0:
        s.node = Node.ATTACK
    else:
        s.node = Node.AGAIN if s.attacked else Node.CHAMPION


@compiled
def end_invasion(s: State) -> None:
    """GS-9.2 Back to the menu of invasions, of the map or of the Underworld."""
    s.node = Node.DESCEND if s.clash == Clash.UNDERWORLD else Node.INVADE
    clear_invasion(s)


@compiled
def clear_invasion(s: State) -> None:
    s.attacking, s.defending, s.defender = NOWHERE, NOWHERE, NOBODY
    s.force, s.attacked, s.clash, s.attack_dice, s.defence_dice = 0, 0, Clash.NONE, 0, 0
    s.champion, s.rival, s.number = NONE, NONE, 0
