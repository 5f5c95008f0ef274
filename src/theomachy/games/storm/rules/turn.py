"""ST-3 The turn: who acts, what follows, what passes by itself."""

import numpy as np

from theomachy.games.storm.numbers import TURN_CAPS
from theomachy.games.storm.rules.claims import claim_sanctuary, is_due, record_encirclement
from theomachy.games.storm.rules.ending import end_game
from theomachy.games.storm.rules.exploration import (
    discard_find,
    is_find_affordable,
    next_reveal,
)
from theomachy.games.storm.rules.ground import discard
from theomachy.games.storm.rules.movement import go_the_only_way, offers_one_way, walk
from theomachy.games.storm.rules.settling import can_settle_any, clean_up
from theomachy.games.storm.rules.setup import assign_last_god, is_last_god
from theomachy.games.storm.rules.strengthening import strengthen
from theomachy.games.storm.state import NONE, Ending, Node
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.bits import clear, next_in

CAPS = np.array(TURN_CAPS, np.int16)


@compiled
def actor(s):
    """Who acts: the seat on turn, nature, or nobody any more."""
    if s.node <= Node.DRAW:
        return NATURE
    return OVER if s.node == Node.OVER else int(s.seat)


@compiled
def begin_turn(s):
    """ST-2.9, ST-3.1, ST-3.3, ST-15.4, ST-15.11 The next player, and the checks in their order."""
    s.turn += 1
    s.seat = (s.first + s.turn - 1) % s.players
    s.face, s.distance, s.power_used = NONE, 0, 0
    clear(s.used)
    if is_due(s, s.claim_since[s.seat]):
        end_game(s, Ending.SANCTUARY)
    elif is_due(s, s.ring_since):
        end_game(s, Ending.ENCIRCLEMENT)
    elif s.turn > CAPS[s.rules.max_turns]:
        end_game(s, Ending.CAP)
    else:
        record_encirclement(s)
        s.node = Node.ROLL


@compiled
def end_turn(s):
    """ST-8.1, ST-11.3, ST-15.3 Vacant tiles but Vaal's go; a claim may begin."""
    cell = next_in(s.vacant, -1)
    while cell >= 0:
        if cell != s.vaal:
            discard(s, cell)
        cell = next_in(s.vacant, cell)
    claim_sanctuary(s)
    s.node = Node.TURN_START


@entry
def rests(s):
    """Whether the node waits for nature or for a decision worth putting."""
    node = s.node
    if node == Node.GO:
        return not offers_one_way(s)
    if node == Node.SETTLE:
        return can_settle_any(s)
    if node == Node.FOUND:
        return is_find_affordable(s)
    if node == Node.GOD:
        return not is_last_god(s)
    return node <= Node.OVER


@entry
def step(s):
    """ST-3.2 What the node does when it asks nothing."""
    node = s.node
    if node == Node.WALK:
        walk(s)
    elif node == Node.GO:
        go_the_only_way(s)
    elif node == Node.SETTLE:
        s.node = Node.CLEAN_UP
    elif node == Node.CLEAN_UP:
        clean_up(s)
    elif node == Node.STRENGTHEN:
        strengthen(s)
    elif node == Node.TURN_END:
        end_turn(s)
    elif node == Node.TURN_START:
        begin_turn(s)
    elif node == Node.FOUND:
        discard_find(s)
    elif node == Node.NEXT_REVEAL:
        next_reveal(s)
    else:
        assign_last_god(s)


@entry
def proceed(s):
    """ST-3.2 Automatic steps, until somebody has to decide."""
    while not rests(s):
        step(s)
