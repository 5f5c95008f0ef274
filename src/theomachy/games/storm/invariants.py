"""What is true of every position of the game, as an answer to *what is wrong?*"""

from theomachy.games.storm.board import CELLS
from theomachy.games.storm.faults import Fault
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
from theomachy.games.storm.rules.ground import (
    cells_on,
    centre,
)
from theomachy.games.storm.rules.rounds import CAPS
from theomachy.games.storm.soundness import fault_of_claims, fault_of_phase
from theomachy.games.storm.state import NOBODY, POWERS_ON, Node
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
from theomachy.kernel.kinds import Cell, Seat, State
from theomachy.kernel.written import first_wrong


@compiled
def fault_of_table(s: State) -> Fault:
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
def is_seat_in_turn(s: State) -> bool:
    """ST-3.1 Before the first turn nobody begins; then turns go round from the first player."""
    if s.node == Node.GOD:
        return 0 <= s.seat < s.players and s.first == NOBODY and s.turn == 0
    if s.node == Node.FIRST:
        return s.seat == NOBODY and s.first == NOBODY and s.turn == 0
    return (
        0 <= s.first < s.players
        and (s.turn > 0 or s.node == Node.TURN_START)
        and s.seat == (int(s.first) + int(s.turn) - 1) % int(s.players)
    )


@compiled
def gods_differ(s: State) -> bool:
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
def fault_of_tiles(s: State) -> Fault:
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
def is_under_vaal(s: State, cell: Cell) -> bool:
    """ST-1.7 The compass, or a tile without pieces."""
    return s.board[cell].kind != NO_TILE and s.board[cell].owner == NOBODY


@compiled
def fault_of_tile(s: State, cell: Cell) -> Fault:
    """ST-1.3, ST-1.4, ST-1.9, ST-6.6, ST-10.1, ST-13.1, ST-14.3"""
    tile = s.board[cell]
    if (tile.kind == COMPASS) != (cell == centre(s)):
        return Fault.COMPASS_MISPLACED
    if tile.owner >= s.players:
        return Fault.PIECES_OF_AN_ABSENT_SEAT
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
def fault_of_building(s: State, cell: Cell) -> Fault:
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
def carries_constructions(s: State, kind: int, seat: Seat) -> bool:
    """ST-10.1, ST-14.4"""
    if kind == SEA:
        return s.rules.powers == POWERS_ON and s.gods[seat] == God.YSTHMA
    return LOWEST_GROUND <= NUMBER_OF[kind] <= HIGHEST_GROUND


@compiled
def is_market(s: State, cell: Cell) -> bool:
    """ST-14.3 A construction of Kors Tonum, with powers."""
    tile = s.board[cell]
    return (
        tile.building == CONSTRUCTION
        and s.rules.powers == POWERS_ON
        and s.gods[tile.owner] == God.KORS
    )


@compiled
def fault_of_counts(s: State) -> Fault:
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
def pieces_on_board(s: State, seat: Seat) -> tuple[int, int, int]:
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
def laid(s: State, kind: int) -> int:
    """The tiles of a kind on the board."""
    tiles = 0
    for cell in range(cells_on(s)):
        tiles += s.board[cell].kind == kind + LAND
    return tiles


fault = first_wrong(
    fault_of_table,
    fault_of_tiles,
    fault_of_counts,
    fault_of_claims,
    fault_of_phase,
)
"""The first invariant a position breaks."""
