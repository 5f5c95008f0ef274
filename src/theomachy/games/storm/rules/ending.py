"""ST-16 End of the game and belief points."""

import numpy as np

from theomachy.games.storm.board import NOWHERE, WAYS
from theomachy.games.storm.numbers import (
    CONSTRUCTION_BELIEF,
    MARKER_BELIEF,
    SANCTUARY_BELIEF,
    WORSHIPER_BELIEF,
    WORSHIPERS,
)
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.ground import neighbour
from theomachy.games.storm.state import Ending, Node
from theomachy.games.storm.tiles import CONSTRUCTION, SANCTUARY
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import holds, next_in
from theomachy.kernel.kinds import Cell, Seat, State

_KEY = 8
"""Bits of a ranking key: none is above 255."""


@compiled
def end_game(s: State, ending: Ending) -> None:
    """ST-16.2 Whichever comes first."""
    s.ending, s.node = ending, Node.OVER


@compiled
def why_over(s: State) -> Refusal:
    """ST-4.11, ST-15.4, ST-15.10, ST-16.4 The way in which the game has ended."""
    if s.ending == Ending.SANCTUARY:
        return Refusal.OVER_BY_SANCTUARY
    if s.ending == Ending.ENCIRCLEMENT:
        return Refusal.OVER_BY_ENCIRCLEMENT
    if s.ending == Ending.EXHAUSTION:
        return Refusal.OVER_BY_EXHAUSTION
    return Refusal.OVER_BY_THE_CAP


@compiled
def belief_at(s: State, cell: Cell) -> int:
    """ST-16.1 What the pieces on a tile are worth."""
    tile = s.board[cell]
    belief = WORSHIPER_BELIEF * int(tile.worshipers)
    if tile.building == CONSTRUCTION:
        belief += CONSTRUCTION_BELIEF + MARKER_BELIEF * holds(s.markers, cell)
    elif tile.building == SANCTUARY:
        belief += SANCTUARY_BELIEF
    return belief


@entry
def board_belief(s: State, seat: Seat) -> int:
    """ST-16.1 On the whole board; community and Limbo count nothing."""
    belief, cell = 0, next_in(s.occupied, -1)
    while cell >= 0:
        if s.board[cell].owner == seat:
            belief += belief_at(s, cell)
        cell = next_in(s.occupied, cell)
    return belief


@entry
def ring_belief(s: State, seat: Seat) -> int:
    """ST-15.10 On the tiles adjacent to Vaal."""
    belief = 0
    for way in range(len(WAYS)):
        cell = neighbour(s, s.vaal, way)
        if cell != NOWHERE and s.board[cell].owner == seat:
            belief += belief_at(s, cell)
    return belief


@compiled
def standing(s: State, seat: Seat) -> int:
    """ST-16.3, ST-16.5 The ranking keys, larger is better, as one number."""
    first_key = 0
    if s.ending == Ending.SANCTUARY:
        first_key = int(seat == s.seat)
    elif s.ending == Ending.ENCIRCLEMENT:
        first_key = ring_belief(s, seat)
    on_board = WORSHIPERS - int(s.community[seat]) - int(s.limbo[seat])
    order = first_key << _KEY | board_belief(s, seat)
    order = order << _KEY | on_board
    return order << _KEY | int(s.community[seat])


@compiled
def score(s: State, sheet: np.recarray) -> None:
    """ST-16.6 Belief, and ranks from who is ahead."""
    for seat in range(s.players):
        mine, ahead = standing(s, seat), 0
        for rival in range(s.players):
            ahead += standing(s, rival) > mine
        sheet[seat].points = board_belief(s, seat)
        sheet[seat].rank = 1 + ahead
