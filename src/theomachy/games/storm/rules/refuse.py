"""Legality, as an answer to *why not?*"""

from theomachy.games.storm.actions import (
    ATTACK,
    BUILD,
    DEEDS,
    DEMOLISH,
    DONE,
    DRAW,
    END,
    EXPLORE,
    FIRST,
    GO,
    GOD,
    KEEP,
    LEAVE,
    MADDEN,
    MARKET,
    REVEAL,
    ROLL,
    SANCTUARY,
    SETTLE,
    SHIFT,
    TO,
    WAR,
)
from theomachy.games.storm.powers import (
    refusal_to_arrive,
    refusal_to_madden,
    refusal_to_mark,
    refusal_to_shift,
    refusal_to_war,
)
from theomachy.games.storm.refusals import Refusal
from theomachy.games.storm.rules.attack import refusal_to_attack
from theomachy.games.storm.rules.building import (
    refusal_to_build,
    refusal_to_consecrate,
    refusal_to_demolish,
    refusal_to_keep,
)
from theomachy.games.storm.rules.exploration import (
    refusal_to_explore,
    refusal_to_reveal,
    refusal_to_settle_find,
)
from theomachy.games.storm.rules.ground import cells_on
from theomachy.games.storm.rules.moment import is_second_reveal, moment
from theomachy.games.storm.rules.movement import refusal_to_go
from theomachy.games.storm.rules.settling import refusal_to_settle, refusal_to_settle_late
from theomachy.games.storm.rules.setup import is_taken
from theomachy.games.storm.state import Node
from theomachy.kernel import compiled


@compiled
def refusal(s, action):
    """ST-3.2 Each decision has its time."""
    if s.node == Node.OVER:
        return moment(s)
    if action < GOD:
        return refusal_of_deed(s, action % DEEDS, action // DEEDS)
    if action < FIRST:
        return refusal_of_choice(s, action)
    return refusal_of_outcome(s, action)


@compiled
def refusal_of_deed(s, verb, cell):
    """ST-1.1 What is done to a tile of the board."""
    if cell >= cells_on(s):
        return Refusal.NOT_ON_THE_BOARD
    if s.node == Node.DEVELOP:
        return refusal_to_develop(s, verb, cell)
    if verb == SETTLE and s.node == Node.SETTLE:
        return refusal_to_settle(s, cell)
    if verb == SETTLE and s.node == Node.FOUND:
        return refusal_to_settle_find(s, cell)
    if verb == REVEAL and s.node == Node.REVEAL:
        return refusal_to_reveal(s, cell)
    if verb == TO and s.node == Node.TO:
        return refusal_to_arrive(s, cell)
    return moment(s)


@compiled
def refusal_to_develop(s, verb, cell):
    """ST-8.1, ST-14.2 Actions and powers, in any order."""
    if verb == ATTACK:
        return refusal_to_attack(s, cell)
    if verb == WAR:
        return refusal_to_war(s, cell)
    if verb == BUILD:
        return refusal_to_build(s, cell)
    if verb == SANCTUARY:
        return refusal_to_consecrate(s, cell)
    if verb == DEMOLISH:
        return refusal_to_demolish(s, cell)
    if verb == EXPLORE:
        return refusal_to_explore(s, cell)
    if verb == MARKET:
        return refusal_to_mark(s, cell)
    if verb == SHIFT:
        return refusal_to_shift(s, cell)
    if verb == MADDEN:
        return refusal_to_madden(s, cell)
    return refusal_to_settle_late(s, cell) if verb == SETTLE else moment(s)


@compiled
def refusal_of_choice(s, action):
    """What is chosen without naming a tile."""
    node = s.node
    if action == END and node == Node.DEVELOP:
        return Refusal.NONE
    if action == LEAVE and (node == Node.SETTLE or node == Node.FOUND):
        return Refusal.NONE
    if action == DONE and is_second_reveal(s):
        return Refusal.NONE
    if action < GO and node == Node.GOD:
        return Refusal.GOD_TAKEN if is_taken(s, action - GOD) else Refusal.NONE
    if GO <= action < KEEP and node == Node.GO:
        return refusal_to_go(s, action - GO)
    if KEEP <= action < LEAVE and node == Node.KEEP:
        return refusal_to_keep(s, action - KEEP)
    return moment(s)


@compiled
def refusal_of_outcome(s, outcome):
    """ST-2.7, ST-4.1, ST-4.10 What nature may do."""
    if outcome >= DRAW and s.node == Node.DRAW:
        return Refusal.NONE if s.pile[outcome - DRAW] > 0 else Refusal.NONE_OF_THAT_KIND_LEFT
    if ROLL <= outcome < DRAW and s.node == Node.ROLL:
        return Refusal.NONE
    if outcome < ROLL and s.node == Node.FIRST:
        return Refusal.NONE if outcome - FIRST < s.players else Refusal.NOBODY_SITS_THERE
    return moment(s)
