"""What is true of every position of the game, as an answer to *what is wrong?*"""

import enum

import numpy as np

from theomachy.games.gog.board import CELLS, NOWHERE, PLACE_CELLS, distance
from theomachy.games.gog.cards import ABILITIES, FULL_DECK, NO_CARD
from theomachy.games.gog.numbers import (
    BARN,
    CITY_DISTANCE,
    COPIES_OF_AN_ABILITY,
    HIGHEST_LEVEL,
    LARGEST_BARN,
    MOST_PLAYERS,
    SCROLLS,
    SOLDIERS,
)
from theomachy.games.gog.rules.abilities import DICE_AND_MOVEMENT
from theomachy.games.gog.rules.chests import CHESTS_PHASE
from theomachy.games.gog.rules.decisions import rests
from theomachy.games.gog.rules.ending import holds_all_corners
from theomachy.games.gog.rules.ground import (
    has_city,
    is_city,
    is_city_of,
    is_in,
    is_soldier,
    is_soldier_of,
    is_spent,
    length,
    level_of,
    mover,
    owns,
)
from theomachy.games.gog.state import (
    ANGEL_CODE,
    GOG_CODE,
    MAP_FIXED,
    NO_FIGURE,
    NOBODY,
    SITE_EACH,
    Node,
)
from theomachy.games.gog.tiles import (
    DRAWN_PIECES,
    FIXED_MAP,
    PIECE_TERRAIN,
    RESOURCES,
    TERRAINS,
    UNLAID,
    Terrain,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import count
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.written import first_wrong

CELLS_OF = np.array([(PIECE_TERRAIN[:, 0] == terrain).sum() for terrain in Terrain])
"""GG-2.1 How many cells of each terrain the sixteen pieces show."""

_LAYING = (Node.FIRST, Node.SITE, Node.PIECE, Node.LAY_BY_LOT, Node.LAY)
IS_LAYING = np.array([node in _LAYING for node in Node])


class Fault(enum.IntEnum):
    NONE = 0
    SEAT_BEYOND_THE_TABLE = 1
    PIECES_OF_AN_ABSENT_SEAT = 2
    MAP_MISCOUNTED = 3
    BOARD_MISCOUNTED = 4
    FIGURES_MISPLACED = 5
    LEVEL_OUT_OF_RANGE = 6
    MORE_SOLDIERS_THAN_A_PLAYER_HAS = 7
    CITY_NOT_ON_PLAIN = 8
    CITIES_TOO_NEAR = 9
    FEWER_FOUNDED_THAN_STANDING = 10
    RESOURCES_BEYOND_THE_BARN = 11
    SCROLLS_MISCOUNTED = 12
    LOCK_WITHOUT_ITS_CITY = 13
    TOO_MANY_LOCKS = 14
    ABILITIES_MISCOUNTED = 15
    TREASURES_MISCOUNTED = 16
    CARD_OUT_OF_PHASE = 17
    SPENT_OUT_OF_PHASE = 18
    STEPS_OUT_OF_PHASE = 19
    TRANSIT_OUT_OF_PLACE = 20
    WITHOUT_A_CITY_BUT_STILL_IN = 21
    ELIMINATED_BUT_OWNING = 22
    WON_BUT_NOT_OVER = 23
    ROUND_BEYOND_THE_CAP = 24
    NOTHING_TO_DECIDE = 25


@compiled
def fault_of_table(s: State) -> Fault:
    """GG-1.1 Seats."""
    lowest_seat = NOBODY if s.node == Node.FIRST else 0
    if not (lowest_seat <= s.seat < s.players and lowest_seat <= s.first < s.players):
        return Fault.SEAT_BEYOND_THE_TABLE
    for seat in range(s.players, MOST_PLAYERS):
        if s.soldiers[seat, 0] != NOWHERE or has_city(s, seat) or s.scrolls[seat]:
            return Fault.PIECES_OF_AN_ABSENT_SEAT
    return Fault.NONE


@compiled
def fault_of_map(s: State) -> Fault:
    """GG-2.1, GG-2.11 Terrain never changes once it is laid."""
    if is_being_laid(s):
        return fault_of_pieces_laid(s)
    for terrain in range(len(TERRAINS)):
        cells, fixed = 0, 0
        for cell in range(CELLS):
            cells += s.terrain[cell] == terrain
            fixed += FIXED_MAP[cell] == terrain
        if cells != (fixed if s.rules.map == MAP_FIXED else CELLS_OF[terrain]):
            return Fault.MAP_MISCOUNTED
    return Fault.NONE


@compiled
def is_being_laid(s: State) -> bool:
    """GG-3.1 Before the map is there."""
    return IS_LAYING[s.node]


@compiled
def fault_of_pieces_laid(s: State) -> Fault:
    """GG-2.4, GG-2.5 As many places are filled as pieces have been laid."""
    cells = 0
    for cell in range(CELLS):
        cells += s.terrain[cell] != UNLAID
    drawn = DRAWN_PIECES - count(s.pieces) - (s.piece != UNLAID)
    is_site_due = s.node == Node.FIRST or s.node == Node.SITE
    laid = 0 if is_site_due else drawn + 1
    is_right = cells == laid * PLACE_CELLS.shape[1]
    return Fault.NONE if is_right else Fault.MAP_MISCOUNTED


@compiled
def fault_of_pieces(s: State) -> Fault:
    """GG-1.4, GG-1.5, GG-1.7, GG-1.12, GG-11.2 The board and its lists agree, once it is laid."""
    if is_being_laid(s):
        return Fault.NONE
    pieces = 0
    for cell in range(CELLS):
        pieces += s.board[cell] != 0
    listed = 2
    for seat in range(s.players):
        soldiers, cities = length(s.soldiers[seat]), length(s.cities[seat])
        listed += soldiers + cities
        if not are_listed(s, seat):
            return Fault.BOARD_MISCOUNTED
        if soldiers == SOLDIERS and s.transit and seat == mover(s):
            return Fault.MORE_SOLDIERS_THAN_A_PLAYER_HAS
        if s.founded[seat] < cities:
            return Fault.FEWER_FOUNDED_THAN_STANDING
    if pieces != listed:
        return Fault.BOARD_MISCOUNTED
    if s.board[s.gog] != GOG_CODE or s.board[s.angel] != ANGEL_CODE:
        return Fault.FIGURES_MISPLACED
    return fault_of_cities(s)


@compiled
def are_listed(s: State, seat: Seat) -> bool:
    """Each list ascending, each cell of it with the piece it promises."""
    for i in range(length(s.soldiers[seat])):
        if not is_soldier_of(s, seat, s.soldiers[seat, i]):
            return False
        if i > 0 and s.soldiers[seat, i - 1] >= s.soldiers[seat, i]:
            return False
    for i in range(length(s.cities[seat])):
        if not is_city_of(s, seat, s.cities[seat, i]):
            return False
        if i > 0 and s.cities[seat, i - 1] >= s.cities[seat, i]:
            return False
    return True


@compiled
def fault_of_cities(s: State) -> Fault:
    """GG-11.2 On plain cells, two apart."""
    for cell in range(CELLS):
        if is_city(s.board[cell]):
            if not 1 <= level_of(s.board[cell]) <= HIGHEST_LEVEL:
                return Fault.LEVEL_OUT_OF_RANGE
            if s.terrain[cell] != Terrain.PLAIN:
                return Fault.CITY_NOT_ON_PLAIN
            for other in range(cell):
                if is_city(s.board[other]) and distance(cell, other) < CITY_DISTANCE:
                    return Fault.CITIES_TOO_NEAR
    return Fault.NONE


@compiled
def fault_of_goods(s: State) -> Fault:
    """GG-1.8, GG-3.7, GG-15.4, GG-15.5 Resources, scrolls and locks."""
    scrolls, locks = int(s.stack), 0
    for seat in range(s.players):
        scrolls += s.scrolls[seat]
        if not BARN <= s.barns[seat] <= LARGEST_BARN:
            return Fault.RESOURCES_BEYOND_THE_BARN
        for resource in range(len(RESOURCES)):
            if not 0 <= s.resources[seat, resource] <= s.barns[seat]:
                return Fault.RESOURCES_BEYOND_THE_BARN
        if s.locks[seat] != NOWHERE:
            locks += 1
            if s.scrolls[seat] < 1 or not is_city_of(s, seat, s.locks[seat]):
                return Fault.LOCK_WITHOUT_ITS_CITY
    if scrolls != SCROLLS or s.stack < 0:
        return Fault.SCROLLS_MISCOUNTED
    if locks > 1 and s.rules.scroll_site != SITE_EACH:
        return Fault.TOO_MANY_LOCKS
    return fault_of_decks(s)


@compiled
def fault_of_decks(s: State) -> Fault:
    """GG-7.8, GG-17.11, GG-17.12 Every card is somewhere, once."""
    for kind in range(len(ABILITIES)):
        copies = int(s.unseen[kind])
        for seat in range(s.players):
            copies += owns(s, seat, kind)
        for i in range(length(s.returned)):
            copies += s.returned[i] == kind
        if copies != COPIES_OF_AN_ABILITY or s.unseen[kind] < 0:
            return Fault.ABILITIES_MISCOUNTED
    if not 0 <= s.treasures <= FULL_DECK:
        return Fault.TREASURES_MISCOUNTED
    return Fault.NONE


@compiled
def fault_of_turn(s: State) -> Fault:
    """GG-4.3, GG-7.4, GG-10.1, GG-10.9, GG-18.8 What belongs to one phase is not in another."""
    if not 1 <= s.round_number <= s.rules.round_cap:
        return Fault.ROUND_BEYOND_THE_CAP
    if s.card == NO_CARD and (s.affected != NOBODY or s.left or s.draws < 0):
        return Fault.CARD_OUT_OF_PHASE
    if (s.card != NO_CARD or s.draws) and s.phase != CHESTS_PHASE:
        return Fault.CARD_OUT_OF_PHASE
    if s.steps < 0 or ((s.steps or s.picked != NOWHERE) and s.phase != DICE_AND_MOVEMENT):
        return Fault.STEPS_OUT_OF_PHASE
    if s.figure != NO_FIGURE and s.phase < CHESTS_PHASE:
        return Fault.STEPS_OUT_OF_PHASE
    if s.transit and not is_transit_due(s):
        return Fault.TRANSIT_OUT_OF_PLACE
    if s.node == Node.STEP and not is_soldier_of(s, s.seat, s.picked):
        return Fault.STEPS_OUT_OF_PHASE
    return fault_of_players(s)


@compiled
def is_transit_due(s: State) -> bool:
    """GG-10.9, GG-12.3, GG-17.4 Above an own soldier, in a tied battle, or in ambush."""
    if s.node == Node.STEP:
        return is_soldier_of(s, s.seat, s.picked)
    if s.node == Node.CLASH:
        return is_soldier(s.board[s.place])
    return s.node == Node.AMBUSH_AT


@compiled
def fault_of_players(s: State) -> Fault:
    """GG-4.3, GG-4.5, GG-18.5, GG-18.6 The spent, the eliminated, and those who have won."""
    for seat in range(s.players):
        for i in range(length(s.soldiers[seat])):
            if s.phase < CHESTS_PHASE and is_spent(s, s.soldiers[seat, i]):
                return Fault.SPENT_OUT_OF_PHASE
        if not is_in(s, seat):
            if not owns_nothing(s, seat):
                return Fault.ELIMINATED_BUT_OWNING
        elif s.node != Node.OVER and seat != s.victim and s.founded[seat]:
            if not has_city(s, seat):
                return Fault.WITHOUT_A_CITY_BUT_STILL_IN
        if s.node != Node.OVER and not is_being_laid(s):
            if s.scrolls[seat] >= s.rules.scrolls_to_win or holds_all_corners(s, seat):
                return Fault.WON_BUT_NOT_OVER
    return Fault.NONE if rests(s) else Fault.NOTHING_TO_DECIDE


@compiled
def owns_nothing(s: State, seat: Seat) -> bool:
    """GG-18.5"""
    pieces = s.soldiers[seat, 0] != NOWHERE or has_city(s, seat)
    return not (pieces or s.abilities[seat] or s.scrolls[seat] or s.resources[seat].any())


fault = first_wrong(
    fault_of_table,
    fault_of_map,
    fault_of_pieces,
    fault_of_goods,
    fault_of_turn,
)
"""The first invariant a position breaks."""
