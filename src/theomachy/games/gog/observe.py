"""What a seat may know: in Battle of GOG, everything (GG-1.13)."""

import numpy as np

from theomachy.games.gog.board import CELLS, NOWHERE
from theomachy.games.gog.cards import ABILITIES, TREASURES
from theomachy.games.gog.numbers import MOST_PLAYERS
from theomachy.games.gog.rules import ground
from theomachy.games.gog.rules.chests import copies_left
from theomachy.games.gog.state import NOBODY, RULED, Node
from theomachy.games.gog.tiles import DRAWN_PIECES, RESOURCES, TERRAINS, UNLAID
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Observation, Seat, State

CELL = np.dtype(
    [
        ("soldier", np.int8, MOST_PLAYERS),  # its level, by chair
        ("city", np.int8, MOST_PLAYERS),  # its level, by chair
        ("has_gog", np.int8),
        ("has_angel", np.int8),
        ("terrain", np.int8, len(TERRAINS)),
        ("is_spent", np.int8),
        ("is_chosen", np.int8),
    ]
)
CHAIR = np.dtype(
    [
        ("abilities", np.int8, len(ABILITIES)),
        ("resources", np.int8, len(RESOURCES)),
        ("barn", np.int8),
        ("scrolls", np.int8),
        ("has_lock", np.int8),
        ("founded", np.int8),
        ("has_won", np.int8),
        ("fallen", np.int8),
        ("is_active", np.int8),
        ("is_affected", np.int8),
    ]
)
DECKS = np.dtype(
    [
        ("abilities", np.int8, len(ABILITIES)),
        ("returned", np.int8, len(ABILITIES)),  # how deep the first copy lies, from 1
        ("treasures", np.int8, len(TREASURES)),
        ("pieces", np.int8, DRAWN_PIECES),
    ]
)
TURN = np.dtype(
    [
        ("chair", np.int8),  # who is to move
        ("first", np.int8),  # the chair that begins each round
        ("round_number", np.int8),
        ("phase", np.int8),
        ("stack", np.int8),
        ("exchanges", np.int8),
        ("offers", np.int8),
        ("offer", np.int8),
        ("draws", np.int8),
        ("card", np.int8),
        ("left", np.int8),
        ("purchase", np.int8),
        ("high", np.int8),
        ("low", np.int8),
        ("steps", np.int8),
        ("figure", np.int8),
        ("reach", np.int8),
        ("transit", np.int8),
        ("has_stepped", np.int8),
        ("has_wake", np.int8),
        ("drawer", np.int8),  # the chair, from 1
        ("piece", np.int8),
        ("is_locking", np.int8),
        ("gathered_food", np.int8),
    ]
)
OBSERVATION = np.dtype(
    [
        ("cells", CELL, CELLS),
        ("chairs", CHAIR, MOST_PLAYERS),
        ("decks", DECKS),
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
        observe_seat(s, (me + chair) % s.players, seen.chairs[chair])
    observe_decks(s, seen.decks)
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    seen.rules = s.rules


@compiled
def observe_cell(s: State, me: Seat, cell: Cell, seen: Observation) -> None:
    code = s.board[cell]
    chair = (ground.owner_of(code) - me) % s.players
    if ground.is_soldier(code):
        seen.soldier[chair] = ground.level_of(code)
    elif ground.is_city(code):
        seen.city[chair] = ground.level_of(code)
    seen.has_gog, seen.has_angel = s.gog == cell, s.angel == cell
    if s.terrain[cell] != UNLAID:
        seen.terrain[s.terrain[cell]] = 1
    seen.is_spent = ground.is_spent(s, cell)
    seen.is_chosen = s.picked == cell or s.place == cell


@compiled
def observe_seat(s: State, seat: Seat, seen: Observation) -> None:
    for kind in range(len(ABILITIES)):
        seen.abilities[kind] = ground.owns(s, seat, kind)
    for resource in range(len(RESOURCES)):
        seen.resources[resource] = s.resources[seat, resource]
    seen.barn, seen.scrolls = s.barns[seat], s.scrolls[seat]
    seen.has_lock = s.locks[seat] != NOWHERE
    seen.founded = min(s.founded[seat], CELLS // 2)
    seen.has_won, seen.fallen = s.has_won[seat], s.fallen[seat]
    seen.is_active, seen.is_affected = s.seat == seat, s.affected == seat


@compiled
def observe_decks(s: State, seen: Observation) -> None:
    """GG-7.8, GG-17.12 What is left, and how deep the first copy of a returned card lies."""
    for kind in range(len(ABILITIES)):
        seen.abilities[kind] = s.unseen[kind]
    for i in range(ground.length(s.returned) - 1, -1, -1):
        seen.returned[s.returned[i]] = i + 1
    for card in range(len(TREASURES)):
        seen.treasures[card] = copies_left(s, card)
    for piece in range(DRAWN_PIECES):
        seen.pieces[piece] = (s.pieces >> piece) & 1


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.chair = (ground.mover(s) - me) % s.players
    seen.first = (s.first - me) % s.players
    seen.round_number, seen.phase, seen.stack = s.round_number, s.phase, s.stack
    seen.exchanges, seen.offers, seen.offer = s.exchanges, s.offers, s.offer + 1
    seen.draws, seen.card, seen.left = s.draws, s.card + 1, s.left
    seen.purchase, seen.high, seen.low = s.purchase, s.high, s.low
    seen.steps, seen.figure, seen.reach = s.steps, s.figure, s.reach
    seen.transit, seen.has_stepped, seen.has_wake = s.transit, s.has_stepped, s.wake != 0
    seen.drawer = 0 if s.drawer == NOBODY else 1 + (s.drawer - me) % s.players
    seen.piece, seen.is_locking = s.piece + 1, s.is_locking
    seen.gathered_food = s.gathered_food
