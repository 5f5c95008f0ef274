"""GG-10 Movement: picks, steps and transit."""

import numpy as np

from theomachy.games.gog.actions import PICK
from theomachy.games.gog.board import DIRECTIONS, NEIGHBOUR, NOWHERE
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.battle import attack
from theomachy.games.gog.rules.ending import check_corners
from theomachy.games.gog.rules.founding import refusal_to_found_on
from theomachy.games.gog.rules.ground import (
    is_free,
    is_soldier,
    is_soldier_of,
    is_spent,
    is_water,
    level_of,
    owner_of,
    owns,
    put_soldier,
    resume,
    shift_soldier,
    take_soldier,
)
from theomachy.games.gog.rules.water import (
    is_free_sailing,
    is_in_wake,
    leave_wake,
    may_walk_on_water,
)
from theomachy.games.gog.state import Node
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, State
from theomachy.kernel.listing import add


@compiled
def refusal_to_enter(s: State, there: Cell, level: int) -> Refusal:
    """GG-10.4, GG-10.5, GG-10.7, GG-10.12, GG-16.3 Cities, figures, deep water and guarded
    volcanoes are closed; leaving is always allowed."""
    code = s.board[there]
    if code != 0:
        if not is_soldier(code):
            return Refusal.CITY_OR_FIGURE
        if s.terrain[there] == Terrain.VOLCANO and owner_of(code) != s.seat:
            return Refusal.GUARDED_VOLCANO
    if is_water(s, there) and not may_walk_on_water(s, s.seat, level):
        return Refusal.DEEP_WATER
    return Refusal.NONE


@compiled
def cost_of(s: State, there: Cell) -> int:
    """GG-10.3, GG-17.7 One step, or none while sailing."""
    return 0 if is_free_sailing(s, there) else 1


@compiled
def refusal_to_step(s: State, here: Cell, level: int, direction: int) -> Refusal:
    """GG-10.3 To a neighbouring cell, if that many steps are left."""
    there = NEIGHBOUR[here, direction]
    if there == NOWHERE:
        return Refusal.OFF_THE_MAP
    reason = refusal_to_enter(s, there, level)
    if reason != 0:
        return reason
    cost = cost_of(s, there)
    if s.steps < cost:
        return Refusal.NO_STEP_LEFT
    if is_soldier_of(s, s.seat, there) and not can_pass(s, here, there, level, s.steps - cost):
        return Refusal.NO_WAY_THROUGH
    return Refusal.NONE


@compiled
def can_pass(s: State, here: Cell, over: Cell, level: int, steps: int) -> bool:
    """GG-10.8 Whether a further step leads from above an own soldier to a cell without one; the
    moving soldier itself blocks no cell."""
    for direction in range(len(DIRECTIONS)):
        there = NEIGHBOUR[over, direction]
        if there != NOWHERE and refusal_to_enter(s, there, level) == 0:
            is_open = not is_soldier_of(s, s.seat, there) or (there == here and s.transit == 0)
            if is_open and steps >= cost_beyond(s, here, over, there):
                return True
    return False


@compiled
def cost_beyond(s: State, here: Cell, over: Cell, there: Cell) -> int:
    """GG-17.7 What the step from `over` will cost, after the one from `here`."""
    if not owns(s, s.seat, Ability.WAT) or there == here:
        return 1
    if not is_water(s, over) or not is_water(s, there):
        return 1
    is_old_wake = is_free_sailing(s, over) and is_in_wake(s, there)
    return 1 if is_old_wake else 0


@compiled
def can_step(s: State, here: Cell, level: int) -> bool:
    """GG-10.2 Whether the soldier has a legal step."""
    for direction in range(len(DIRECTIONS)):
        if refusal_to_step(s, here, level, direction) == 0:
            return True
    return False


@compiled
def refusal_to_pick(s: State, cell: Cell) -> Refusal:
    """GG-10.2, GG-10.10 An own soldier with a legal step and not spent, or one that may found."""
    if not is_soldier_of(s, s.seat, cell):
        return Refusal.NOT_YOURS_TO_PICK
    spent = is_spent(s, cell)
    if not spent and s.steps > 0 and can_step(s, cell, level_of(s.board[cell])):
        return Refusal.NONE
    if refusal_to_found_on(s, cell) == 0:
        return Refusal.NONE
    if spent:
        return Refusal.SPENT
    return Refusal.CANNOT_SET_OUT if s.steps > 0 else Refusal.NO_STEP_LEFT


