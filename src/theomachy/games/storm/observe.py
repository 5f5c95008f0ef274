"""What a seat may know: in Storm of the Gods, everything."""

from theomachy.games.storm.board import CELLS, WAYS
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import (
    CONSTRUCTIONS,
    DIE_FACES,
    HOLY_GROUND,
    LONGEST_WALK,
    MOST_PLAYERS,
    SANCTUARIES,
    TURN_CAPS,
    WORSHIPERS,
)
from theomachy.games.storm.rules.ground import centre
from theomachy.games.storm.state import HOUSE, NOBODY, PRINTED, Node
from theomachy.games.storm.tiles import NUMBER_OF, PILE, PILE_KINDS, SANCTUARY, SEA
from theomachy.kernel import compiled
from theomachy.kernel.bits import WIDE, holds, lowest, next_in, without_lowest
from theomachy.kernel.kinds import Cell, Observation, Seat, State
from theomachy.kernel.observation import Layout, Number, Part, one_of, rules_played
from theomachy.kernel.seats import seat_at, seats_between

_LONGEST_CLAIM = MOST_PLAYERS + 1
_LONGEST_GAME = max(TURN_CAPS) // 2
_WORD = 64
OBSERVATION = Layout(
    Part(
        "cells",
        Number("has_tile", "ST-1.3"),
        Number("number", "ST-1.3", most=HOLY_GROUND),
        Number("is_sea", "ST-2.6"),
        Number("is_compass", "ST-1.3"),
        Number("has_vaal", "ST-1.7"),
        Number("owner", "ST-1.4", each=MOST_PLAYERS),
        Number("worshipers", "ST-1.4", most=WORSHIPERS),
        Number("building", "ST-1.5", most=SANCTUARY),
        Number("has_marker", "ST-14.3"),
        Number("is_used", "ST-8.3"),
        Number("is_new", "ST-1.9"),
        Number("is_emptied", "ST-5.4"),
        Number("is_left", "ST-4.1"),
        Number("is_place", "ST-6.1"),
        Number("is_explorer", "ST-12.1"),
        Number("is_revealed", "ST-14.7"),
        places=CELLS,
    ),
    Part(
        "chairs",
        one_of("god", "ST-2.3", GODS),
        Number("community", "ST-2.4", most=WORSHIPERS),
        Number("limbo", "ST-2.4", most=WORSHIPERS),
        Number("constructions", "ST-2.4", most=CONSTRUCTIONS),
        Number("sanctuaries", "ST-2.4", most=SANCTUARIES),
        Number("claim_age", "ST-15.3", most=_LONGEST_CLAIM),
        places=MOST_PLAYERS,
    ),
    Number("pile", "ST-2.5", each=PILE_KINDS, most=PILE.max(axis=0)),
    one_of("node", "ST-3.2", Node),
    Part(
        "turn",
        Number("players", "ST-2.1", most=MOST_PLAYERS),
        Number("chair", "ST-3.1", most=MOST_PLAYERS),
        Number("first", "ST-3.1", most=MOST_PLAYERS),
        Number("round_number", "ST-3.1", most=_LONGEST_GAME),
        Number("power_used", "ST-14.2"),
        Number("ring_age", "ST-15.7", most=_LONGEST_CLAIM),
        Number("ring_holder", "ST-15.8", most=MOST_PLAYERS),
        Number("face", "ST-2.7", most=DIE_FACES),
        Number("distance", "ST-4.1", most=LONGEST_WALK),
        Number("points", "ST-4.1", most=LONGEST_WALK),
        Number("way", "ST-4.1", most=len(WAYS)),
    ),
    rules_played(PRINTED),
    rules_played(HOUSE, "house"),
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    observe_tiles(s, me, seen.cells)
    observe_marks(s, seen.cells)
    for chair in range(s.players):
        observe_seat(s, seat_at(me, chair, s.players), seen.chairs[chair])
    for kind in range(PILE_KINDS):
        seen.pile[kind] = s.pile[kind]
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    seen.rules = s.rules
    seen.house = s.house


@compiled
def observe_tiles(s: State, me: Seat, cells: Observation) -> None:
    """Only what lies there is walked over."""
    for i in range(WIDE):
        left = s.occupied[i] | s.vacant[i]
        while left:
            cell = lowest(left) + i * _WORD
            observe_tile(s, me, cell, cells[cell])
            left = without_lowest(left)
    compass = cells[centre(s)]
    compass.has_tile, compass.is_compass = 1, 1


@compiled
def observe_tile(s: State, me: Seat, cell: Cell, seen: Observation) -> None:
    tile = s.board[cell]
    seen.has_tile, seen.is_sea, seen.number = 1, tile.kind == SEA, NUMBER_OF[tile.kind]
    if tile.owner != NOBODY:
        seen.owner[seats_between(me, tile.owner, s.players)] = 1
        seen.worshipers, seen.building = tile.worshipers, tile.building
        seen.has_marker, seen.is_new = holds(s.markers, cell), tile.since == s.turn


@compiled
def observe_marks(s: State, cells: Observation) -> None:
    """What the turn and the move have to remember of the cells."""
    cells[s.vaal].has_vaal = 1
    if s.left >= 0:
        cells[s.left].is_left = 1
    if s.place >= 0:
        cells[s.place].is_place = 1
    if s.explorer >= 0:
        cells[s.explorer].is_explorer = 1
    if s.revealed >= 0:
        cells[s.revealed].is_revealed = 1
    observe_deeds(s, cells)


@compiled
def observe_deeds(s: State, cells: Observation) -> None:
    """ST-5.4, ST-8.3"""
    cell = next_in(s.used, -1)
    while cell >= 0:
        cells[cell].is_used = 1
        cell = next_in(s.used, cell)
    cell = next_in(s.emptied, -1)
    while cell >= 0:
        cells[cell].is_emptied = 1
        cell = next_in(s.emptied, cell)


@compiled
def observe_seat(s: State, seat: Seat, seen: Observation) -> None:
    seen.community, seen.limbo = s.community[seat], s.limbo[seat]
    seen.constructions, seen.sanctuaries = s.constructions[seat], s.sanctuaries[seat]
    seen.claim_age = age(s, s.claim_since[seat])
    if s.gods[seat] != NOBODY:
        seen.god[s.gods[seat]] = 1


@compiled
def age(s: State, since: int) -> int:
    """ST-15.3, ST-15.7 The turns a claim is old, from 1; 0 if there is none."""
    return int(s.turn) - int(since) + 1 if since else 0


@compiled
def chair_of(s: State, seat: Seat, me: Seat) -> int:
    """From 1; 0 for nobody."""
    return seats_between(me, seat, s.players) + 1 if seat != NOBODY else 0


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.players = s.players
    seen.chair, seen.first = chair_of(s, s.seat, me), chair_of(s, s.first, me)
    seen.round_number, seen.power_used = max(int(s.turn) - 1, 0) // int(s.players), s.power_used
    seen.ring_age, seen.ring_holder = age(s, s.ring_since), chair_of(s, s.ring_holder, me)
    seen.face, seen.distance, seen.points = s.face + 1, s.distance, s.points
    seen.way = s.way + 1
