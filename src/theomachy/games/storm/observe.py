"""What a seat may know: in Storm of the Gods, everything."""

import numpy as np

from theomachy.games.storm.board import CELLS
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import MOST_PLAYERS
from theomachy.games.storm.rules.ground import cells_on
from theomachy.games.storm.state import NOBODY, OPTIONS, Node
from theomachy.games.storm.tiles import COMPASS, NUMBER_OF, PILE_KINDS, SEA
from theomachy.kernel import compiled
from theomachy.kernel.bits import holds
from theomachy.kernel.kinds import Cell, Seat, State

_PER_CELL = 12 + MOST_PLAYERS
_PER_SEAT = len(GODS) + 5
_TURN = 12
OBSERVATION = (
    CELLS * _PER_CELL + MOST_PLAYERS * _PER_SEAT + PILE_KINDS + len(Node) + _TURN + len(OPTIONS)
)
"""Cells, seats, pile, node, turn, options."""

_SEATS_AT = CELLS * _PER_CELL
_PILE_AT = _SEATS_AT + MOST_PLAYERS * _PER_SEAT
_NODE_AT = _PILE_AT + PILE_KINDS
_TURN_AT = _NODE_AT + len(Node)
_OPTIONS_AT = _TURN_AT + _TURN


@compiled
def observe(s: State, seat: Seat, out: np.ndarray) -> None:
    """Numbers for a network, seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    out[:] = 0
    for cell in range(cells_on(s)):
        observe_cell(s, me, cell, out[cell * _PER_CELL : (cell + 1) * _PER_CELL])
    for chair in range(s.players):
        at = _SEATS_AT + chair * _PER_SEAT
        observe_seat(s, (me + chair) % s.players, out[at : at + _PER_SEAT])
    for kind in range(PILE_KINDS):
        out[_PILE_AT + kind] = s.pile[kind]
    out[_NODE_AT + int(s.node)] = 1
    observe_turn(s, me, out[_TURN_AT:_OPTIONS_AT])
    observe_options(s, out[_OPTIONS_AT:])


@compiled
def observe_cell(s: State, me: Seat, cell: Cell, out: np.ndarray) -> None:
    tile = s.board[cell]
    out[0] = 1
    out[1] = tile.kind != 0
    out[2] = NUMBER_OF[tile.kind]
    out[3] = tile.kind == SEA
    out[4] = tile.kind == COMPASS
    out[5] = s.vaal == cell
    out[6] = tile.worshipers
    out[7] = tile.building
    out[8] = holds(s.markers, cell)
    out[9] = holds(s.used, cell)
    out[10] = tile.owner != NOBODY and tile.since == s.turn
    out[11] = s.place == cell or s.explorer == cell
    if tile.owner != NOBODY:
        out[12 + (tile.owner - me) % s.players] = 1


@compiled
def observe_seat(s: State, seat: Seat, out: np.ndarray) -> None:
    out[0] = s.community[seat]
    out[1] = s.limbo[seat]
    out[2] = s.constructions[seat]
    out[3] = s.sanctuaries[seat]
    out[4] = s.turn - s.claim_since[seat] if s.claim_since[seat] else 0
    if s.gods[seat] != NOBODY:
        out[5 + int(s.gods[seat])] = 1


@compiled
def observe_turn(s: State, me: Seat, out: np.ndarray) -> None:
    out[0] = (s.seat - me) % s.players
    out[1] = s.turn // 2
    out[2] = s.power_used
    out[3] = s.turn - s.ring_since if s.ring_since else 0
    out[4] = (s.ring_holder - me) % s.players + 1 if s.ring_holder != NOBODY else 0
    out[5] = s.face + 1
    out[6] = s.distance
    out[7] = s.points
    out[8] = s.way + 1
    out[9] = s.left + 1
    out[10] = s.revealed + 1
    out[11] = s.players


@compiled
def observe_options(s: State, out: np.ndarray) -> None:
    out[0], out[1], out[2] = s.rules.powers, s.rules.oceans, s.rules.attack_cost
    out[3], out[4], out[5] = s.rules.emptied_five, s.rules.upkeep, s.rules.ialda
    out[6], out[7], out[8] = s.rules.encirclement, s.rules.radius, s.rules.max_turns
