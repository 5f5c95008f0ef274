"""BD-1 Setup."""

import numpy as np

from theomachy.games.bello.board import CORNERS, NOWHERE
from theomachy.games.bello.cards import NO_POWER
from theomachy.games.bello.numbers import CORNERS_BY_PLAYERS, MOST_PLAYERS
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.ground import lay_chip
from theomachy.games.bello.state import (
    NOBODY,
    PANTHEONS_FIXED,
    PANTHEONS_PICK,
    POWERS_OFF,
    Node,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import first_of
from theomachy.kernel.kinds import Bits, Cell, Seat, State

CORNER_OF = np.array(
    [[*CORNERS_BY_PLAYERS.get(n, ()), *[NOBODY] * MOST_PLAYERS][:MOST_PLAYERS] for n in range(7)],
    np.int8,
)
CORNER_CELLS = np.array(CORNERS, np.int8)


@compiled
def setup(s: State, players: int, options: np.ndarray) -> None:
    """BD-1.1, BD-1.2, BD-1.3, BD-1.4 Home temples bear a chip; all else is empty."""
    s.rules.doomsday, s.rules.powers, s.rules.combat = options[0], options[1], options[2]
    s.rules.sharing, s.rules.pantheons = options[3], options[4]
    s.rules.finale, s.rules.chips = options[5], options[6]
    s.players, s.first, s.seat = players, NOBODY, NOBODY
    s.power, s.place, s.landing = NO_POWER, NOWHERE, NOWHERE
    s.pantheons[:] = NOBODY
    for seat in range(players):
        lay_chip(s, seat, home(s, seat))
    s.round_number, s.node = 1, Node.FIRST


@compiled
def corner(s: State, seat: Seat) -> int:
    """BD-1.2 The corner this seat plays from."""
    return CORNER_OF[s.players, seat]


@compiled
def home(s: State, seat: Seat) -> Cell:
    """BD-1.2 The home temple."""
    return CORNER_CELLS[corner(s, seat)]


@compiled
def first_player(s: State, seat: Seat) -> None:
    """BD-1.5, BD-1.8 The first player is drawn; the token starts on his corner, doom 0."""
    s.first = s.seat = seat
    if s.rules.powers == POWERS_OFF or s.rules.pantheons == PANTHEONS_FIXED:
        assign_by_corner(s)
        s.node = Node.TURN_START
    elif s.rules.pantheons == PANTHEONS_PICK:
        s.seat = (s.first + s.players - 1) % s.players
        s.node = Node.PICK
    else:
        s.seat, s.node = 0, Node.DEAL


@compiled
def assign_by_corner(s: State) -> None:
    """BD-1.6, BD-1.7 Fixed pantheons; with powers off they only give colours."""
    for seat in range(s.players):
        s.pantheons[seat] = corner(s, seat)


@compiled
def is_taken(s: State, pantheon: int) -> bool:
    """BD-1.6 All pantheons are different."""
    for seat in range(s.players):
        if s.pantheons[seat] == pantheon:
            return True
    return False


@compiled
def seats_at_the_table(s: State) -> Bits:
    """BD-1.5"""
    return first_of(s.players)


@compiled
def refusal_to_pick(s: State, pantheon: int) -> Refusal:
    """BD-1.6 All pantheons are different."""
    return Refusal.PANTHEON_TAKEN if is_taken(s, pantheon) else Refusal.NONE


@compiled
def refusal_to_deal(s: State, seat: Seat, pantheon: int) -> Refusal:
    """BD-1.6 To each seat in its turn."""
    return refusal_to_pick(s, pantheon) if seat == s.seat else Refusal.ANOTHER_SEAT_IS_DEALT


@compiled
def pick_pantheon(s: State, pantheon: int) -> None:
    """BD-1.6 In reverse turn order, the last player first."""
    s.pantheons[s.seat] = pantheon
    if s.seat == s.first:
        s.node = Node.TURN_START
    else:
        s.seat = (s.seat + s.players - 1) % s.players


@compiled
def deal_pantheon(s: State, seat: Seat, pantheon: int) -> None:
    """BD-1.6 Dealt to P1, P2, …"""
    s.pantheons[seat] = pantheon
    s.seat += 1
    if s.seat == s.players:
        s.seat, s.node = s.first, Node.TURN_START
