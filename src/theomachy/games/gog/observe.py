"""What a seat may know: in Battle of GOG, everything (GG-1.13)."""

from typing import Any

import numpy as np

from theomachy.games.gog.actions import SWAPS
from theomachy.games.gog.board import CELLS, NOWHERE
from theomachy.games.gog.cards import (
    ABILITIES,
    ABILITY_CARDS,
    TREASURES,
    Treasure,
)
from theomachy.games.gog.numbers import (
    COPIES_OF_AN_ABILITY,
    HIGHEST_CAP,
    HIGHEST_CHEST_CAP,
    HIGHEST_LEVEL,
    LARGEST_BARN,
    MANY_RAISED,
    MOST_PLAYERS,
    OFFERS,
    SCROLLS,
    SETTLED,
    SPEED_STEPS,
    STEP_DICE,
)
from theomachy.games.gog.rules import ground
from theomachy.games.gog.rules.abilities import DICE_AND_MOVEMENT
from theomachy.games.gog.rules.chests import copies_left
from theomachy.games.gog.state import FIGURES, NOBODY, OPTIONS, PURCHASES, Node
from theomachy.games.gog.tiles import DRAWN_PIECES, FIXED_MAP, RESOURCES, TERRAINS, UNLAID, Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import spread
from theomachy.kernel.kinds import Observation, Seat, State
from theomachy.kernel.observation import Layout, Number, Part, one_of, rules_played
from theomachy.kernel.seats import seat_at, seats_between

