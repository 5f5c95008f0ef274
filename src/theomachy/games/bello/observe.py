"""What a seat may know: in Bello Divorum, everything."""

import numpy as np

from theomachy.games.bello.board import CELLS, KIND_OF
from theomachy.games.bello.cards import PANTHEONS
from theomachy.games.bello.numbers import MOST_PLAYERS
from theomachy.games.bello.rules.ground import followers_at, supply
from theomachy.games.bello.state import OPTIONS, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Cell, Seat, State

_KINDS = 3
_MARKERS = 4
_PER_CELL = 2 * MOST_PLAYERS + _MARKERS + _KINDS
_PER_SEAT = len(PANTHEONS) + 1
_TURN = 14
OBSERVATION = CELLS * _PER_CELL + MOST_PLAYERS * _PER_SEAT + len(Node) + _TURN + len(OPTIONS)
"""Cells (control and followers by seat, markers, kind), seats, node, turn, options."""

_SEATS_AT = CELLS * _PER_CELL
_NODE_AT = _SEATS_AT + MOST_PLAYERS * _PER_SEAT
_TURN_AT = _NODE_AT + len(Node)
_OPTIONS_AT = _TURN_AT + _TURN


@compiled
def observe(s: State, seat: Seat, out: np.ndarray) -> None:
    """Numbers for a network, seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    out[:] = 0
    for cell in range(CELLS):
        observe_cell(s, me, cell, out[cell * _PER_CELL : (cell + 1) * _PER_CELL])
    for chair in range(s.players):
        rival = (me + chair) % s.players
        at = _SEATS_AT + chair * _PER_SEAT
        if s.pantheons[rival] >= 0:
            out[at + int(s.pantheons[rival])] = 1
        out[at + len(PANTHEONS)] = supply(s, rival)
    out[_NODE_AT + int(s.node)] = 1
    observe_turn(s, me, out[_TURN_AT:_OPTIONS_AT])
    observe_options(s, out[_OPTIONS_AT:])


@compiled
def observe_cell(s: State, me: Seat, cell: Cell, out: np.ndarray) -> None:
    for chair in range(s.players):
        rival = (me + chair) % s.players
        out[chair] = has(s.control[rival], cell)
        out[MOST_PLAYERS + chair] = followers_at(s, rival, cell)
    at = 2 * MOST_PLAYERS
    out[at] = has(s.ziggurats, cell)
    out[at + 1] = has(s.plagues, cell)
    out[at + 2] = has(s.decrees, cell)
    out[at + 3] = has(s.horses, cell)
    out[at + _MARKERS + KIND_OF[cell]] = 1


@compiled
def observe_turn(s: State, me: Seat, out: np.ndarray) -> None:
    out[0] = (s.seat - me) % s.players
    out[1] = (s.first - me) % s.players
    out[2] = s.doom
    out[3] = s.rules.doomsday - s.doom
    out[4] = s.actions
    out[5] = s.extra_moves
    out[6] = s.has_flower + 2 * s.has_horse + 4 * s.has_ship + 8 * s.has_sandals
    out[7] = s.has_hearts
    out[8] = s.is_final
    out[9] = s.place + 1
    out[10] = s.landing + 1
    out[11] = s.power + 1
    out[12] = s.chosen
    out[13] = s.is_extra


@compiled
def observe_options(s: State, out: np.ndarray) -> None:
    out[0], out[1], out[2] = s.rules.doomsday, s.rules.powers, s.rules.combat
    out[3], out[4] = s.rules.sharing, s.rules.pantheons
    out[5], out[6] = s.rules.finale, s.rules.chips
