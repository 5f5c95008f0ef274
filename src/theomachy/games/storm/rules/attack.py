"""ST-9 Attacks: converting or destroying an opposing tile."""

from theomachy.games.storm.numbers import (
    ATTACK,
    CONSTRUCTION_DEFENCE,
    SETTLING,
    WEAKENED_DEFENCE,
    WEAKENED_TOTAL,
)
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.claims import recall_construction
from theomachy.games.storm.rules.ground import (
    are_adjacent,
    has_own_neighbour,
    is_opposing,
    number_at,
    place,
    send_to_limbo,
)
from theomachy.games.storm.state import BESIDE, COST_MAX, IALDA_TOTAL
from theomachy.games.storm.tiles import CONSTRUCTION, SANCTUARY
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import holds, put
from theomachy.kernel.kinds import Cell, State


@compiled
def forces(s: State, cell: Cell) -> int:
    """ST-9.2 Worshipers, and two for a construction."""
    defence = CONSTRUCTION_DEFENCE if s.board[cell].building == CONSTRUCTION else 0
    return s.board[cell].worshipers + defence


@compiled
def weakened_forces(s: State, cell: Cell) -> int:
    """ST-14.5 Against Ialda Baoth's power."""
    if s.rules.ialda == IALDA_TOTAL:
        return WEAKENED_TOTAL
    return s.board[cell].worshipers + WEAKENED_DEFENCE


@entry
def attack_price(s: State, cell: Cell, is_war: bool) -> int:
    """ST-9.3 One more than the forces; with `max` at least the tile's number and one."""
    price = (weakened_forces(s, cell) if is_war else forces(s, cell)) + ATTACK
    if s.rules.attack_cost == COST_MAX:
        price = max(price, number_at(s, cell) + SETTLING)
    return price


@compiled
def is_protected(s: State, cell: Cell) -> bool:
    """ST-9.6, ST-9.7 A construction beside Vaal; worshipers alone are not."""
    return s.board[cell].building == CONSTRUCTION and are_adjacent(s, cell, s.vaal)


@compiled
def is_within_reach(s: State, cell: Cell) -> bool:
    """ST-9.9 Anywhere, or beside a tile that is the attacker's at this moment."""
    return s.house.reach != BESIDE or has_own_neighbour(s, cell)


@compiled
def refusal_to_assail(s: State, cell: Cell) -> Refusal:
    """ST-8.3, ST-9.1, ST-9.6, ST-9.8 Whatever the attack costs, and from wherever it comes."""
    if not is_opposing(s, cell):
        return Refusal.NOT_AN_OPPONENTS_TILE
    if s.board[cell].building == SANCTUARY:
        return Refusal.SANCTUARY_IS_SAFE
    if is_protected(s, cell):
        return Refusal.PROTECTED_BY_VAAL
    return Refusal.TILE_USED if holds(s.used, cell) else Refusal.NONE


@compiled
def can_pay_attack(s: State, cell: Cell, is_war: bool) -> bool:
    """ST-9.4 The whole price is in the community."""
    return attack_price(s, cell, is_war) <= s.community[s.seat]


@compiled
def refusal_to_attack(s: State, cell: Cell) -> Refusal:
    """ST-9.4, ST-9.9 What may be attacked, can be paid, and lies within reach: asked last, as it
    costs most."""
    refused = refusal_to_assail(s, cell)
    if refused != 0:
        return refused
    if not can_pay_attack(s, cell, False):
        return Refusal.TOO_STRONG
    return Refusal.NONE if is_within_reach(s, cell) else Refusal.OUT_OF_REACH


@compiled
def attack(s: State, cell: Cell) -> None:
    """ST-9.3 At its full price."""
    convert(s, cell, attack_price(s, cell, False))


@compiled
def convert(s: State, cell: Cell, price: int) -> None:
    """ST-9.5 The defender's pieces go, the attacker's price stays on the tile."""
    send_to_limbo(s, cell, s.board[cell].worshipers)
    if s.board[cell].building == CONSTRUCTION:
        recall_construction(s, cell)
    place(s, cell, price)
    put(s.used, cell)
