"""Legality, as an answer to *why not?*"""

import numpy as np

from theomachy.games.bello.actions import (
    ATTACK,
    CLAIM,
    COUNT,
    DEAL,
    DONE,
    DOOM,
    END,
    FIRST,
    FLY,
    MOVE,
    PANTHEON,
    PASS,
    POWER,
    RECRUIT,
    RECRUITERS,
    SAIL,
    TARGET,
    TO,
)
from theomachy.games.bello.board import PAIR_FROM, PAIR_TO
from theomachy.games.bello.cards import PANTHEONS
from theomachy.games.bello.numbers import FEWEST_SAILORS
from theomachy.games.bello.refusals import MOMENT, Refusal
from theomachy.games.bello.rules.action import (
    refusal_to_attack,
    refusal_to_count,
    refusal_to_land,
    refusal_to_move,
    refusal_to_perch,
    refusal_to_set_sail,
    refusal_to_take_off,
)
from theomachy.games.bello.rules.claim import refusal_to_claim
from theomachy.games.bello.rules.doomsday import survivors
from theomachy.games.bello.rules.power import (
    asked,
    refusal_to_be_done,
    refusal_to_hasten,
    refusal_to_send,
    refusal_to_target,
    refusal_to_use,
)
from theomachy.games.bello.rules.recruit import refusal_to_recruit
from theomachy.games.bello.rules.setup import is_taken
from theomachy.games.bello.state import FINALE_NOW, POWERS_OFF, Node
from theomachy.kernel import compiled

RECRUITER_CELLS = np.array(RECRUITERS, np.int8)


@compiled
def refusal(s, action):
    """BD-3.1 Each decision has its time."""
    node = s.node
    if node == Node.OVER:
        return refusal_when_over(s)
    if action >= FIRST:
        return refusal_of_outcome(s, action)
    if s.rules.powers == POWERS_OFF and belongs_to_powers(action):
        return Refusal.NO_POWERS_IN_THIS_GAME
    if node == Node.ACTION:
        return refusal_in_action_phase(s, action)
    if node == Node.CONTROL:
        return refusal_in_control_phase(s, action)
    if node == Node.POWER:
        return refusal_in_power_phase(s, action)
    if node == Node.TARGET:
        return refusal_in_power(s, action)
    return refusal_elsewhere(s, action)


@compiled
def refusal_when_over(s):
    """BD-9.6, BD-9.7, BD-10.4 The way in which the game has ended."""
    if survivors(s) <= 1:
        return Refusal.OVER_BY_ELIMINATION
    if s.rules.finale == FINALE_NOW and not s.is_extra:
        return Refusal.OVER_WITH_THE_ROUND
    return Refusal.OVER_BY_DOOMSDAY


@compiled
def moment(s):
    """BD-3.1, BD-5.5 What this moment is for."""
    return asked(s) if s.node == Node.TARGET else MOMENT[s.node]


@compiled
def belongs_to_powers(action):
    """BD-5.9 The decisions that only powers bring."""
    return SAIL <= action < CLAIM or POWER <= action < END


@compiled
def refusal_of_outcome(s, outcome):
    """BD-1.5, BD-1.6 What nature may do."""
    if s.node == Node.FIRST and outcome < DEAL:
        return Refusal.NONE if outcome - FIRST < s.players else Refusal.SEAT_NOT_DRAWN_FOR
    if s.node == Node.DEAL and outcome >= DEAL:
        seat, pantheon = divmod(outcome - DEAL, len(PANTHEONS))
        return refusal_to_pick(s, pantheon) if seat == s.seat else Refusal.ANOTHER_SEAT_IS_DEALT
    return moment(s)


@compiled
def refusal_to_pick(s, pantheon):
    """BD-1.6 All pantheons are different."""
    return Refusal.PANTHEON_TAKEN if is_taken(s, pantheon) else Refusal.NONE


@compiled
def refusal_in_action_phase(s, action):
    """BD-6.2 Moves, attacks, a voyage, a flight, or the end of the phase."""
    if action < ATTACK:
        return refusal_to_move(s, PAIR_FROM[action - MOVE], PAIR_TO[action - MOVE])
    if action < SAIL:
        return refusal_to_attack(s, PAIR_FROM[action - ATTACK], PAIR_TO[action - ATTACK])
    if action < FLY:
        return refusal_to_set_sail(s, action - SAIL)
    if action < TO:
        return refusal_to_take_off(s, action - FLY)
    return Refusal.NONE if action == END else moment(s)


@compiled
def refusal_in_control_phase(s, action):
    """BD-8.2 Claims, or the end of the turn."""
    if CLAIM <= action < RECRUIT:
        return refusal_to_claim(s, action - CLAIM)
    return Refusal.NONE if action == END else moment(s)


@compiled
def refusal_in_power_phase(s, action):
    """BD-5.1 One power, or none."""
    if POWER <= action < PASS:
        return refusal_to_use(s, action - POWER + 1)
    return Refusal.NONE if action == PASS else moment(s)


@compiled
def refusal_in_power(s, action):
    """BD-5.5 The decisions of the running power."""
    if TO <= action < COUNT:
        return refusal_to_send(s, action - TO)
    if TARGET <= action < DOOM:
        return refusal_to_target(s, action - TARGET)
    if DOOM <= action < DONE:
        return refusal_to_hasten(s, action - DOOM)
    return refusal_to_be_done(s) if action == DONE else moment(s)


@compiled
def refusal_elsewhere(s, action):
    """The rarer nodes: voyages, flights, picking and a short supply."""
    node = s.node
    if node == Node.SAIL and TO <= action < COUNT:
        return refusal_to_land(s, action - TO)
    if node == Node.COUNT and COUNT <= action < TARGET:
        return refusal_to_count(s, action - COUNT + FEWEST_SAILORS)
    if node == Node.FLY and TO <= action < COUNT:
        return refusal_to_perch(s, action - TO)
    if node == Node.PICK and PANTHEON <= action < POWER:
        return refusal_to_pick(s, action - PANTHEON)
    if node == Node.RECRUIT and RECRUIT <= action < PANTHEON:
        return refusal_to_recruit(s, RECRUITER_CELLS[action - RECRUIT])
    return moment(s)
