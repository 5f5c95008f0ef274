"""What is true of claims and of each phase, as answers to *what is wrong?*"""

from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.faults import Fault
from theomachy.games.storm.numbers import LONGEST_WALK, MOST_PLAYERS
from theomachy.games.storm.powers import has_other_tile
from theomachy.games.storm.rules.claims import (
    is_surrounded,
    meets_sanctuary_condition,
    sole_holder,
)
from theomachy.games.storm.rules.decisions import rests
from theomachy.games.storm.rules.ground import (
    are_adjacent,
    has_open_neighbour,
    is_own,
    pile_size,
)
from theomachy.games.storm.rules.movement import ahead
from theomachy.games.storm.state import NOBODY, RING_SOLE, Ending, Node
from theomachy.games.storm.tiles import NO_BUILDING, NO_TILE
from theomachy.kernel import compiled
from theomachy.kernel.bits import holds
from theomachy.kernel.kinds import Seat, State


@compiled
def fault_of_claims(s: State) -> Fault:
    """ST-15.3, ST-15.5, ST-15.7, ST-15.9"""
    if s.node == Node.OVER:
        return Fault.NONE
    for seat in range(MOST_PLAYERS):
        if s.claim_since[seat] > 0 and not is_claim_sound(s, seat):
            return Fault.CLAIM_WITHOUT_ITS_CONDITION
        is_waiting = s.node == Node.ROLL and seat < s.players and meets_sanctuary_condition(s, seat)
        if is_waiting and s.claim_since[seat] == 0:
            return Fault.CLAIM_MISSING
    if s.ring_since > 0:
        return Fault.NONE if is_ring_claim_sound(s) else Fault.RING_CLAIM_WITHOUT_A_RING
    is_claimable = s.rules.encirclement != RING_SOLE or sole_holder(s) != NOBODY
    is_missing = s.node == Node.ROLL and is_claimable and is_surrounded(s)
    return Fault.RING_CLAIM_MISSING if is_missing else Fault.NONE


@compiled
def is_recent(s: State, since: int) -> bool:
    """ST-15.3, ST-15.7 In the round before this turn, or in this turn itself."""
    return 0 <= int(s.turn) - int(since) < s.players


@compiled
def is_claim_sound(s: State, seat: Seat) -> bool:
    """ST-15.3, ST-15.4 Of another player, since the end of his last turn."""
    is_own_turn = (int(s.first) + int(s.claim_since[seat]) - 1) % int(s.players) == seat
    is_waiting = seat != s.seat or s.node == Node.TURN_START
    is_standing = seat < s.players and is_waiting and meets_sanctuary_condition(s, seat)
    return is_standing and is_own_turn and is_recent(s, s.claim_since[seat])


@compiled
def is_ring_claim_sound(s: State) -> bool:
    """ST-15.8, ST-15.9 No tile of the ring is gone; with `sole` all are the holder's."""
    if s.rules.encirclement == RING_SOLE and (
        s.ring_holder == NOBODY or sole_holder(s) != s.ring_holder
    ):
        return False
    if s.node == Node.ROLL and not is_surrounded(s):
        return False
    return is_recent(s, s.ring_since) and not has_open_neighbour(s, s.vaal, NOWHERE)


@compiled
def fault_of_phase(s: State) -> Fault:
    """ST-3.2, ST-16.2 What the phase needs is there, and nothing else; somebody has to decide."""
    if not is_phase_sound(s):
        return Fault.PHASE_WITHOUT_ITS_PLACE
    if (s.node == Node.OVER) != (s.ending != Ending.NONE):
        return Fault.ENDING_OUT_OF_PHASE
    return Fault.NONE if rests(s) else Fault.NOTHING_TO_DECIDE


@compiled
def is_phase_sound(s: State) -> bool:
    node = s.node
    if node == Node.GO:
        return s.face >= 0 and 0 < s.points == s.distance <= LONGEST_WALK and s.left == s.vaal
    if node == Node.DRAW and s.explorer == NOWHERE:
        return is_walk_sound(s)
    if node == Node.DRAW or node == Node.REVEAL or node == Node.FOUND:
        return is_exploration_sound(s)
    if node == Node.KEEP:
        return s.place >= 0 and is_own(s, s.place) and s.board[s.place].building != NO_BUILDING
    if node == Node.TO:
        return s.place >= 0 and is_own(s, s.place) and has_other_tile(s, s.place)
    if node == Node.ROLL or node == Node.DEVELOP:
        return s.way < 0 and s.left < 0 and s.place < 0 and s.explorer < 0 and s.revealed < 0
    return True


@compiled
def is_walk_sound(s: State) -> bool:
    """ST-4.7 A point to spend, an open cell ahead, and a tile for it."""
    if not (s.way >= 0 and 0 < s.points <= LONGEST_WALK and pile_size(s) > 0):
        return False
    return ahead(s) != NOWHERE and s.board[ahead(s)].kind == NO_TILE


@compiled
def is_exploration_sound(s: State) -> bool:
    """ST-12.1, ST-12.2 An own building; a cell beside it, open until a tile is drawn for it."""
    if s.way >= 0 or s.explorer < 0 or not is_own(s, s.explorer):
        return False
    if s.board[s.explorer].building == NO_BUILDING:
        return False
    if s.node == Node.REVEAL:
        return pile_size(s) > 0 and has_open_neighbour(s, s.explorer, s.revealed)
    if s.place < 0 or not are_adjacent(s, s.place, s.explorer):
        return False
    is_open = s.board[s.place].kind == NO_TILE
    return holds(s.vacant, s.place) if s.node == Node.FOUND else is_open and pile_size(s) > 0