@compiled
def list_picks(s: State, actions: np.ndarray, listed: int) -> int:
    """GG-10.2 Own soldiers that can set out or found; they are kept in the map's order."""
    for cell in s.soldiers[s.seat]:
        if cell != NOWHERE and refusal_to_pick(s, cell) == 0:
            listed = add(actions, listed, PICK + cell)
    return listed


@compiled
def can_pick_any(s: State) -> bool:
    """GG-10.2"""
    for cell in s.soldiers[s.seat]:
        if cell != NOWHERE and refusal_to_pick(s, cell) == 0:
            return True
    return False


@compiled
def pick(s: State, cell: Cell) -> None:
    """GG-10.2 A soldier may be picked several times."""
    s.picked, s.node = cell, Node.STEP


@compiled
def picked_level(s: State) -> int:
    """GG-10.9 The level of the picked soldier, on the board or above another."""
    return int(s.transit) if s.transit else int(level_of(s.board[s.picked]))


@compiled
def can_walk(s: State) -> bool:
    """GG-10.10 A spent soldier takes no steps."""
    return s.transit != 0 or not is_spent(s, s.picked)


@compiled
def refusal_to_walk(s: State, direction: int) -> Refusal:
    """GG-10.3, GG-10.10 The picked soldier, one step."""
    if not can_walk(s):
        return Refusal.SPENT
    return refusal_to_step(s, s.picked, picked_level(s), direction)


@compiled
def steps_open(s: State) -> Bits:
    """GG-10.3, GG-10.10 The steps of the picked soldier, by direction."""
    steps = EMPTY
    if can_walk(s):
        here, level = int(s.picked), picked_level(s)
        for direction in range(len(DIRECTIONS)):
            if refusal_to_step(s, here, level, direction) == 0:
                steps |= only(direction)
    return steps


@compiled
def refusal_to_found(s: State) -> Refusal:
    """GG-10.9, GG-11.2 Not in transit."""
    return Refusal.IN_TRANSIT if s.transit else refusal_to_found_on(s, s.picked)


@compiled
def refusal_to_stop(s: State) -> Refusal:
    """GG-10.9, GG-10.11 After at least one step, not in transit."""
    if s.transit:
        return Refusal.IN_TRANSIT
    return Refusal.NONE if s.has_stepped else Refusal.NO_STEP_TAKEN


@compiled
def can_go_on(s: State) -> bool:
    """GG-10.11 Whether the picked soldier has a legal step or may found."""
    if can_walk(s) and can_step(s, s.picked, picked_level(s)):
        return True
    return refusal_to_found(s) == 0


@compiled
def asked(s: State) -> Refusal:
    """GG-10.9, GG-10.11 What a picked soldier has to do."""
    return Refusal.IN_TRANSIT if s.transit else Refusal.NOW_STEP


@compiled
def end_pick(s: State) -> None:
    """GG-10.11"""
    s.picked, s.has_stepped, s.wake = NOWHERE, 0, 0
    resume(s)


@compiled
def walk(s: State, direction: int) -> None:
    """GG-10.3, GG-10.6, GG-10.8 One step: to a free cell, above an own soldier, or into battle."""
    here, level = int(s.picked), picked_level(s)
    there = int(NEIGHBOUR[here, direction])
    is_free_step = is_free_sailing(s, there)
    s.steps -= 0 if is_free_step else 1
    leave_wake(s, here, there, is_free_step)
    s.has_stepped = 1
    if is_free(s, there):
        arrive(s, here, there)
        return
    if s.transit == 0:
        take_soldier(s, here)
    s.transit, s.picked = level, there
    if not is_soldier_of(s, s.seat, there):
        end_pick(s)
        attack(s, there, level)


@compiled
def arrive(s: State, here: Cell, there: Cell) -> None:
    """GG-10.9 On a free cell, from another or from above one."""
    if s.transit:
        put_soldier(s, s.seat, there, s.transit)
        s.transit = 0
    else:
        shift_soldier(s, here, there)
    s.picked = there
    check_corners(s, s.seat, there)
