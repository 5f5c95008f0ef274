"""What is true of every position of the game, as an answer to *what is wrong?*"""

from theomachy.games.bello.board import ALL, CELLS, FIELD
from theomachy.games.bello.cards import Pantheon
from theomachy.games.bello.faults import Fault
from theomachy.games.bello.lifetimes import (
    fault_of_decrees,
    fault_of_gifts,
    fault_of_hearts,
    fault_of_horses,
    fault_of_plagues,
    fault_of_powers,
    fault_of_ziggurats,
    is_led_by,
)
from theomachy.games.bello.numbers import (
    ACTIONS,
    CHIPS_TOTALS,
    FIELDS_PER_ACTION,
    FOX_MOVES,
    MOST_ON_A_LOCATION,
    MOST_PLAYERS,
    OBSIDIAN_ACTIONS,
)
from theomachy.games.bello.rules.decisions import rests
from theomachy.games.bello.rules.ground import (
    chips,
    controlled,
    followers_at,
    holding,
    rival_followers,
    supply,
)
from theomachy.games.bello.state import EVERYONE, IN_ACTIONS, IN_SETUP, NOBODY, SHARING_BLOCK, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import State
from theomachy.kernel.written import first_wrong

MOST_ACTIONS = ACTIONS + CHIPS_TOTALS[FIELD] // FIELDS_PER_ACTION + OBSIDIAN_ACTIONS
"""With every field chip on the board."""


@compiled
def fault_of_table(s: State) -> Fault:
    """Seats and pantheons."""
    lowest_seat = NOBODY if s.node == Node.FIRST else 0
    if not (lowest_seat <= s.seat < s.players and lowest_seat <= s.first < s.players):
        return Fault.SEAT_BEYOND_THE_TABLE
    for seat in range(s.players, MOST_PLAYERS):
        if s.control[seat] or holding(s, seat, 1):
            return Fault.PIECES_OF_AN_ABSENT_SEAT
    if not pantheons_differ(s):
        return Fault.PANTHEONS_NOT_DIFFERENT
    return Fault.NONE


@compiled
def pantheons_differ(s: State) -> bool:
    """BD-1.6 Pairwise different; all set once the first turn begins."""
    for seat in range(s.players):
        mine = s.pantheons[seat]
        if mine == NOBODY and not IN_SETUP[s.node]:
            return False
        for rival in range(seat):
            if mine != NOBODY and mine == s.pantheons[rival]:
                return False
    return True


@compiled
def fault_of_pieces(s: State) -> Fault:
    """BD-1.3, BD-1.9, BD-2.1, BD-2.2, BD-2.3, BD-2.7"""
    if (controlled(s) | holding(s, EVERYONE, 1)) & ~ALL:
        return Fault.OFF_THE_BOARD
    for seat in range(s.players):
        if supply(s, seat) < 0:
            return Fault.MORE_FOLLOWERS_THAN_A_PLAYER_HAS
        for kind in range(3):
            if chips(s, seat, kind) < 0:
                return Fault.MORE_CHIPS_THAN_A_PLAYER_HAS
        if s.control[seat] & rival_followers(s, seat):
            return Fault.STRANGERS_ON_A_CONTROLLED_LOCATION
        for rival in range(seat):
            if s.control[seat] & s.control[rival]:
                return Fault.TWO_CHIPS_ON_A_LOCATION
        if s.rules.sharing == SHARING_BLOCK and holding(s, seat, 1) & rival_followers(s, seat):
            return Fault.RIVALS_SHARING_A_LOCATION
    return fault_of_counts(s)


@compiled
def fault_of_counts(s: State) -> Fault:
    """BD-2.2 Each location's followers, player by player, add up to its total, at most four."""
    for cell in range(CELLS):
        total = 0
        for seat in range(MOST_PLAYERS):
            total += followers_at(s, seat, cell)
        if total > MOST_ON_A_LOCATION:
            return Fault.MORE_THAN_FOUR_ON_A_LOCATION
        if total != followers_at(s, EVERYONE, cell):
            return Fault.FOLLOWERS_MISCOUNTED
    for row in range(MOST_PLAYERS + 1):
        for k in range(1, MOST_ON_A_LOCATION):
            if s.followers[row, k] & ~s.followers[row, k - 1]:
                return Fault.FOLLOWERS_MISCOUNTED
    return Fault.NONE


@compiled
def fault_of_turn(s: State) -> Fault:
    """BD-3.7, BD-6.1, BD-9.1, BD-9.8, BD-10.4"""
    if not (
        s.round_number - 1 <= s.doom <= s.rules.doomsday
        and 1 <= s.round_number <= s.rules.doomsday + 1
    ):
        return Fault.DOOM_OUT_OF_STEP_WITH_THE_ROUND
    in_phase = IN_ACTIONS[s.node]
    most_moves = FOX_MOVES if is_led_by(s, Pantheon.SHINTO) else 0
    in_bounds = 0 <= s.actions <= MOST_ACTIONS and 0 <= s.extra_moves <= most_moves
    if not in_bounds or ((s.actions or s.extra_moves) and not in_phase):
        return Fault.ACTIONS_OUT_OF_PHASE
    if not rests(s):
        return Fault.NOTHING_TO_DECIDE
    return Fault.NONE


fault = first_wrong(
    fault_of_table,
    fault_of_pieces,
    fault_of_powers,
    fault_of_ziggurats,
    fault_of_plagues,
    fault_of_decrees,
    fault_of_horses,
    fault_of_hearts,
    fault_of_gifts,
    fault_of_turn,
)
"""The first invariant a position breaks."""
