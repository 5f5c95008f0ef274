"""ST-12 Exploration."""

import numpy as np

from theomachy.games.storm.actions import REVEAL, SETTLE, deed
from theomachy.games.storm.board import NOWHERE, WAYS
from theomachy.games.storm.gods import God
from theomachy.games.storm.numbers import EXPLORATION_PRICE
from theomachy.games.storm.powers import has_power
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.building import refusal_to_pay
from theomachy.games.storm.rules.ground import (
    are_adjacent,
    discard,
    has_open_neighbour,
    is_own,
    lay_tile,
    neighbour,
    pile_size,
    sacrifice,
)
from theomachy.games.storm.rules.movement import uncover
from theomachy.games.storm.rules.settling import can_afford, settle
from theomachy.games.storm.state import Node
from theomachy.games.storm.tiles import NO_BUILDING, NO_TILE
from theomachy.kernel import compiled
from theomachy.kernel.bits import holds, put
from theomachy.kernel.kinds import Action, Cell, State
from theomachy.kernel.listing import add


@compiled
def refusal_to_explore(s: State, cell: Cell) -> Refusal:
    """ST-12.1, ST-12.4, ST-12.5 From an own building, once a turn, into an open cell."""
    if not is_own(s, cell) or s.board[cell].building == NO_BUILDING:
        return Refusal.NO_BUILDING_THERE
    if holds(s.used, cell):
        return Refusal.TILE_USED
    if not has_open_neighbour(s, cell, NOWHERE):
        return Refusal.NO_OPEN_NEIGHBOUR
    if pile_size(s) == 0:
        return Refusal.PILE_EMPTY
    return refusal_to_pay(s, EXPLORATION_PRICE)


@compiled
def explore(s: State, cell: Cell) -> None:
    """ST-12.1 One worshiper is sacrificed."""
    sacrifice(s, EXPLORATION_PRICE)
    put(s.used, cell)
    s.explorer, s.node = cell, Node.REVEAL


@compiled
def refusal_to_reveal(s: State, cell: Cell) -> Refusal:
    """ST-12.2, ST-14.7 An open cell beside the building, each once."""
    if not are_adjacent(s, cell, s.explorer):
        return Refusal.NOT_BESIDE_THE_BUILDING
    if cell == s.revealed:
        return Refusal.ALREADY_REVEALED
    return Refusal.NONE if s.board[cell].kind == NO_TILE else Refusal.NOT_OPEN


@compiled
def is_second_reveal(s: State) -> bool:
    """ST-12.2, ST-14.7 The first cell must be named, the second need not."""
    return s.revealed != NOWHERE


@compiled
def asked_to_reveal(s: State) -> Refusal:
    """ST-12.2, ST-14.7 The second cell rests on a paragraph of its own."""
    return Refusal.NOW_REVEAL_OR_BE_DONE if is_second_reveal(s) else Refusal.NOW_REVEAL


@compiled
def list_reveals(s: State, actions: np.ndarray, listed: int) -> int:
    """ST-12.2, ST-14.7 The open cells beside the building, ascending."""
    for way in range(len(WAYS)):
        cell = neighbour(s, s.explorer, way)
        if cell != NOWHERE and refusal_to_reveal(s, cell) == 0:
            listed = insert(actions, listed, deed(REVEAL, cell))
    return listed


@compiled
def insert(actions: np.ndarray, listed: int, action: Action) -> int:
    """Add one where it belongs in the order."""
    i = listed
    while i > 0 and actions[i - 1] > action:
        actions[i] = actions[i - 1]
        i -= 1
    actions[i] = action
    return listed + 1


@compiled
def reveal(s: State, cell: Cell) -> None:
    """ST-12.2 A tile will be drawn for it."""
    s.place, s.node = cell, Node.DRAW


@compiled
def draw(s: State, kind: int) -> None:
    """ST-4.7, ST-12.2 For Vaal, or for an exploration."""
    if s.explorer == NOWHERE:
        uncover(s, kind)
    else:
        find(s, kind)


@compiled
def find(s: State, kind: int) -> None:
    """ST-12.2, ST-12.6 The tile drawn is laid on the cell named; this never ends the game."""
    lay_tile(s, s.place, kind)
    s.node = Node.FOUND


@compiled
def is_find_affordable(s: State) -> bool:
    """ST-12.3 Otherwise it is discarded without asking."""
    return can_afford(s, s.place)


@compiled
def refusal_to_settle_find(s: State, cell: Cell) -> Refusal:
    """ST-8.5, ST-12.3 Only the tile just revealed."""
    return Refusal.NONE if cell == s.place else Refusal.NOT_THE_REVEALED_TILE


@compiled
def list_find(s: State, actions: np.ndarray, listed: int) -> int:
    """ST-12.3 The tile just revealed."""
    return add(actions, listed, deed(SETTLE, s.place))


@compiled
def settle_find(s: State, cell: Cell) -> None:
    """ST-12.3, ST-8.3 Settled, and used."""
    settle(s, cell)
    s.node = Node.NEXT_REVEAL


@compiled
def discard_find(s: State) -> None:
    """ST-12.3 Let go."""
    discard(s, s.place)
    s.node = Node.NEXT_REVEAL


@compiled
def may_reveal_again(s: State) -> bool:
    """ST-14.7 Qawime's second cell, if there is a tile and a place for it."""
    return (
        s.revealed == NOWHERE
        and has_power(s, God.QAWIME)
        and has_open_neighbour(s, s.explorer, s.place)
        and pile_size(s) > 0
    )


@compiled
def next_reveal(s: State) -> None:
    """ST-12.2, ST-14.7 One cell for an exploration, two for Qawime's."""
    if may_reveal_again(s):
        s.revealed, s.place, s.node = s.place, NOWHERE, Node.REVEAL
    else:
        end_exploration(s)


@compiled
def end_exploration(s: State) -> None:
    s.explorer, s.revealed, s.place, s.node = NOWHERE, NOWHERE, NOWHERE, Node.DEVELOP
