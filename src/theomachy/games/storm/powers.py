"""ST-14 The gods' powers; Ysthma's sea (ST-14.4) and Qawime's second look (ST-14.7) are
permissions, asked for where the rulebook bends."""

import numpy as np

from theomachy.games.storm.actions import TO, deed
from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.gods import God
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.attack import (
    attack_price,
    can_pay_attack,
    convert,
    is_protected,
    is_within_reach,
    refusal_to_assail,
)
from theomachy.games.storm.rules.ground import (
    discard,
    is_opposing,
    is_own,
    send_to_limbo,
    take,
    vacate_if_bare,
)
from theomachy.games.storm.state import POWERS_ON, Node
from theomachy.games.storm.tiles import CONSTRUCTION, SANCTUARY
from theomachy.kernel import compiled
from theomachy.kernel.bits import holds, next_in, put
from theomachy.kernel.kinds import Cell, State
from theomachy.kernel.listing import add


@compiled
def has_power(s: State, god: int) -> bool:
    """ST-14.1 Whether the active player is this god, and gods have powers."""
    return s.rules.powers == POWERS_ON and s.gods[s.seat] == god


@compiled
def refusal_of_power(s: State, god: int) -> Refusal:
    """ST-8.6, ST-14.1, ST-14.2 The god's own, once per turn."""
    if s.rules.powers != POWERS_ON:
        return Refusal.POWERS_OFF
    if s.gods[s.seat] != god:
        return Refusal.NOT_YOUR_POWER
    return Refusal.POWER_USED if s.power_used else Refusal.NONE


@compiled
def refusal_to_mark(s: State, cell: Cell) -> Refusal:
    """ST-14.3 An own construction without a marker."""
    refused = refusal_of_power(s, God.KORS)
    if refused != 0:
        return refused
    if not is_own(s, cell) or s.board[cell].building != CONSTRUCTION:
        return Refusal.NO_CONSTRUCTION_TO_MARK
    return Refusal.ALREADY_MARKED if holds(s.markers, cell) else Refusal.NONE


@compiled
def mark(s: State, cell: Cell) -> None:
    """ST-14.3 It stays as long as the construction stands."""
    put(s.markers, cell)
    s.power_used = 1


@compiled
def refusal_to_war(s: State, cell: Cell) -> Refusal:
    """ST-9.9, ST-14.5 An attack on a construction, with Ialda Baoth's power."""
    refused = refusal_of_power(s, God.IALDA)
    if refused != 0:
        return refused
    refused = refusal_to_assail(s, cell)
    if refused != 0:
        return refused
    if s.board[cell].building != CONSTRUCTION:
        return Refusal.NO_CONSTRUCTION_TO_WEAKEN
    if not can_pay_attack(s, cell, True):
        return Refusal.TOO_STRONG_EVEN_WEAKENED
    return Refusal.NONE if is_within_reach(s, cell) else Refusal.OUT_OF_REACH


@compiled
def war(s: State, cell: Cell) -> None:
    """ST-14.5 As an attack, only cheaper."""
    convert(s, cell, attack_price(s, cell, True))
    s.power_used = 1


@compiled
def has_other_tile(s: State, cell: Cell) -> bool:
    """ST-14.6 Whether the owner of this tile has another."""
    other = next_in(s.occupied, -1)
    while other >= 0:
        if other != cell and s.board[other].owner == s.board[cell].owner:
            return True
        other = next_in(s.occupied, other)
    return False


@compiled
def refusal_to_shift(s: State, cell: Cell) -> Refusal:
    """ST-14.6 An own tile with a worshiper, and another to go to."""
    refused = refusal_of_power(s, God.DAIKOE)
    if refused != 0:
        return refused
    if not is_own(s, cell) or s.board[cell].worshipers == 0:
        return Refusal.NOBODY_TO_SHIFT
    return Refusal.NONE if has_other_tile(s, cell) else Refusal.NO_OTHER_TILE


@compiled
def shift(s: State, cell: Cell) -> None:
    """ST-14.6 From here; where to comes next."""
    s.place, s.power_used, s.node = cell, 1, Node.TO


@compiled
def refusal_to_arrive(s: State, cell: Cell) -> Refusal:
    """ST-14.6 Any other own tile, at any distance."""
    is_another = is_own(s, cell) and cell != s.place
    return Refusal.NONE if is_another else Refusal.NO_OTHER_TILE


@compiled
def list_arrivals(s: State, actions: np.ndarray, listed: int) -> int:
    """ST-14.6 Every other own tile."""
    cell = next_in(s.occupied, -1)
    while cell >= 0:
        if refusal_to_arrive(s, cell) == 0:
            listed = add(actions, listed, deed(TO, cell))
        cell = next_in(s.occupied, cell)
    return listed


@compiled
def arrive(s: State, cell: Cell) -> None:
    """ST-14.6 A tile left without pieces is discarded at once."""
    s.board[s.place].worshipers -= 1
    s.board[cell].worshipers += 1
    if vacate_if_bare(s, s.place):
        discard(s, s.place)
    s.place, s.node = NOWHERE, Node.DEVELOP


@compiled
def refusal_to_madden(s: State, cell: Cell) -> Refusal:
    """ST-14.8 An opposing worshiper, not in a sanctuary, not protected by Vaal."""
    refused = refusal_of_power(s, God.SHAMASH)
    if refused != 0:
        return refused
    if not is_opposing(s, cell):
        return Refusal.NO_RIVAL_TO_MADDEN
    if s.board[cell].building == SANCTUARY or is_protected(s, cell):
        return Refusal.SAFE_FROM_MADNESS
    if s.board[cell].worshipers == 0:
        return Refusal.NOBODY_TO_MADDEN
    return Refusal.LIMBO_EMPTY if s.limbo[s.seat] == 0 else Refusal.NONE


@compiled
def madden(s: State, cell: Cell) -> None:
    """ST-14.8 One goes to its owner's Limbo, one comes from Shamash's: onto the tile if it is
    bare now, into his community if not."""
    send_to_limbo(s, cell, 1)
    s.limbo[s.seat] -= 1
    if vacate_if_bare(s, cell):
        take(s, cell, s.seat, 1)
    else:
        s.community[s.seat] += 1
    s.power_used = 1
