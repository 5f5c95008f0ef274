"""What a seat may know: in Bello Divorum, everything."""

import numpy as np

from theomachy.games.bello.board import CELLS, KIND_NAMES, KIND_OF
from theomachy.games.bello.cards import PANTHEONS, POWERS
from theomachy.games.bello.invariants import MOST_ACTIONS
from theomachy.games.bello.numbers import (
    FOLLOWERS,
    FOX_MOVES,
    LONGEST_DOOMSDAY,
    MIRROR_FOLLOWERS,
    MOST_ON_A_LOCATION,
    MOST_PLAYERS,
    OBSIDIAN_ACTIONS,
)
from theomachy.games.bello.rules.ground import supply
from theomachy.games.bello.state import OPTIONS, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, lowest, without_lowest
from theomachy.kernel.kinds import Bits, Observation, Seat, State
from theomachy.kernel.observation import Layout, Number, Part, one_of, rules_played
from theomachy.kernel.seats import seat_at, seats_between

_LAST_CHAIR = MOST_PLAYERS - 1
OBSERVATION = Layout(
    Part(
        "cells",
        Number("control", "BD-2.1", each=MOST_PLAYERS),
        Number("followers", "BD-2.2", each=MOST_PLAYERS, most=MOST_ON_A_LOCATION),
        Number("ziggurat", "BD-7.21"),
        Number("plague", "BD-7.33"),
        Number("decree", "BD-7.23"),
        Number("horse", "BD-7.62"),
        Number("kind", "BD-8.1", each=len(KIND_NAMES), always=np.eye(len(KIND_NAMES))[KIND_OF]),
        places=CELLS,
    ),
    Part(
        "chairs",
        one_of("pantheon", "BD-1.6", PANTHEONS),
        Number("supply", "BD-1.3", most=FOLLOWERS),
        places=MOST_PLAYERS,
    ),
    one_of("node", "BD-3.1", Node),
    Part(
        "turn",
        Number("players", "BD-1.1", most=MOST_PLAYERS),
        Number("chair", "BD-3.2", most=_LAST_CHAIR),
        Number("first", "BD-1.5", most=_LAST_CHAIR),
        Number("round_number", "BD-3.3", most=LONGEST_DOOMSDAY + 1),
        Number("doom", "BD-9.1", most=LONGEST_DOOMSDAY),
        Number("doom_left", "BD-9.1", most=LONGEST_DOOMSDAY),
        Number("is_final", "BD-9.2"),
        Number("is_extra", "BD-9.6"),
        Number("power", "BD-5.1", most=len(POWERS)),
        Number("chosen", "BD-5.5", most=MIRROR_FOLLOWERS),
        Number("place", "BD-5.5", most=CELLS),
        Number("landing", "BD-7.51", most=CELLS),
        Number("actions", "BD-6.1", most=MOST_ACTIONS),
        Number("extra_moves", "BD-7.41", most=FOX_MOVES),
        Number("bonus_actions", "BD-7.12", most=OBSIDIAN_ACTIONS),
        Number("has_flower", "BD-7.11"),
        Number("has_horse", "BD-7.62"),
        Number("has_ship", "BD-7.51"),
        Number("has_sandals", "BD-7.61"),
        Number("has_hearts", "BD-7.32"),
    ),
    rules_played(OPTIONS),
)


@compiled
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Seen from a chair: row 0 is the watcher, then in turn order."""
    me = max(seat, 0)
    for chair in range(s.players):
        rival = seat_at(me, chair, s.players)
        observe_pieces(s, rival, chair, seen.cells)
        if s.pantheons[rival] >= 0:
            seen.chairs[chair].pantheon[s.pantheons[rival]] = 1
        seen.chairs[chair].supply = supply(s, rival)
    observe_marks(s, seen.cells)
    seen.node[s.node] = 1
    observe_turn(s, me, seen.turn)
    seen.rules = s.rules


@compiled
def observe_pieces(s: State, seat: Seat, chair: Seat, cells: Observation) -> None:
    """A player's chips and followers; only what is there is walked over."""
    left = s.control[seat]
    while left:
        cells[lowest(left)].control[chair] = 1
        left = without_lowest(left)
    for k in range(MOST_ON_A_LOCATION):
        left = s.followers[seat, k]
        while left:
            cells[lowest(left)].followers[chair] = k + 1
            left = without_lowest(left)


@compiled
def observe_marks(s: State, cells: Observation) -> None:
    """BD-7 What powers have left on the board."""
    left = s.ziggurats | s.plagues | s.decrees | s.horses
    while left:
        cell = lowest(left)
        seen, here = cells[cell], left & -left
        seen.ziggurat, seen.plague = is_marked(s.ziggurats, here), is_marked(s.plagues, here)
        seen.decree, seen.horse = is_marked(s.decrees, here), is_marked(s.horses, here)
        left = without_lowest(left)


@compiled
def is_marked(cells: Bits, here: Bits) -> bool:
    return cells & here != EMPTY


@compiled
def observe_turn(s: State, me: Seat, seen: Observation) -> None:
    seen.players = s.players
    seen.chair = seats_between(me, s.seat, s.players)
    seen.first = seats_between(me, s.first, s.players)
    seen.round_number, seen.is_final, seen.is_extra = s.round_number, s.is_final, s.is_extra
    seen.doom, seen.doom_left = s.doom, s.rules.doomsday - s.doom
    seen.power, seen.chosen = s.power + 1, s.chosen
    seen.place, seen.landing = s.place + 1, s.landing + 1
    seen.actions, seen.extra_moves, seen.bonus_actions = s.actions, s.extra_moves, s.bonus_actions
    seen.has_flower, seen.has_horse, seen.has_ship = s.has_flower, s.has_horse, s.has_ship
    seen.has_sandals, seen.has_hearts = s.has_sandals, s.has_hearts
