"""What is true of every position of the game, as an answer to *what is wrong?*"""

import enum

from theomachy.games.storm.board import CELLS, NOWHERE
from theomachy.games.storm.gods import God
from theomachy.games.storm.numbers import (
    CONSTRUCTIONS,
    HIGHEST_GROUND,
    HOLY_GROUND,
    LOWEST_GROUND,
    MOST_PLAYERS,
    SANCTUARIES,
    WORSHIPERS,
)
from theomachy.games.storm.rules.claims import (
    is_surrounded,
    meets_sanctuary_condition,
    sole_holder,
)
from theomachy.games.storm.rules.ground import cells_on, centre
from theomachy.games.storm.rules.turn import CAPS, rests
from theomachy.games.storm.state import NOBODY, RING_SOLE, Ending, Node
from theomachy.games.storm.tiles import (
    COMPASS,
    CONSTRUCTION,
    LAND,
    NO_BUILDING,
    NO_TILE,
    NUMBER_OF,
    PILE,
    PILE_KINDS,
    SANCTUARY,
    SEA,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import holds


class Fault(enum.IntEnum):
    NONE = 0
    SEAT_OUT_OF_TURN = 1
    GODS_NOT_DIFFERENT = 2
    PIECES_OF_AN_ABSENT_SEAT = 3
    TURN_BEYOND_THE_CAP = 4
    OFF_THE_BOARD = 5
    COMPASS_MISPLACED = 6
    VAAL_MISPLACED = 7
    OWNER_WITHOUT_PIECES = 8
    PIECES_WITHOUT_OWNER = 9
    CONSTRUCTION_ON_WRONG_GROUND = 10
    SANCTUARY_ON_WRONG_GROUND = 11
    CONVERTED_TOO_LATE = 12
    MARKER_MISPLACED = 13
    WORSHIPERS_MISCOUNTED = 14
    BUILDINGS_MISCOUNTED = 15
    TILES_MISCOUNTED = 16
    VACANT_TILE_LEFT_LYING = 17
    CLAIM_WITHOUT_ITS_CONDITION = 18
    CLAIM_MISSING = 19
    RING_CLAIM_WITHOUT_A_RING = 20
    RING_CLAIM_MISSING = 21
    PHASE_WITHOUT_ITS_PLACE = 22
    ENDING_OUT_OF_PHASE = 23
    NOTHING_TO_DECIDE = 24


@compiled
def fault(s):
    """The first invariant this position breaks."""
    wrong = fault_of_table(s)
    if wrong == 0:
        wrong = fault_of_tiles(s)
    if wrong == 0:
        wrong = fault_of_counts(s)
    if wrong == 0:
        wrong = fault_of_claims(s)
    if wrong == 0:
        wrong = fault_of_phase(s)
    return wrong


@compiled
def fault_of_table(s):
    """ST-2.1, ST-2.3, ST-3.1, ST-16.4"""
    if not is_seat_in_turn(s):
        return Fault.SEAT_OUT_OF_TURN
    if not gods_differ(s):
        return Fault.GODS_NOT_DIFFERENT
    for seat in range(s.players, MOST_PLAYERS):
        if s.community[seat] or s.limbo[seat] or s.gods[seat] != NOBODY:
            return Fault.PIECES_OF_AN_ABSENT_SEAT
    if s.turn > CAPS[s.rules.max_turns] + (s.node == Node.OVER):
        return Fault.TURN_BEYOND_THE_CAP
    return Fault.NONE


@compiled
def is_seat_in_turn(s):
    """ST-3.1 Before the first turn nobody begins; then turns go round from the first player."""
    if s.node == Node.GOD:
        return 0 <= s.seat < s.players and s.first == NOBODY and s.turn == 0
    if s.node == Node.FIRST:
        return s.seat == NOBODY and s.first == NOBODY and s.turn == 0
    return (
        0 <= s.first < s.players
        and s.turn > 0
        and s.seat == (int(s.first) + int(s.turn) - 1) % int(s.players)
    )


@compiled
def gods_differ(s):
    """ST-2.3 Pairwise different; all chosen once gods have been chosen."""
    for seat in range(s.players):
        mine = s.gods[seat]
        if mine == NOBODY and (s.node != Node.GOD or seat < s.seat):
            return False
        for rival in range(seat):
            if mine != NOBODY and mine == s.gods[rival]:
                return False
    return True


@compiled
def fault_of_tiles(s):
    """Every cell."""
    if not (0 <= s.vaal < cells_on(s) and is_under_vaal(s, s.vaal)):
        return Fault.VAAL_MISPLACED
    for cell in range(cells_on(s)):
        wrong = fault_of_tile(s, cell)
        if wrong != 0:
            return wrong
    for cell in range(cells_on(s), CELLS):
        if s.board[cell].kind != NO_TILE or holds(s.vacant, cell) or holds(s.occupied, cell):
            return Fault.OFF_THE_BOARD
    return Fault.NONE


@compiled
def is_under_vaal(s, cell):
    """ST-1.7 The compass, or a tile without pieces."""
    return s.board[cell].kind != NO_TILE and s.board[cell].owner == NOBODY


@compiled
def fault_of_tile(s, cell):
    """ST-1.3, ST-1.4, ST-1.9, ST-6.6, ST-10.1, ST-13.1, ST-14.3"""
    tile = s.board[cell]
    if (tile.kind == COMPASS) != (cell == centre(s)):
        return Fault.COMPASS_MISPLACED
    has_pieces = tile.worshipers > 0 or tile.building != NO_BUILDING
    if has_pieces != (tile.owner != NOBODY) or has_pieces != holds(s.occupied, cell):
        return Fault.PIECES_WITHOUT_OWNER if has_pieces else Fault.OWNER_WITHOUT_PIECES
    is_free = not has_pieces and tile.kind != NO_TILE and tile.kind != COMPASS
    if (has_pieces and (tile.kind == NO_TILE or tile.kind == COMPASS)) or is_free != holds(
        s.vacant, cell
    ):
        return Fault.PIECES_WITHOUT_OWNER
    if s.node == Node.ROLL and is_free and cell != s.vaal:
        return Fault.VACANT_TILE_LEFT_LYING
    return fault_of_building(s, cell)


@compiled
def fault_of_building(s, cell):
    """ST-1.9, ST-10.1, ST-10.3, ST-13.1, ST-14.3, ST-14.4"""
    tile = s.board[cell]
    if tile.building == CONSTRUCTION and not carries_constructions(s, tile.kind, tile.owner):
        return Fault.CONSTRUCTION_ON_WRONG_GROUND
    if tile.building == SANCTUARY and NUMBER_OF[tile.kind] != HOLY_GROUND:
        return Fault.SANCTUARY_ON_WRONG_GROUND
    is_new = tile.since == s.turn and tile.building != NO_BUILDING
    if tile.since > s.turn or is_new or (tile.since > 0) != (tile.owner != NOBODY):
        return Fault.CONVERTED_TOO_LATE
    if holds(s.markers, cell) and not is_market(s, cell):
        return Fault.MARKER_MISPLACED
    return Fault.NONE


@compiled
def carries_constructions(s, kind, seat):
    """ST-10.1, ST-14.4"""
    if kind == SEA:
        return s.rules.powers == 1 and s.gods[seat] == God.YSTHMA
    return LOWEST_GROUND <= NUMBER_OF[kind] <= HIGHEST_GROUND


@compiled
def is_market(s, cell):
    """ST-14.3 A construction of Kors Tonum, with powers."""
    tile = s.board[cell]
    return tile.building == CONSTRUCTION and s.rules.powers == 1 and s.gods[tile.owner] == God.KORS


@compiled
def fault_of_counts(s):
    """ST-1.6, ST-2.4, ST-2.5"""
    for seat in range(s.players):
        worshipers, constructions, sanctuaries = pieces_on_board(s, seat)
        owned = worshipers + int(s.community[seat]) + int(s.limbo[seat])
        if owned != WORSHIPERS or s.community[seat] < 0 or s.limbo[seat] < 0:
            return Fault.WORSHIPERS_MISCOUNTED
        if constructions + s.constructions[seat] != CONSTRUCTIONS or s.constructions[seat] < 0:
            return Fault.BUILDINGS_MISCOUNTED
        if sanctuaries + s.sanctuaries[seat] != SANCTUARIES or s.sanctuaries[seat] < 0:
            return Fault.BUILDINGS_MISCOUNTED
    for kind in range(PILE_KINDS):
        if s.pile[kind] < 0 or s.pile[kind] + laid(s, kind) > PILE[s.rules.oceans, kind]:
            return Fault.TILES_MISCOUNTED
    return Fault.NONE


@compiled
def pieces_on_board(s, seat):
    """Worshipers, constructions and sanctuaries of a player."""
    worshipers, constructions, sanctuaries = 0, 0, 0
    for cell in range(cells_on(s)):
        tile = s.board[cell]
        if tile.owner == seat:
            worshipers += tile.worshipers
            constructions += tile.building == CONSTRUCTION
            sanctuaries += tile.building == SANCTUARY
    return worshipers, constructions, sanctuaries


@compiled
def laid(s, kind):
    """The tiles of a kind on the board."""
    tiles = 0
    for cell in range(cells_on(s)):
        tiles += s.board[cell].kind == kind + LAND
    return tiles


@compiled
def fault_of_claims(s):
    """ST-15.3, ST-15.5, ST-15.7, ST-15.9"""
    for seat in range(s.players):
        if s.claim_since[seat] > 0 and not meets_sanctuary_condition(s, seat):
            return Fault.CLAIM_WITHOUT_ITS_CONDITION
        is_waiting = s.node == Node.ROLL and meets_sanctuary_condition(s, seat)
        if is_waiting and (s.claim_since[seat] == 0 or seat == s.seat):
            return Fault.CLAIM_MISSING
    if s.node != Node.ROLL:
        return Fault.NONE
    if s.ring_since > 0:
        return Fault.NONE if is_ring_claim_sound(s) else Fault.RING_CLAIM_WITHOUT_A_RING
    is_claimable = s.rules.encirclement != RING_SOLE or sole_holder(s) != NOBODY
    return Fault.RING_CLAIM_MISSING if is_claimable and is_surrounded(s) else Fault.NONE


@compiled
def is_ring_claim_sound(s):
    """ST-15.8, ST-15.10 Surrounded, by its holder alone with `sole`, and not yet due."""
    if s.rules.encirclement == RING_SOLE and (
        s.ring_holder == NOBODY or sole_holder(s) != s.ring_holder
    ):
        return False
    return is_surrounded(s) and s.turn - s.ring_since < s.players


@compiled
def fault_of_phase(s):
    """ST-3.2, ST-12.2, ST-16.2 What the phase needs is there; somebody has to decide."""
    node = s.node
    explores = node == Node.REVEAL or node == Node.FOUND
    if explores != (s.explorer != NOWHERE) and node != Node.DRAW:
        return Fault.PHASE_WITHOUT_ITS_PLACE
    needs_place = node == Node.KEEP or node == Node.FOUND or node == Node.TO
    if node == Node.DRAW and (s.way < 0) != (s.explorer != NOWHERE and s.place != NOWHERE):
        return Fault.PHASE_WITHOUT_ITS_PLACE
    if (needs_place and s.place == NOWHERE) or (node == Node.GO and s.face < 0):
        return Fault.PHASE_WITHOUT_ITS_PLACE
    if (node == Node.OVER) != (s.ending != Ending.NONE):
        return Fault.ENDING_OUT_OF_PHASE
    return Fault.NONE if rests(s) else Fault.NOTHING_TO_DECIDE
