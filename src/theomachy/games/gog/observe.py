"""What a seat may know: in Battle of GOG, everything (GG-1.13)."""

import numpy as np

from theomachy.games.gog.board import CELLS, NOWHERE
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.numbers import MOST_PLAYERS
from theomachy.games.gog.rules.chests import copies_left
from theomachy.games.gog.rules.ground import (
    is_city,
    is_soldier,
    is_spent,
    length,
    level_of,
    mover,
    owner_of,
    owns,
)
from theomachy.games.gog.state import NOBODY, OPTIONS, Node
from theomachy.games.gog.tiles import DRAWN_PIECES, RESOURCES, TERRAINS, UNLAID
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Seat, State

_PER_CELL = 2 * MOST_PLAYERS + 2 + len(TERRAINS) + 2
_PER_SEAT = len(ABILITIES) + len(RESOURCES) + 8
_TURN = 24
OBSERVATION = (
    CELLS * _PER_CELL + MOST_PLAYERS * _PER_SEAT + 2 * len(ABILITIES) + len(TREASURES)
    + DRAWN_PIECES + len(Node) + _TURN + len(OPTIONS)
)  # fmt: skip
"""Cells (soldiers, cities, figures, terrain, marks), seats, decks, node, turn, options."""

_SEATS_AT = CELLS * _PER_CELL
_DECKS_AT = _SEATS_AT + MOST_PLAYERS * _PER_SEAT
_NODE_AT = _DECKS_AT + 2 * len(ABILITIES) + len(TREASURES) + DRAWN_PIECES
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
        at = _SEATS_AT + chair * _PER_SEAT
        observe_seat(s, (me + chair) % s.players, out[at : at + _PER_SEAT])
    observe_decks(s, out[_DECKS_AT:_NODE_AT])
    out[_NODE_AT + int(s.node)] = 1
    observe_turn(s, me, out[_TURN_AT:_OPTIONS_AT])
    observe_options(s, out[_OPTIONS_AT:])


@compiled
def observe_cell(s: State, me: Seat, cell: Cell, out: np.ndarray) -> None:
    code = s.board[cell]
    chair = (owner_of(code) - me) % s.players
    if is_soldier(code):
        out[chair] = level_of(code)
    elif is_city(code):
        out[MOST_PLAYERS + chair] = level_of(code)
    at = 2 * MOST_PLAYERS
    out[at] = s.gog == cell
    out[at + 1] = s.angel == cell
    if s.terrain[cell] != UNLAID:
        out[at + 2 + int(s.terrain[cell])] = 1
    at += 2 + len(TERRAINS)
    out[at] = is_spent(s, cell)
    out[at + 1] = s.picked == cell or s.place == cell


@compiled
def observe_seat(s: State, seat: Seat, out: np.ndarray) -> None:
    for kind in range(len(ABILITIES)):
        out[kind] = owns(s, seat, kind)
    at = len(ABILITIES)
    for resource in range(len(RESOURCES)):
        out[at + resource] = s.resources[seat, resource]
    at += len(RESOURCES)
    out[at] = s.barns[seat]
    out[at + 1] = s.scrolls[seat]
    out[at + 2] = s.locks[seat] != NOWHERE
    out[at + 3] = min(s.founded[seat], CELLS // 2)
    out[at + 4] = s.has_won[seat]
    out[at + 5] = s.fallen[seat]
    out[at + 6] = s.seat == seat
    out[at + 7] = s.affected == seat


@compiled
def observe_decks(s: State, out: np.ndarray) -> None:
    """GG-7.8, GG-17.12 What is left, and how deep the first copy of a returned card lies."""
    for kind in range(len(ABILITIES)):
        out[kind] = s.unseen[kind]
    for i in range(length(s.returned) - 1, -1, -1):
        out[len(ABILITIES) + int(s.returned[i])] = i + 1
    at = 2 * len(ABILITIES)
    for card in range(len(TREASURES)):
        out[at + card] = copies_left(s, card)
    for piece in range(DRAWN_PIECES):
        out[at + len(TREASURES) + piece] = (s.pieces >> piece) & 1


@compiled
def observe_turn(s: State, me: Seat, out: np.ndarray) -> None:
    out[0] = (mover(s) - me) % s.players
    out[1] = (s.first - me) % s.players
    out[2], out[3], out[4] = s.round_number, s.phase, s.stack
    out[5], out[6], out[7] = s.exchanges, s.offers, s.offer + 1
    out[8], out[9], out[10] = s.draws, s.card + 1, s.left
    out[11], out[12], out[13] = s.purchase, s.high, s.low
    out[14], out[15], out[16] = s.steps, s.figure, s.reach
    out[17], out[18], out[19] = s.transit, s.has_stepped, s.wake != 0
    out[20] = 0 if s.drawer == NOBODY else 1 + (s.drawer - me) % s.players
    out[21], out[22], out[23] = s.piece + 1, s.is_locking, s.gathered_food


@compiled
def observe_options(s: State, out: np.ndarray) -> None:
    out[0], out[1], out[2] = s.rules.map, s.rules.scrolls_to_win, s.rules.last_city
    out[3], out[4], out[5] = s.rules.corners, s.rules.scroll_site, s.rules.round_cap
    out[6], out[7], out[8] = s.rules.chest_cap, s.rules.camel_rate, s.rules.trade
