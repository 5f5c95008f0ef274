"""ST-2 Set-up."""

import numpy as np

from theomachy.games.storm.board import CELLS, NOWHERE
from theomachy.games.storm.gods import GODS
from theomachy.games.storm.numbers import (
    COMMUNITY,
    CONSTRUCTIONS,
    DIE_FACES,
    HEAD_START,
    LIMBO,
    MOST_PLAYERS,
    OTHERWISE,
    SANCTUARIES,
)
from theomachy.games.storm.rules.ground import centre, lay_compass
from theomachy.games.storm.state import LATER_MORE, NOBODY, NONE, Node
from theomachy.games.storm.tiles import PILE, PILE_KINDS
from theomachy.kernel import compiled
from theomachy.kernel.bits import first_of, only
from theomachy.kernel.kinds import Bits, Seat, State

FIRST_WEIGHT = np.array(
    [
        [OTHERWISE**i * DIE_FACES ** max(players - 1 - i, 0) for i in range(MOST_PLAYERS)]
        for players in range(MOST_PLAYERS + 1)
    ]
)
"""ST-2.7 [players, seat]: how often this seat is the first to roll North."""


@compiled
def setup(s: State, players: int, options: np.ndarray) -> None:
    """ST-2.1, ST-2.2, ST-2.4, ST-2.5, ST-2.6 All but the compass is open, Vaal stands on it."""
    s.rules.powers, s.rules.oceans, s.rules.attack_cost = options[0], options[1], options[2]
    s.rules.emptied_five, s.rules.upkeep, s.rules.ialda = options[3], options[4], options[5]
    s.rules.encirclement, s.rules.radius = options[6], options[7]
    s.rules.max_turns = options[8]
    s.house.reach, s.house.start = options[9], options[10]
    s.players, s.first, s.seat, s.node = players, NOBODY, 0, Node.GOD
    for cell in range(CELLS):
        s.board[cell].owner = NOBODY
    lay_compass(s)
    s.vaal, s.ring_holder = centre(s), NOBODY
    s.face, s.way, s.left, s.place = NONE, NONE, NOWHERE, NOWHERE
    s.explorer, s.revealed = NOWHERE, NOWHERE
    for kind in range(PILE_KINDS):
        s.pile[kind] = PILE[s.rules.oceans, kind]
    for seat in range(MOST_PLAYERS):
        s.gods[seat] = NOBODY
    for seat in range(players):
        s.community[seat], s.limbo[seat] = COMMUNITY, LIMBO
        s.constructions[seat], s.sanctuaries[seat] = CONSTRUCTIONS, SANCTUARIES


@compiled
def gods_left(s: State) -> Bits:
    """ST-2.3 Each god has one player; the last one left is nobody's choice."""
    left = first_of(len(GODS))
    for seat in range(s.players):
        if s.gods[seat] != NOBODY:
            left &= ~only(s.gods[seat])
    return left


@compiled
def choose_god(s: State, god: int) -> None:
    """ST-2.3 In seat order."""
    s.gods[s.seat] = god
    s.seat += 1
    if s.seat == s.players:
        s.seat, s.node = NOBODY, Node.FIRST


@compiled
def seats_at_the_table(s: State) -> Bits:
    """ST-2.7 Each may be the first to roll North."""
    return first_of(s.players)


@compiled
def first_weight(s: State, seat: Seat) -> int:
    """ST-2.7 The sooner a seat rolls, the likelier it is the first."""
    return FIRST_WEIGHT[s.players, seat]


@compiled
def begin(s: State, seat: Seat) -> None:
    """ST-2.7, ST-2.8 This player begins, then clockwise."""
    s.first, s.node = seat, Node.TURN_START
    if s.house.start == LATER_MORE:
        for place in range(s.players):
            call_up(s, (seat + place) % s.players, HEAD_START[place])


@compiled
def call_up(s: State, seat: Seat, number: int) -> None:
    """ST-2.10 So many worshipers more to begin with, from Limbo."""
    s.community[seat] += number
    s.limbo[seat] -= number
