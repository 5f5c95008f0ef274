"""BD-2 Control, followers, supply."""

import numpy as np

from theomachy.games.bello.board import ALL, KINDS, NEXT_TO, WITHIN_2
from theomachy.games.bello.numbers import (
    CHIPS_PRINTED,
    CHIPS_TOTALS,
    FOLLOWERS,
    MOST_ON_A_LOCATION,
    MOST_PLAYERS,
)
from theomachy.games.bello.state import EVERYONE, NOBODY, SHARING_BLOCK
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import EMPTY, count, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State

CHIP_STOCK = np.array([CHIPS_TOTALS, CHIPS_PRINTED])
"""BD-1.9 By option `chips` and by kind."""


@compiled
def holding(s: State, seat: Seat, number: int) -> Bits:
    """The cells where this seat has at least so many followers."""
    return s.followers[seat, number - 1]


@compiled
def followers_at(s: State, seat: Seat, cell: Cell) -> int:
    total = 0
    for k in range(MOST_ON_A_LOCATION):
        total += (s.followers[seat, k] >> cell) & 1
    return total


@compiled
def raise_row(s: State, row: int, cells: Bits) -> None:
    """One follower more on each of these cells, in one row of the count."""
    s.followers[row, 3] |= s.followers[row, 2] & cells
    s.followers[row, 2] |= s.followers[row, 1] & cells
    s.followers[row, 1] |= s.followers[row, 0] & cells
    s.followers[row, 0] |= cells


@compiled
def lower_row(s: State, row: int, cells: Bits) -> None:
    """One follower fewer on each of these cells, in one row of the count."""
    s.followers[row, 0] &= s.followers[row, 1] | ~cells
    s.followers[row, 1] &= s.followers[row, 2] | ~cells
    s.followers[row, 2] &= s.followers[row, 3] | ~cells
    s.followers[row, 3] &= ~cells


@compiled
def add_one(s: State, seat: Seat, cells: Bits) -> None:
    """From the supply: a follower of this seat on each of these cells."""
    raise_row(s, seat, cells)
    raise_row(s, EVERYONE, cells)


@compiled
def remove_one(s: State, seat: Seat, cells: Bits) -> None:
    """BD-2.6 Back to the supply: a follower from each of these cells."""
    lower_row(s, seat, cells)
    lower_row(s, EVERYONE, cells)


@compiled
def remove_up_to(s: State, seat: Seat, cells: Bits, number: int) -> None:
    """BD-2.6 Back to the supply: so many followers, or all there are, from each cell."""
    for _ in range(number):
        remove_one(s, seat, cells & holding(s, seat, 1))


@compiled
def remove_all(s: State, seat: Seat, cells: Bits) -> None:
    """BD-2.6 Back to the supply: all followers of this seat from these cells."""
    remove_up_to(s, seat, cells, MOST_ON_A_LOCATION)


@compiled
def controlled(s: State) -> Bits:
    """BD-2.1 The cells that bear a chip."""
    cells = s.control[0]
    for seat in range(1, MOST_PLAYERS):
        cells |= s.control[seat]
    return cells


@compiled
def controller(s: State, cell: Cell) -> Seat:
    """BD-2.1 Whose chip lies there (somebody's does)."""
    seat = 0
    while not has(s.control[seat], cell):
        seat += 1
    return seat


@compiled
def enemy_cells(s: State, seat: Seat) -> Bits:
    """BD-5.7 The locations other players control."""
    return controlled(s) & ~s.control[seat]


@compiled
def rival_followers(s: State, seat: Seat) -> Bits:
    """BD-5.7 The cells where any other player has a follower."""
    cells = EMPTY
    for rival in range(MOST_PLAYERS):
        if rival != seat:
            cells |= holding(s, rival, 1)
    return cells


@compiled
def lay_chip(s: State, seat: Seat, cell: Cell) -> None:
    s.control[seat] |= only(cell)


@compiled
def remove_chips(s: State, seat: Seat, cells: Bits) -> None:
    """BD-2.4, BD-2.5, BD-2.6, BD-7.21, BD-7.33 Only here do chips go back, and ziggurat and
    plague with them."""
    s.control[seat] &= ~cells
    s.ziggurats &= ~cells
    s.plagues &= ~cells


@compiled
def open_to(s: State, seat: Seat) -> Bits:
    """BD-2.7 The locations this seat may enter, room apart."""
    uncontrolled = ALL & ~controlled(s)
    if s.rules.sharing == SHARING_BLOCK:
        uncontrolled &= ~rival_followers(s, seat)
    return s.control[seat] | uncontrolled


@compiled
def with_room(s: State, number: int) -> Bits:
    """BD-2.2, BD-2.7 The locations with room for so many more followers."""
    return ALL & ~holding(s, EVERYONE, MOST_ON_A_LOCATION + 1 - number)


@entry
def supply(s: State, seat: Seat) -> int:
    """BD-1.3 The followers not on the board."""
    left = FOLLOWERS
    for k in range(MOST_ON_A_LOCATION):
        left -= count(s.followers[seat, k])
    return left


@entry
def chips(s: State, seat: Seat, kind: int) -> int:
    """BD-1.9 The chips of a kind not on the board."""
    return CHIP_STOCK[s.rules.chips, kind] - count(s.control[seat] & KINDS[kind])


@compiled
def next_to(cells: Bits) -> Bits:
    """BD-5.7 The cells at distance 1 from some of these."""
    near = EMPTY
    while cells:
        near |= NEXT_TO[lowest(cells)]
        cells = without_lowest(cells)
    return near


@compiled
def within_2(cells: Bits) -> Bits:
    """BD-5.7 The cells at distance 2 or less from some of these."""
    near = EMPTY
    while cells:
        near |= WITHIN_2[lowest(cells)]
        cells = without_lowest(cells)
    return near


@compiled
def owner_at(s: State, cell: Cell) -> Seat:
    """The seat with followers there, the first if several, or NOBODY."""
    for seat in range(MOST_PLAYERS):
        if has(holding(s, seat, 1), cell):
            return seat
    return NOBODY