_MOST_ROLLED = STEP_DICE * HIGHEST_LEVEL
_COPIES: Any = np.bincount([*range(len(TREASURES)), Treasure.OMEN])
OBSERVATION = Layout(
    Part(
        "cells",
        one_of("terrain", "GG-2.1", TERRAINS),
        Number("soldier", "GG-1.4", each=MOST_PLAYERS, most=HIGHEST_LEVEL),
        Number("city", "GG-1.4", each=MOST_PLAYERS, most=HIGHEST_LEVEL),
        Number("is_spent", "GG-4.3"),
        Number("is_locked", "GG-15.5"),
        Number("has_gog", "GG-14.1"),
        Number("has_angel", "GG-14.1"),
        Number("is_picked", "GG-10.2"),
        Number("is_place", "GG-6.1"),
        Number("is_named", "GG-1.10"),
        Number("is_wake", "GG-17.7"),
        places=CELLS,
    ),
    Part(
        "chairs",
        Number("abilities", "GG-17.11", each=len(ABILITIES)),
        Number("resources", "GG-1.8", each=len(RESOURCES), most=LARGEST_BARN),
        Number("barn", "GG-1.8", most=LARGEST_BARN),
        Number("scrolls", "GG-3.7", most=SCROLLS),
        Number("founded", "GG-1.12", most=SETTLED),
        Number("has_won", "GG-12.6"),
        Number("fallen", "GG-18.5", most=MOST_PLAYERS),
        places=MOST_PLAYERS,
    ),
    Part(
        "decks",
        Number("abilities", "GG-17.12", each=len(ABILITIES), most=COPIES_OF_AN_ABILITY),
        Number("returned", "GG-17.12", each=ABILITY_CARDS, most=len(ABILITIES)),
        Number("treasures", "GG-7.8", each=len(TREASURES), most=_COPIES),
        Number("pieces", "GG-2.5", each=DRAWN_PIECES),
    ),
    one_of("node", "GG-4.1", Node),
    Part(
        "turn",
        Number("players", "GG-1.1", most=MOST_PLAYERS),
        Number("seat", "GG-1.1", most=MOST_PLAYERS - 1),
        Number("chair", "GG-4.1", most=MOST_PLAYERS),
        Number("first", "GG-3.1", most=MOST_PLAYERS),
        Number("affected", "GG-7.7", most=MOST_PLAYERS),
        Number("drawer", "GG-17.12", most=MOST_PLAYERS),
        Number("victim", "GG-13.5", most=MOST_PLAYERS),
        Number("winner", "GG-18.1", most=MOST_PLAYERS),
        Number("round_number", "GG-4.2", most=HIGHEST_CAP),
        Number("phase", "GG-4.1", most=DICE_AND_MOVEMENT),
        Number("stack", "GG-3.7", most=SCROLLS),
        Number("piece", "GG-2.5", most=DRAWN_PIECES),
        Number("exchanges", "GG-5.9", most=int((FIXED_MAP == Terrain.CAMEL).sum())),
        Number("offers", "GG-5.11", most=OFFERS),
        Number("offer", "GG-5.11", most=MOST_PLAYERS * len(SWAPS)),
        Number("gathered_food", "GG-5.12"),
        Number("purchase", "GG-6.1", most=len(PURCHASES) - 1),
        Number("draws", "GG-7.2", most=HIGHEST_CHEST_CAP),
        one_of("card", "GG-7.4", TREASURES),
        Number("left", "GG-1.10", most=MANY_RAISED),
        Number("high", "GG-9.2", most=HIGHEST_LEVEL),
        Number("low", "GG-9.2", most=HIGHEST_LEVEL),
        Number("steps", "GG-10.1", most=_MOST_ROLLED + 2 * SPEED_STEPS),
        Number("figure", "GG-9.4", most=len(FIGURES) - 1),
        Number("reach", "GG-9.4", most=_MOST_ROLLED),
        Number("has_stepped", "GG-10.11"),
        Number("transit", "GG-10.9", most=HIGHEST_LEVEL),
        Number("is_locking", "GG-15.7"),
    ),
    rules_played(OPTIONS),
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    for cell in range(CELLS):
        if s.terrain[cell] != UNLAID:
            seen.cells[cell].terrain[s.terrain[cell]] = 1
    for chair in range(s.players):
        rival = seat_at(me, chair, s.players)
        observe_pieces(s, rival, chair, seen.cells)
        observe_seat(s, rival, seen.chairs[chair])
    observe_marks(s, seen.cells)
    observe_wake(s, seen.cells)
    observe_decks(s, seen.decks)
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    observe_move(s, seen.turn)
    seen.rules = s.rules


@compiled
def observe_pieces(s: State, seat: Seat, chair: Seat, cells: Observation) -> None:
    """GG-1.4 A player's soldiers and cities; only what is there is walked over."""
    for i in range(ground.length(s.soldiers[seat])):
        cell = s.soldiers[seat, i]
        cells[cell].soldier[chair] = ground.level_of(s.board[cell])
        cells[cell].is_spent = ground.is_spent(s, cell)
    for i in range(ground.length(s.cities[seat])):
        cell = s.cities[seat, i]
        cells[cell].city[chair] = ground.level_of(s.board[cell])
    if s.locks[seat] != NOWHERE:
        cells[s.locks[seat]].is_locked = 1


@compiled
def observe_marks(s: State, cells: Observation) -> None:
    """Where the figures stand, and what the turn has to remember of the cells."""
    if s.gog != NOWHERE:
        cells[s.gog].has_gog, cells[s.angel].has_angel = 1, 1
    if s.picked != NOWHERE:
        cells[s.picked].is_picked = 1
    if s.place != NOWHERE:
        cells[s.place].is_place = 1
    for i in range(len(s.marked)):
        if s.marked[i] != NOWHERE:
            cells[s.marked[i]].is_named = 1


@compiled
def observe_wake(s: State, cells: Observation) -> None:
    """GG-17.7 The water cells of the wake, which the record numbers by their order on the map."""
    left = int(s.wake)
    for cell in range(CELLS if left else 0):
        if ground.is_water(s, cell):
            cells[cell].is_wake = left & 1
            left >>= 1


@compiled
def observe_seat(s: State, seat: Seat, seen: Observation) -> None:
    spread(s.abilities[seat], seen.abilities)
    for resource in range(len(RESOURCES)):
        seen.resources[resource] = s.resources[seat, resource]
    seen.barn, seen.scrolls = s.barns[seat], s.scrolls[seat]
    seen.founded = min(int(s.founded[seat]), SETTLED)
    seen.has_won, seen.fallen = s.has_won[seat], s.fallen[seat]


@compiled
def observe_decks(s: State, seen: Observation) -> None:
    """GG-7.8, GG-17.12 What is left unseen, and the returned cards in their order, from 1."""
    for kind in range(len(ABILITIES)):
        seen.abilities[kind] = s.unseen[kind]
    for i in range(ground.length(s.returned)):
        seen.returned[i] = s.returned[i] + 1
    for card in range(len(TREASURES)):
        seen.treasures[card] = copies_left(s, card)
    spread(s.pieces, seen.pieces)


@compiled
def chair_of(s: State, seat: Seat, me: Seat) -> int:
    """From 1; 0 for nobody."""
    return seats_between(me, seat, s.players) + 1 if seat != NOBODY else 0


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.players, seen.seat = s.players, me
    seen.chair, seen.first = chair_of(s, s.seat, me), chair_of(s, s.first, me)
    seen.affected, seen.drawer = chair_of(s, s.affected, me), chair_of(s, s.drawer, me)
    seen.victim, seen.winner = chair_of(s, s.victim, me), chair_of(s, s.winner, me)
    seen.round_number, seen.phase, seen.stack = s.round_number, s.phase, s.stack
    seen.exchanges, seen.offers, seen.offer = s.exchanges, s.offers, s.offer + 1
    seen.gathered_food, seen.purchase, seen.draws = s.gathered_food, s.purchase, s.draws


@compiled
def observe_move(s: State, seen: Observation) -> None:
    if s.card >= 0:
        seen.card[s.card] = 1
    seen.piece, seen.left, seen.high, seen.low = s.piece + 1, s.left, s.high, s.low
    seen.steps, seen.figure, seen.reach = s.steps, s.figure, s.reach
    seen.has_stepped, seen.transit, seen.is_locking = s.has_stepped, s.transit, s.is_locking
