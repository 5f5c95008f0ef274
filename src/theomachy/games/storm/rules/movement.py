"""ST-4 Vaal's movement, ST-5 his attacks."""

from theomachy.games.storm.board import NOWHERE, WAYS_OF_FACE
from theomachy.games.storm.numbers import LONGEST_WALK, VAAL_DEFENCE
from theomachy.games.storm.rules.ending import end_game
from theomachy.games.storm.rules.ground import (
    break_ring,
    lay_tile,
    neighbour,
    pile_size,
    send_to_limbo,
    vacate_if_bare,
)
from theomachy.games.storm.state import NOBODY, Ending, Node
from theomachy.games.storm.tiles import COMPASS, CONSTRUCTION, NO_TILE, SANCTUARY
from theomachy.kernel import compiled
from theomachy.kernel.bits import only, put
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def roll(s: State, outcome: int) -> None:
    """ST-4.1 Both dice: where to, and how many movement points."""
    s.face, s.distance = outcome // LONGEST_WALK, outcome % LONGEST_WALK + 1
    s.points, s.left, s.node = s.distance, s.vaal, Node.GO


@compiled
def ways(s: State) -> Bits:
    """ST-4.2, ST-4.4 The two directions of the face, blocked or not; for north and south one."""
    return only(WAYS_OF_FACE[s.face, 0]) | only(WAYS_OF_FACE[s.face, 1])


@compiled
def go(s: State, way: int) -> None:
    """ST-4.3 The direction holds for the whole move."""
    s.way, s.node = way, Node.WALK


@compiled
def ahead(s: State) -> Cell:
    """The cell Vaal looks at."""
    return neighbour(s, s.vaal, s.way)


@compiled
def is_blocked(s: State, cell: Cell) -> bool:
    """ST-4.5, ST-4.6 The border, the compass and sanctuaries end a move."""
    if cell == NOWHERE:
        return True
    return s.board[cell].kind == COMPASS or s.board[cell].building == SANCTUARY


@compiled
def walk(s: State) -> None:
    """ST-4.5 The next movement point, if one is left and can be spent."""
    cell = ahead(s)
    if s.points == 0 or is_blocked(s, cell):
        end_move(s)
    elif s.board[cell].kind == NO_TILE:
        need_a_tile(s)
    elif s.board[cell].owner == NOBODY:
        enter(s, cell)
    elif s.board[cell].building == CONSTRUCTION:
        batter(s, cell)
    else:
        strike(s, cell)


@compiled
def end_move(s: State) -> None:
    """ST-4.5, ST-4.6 The remaining points are lost."""
    s.points, s.node = 0, Node.SETTLE


@compiled
def need_a_tile(s: State) -> None:
    """ST-4.11, ST-4.12 The game ends only when a tile is needed and none is left."""
    if pile_size(s) == 0:
        end_game(s, Ending.EXHAUSTION)
    else:
        s.node = Node.DRAW


@compiled
def uncover(s: State, kind: int) -> None:
    """ST-4.7 The tile drawn is laid ahead of Vaal, who moves onto it."""
    cell = ahead(s)
    lay_tile(s, cell, kind)
    enter(s, cell)
    s.node = Node.WALK


@compiled
def enter(s: State, cell: Cell) -> None:
    """ST-4.7, ST-4.8, ST-15.9 One point; a ring Vaal leaves is broken."""
    s.vaal = cell
    s.points -= 1
    break_ring(s)


@compiled
def strike(s: State, cell: Cell) -> None:
    """ST-4.9, ST-5.1, ST-5.4, ST-5.5, ST-5.6 One point, one worshiper, whoever's it is."""
    s.points -= 1
    send_to_limbo(s, cell, 1)
    if vacate_if_bare(s, cell):
        put(s.emptied, cell)


@compiled
def batter(s: State, cell: Cell) -> None:
    """ST-5.2, ST-5.3 A construction stops Vaal: all points left are spent on it, two in vain."""
    hits = max(s.points - VAAL_DEFENCE, 0)
    send_to_limbo(s, cell, min(hits, s.board[cell].worshipers))
    s.points = 0
