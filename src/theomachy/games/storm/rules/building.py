"""ST-10 Construction, ST-11 demolition, ST-13 sanctuary."""

from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.gods import God
from theomachy.games.storm.numbers import (
    CONSTRUCTION_PRICE,
    DEMOLITION_PRICE,
    HIGHEST_GROUND,
    HOLY_GROUND,
    LOWEST_GROUND,
    SANCTUARY_PRICE,
)
from theomachy.games.storm.powers import has_power
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.claims import recall_construction
from theomachy.games.storm.rules.ground import (
    is_own,
    number_at,
    sacrifice,
    send_to_limbo,
    vacate_if_bare,
)
from theomachy.games.storm.state import Node
from theomachy.games.storm.tiles import CONSTRUCTION, NO_BUILDING, SANCTUARY, SEA
from theomachy.kernel import compiled
from theomachy.kernel.bits import first_of, holds, put
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def refusal_to_pay(s: State, price: int) -> Refusal:
    """ST-8.2 The price in full."""
    return Refusal.TOO_FEW_WORSHIPERS if s.community[s.seat] < price else Refusal.NONE


@compiled
def refusal_to_use(s: State, cell: Cell, price: int) -> Refusal:
    """ST-8.2, ST-8.3 A tile not used yet, and the price in full."""
    return Refusal.TILE_USED if holds(s.used, cell) else refusal_to_pay(s, price)


@compiled
def is_building_ground(s: State, cell: Cell) -> bool:
    """ST-10.1, ST-10.2, ST-14.4 Numbers 1 to 4; for Ysthma with her power also the sea."""
    if s.board[cell].kind == SEA:
        return has_power(s, God.YSTHMA)
    return LOWEST_GROUND <= number_at(s, cell) <= HIGHEST_GROUND


@compiled
def refusal_of_ground(s: State, cell: Cell) -> Refusal:
    """ST-1.5, ST-10.1, ST-10.2, ST-14.4 An own tile without a building that can bear one."""
    if not is_own(s, cell):
        return Refusal.NOT_YOUR_TILE
    if s.board[cell].building != NO_BUILDING:
        return Refusal.ALREADY_BUILT_ON
    if is_building_ground(s, cell):
        return Refusal.NONE
    is_sea = s.board[cell].kind == SEA
    return Refusal.NO_BUILDING_AT_SEA if is_sea else Refusal.NO_BUILDING_GROUND


@compiled
def refusal_to_build(s: State, cell: Cell) -> Refusal:
    """ST-10.1, ST-10.3, ST-10.4 In a later turn, with a construction in stock."""
    refused = refusal_of_ground(s, cell)
    if refused != 0:
        return refused
    if s.board[cell].since == s.turn:
        return Refusal.CONVERTED_THIS_TURN
    if s.constructions[s.seat] == 0:
        return Refusal.NO_CONSTRUCTION_LEFT
    return refusal_to_use(s, cell, CONSTRUCTION_PRICE)


@compiled
def refusal_to_consecrate(s: State, cell: Cell) -> Refusal:
    """ST-13.1, ST-13.2, ST-13.5 One at a time; a lost one may be built again."""
    if not is_own(s, cell) or number_at(s, cell) != HOLY_GROUND:
        return Refusal.NO_HOLY_GROUND
    if s.sanctuaries[s.seat] == 0:
        return Refusal.SANCTUARY_STANDS
    if s.board[cell].since == s.turn:
        return Refusal.TOO_SOON_FOR_A_SANCTUARY
    return refusal_to_use(s, cell, SANCTUARY_PRICE)


@compiled
def build(s: State, cell: Cell) -> None:
    """ST-10.4 Two worshipers and a construction from stock."""
    s.constructions[s.seat] -= 1
    found(s, cell, CONSTRUCTION, CONSTRUCTION_PRICE)


@compiled
def consecrate(s: State, cell: Cell) -> None:
    """ST-13.2 Three worshipers and the sanctuary."""
    s.sanctuaries[s.seat] -= 1
    found(s, cell, SANCTUARY, SANCTUARY_PRICE)


@compiled
def found(s: State, cell: Cell, building: int, price: int) -> None:
    """The building stands; now its builder says how many stay."""
    sacrifice(s, price)
    s.board[cell].building = building
    put(s.used, cell)
    s.place, s.node = cell, Node.KEEP


@compiled
def asked_to_keep(s: State) -> Refusal:
    """ST-10.5, ST-13.4 At a construction, or at the sanctuary."""
    is_sanctuary = s.board[s.place].building == SANCTUARY
    return Refusal.NOW_KEEP_AT_THE_SANCTUARY if is_sanctuary else Refusal.NOW_KEEP


@compiled
def crowds(s: State) -> Bits:
    """ST-10.5, ST-13.4 How many may stay, as a set: none, some or all of those on the tile."""
    return first_of(s.board[s.place].worshipers + 1)


@compiled
def refusal_to_keep(s: State, number: int) -> Refusal:
    """ST-10.5, ST-13.4 No more than stand on the tile."""
    if number <= s.board[s.place].worshipers:
        return Refusal.NONE
    if s.board[s.place].building == SANCTUARY:
        return Refusal.NOT_SO_MANY_AT_THE_SANCTUARY
    return Refusal.NOT_SO_MANY_THERE


@compiled
def keep(s: State, number: int) -> None:
    """ST-10.5, ST-10.6, ST-13.4 The others go to Limbo; the building keeps the tile."""
    send_to_limbo(s, s.place, s.board[s.place].worshipers - number)
    s.place, s.node = NOWHERE, Node.DEVELOP


@compiled
def refusal_to_demolish(s: State, cell: Cell) -> Refusal:
    """ST-11.1, ST-11.4, ST-13.3 An own construction, beside Vaal or not; never a sanctuary."""
    if s.board[cell].building == SANCTUARY:
        return Refusal.SANCTUARY_STAYS
    if not is_own(s, cell) or s.board[cell].building == NO_BUILDING:
        return Refusal.NO_CONSTRUCTION_THERE
    return refusal_to_use(s, cell, DEMOLITION_PRICE)


@compiled
def demolish(s: State, cell: Cell) -> None:
    """ST-11.1, ST-11.2, ST-11.3 A bare tile lies vacant until the turn ends."""
    sacrifice(s, DEMOLITION_PRICE)
    recall_construction(s, cell)
    vacate_if_bare(s, cell)
    put(s.used, cell)
