"""GS-9.26 to GS-9.30, GS-12.10 Conquest: who moves in, and walking in."""

import numpy as np

from theomachy.games.godstorm.actions import MOVE
from theomachy.games.godstorm.numbers import HALF, LARGEST_ORDER
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.battle import attackers, is_below
from theomachy.games.godstorm.rules.buying import war_labour
from theomachy.games.godstorm.rules.elimination import sweep
from theomachy.games.godstorm.rules.ground import (
    PARTS,
    add_souls,
    destroy,
    gods_at,
    raise_armies,
    send_gods,
    take_souls,
    withdraw,
)
from theomachy.games.godstorm.rules.invasion import end_invasion
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Bits, State
from theomachy.kernel.listing import add_span


@compiled
def conquer(s: State) -> None:
    """GS-9.26, GS-6.7 Sweep, conquest counted, War labour; below there is none."""
    s.node = Node.ADVANCE
    if is_below(s):
        return
    sweep(s, s.seat)
    if s.node == Node.ADVANCE:
        war_labour(s, Node.ADVANCE)


@compiled
def least_advance(s: State) -> int:
    """GS-9.27, GS-12.10 As many as the dice of the last round; GS-9.30, GS-12.6 walking in one."""
    return max(1, int(s.attack_dice))


@compiled
def most_advance(s: State) -> int:
    return min(attackers(s), LARGEST_ORDER)


@compiled
def now_advance(s: State) -> Refusal:
    """GS-9.27, GS-9.30, GS-12.6, GS-12.10 Moving in or walking in, on the map or below."""
    if is_below(s):
        return Refusal.NOW_MOVE_IN_BELOW if s.attack_dice else Refusal.NOW_WALK_IN_BELOW
    return Refusal.NOW_MOVE_IN if s.attack_dice else Refusal.NOW_WALK_IN


@compiled
def list_advances(s: State, actions: np.ndarray, listed: int) -> int:
    """GS-9.27"""
    least = least_advance(s)
    return add_span(actions, listed, MOVE + least, most_advance(s) - least + 1)


@compiled
def refusal_to_advance(s: State, number: int) -> Refusal:
    """GS-9.27, GS-9.30, GS-9.5, GS-12.6, GS-12.10, GS-12.12 Neither too few nor too many."""
    return Refusal.NONE if least_advance(s) <= number <= most_advance(s) else now_advance(s)


@compiled
def may_choose_advance(s: State) -> bool:
    """GS-9.27"""
    return least_advance(s) < most_advance(s)


@compiled
def advance_all(s: State) -> None:
    """GS-9.27"""
    advance(s, most_advance(s))


@compiled
def advance(s: State, number: int) -> None:
    """GS-9.27, GS-12.10 Armies leave A or X; gods may follow on the map."""
    s.number, s.node = number, Node.ESCORT
    if is_below(s):
        take_souls(s, s.seat, s.attacking, number)
        add_souls(s, s.seat, s.defending, number)
        end_invasion(s)


@compiled
def escorts(s: State) -> Bits:
    """GS-9.28 Of the force; GS-9.30 walking in, of all gods in A."""
    return int(s.force) if s.attack_dice else gods_at(s, s.seat, s.attacking)


@compiled
def now_escort(s: State) -> Refusal:
    """GS-9.28, GS-9.30"""
    return Refusal.NOW_GODS_GO_ALONG if s.attack_dice else Refusal.NOW_WALK_IN


@compiled
def escorting(s: State) -> Bits:
    """GS-9.28 All of them, some or none; sets of gods, as bits."""
    return PARTS[escorts(s)]


@compiled
def escort(s: State, gods: Bits) -> None:
    """GS-9.28, GS-9.29, GS-8.4 Armies and gods arrive; in plague half of them die."""
    number = int(s.number)
    dead = number // HALF if has(s.plagues, s.defending) else 0
    withdraw(s, s.attacking, number)
    raise_armies(s, s.seat, s.defending, number)
    destroy(s, s.defending, dead)
    send_gods(s, s.seat, gods, s.defending)
    end_invasion(s)
