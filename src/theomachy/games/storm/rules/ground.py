"""ST-1 Tiles and their owners, worshipers and where they go."""

from theomachy.games.storm.actions import DEEDS, GOD
from theomachy.games.storm.board import CELLS_ON, CENTRE, NEIGHBOURS, NOWHERE, WAYS
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.state import NOBODY, RING_SOLE
from theomachy.games.storm.tiles import (
    COMPASS,
    LAND,
    NO_BUILDING,
    NO_TILE,
    NUMBER_OF,
    PILE_KINDS,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, drop, only, put
from theomachy.kernel.kinds import Action, Bits, Cell, Seat, State


@compiled
def cells_on(s: State) -> int:
    """ST-1.1 How many cells the board has; they are numbered from 0."""
    return CELLS_ON[s.rules.radius]


@compiled
def refusal_off_the_board(s: State, action: Action) -> Refusal:
    """ST-1.1 Whatever is done to a cell."""
    is_off = action < GOD and action // DEEDS >= cells_on(s)
    return Refusal.NOT_ON_THE_BOARD if is_off else Refusal.NONE


@compiled
def centre(s: State) -> Cell:
    """ST-1.3 Where the compass lies."""
    return CENTRE[s.rules.radius]


@compiled
def neighbour(s: State, cell: Cell, way: int) -> Cell:
    """ST-1.2 The next cell in a direction, or NOWHERE."""
    return NEIGHBOURS[s.rules.radius, cell, way]


@compiled
def are_adjacent(s: State, cell: Cell, other: Cell) -> bool:
    for way in range(len(WAYS)):
        if neighbour(s, cell, way) == other:
            return True
    return False


@compiled
def number_at(s: State, cell: Cell) -> int:
    """The population printed on the tile."""
    return NUMBER_OF[s.board[cell].kind]


@compiled
def is_own(s: State, cell: Cell) -> bool:
    """ST-1.4 Whether the tile belongs to the active player."""
    return s.board[cell].owner == s.seat


@compiled
def is_opposing(s: State, cell: Cell) -> bool:
    """ST-1.4 Whether the tile belongs to another player."""
    return s.board[cell].owner != NOBODY and s.board[cell].owner != s.seat


@compiled
def has_own_neighbour(s: State, cell: Cell) -> bool:
    """ST-9.9 Whether an adjacent tile belongs to the active player."""
    for way in range(len(WAYS)):
        there = neighbour(s, cell, way)
        if there != NOWHERE and is_own(s, there):
            return True
    return False


@compiled
def pile_size(s: State) -> int:
    """ST-2.5 The tiles still to be drawn."""
    size = 0
    for kind in range(PILE_KINDS):
        size += s.pile[kind]
    return size


@compiled
def kinds_left(s: State) -> Bits:
    """ST-4.10 The kinds still in the pile."""
    left = EMPTY
    for kind in range(PILE_KINDS):
        if s.pile[kind] > 0:
            left |= only(kind)
    return left


@compiled
def tiles_left(s: State, kind: int) -> int:
    """ST-4.10 A kind is drawn as often as there are tiles of it."""
    return int(s.pile[kind - LAND])


@compiled
def lay_compass(s: State) -> None:
    """ST-1.3, ST-2.2 The compass on the centre."""
    s.board[centre(s)].kind = COMPASS


@compiled
def lay_tile(s: State, cell: Cell, kind: int) -> None:
    """ST-4.7, ST-12.2 A tile from the pile, face up."""
    s.pile[kind - LAND] -= 1
    s.board[cell].kind = kind
    put(s.vacant, cell)


@compiled
def remove_tile(s: State, cell: Cell) -> None:
    """The cell is open again; with a tile beside Vaal the ring is broken (ST-15.9)."""
    s.board[cell].kind = NO_TILE
    drop(s.vacant, cell)
    if are_adjacent(s, cell, s.vaal):
        break_ring(s)


@compiled
def discard(s: State, cell: Cell) -> None:
    """ST-1.8 Out of the game for good."""
    remove_tile(s, cell)


@compiled
def break_ring(s: State) -> None:
    """ST-15.9 The encirclement claim is cancelled."""
    s.ring_since, s.ring_holder = 0, NOBODY


@compiled
def take(s: State, cell: Cell, seat: Seat, number: int) -> None:
    """ST-1.4, ST-1.9 So many worshipers on a tile without pieces: it is this player's now."""
    tile = s.board[cell]
    tile.owner, tile.worshipers, tile.since = seat, number, s.turn
    drop(s.vacant, cell)
    put(s.occupied, cell)
    if s.rules.encirclement == RING_SOLE and s.ring_holder != seat:
        if are_adjacent(s, cell, s.vaal):
            break_ring(s)


@compiled
def vacate_if_bare(s: State, cell: Cell) -> bool:
    """ST-1.4 A tile without pieces has no owner. Says whether it is vacant now."""
    tile = s.board[cell]
    if tile.worshipers > 0 or tile.building != NO_BUILDING:
        return False
    tile.owner, tile.since = NOBODY, 0
    drop(s.occupied, cell)
    put(s.vacant, cell)
    return True


@compiled
def send_to_limbo(s: State, cell: Cell, number: int) -> None:
    """ST-1.6 Worshipers from a tile to their owner's Limbo."""
    tile = s.board[cell]
    tile.worshipers -= number
    s.limbo[tile.owner] += number


@compiled
def place(s: State, cell: Cell, number: int) -> None:
    """ST-8.4 Worshipers of the active player, from the community onto a tile that becomes his."""
    s.community[s.seat] -= number
    take(s, cell, s.seat, number)


@compiled
def sacrifice(s: State, number: int) -> None:
    """ST-8.2 Worshipers of the active player, from the community to Limbo."""
    s.community[s.seat] -= number
    s.limbo[s.seat] += number


@compiled
def has_open_neighbour(s: State, cell: Cell, besides: Cell) -> bool:
    """ST-12.1 Whether an adjacent cell, other than one, is open."""
    for way in range(len(WAYS)):
        there = neighbour(s, cell, way)
        if there != NOWHERE and there != besides and s.board[there].kind == NO_TILE:
            return True
    return False
