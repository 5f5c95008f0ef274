"""What a seat may know: in Bello Divorum, everything."""

import numpy as np

from theomachy.games.bello.board import CELLS, KIND_NAMES, KIND_OF
from theomachy.games.bello.cards import PANTHEONS
from theomachy.games.bello.numbers import MOST_PLAYERS
from theomachy.games.bello.rules.ground import followers_at, supply
from theomachy.games.bello.state import RULED, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Cell, Observation, Seat, State

CELL = np.dtype(
    [
        ("control", np.int8, MOST_PLAYERS),  # by chair
        ("followers", np.int8, MOST_PLAYERS),  # by chair
        ("ziggurat", np.int8),
        ("plague", np.int8),
        ("decree", np.int8),
        ("horse", np.int8),
        ("kind", np.int8, len(KIND_NAMES)),
    ]
)
CHAIR = np.dtype([("pantheon", np.int8, len(PANTHEONS)), ("supply", np.int8)])
TURN = np.dtype(
    [
        ("chair", np.int8),  # whose turn it is
        ("first", np.int8),  # the chair that begins each round
        ("doom", np.int8),
        ("doom_left", np.int8),
        ("actions", np.int8),
        ("extra_moves", np.int8),
        ("gifts", np.int8),  # flower, horse, ship and sandals, as bits
        ("has_hearts", np.int8),
        ("is_final", np.int8),
        ("place", np.int8),
        ("landing", np.int8),
        ("power", np.int8),
        ("chosen", np.int8),
        ("is_extra", np.int8),
    ]
)
OBSERVATION = np.dtype(
    [
        ("cells", CELL, CELLS),
        ("chairs", CHAIR, MOST_PLAYERS),
        ("node", np.int8, len(Node)),
        ("turn", TURN),
        ("rules", RULED),
    ]
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Numbers for a network, seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    for cell in range(CELLS):
        observe_cell(s, me, cell, seen.cells[cell])
    for chair in range(s.players):
        rival = (me + chair) % s.players
        if s.pantheons[rival] >= 0:
            seen.chairs[chair].pantheon[s.pantheons[rival]] = 1
        seen.chairs[chair].supply = supply(s, rival)
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    seen.rules = s.rules


@compiled
def observe_cell(s: State, me: Seat, cell: Cell, seen: Observation) -> None:
    for chair in range(s.players):
        rival = (me + chair) % s.players
        seen.control[chair] = has(s.control[rival], cell)
        seen.followers[chair] = followers_at(s, rival, cell)
    seen.ziggurat = has(s.ziggurats, cell)
    seen.plague = has(s.plagues, cell)
    seen.decree = has(s.decrees, cell)
    seen.horse = has(s.horses, cell)
    seen.kind[KIND_OF[cell]] = 1


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.chair = (s.seat - me) % s.players
    seen.first = (s.first - me) % s.players
    seen.doom, seen.doom_left = s.doom, s.rules.doomsday - s.doom
    seen.actions, seen.extra_moves = s.actions, s.extra_moves
    seen.gifts = s.has_flower + 2 * s.has_horse + 4 * s.has_ship + 8 * s.has_sandals
    seen.has_hearts, seen.is_final, seen.is_extra = s.has_hearts, s.is_final, s.is_extra
    seen.place, seen.landing = s.place + 1, s.landing + 1
    seen.power, seen.chosen = s.power + 1, s.chosen
