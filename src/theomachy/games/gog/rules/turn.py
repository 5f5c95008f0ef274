"""GG-4 Turn: how it begins and ends, and what has no place in it."""

from theomachy.games.gog.actions import (
    CAMEL,
    CARD,
    CONQUER,
    FROM,
    KEEP,
    LAY,
    OFFER,
    PAY,
    PICK,
    PIECE,
    SOLDIER,
    STEP,
)
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import FEWEST_PLAYERS
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.conquest import can_conquer_any
from theomachy.games.gog.rules.dice import refusal_to_ambush
from theomachy.games.gog.rules.ending import end_round
from theomachy.games.gog.rules.gather import PURCHASES_PHASE
from theomachy.games.gog.rules.ground import forget_spent, is_settled, next_in, owns
from theomachy.games.gog.rules.movement import can_pick_any
from theomachy.games.gog.state import MAP_FIXED, NO_FIGURE, TRADE_ON, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Action, State
from theomachy.kernel.seats import seats_between

GATHERING_PHASE = 1


@compiled
def begin_turn(s: State) -> None:
    """GG-4.1, GG-5.1 The site check comes before gathering."""
    s.phase, s.node = GATHERING_PHASE, Node.CHECK_SITE


@compiled
def can_do_anything(s: State) -> bool:
    """GG-4.6 Whether anything but `end` is left."""
    if s.figure != NO_FIGURE or can_pick_any(s):
        return True
    return refusal_to_ambush(s) == 0 or can_conquer_any(s)


@compiled
def end_turn(s: State) -> None:
    """GG-4.2, GG-4.3, GG-4.4 The rest of the steps is lost; the next player, or the next round."""
    s.steps, s.phase = 0, 0
    s.figure, s.reach = NO_FIGURE, 0
    forget_spent(s)
    following = next_in(s, s.seat)
    s.node = Node.TURN_START
    been = seats_between(s.first, s.seat, s.players)
    if seats_between(s.first, following, s.players) <= been:
        end_round(s)
    s.seat = following


@compiled
def refusal_out_of_place(s: State, action: Action) -> Refusal:
    """GG-2.11, GG-3.4, GG-5.11, GG-6.8 What this game does not have, or this purchase."""
    if (LAY <= action < CAMEL or PIECE <= action < CARD) and s.rules.map == MAP_FIXED:
        return Refusal.MAP_IS_FIXED
    if action < LAY and s.players > FEWEST_PLAYERS:
        return Refusal.ONLY_TWO_SPLIT
    if OFFER <= action < SOLDIER and s.rules.trade != TRADE_ON:
        return Refusal.NO_TRADE
    if PAY <= action < FROM and is_paying_exactly(s):
        return Refusal.PAID_AS_PRINTED
    return refusal_before_a_pick(s, action) if s.node == Node.MOVE else Refusal.NONE


@compiled
def is_paying_exactly(s: State) -> bool:
    """GG-6.8 While buying without Wisdom."""
    return s.phase == PURCHASES_PHASE and not owns(s, s.seat, Ability.WIS)


@compiled
def refusal_before_a_pick(s: State, action: Action) -> Refusal:
    """GG-9.1, GG-10.2 What needs a picked soldier, or a third founding."""
    if STEP <= action < CONQUER:
        return Refusal.PICK_FIRST
    is_about_dice = KEEP <= action < PICK
    return Refusal.NO_DICE_YET if is_about_dice and not is_settled(s, s.seat) else Refusal.NONE
