"""BD-6 Action Phase."""

import numpy as np

from theomachy.games.bello.actions import ATTACK, MOVE
from theomachy.games.bello.board import FIELDS, FIRST_PAIR, NEXT_TO, NOWHERE
from theomachy.games.bello.numbers import (
    ACTIONS,
    CHIP_DEFENCE,
    FEWEST_SAILORS,
    FIELDS_PER_ACTION,
    HORSE_DEFENCE,
    ZIGGURAT_DEFENCE,
)
from theomachy.games.bello.powers.aztec import flower_bonus
from theomachy.games.bello.powers.egyptian import lost_on_the_scales
from theomachy.games.bello.powers.greek import fly, flyers, leave_the_horse
from theomachy.games.bello.powers.norse import harbours, sail
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.ground import (
    add_one,
    controlled,
    controller,
    enemy_cells,
    followers_at,
    holding,
    open_to,
    remove_all,
    remove_chips,
    remove_one,
    remove_up_to,
    with_room,
)
from theomachy.games.bello.state import COMBAT_LITERAL, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State
from theomachy.kernel.listing import add


@compiled
def begin_actions(s: State) -> None:
    """BD-6.1 Counted once, when the phase begins."""
    fields = count(s.control[s.seat] & FIELDS)
    s.actions = ACTIONS + fields // FIELDS_PER_ACTION + s.bonus_actions
    s.bonus_actions = 0
    s.node = Node.ACTION


@compiled
def end_actions(s: State) -> None:
    """BD-3.6, BD-6.2 Unused actions and gifts are lost."""
    s.actions = s.extra_moves = 0
    s.has_flower = s.has_horse = s.has_ship = s.has_sandals = 0
    s.node = Node.CONTROL


@compiled
def enterable(s: State) -> Bits:
    """BD-6.3, BD-6.4 Where a move may lead: open locations with room for one."""
    if s.actions == 0 and s.extra_moves == 0:
        return EMPTY
    return open_to(s, s.seat) & with_room(s, 1)


@compiled
def attackable(s: State) -> Bits:
    """BD-6.5, BD-6.6 Locations other players control."""
    return enemy_cells(s, s.seat) if s.actions > 0 else EMPTY


@compiled
def can_act(s: State) -> bool:
    """BD-6.2 Whether anything but `end` is left."""
    if s.actions == 0 and s.extra_moves == 0:
        return False
    wanted, mine = enterable(s) | attackable(s), holding(s, s.seat, 1)
    while mine:
        if NEXT_TO[lowest(mine)] & wanted:
            return True
        mine = without_lowest(mine)
    return (harbours(s) | flyers(s)) != 0


@compiled
def list_moves(s: State, actions: np.ndarray, listed: int) -> int:
    """BD-6.3"""
    return list_steps(s, actions, listed, MOVE, enterable(s))


@compiled
def list_attacks(s: State, actions: np.ndarray, listed: int) -> int:
    """BD-6.5"""
    return list_steps(s, actions, listed, ATTACK, attackable(s))


@compiled
def list_steps(s: State, actions: np.ndarray, listed: int, verb: int, targets: Bits) -> int:
    """One action for each step from a cell with followers to a neighbouring target."""
    mine = holding(s, s.seat, 1)
    while mine:
        here = lowest(mine)
        reach = NEXT_TO[here] & targets
        while reach:
            there = reach & -reach
            nth = count(NEXT_TO[here] & (there - 1))
            listed = add(actions, listed, verb + FIRST_PAIR[here] + nth)
            reach = without_lowest(reach)
        mine = without_lowest(mine)
    return listed


@compiled
def refusal_to_move(s: State, here: Cell, there: Cell) -> Refusal:
    """BD-6.3 One follower to an adjacent open location with room."""
    if s.actions == 0 and s.extra_moves == 0:
        return Refusal.NO_ACTION_LEFT
    if not has(holding(s, s.seat, 1), here):
        return Refusal.NOBODY_TO_MOVE
    return refusal_to_enter(s, there)


@compiled
def refusal_to_enter(s: State, cell: Cell) -> Refusal:
    """BD-2.7, BD-6.4 Rivals' ground is closed; crowded ground too."""
    if has(enemy_cells(s, s.seat), cell):
        return Refusal.ENEMY_LOCATION
    if not has(open_to(s, s.seat), cell):
        return Refusal.BLOCKED_BY_A_RIVAL
    if not has(with_room(s, 1), cell):
        return Refusal.NO_ROOM
    return Refusal.NONE


