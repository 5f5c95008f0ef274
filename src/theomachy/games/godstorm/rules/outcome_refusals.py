"""GS-2, GS-3.4, GS-6, GS-10 Why nature may not bring an outcome."""

from theomachy.games.godstorm.actions import Verb
from theomachy.games.godstorm.board import ATLANTIS, TERRITORIES
from theomachy.games.godstorm.cards import DECK_OF, UNDERWORLD_KINDS
from theomachy.games.godstorm.outcomes import (
    ORDER_COUNT,
    ORDER_START,
    RANK_COUNT,
    RANK_START,
    REROLL_START,
    ROLL_START,
)
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.bids import tied
from theomachy.games.godstorm.rules.dicing import dice_number, ones
from theomachy.games.godstorm.rules.ground import above_water
from theomachy.games.godstorm.rules.hands import copies_in_deck
from theomachy.games.godstorm.rules.moment import moment
from theomachy.games.godstorm.rules.setup import unclaimed
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, NO_UNDERWORLD, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has


@compiled
def refusal_of_outcome(s, verb, outcome):
    """Each has its time."""
    node = s.node
    if verb == Verb.PLAGUE and node == Node.PLAGUE:
        return moment(s) if has(s.plagues, outcome) else Refusal.NONE
    if verb == Verb.FIRST and node == Node.FIRST:
        return Refusal.NONE if outcome < s.players else moment(s)
    if verb == Verb.DEAL and node == Node.DEAL:
        return refusal_to_deal(s, outcome // TERRITORIES, outcome % TERRITORIES)
    if verb == Verb.DRAW and node == Node.DRAW:
        return refusal_to_draw(s, outcome)
    if verb == Verb.DIE and node == Node.DIE:
        return Refusal.NONE
    if verb == Verb.CONTINENT and node == Node.CONTINENT:
        return Refusal.CONTINENT_SUNK if s.sunk and outcome == ATLANTIS else Refusal.NONE
    if verb == Verb.PLAGUE_TO and node == Node.PLAGUE_TO:
        is_open = has(above_water(s) & ~s.plagues, outcome)
        return Refusal.NONE if is_open else Refusal.NOT_FOR_PARADISE
    return refusal_of_order_or_dice(s, verb, outcome)


@compiled
def refusal_to_deal(s, receiver, territory):
    """GS-2.5, GS-15.2, GS-15.3 Each card once, to whom it is for."""
    is_for_them = receiver == s.seat and has(unclaimed(s), territory)
    return Refusal.NONE if is_for_them else moment(s)


@compiled
def refusal_to_draw(s, card):
    """GS-6.4, GS-12.18 From the deck it is drawn from, if it is there."""
    if DECK_OF[card] != s.draw_deck:
        return moment(s)
    if copies_in_deck(s, card):
        return Refusal.NONE
    is_of_below = s.rules.underworld == NO_UNDERWORLD and has(UNDERWORLD_KINDS, card)
    return Refusal.NO_UNDERWORLD if is_of_below else Refusal.NO_SUCH_CARD_LEFT


@compiled
def refusal_of_order_or_dice(s, verb, outcome):
    """GS-2.4, GS-3.4, GS-10.7, GS-10.8"""
    node = s.node
    if verb == Verb.RANK and node == Node.RANK:
        first = RANK_START[s.players]
        is_whole = first <= outcome < first + RANK_COUNT[s.players]
        return Refusal.NONE if is_whole else moment(s)
    if verb == Verb.TIE and node == Node.TIE:
        group = tied(s)
        is_group = ORDER_START[group] <= outcome < ORDER_START[group] + ORDER_COUNT[group]
        return Refusal.NONE if is_group else moment(s)
    if verb == Verb.ROLL_A and node == Node.ROLL_A:
        return refusal_to_roll(s, ATTACKER, outcome)
    if verb == Verb.ROLL_D and node == Node.ROLL_D:
        return refusal_to_roll(s, DEFENDER, outcome)
    if verb == Verb.REROLL_A and node == Node.REROLL_A:
        return refusal_to_reroll(s, ATTACKER, outcome)
    if verb == Verb.REROLL_D and node == Node.REROLL_D:
        return refusal_to_reroll(s, DEFENDER, outcome)
    return moment(s)


@compiled
def refusal_to_roll(s, side, outcome):
    """GS-10.7"""
    dice = dice_number(s, side)
    is_roll = ROLL_START[dice] <= outcome < ROLL_START[dice + 1]
    return Refusal.NONE if is_roll else Refusal.NOT_THAT_MANY_DICE


@compiled
def refusal_to_reroll(s, side, outcome):
    """GS-10.8"""
    dice = ones(s, side)
    is_roll = REROLL_START[dice] <= outcome < REROLL_START[dice + 1]
    return Refusal.NONE if is_roll else Refusal.NOT_THAT_MANY_ONES
