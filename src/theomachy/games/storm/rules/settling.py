"""ST-6 Settling after the move."""

import numpy as np

from theomachy.games.storm.actions import DEEDS, GOD, SETTLE, deed
from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.numbers import SETTLING
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.ground import discard, number_at, place, remove_tile
from theomachy.games.storm.state import FIVE_RESHUFFLED, NONE, Node
from theomachy.games.storm.tiles import COMPASS, FIVE, LAND
from theomachy.kernel import compiled
from theomachy.kernel.bits import clear, holds, next_in, put
from theomachy.kernel.kinds import Action, Cell, State
from theomachy.kernel.listing import add


@compiled
def settling_price(s: State, cell: Cell) -> int:
    """ST-6.1 The tile's number and one more."""
    return number_at(s, cell) + SETTLING


@compiled
def can_afford(s: State, cell: Cell) -> bool:
    """ST-6.5 A tile costing more than the community cannot be settled."""
    return settling_price(s, cell) <= s.community[s.seat]


@compiled
def refusal_to_settle(s: State, cell: Cell) -> Refusal:
    """ST-1.3, ST-6.1, ST-6.3, ST-6.4, ST-6.5 A tile discovered or emptied in this move."""
    if cell == s.vaal:
        return Refusal.UNDER_VAAL
    if s.board[cell].kind == COMPASS:
        return Refusal.NEVER_ON_THE_COMPASS
    if cell == s.left:
        return Refusal.LEFT_BY_VAAL
    if not holds(s.vacant, cell):
        return Refusal.NOT_UNCOVERED
    return Refusal.NONE if can_afford(s, cell) else Refusal.TOO_DEAR_TO_SETTLE


@compiled
def refusal_to_settle_late(s: State, action: Action) -> Refusal:
    """ST-6.3, ST-8.5 In development only what an exploration uncovers is settled."""
    if s.node != Node.DEVELOP or action >= GOD or action % DEEDS != SETTLE:
        return Refusal.NONE
    return Refusal.UNDER_VAAL if action // DEEDS == s.vaal else Refusal.SETTLING_IS_PAST


@compiled
def settle(s: State, cell: Cell) -> None:
    """ST-1.7, ST-6.1, ST-6.2, ST-6.8 One tile per move; it counts as used."""
    place(s, cell, settling_price(s, cell))
    put(s.used, cell)


@compiled
def settle_after_move(s: State, cell: Cell) -> None:
    """ST-6.1 Then the other tiles are cleared away."""
    settle(s, cell)
    s.node = Node.CLEAN_UP


@compiled
def list_settling(s: State, actions: np.ndarray, listed: int) -> int:
    """ST-6.1 The vacant tiles that may be settled."""
    cell = next_in(s.vacant, -1)
    while cell >= 0:
        if refusal_to_settle(s, cell) == 0:
            listed = add(actions, listed, deed(SETTLE, cell))
        cell = next_in(s.vacant, cell)
    return listed


@compiled
def can_settle_any(s: State) -> bool:
    """ST-6.5 Otherwise the decision is skipped."""
    cell = next_in(s.vacant, -1)
    while cell >= 0:
        if refusal_to_settle(s, cell) == 0:
            return True
        cell = next_in(s.vacant, cell)
    return False


@compiled
def clean_up(s: State) -> None:
    """ST-6.6, ST-6.7 Every vacant tile but Vaal's is discarded, an emptied 5 perhaps reshuffled."""
    cell = next_in(s.vacant, -1)
    while cell >= 0:
        if cell != s.vaal:
            if goes_back(s, cell):
                s.pile[FIVE - LAND] += 1
                remove_tile(s, cell)
            else:
                discard(s, cell)
        cell = next_in(s.vacant, cell)
    clear(s.emptied)
    s.way, s.left, s.node = NONE, NOWHERE, Node.STRENGTHEN


@compiled
def goes_back(s: State, cell: Cell) -> bool:
    """ST-6.7 A 5-tile emptied by Vaal in this move, with the option."""
    return (
        s.rules.emptied_five == FIVE_RESHUFFLED
        and s.board[cell].kind == FIVE
        and holds(s.emptied, cell)
    )
