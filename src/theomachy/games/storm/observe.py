"""What a seat may know: in Storm of the Gods, everything."""

import numpy as np

from theomachy.games.storm.board import CELLS
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import MOST_PLAYERS
from theomachy.games.storm.rules.ground import cells_on
from theomachy.games.storm.state import NOBODY, RULED, Node
from theomachy.games.storm.tiles import COMPASS, NUMBER_OF, PILE_KINDS, SEA
from theomachy.kernel import compiled
from theomachy.kernel.bits import holds
from theomachy.kernel.kinds import Cell, Observation, Seat, State

CELL = np.dtype(
    [
        ("is_on_board", np.int8),
        ("has_tile", np.int8),
        ("number", np.int8),
        ("is_sea", np.int8),
        ("is_compass", np.int8),
        ("has_vaal", np.int8),
        ("worshipers", np.int8),
        ("building", np.int8),
        ("has_marker", np.int8),
        ("is_used", np.int8),
        ("is_new", np.int8),  # taken this very turn
        ("is_chosen", np.int8),
        ("owner", np.int8, MOST_PLAYERS),  # by chair
    ]
)
CHAIR = np.dtype(
    [
        ("community", np.int8),
        ("limbo", np.int8),
        ("constructions", np.int8),
        ("sanctuaries", np.int8),
        ("claim_age", np.int8),
        ("god", np.int8, len(GODS)),
    ]
)
TURN = np.dtype(
    [
        ("chair", np.int8),  # whose turn it is
        ("turn", np.int8),  # by halves, so that the longest game fits
        ("power_used", np.int8),
        ("ring_age", np.int8),
        ("ring_holder", np.int8),  # the chair, from 1
        ("face", np.int8),
        ("distance", np.int8),
        ("points", np.int8),
        ("way", np.int8),
        ("left", np.int8),
        ("revealed", np.int8),
        ("players", np.int8),
    ]
)
OBSERVATION = np.dtype(
    [
        ("cells", CELL, CELLS),
        ("chairs", CHAIR, MOST_PLAYERS),
        ("pile", np.int8, PILE_KINDS),
        ("node", np.int8, len(Node)),
        ("turn", TURN),
        ("rules", RULED),
    ]
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Numbers for a network, seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    for cell in range(cells_on(s)):
        observe_cell(s, me, cell, seen.cells[cell])
    for chair in range(s.players):
        observe_seat(s, (me + chair) % s.players, seen.chairs[chair])
    for kind in range(PILE_KINDS):
        seen.pile[kind] = s.pile[kind]
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    seen.rules = s.rules


@compiled
def observe_cell(s: State, me: Seat, cell: Cell, seen: Observation) -> None:
    tile = s.board[cell]
    seen.is_on_board, seen.has_tile = 1, tile.kind != 0
    seen.number = NUMBER_OF[tile.kind]
    seen.is_sea, seen.is_compass = tile.kind == SEA, tile.kind == COMPASS
    seen.has_vaal = s.vaal == cell
    seen.worshipers, seen.building = tile.worshipers, tile.building
    seen.has_marker, seen.is_used = holds(s.markers, cell), holds(s.used, cell)
    seen.is_new = tile.owner != NOBODY and tile.since == s.turn
    seen.is_chosen = s.place == cell or s.explorer == cell
    if tile.owner != NOBODY:
        seen.owner[(tile.owner - me) % s.players] = 1


@compiled
def observe_seat(s: State, seat: Seat, seen: Observation) -> None:
    seen.community, seen.limbo = s.community[seat], s.limbo[seat]
    seen.constructions, seen.sanctuaries = s.constructions[seat], s.sanctuaries[seat]
    seen.claim_age = s.turn - s.claim_since[seat] if s.claim_since[seat] else 0
    if s.gods[seat] != NOBODY:
        seen.god[s.gods[seat]] = 1


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.chair = (s.seat - me) % s.players
    seen.turn, seen.power_used = s.turn // 2, s.power_used
    seen.ring_age = s.turn - s.ring_since if s.ring_since else 0
    seen.ring_holder = (s.ring_holder - me) % s.players + 1 if s.ring_holder != NOBODY else 0
    seen.face, seen.distance, seen.points = s.face + 1, s.distance, s.points
    seen.way, seen.left, seen.revealed = s.way + 1, s.left + 1, s.revealed + 1
    seen.players = s.players