@compiled
def move(s: State, here: Cell, there: Cell) -> None:
    """BD-6.2, BD-6.3 An extra move is used before an action."""
    if s.extra_moves > 0:
        s.extra_moves -= 1
    else:
        s.actions -= 1
    remove_one(s, s.seat, only(here))
    add_one(s, s.seat, only(there))


@compiled
def refusal_to_attack(s: State, here: Cell, there: Cell) -> Refusal:
    """BD-6.5, BD-6.6, BD-6.7, BD-6.12 Followers here, an enemy location there; odds are no
    matter."""
    if s.actions == 0:
        return Refusal.NO_ACTION_LEFT
    if not has(holding(s, s.seat, 1), here):
        return Refusal.NOBODY_TO_ATTACK_WITH
    if has(s.control[s.seat], there):
        return Refusal.OWN_LOCATION
    if not has(controlled(s), there):
        return Refusal.UNCONTROLLED
    return Refusal.NONE


@compiled
def attack(s: State, here: Cell, there: Cell) -> None:
    """BD-6.5, BD-6.8 All followers set out; the scales, then strength against strength."""
    s.actions -= 1
    attackers, defender = followers_at(s, s.seat, here), controller(s, there)
    remove_all(s, s.seat, only(here))
    bonus, horse = flower_bonus(s, attackers), s.has_horse
    s.has_horse = False
    attackers -= lost_on_the_scales(s, defender, attackers)
    if attackers > 0:
        fight(s, there, attackers + bonus, defender, horse)


@compiled
def fight(s: State, cell: Cell, strength: int, defender: Seat, horse: bool) -> None:
    """BD-6.9, BD-6.11 One for one, the chip last; a fallen location is uncontrolled at once."""
    defenders = followers_at(s, defender, cell)
    wall = HORSE_DEFENCE if horse else chip_defence(s, cell)
    remove_up_to(s, defender, only(cell), strength)
    if strength < defenders + wall:
        return
    remove_chips(s, defender, only(cell))
    if horse:
        leave_the_horse(s, cell)
    if s.rules.combat != COMBAT_LITERAL:
        for _ in range(strength - defenders - wall):
            add_one(s, s.seat, only(cell))


@compiled
def chip_defence(s: State, cell: Cell) -> int:
    """BD-6.8, BD-7.21 A chip defends as one, on a ziggurat as three."""
    return ZIGGURAT_DEFENCE if has(s.ziggurats, cell) else CHIP_DEFENCE


@compiled
def refusal_to_set_sail(s: State, cell: Cell) -> Refusal:
    """BD-7.51 Once, for an action, with two followers or more and somewhere to go."""
    if not s.has_ship:
        return Refusal.NO_SHIP
    if s.actions == 0:
        return Refusal.NO_ACTION_LEFT
    if not has(holding(s, s.seat, FEWEST_SAILORS), cell):
        return Refusal.TOO_FEW_SAILORS
    return Refusal.NONE if has(harbours(s), cell) else Refusal.NO_PORT


@compiled
def refusal_to_take_off(s: State, cell: Cell) -> Refusal:
    """BD-7.61 Once, for an action, with somewhere to go."""
    if not s.has_sandals:
        return Refusal.NO_SANDALS
    if s.actions == 0:
        return Refusal.NO_ACTION_LEFT
    if not has(holding(s, s.seat, 1), cell):
        return Refusal.NOBODY_TO_FLY
    return Refusal.NONE if has(flyers(s), cell) else Refusal.NO_PERCH


@compiled
def set_sail(s: State, cell: Cell) -> None:
    """BD-7.51 Where to is chosen next."""
    s.place, s.node = cell, Node.SAIL


@compiled
def head_for(s: State, cell: Cell) -> None:
    """BD-7.51 How many is chosen next."""
    s.landing, s.node = cell, Node.COUNT


@compiled
def land(s: State, number: int) -> None:
    """BD-7.51 The voyage is over."""
    sail(s, number)
    arrive(s)


@compiled
def take_off(s: State, cell: Cell) -> None:
    """BD-7.61 Where to is chosen next."""
    s.place, s.node = cell, Node.FLY


@compiled
def touch_down(s: State, cell: Cell) -> None:
    """BD-7.61 The flight is over."""
    fly(s, cell)
    arrive(s)


@compiled
def arrive(s: State) -> None:
    s.place = s.landing = NOWHERE
    s.node = Node.ACTION
