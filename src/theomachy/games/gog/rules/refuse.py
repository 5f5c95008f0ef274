"""Legality, as an answer to *why not?*"""

from theomachy.games.gog.actions import (
    ACCEPT,
    AMBUSH,
    AT,
    CAMEL,
    CARD,
    CLASH,
    CONQUER,
    DECLINE,
    DIE,
    DRAW,
    DRAWN,
    END,
    FIRST,
    FOUND,
    FROM,
    GOG,
    KEEP,
    LAY,
    NEXT,
    NO,
    OFFER,
    PASS,
    PAY,
    PICK,
    PIECE,
    RETURN,
    ROLL,
    SOLDIER,
    STEAL,
    STEP,
    STOP,
    TO,
    YES,
)
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import FEWEST_PLAYERS
from theomachy.games.gog.refusals import MOMENT, OVER_BY, Refusal
from theomachy.games.gog.rules.abilities import refusal_to_be_drawn
from theomachy.games.gog.rules.buy import refusal_to_buy, refusal_to_buy_at
from theomachy.games.gog.rules.chests import refusal_to_show
from theomachy.games.gog.rules.conquest import refusal_to_conquer
from theomachy.games.gog.rules.dice import refusal_to_ambush, refusal_to_ambush_at
from theomachy.games.gog.rules.figures import refusal_to_lead, refusal_to_take_up
from theomachy.games.gog.rules.gather import (
    PURCHASES_PHASE,
    refusal_to_exchange,
    refusal_to_muster_at,
    refusal_to_offer,
)
from theomachy.games.gog.rules.ground import is_settled, owns
from theomachy.games.gog.rules.map import (
    must_join,
    refusal_to_draw_piece,
    refusal_to_lay,
    refusal_to_lay_the_site,
)
from theomachy.games.gog.rules.movement import (
    refusal_to_found,
    refusal_to_pick,
    refusal_to_stop,
    refusal_to_walk,
)
from theomachy.games.gog.rules.pay import refusal_to_pay
from theomachy.games.gog.rules.scrolls import refusal_to_take
from theomachy.games.gog.rules.sending import refusal_to_send
from theomachy.games.gog.rules.taking import refusal_to_return, refusal_to_steal
from theomachy.games.gog.rules.treasure import refusal_to_name
from theomachy.games.gog.state import LAST_CITY_LONG, MAP_FIXED, TRADE_ON, Ending, Node, Purchase
from theomachy.kernel import compiled


@compiled
def refusal(s, action):
    """GG-4.1 Each decision has its time."""
    node = s.node
    if node == Node.OVER:
        return refusal_after_the_end(s)
    if action >= FIRST:
        return refusal_of_outcome(s, action)
    if LAY <= action < CAMEL:
        return refusal_of_lay(s, action)
    if AT <= action < PAY:
        return refusal_of_cell(s, action)
    if node == Node.MOVE:
        return refusal_while_moving(s, action)
    if node == Node.STEP:
        return refusal_of_pick(s, action)
    if node == Node.EXCHANGE:
        return refusal_while_exchanging(s, action)
    if node == Node.BUY:
        return refusal_while_buying(s, action)
    return refusal_elsewhere(s, action)


@compiled
def refusal_after_the_end(s):
    """GG-18.2, GG-18.3, GG-18.4, GG-18.5, GG-18.8 How the game has ended."""
    if s.ending == Ending.LAST_CITY and s.rules.last_city == LAST_CITY_LONG:
        return Refusal.OVER_BY_ELIMINATION
    return OVER_BY[s.ending]


@compiled
def out_of_time(s, action):
    """GG-2.11, GG-3.4, GG-5.11, GG-6.8, GG-10.9 What this game does not have; or else what it waits
    for."""
    if (LAY <= action < CAMEL or PIECE <= action < CARD) and s.rules.map == MAP_FIXED:
        return Refusal.MAP_IS_FIXED
    if action < LAY and s.players > FEWEST_PLAYERS:
        return Refusal.ONLY_TWO_SPLIT
    if OFFER <= action < SOLDIER and s.rules.trade != TRADE_ON:
        return Refusal.NO_TRADE
    if PAY <= action < FROM and is_paying_exactly(s):
        return Refusal.PAID_AS_PRINTED
    if s.node == Node.STEP and s.transit:
        return Refusal.IN_TRANSIT
    return MOMENT[s.node]


@compiled
def is_paying_exactly(s):
    """GG-6.8 While buying without Wisdom."""
    return s.phase == PURCHASES_PHASE and not owns(s, s.seat, Ability.WIS)


@compiled
def unless(s, action, is_time):
    return Refusal.NONE if is_time else out_of_time(s, action)


@compiled
def refusal_of_outcome(s, outcome):
    """GG-1.1, GG-2.5, GG-7.8, GG-17.12 What nature may do, if it is to act."""
    node = s.node
    if outcome >= DRAWN and node == Node.ABILITY:
        return refusal_to_be_drawn(s, outcome - DRAWN)
    if CARD <= outcome < DIE and node == Node.CARD:
        return refusal_to_show(s, outcome - CARD)
    if PIECE <= outcome < CARD and node == Node.PIECE:
        return refusal_to_draw_piece(s, outcome - PIECE)
    if outcome < PIECE and node == Node.FIRST:
        return Refusal.NONE if outcome - FIRST < s.players else Refusal.NO_SUCH_SEAT
    return unless(s, outcome, is_rolled(node, outcome))


@compiled
def is_rolled(node, outcome):
    """GG-7.4, GG-9.2, GG-12.3, GG-17.4 Whether these are the dice the node waits for."""
    if DIE <= outcome < ROLL:
        return node == Node.DIE or node == Node.AMBUSH_DIE
    if ROLL <= outcome < CLASH:
        return node == Node.ROLL or node == Node.SECOND_ROLL
    return CLASH <= outcome < DRAWN and node == Node.CLASH


@compiled
def refusal_of_lay(s, action):
    """GG-2.4, GG-2.9, GG-2.10 By lot or by a player."""
    if s.node == Node.SITE:
        return refusal_to_lay_the_site(s, action - LAY)
    if s.node == Node.LAY or s.node == Node.LAY_BY_LOT:
        return refusal_to_lay(s, action - LAY, must_join(s))
    return out_of_time(s, action)


@compiled
def refusal_of_cell(s, action):
    """`at` and `to`, by what is being asked."""
    node = s.node
    if action >= TO:
        if node == Node.SEND:
            return refusal_to_send(s, s.place, action - TO)
        is_led = node == Node.FIGURE
        return refusal_to_lead(s, action - TO) if is_led else out_of_time(s, action)
    cell = action - AT
    if node == Node.BUY_AT:
        return refusal_to_buy_at(s, cell)
    if node == Node.SELECT:
        return refusal_to_name(s, cell)
    if node == Node.AMBUSH_AT:
        return refusal_to_ambush_at(s, cell)
    return refusal_to_muster_at(s, cell) if node == Node.MUSTER else out_of_time(s, action)


@compiled
def refusal_while_moving(s, action):
    """GG-9.1, GG-9.4, GG-10.2, GG-13.1, GG-17.4 With no soldier picked."""
    if PICK <= action < STEP:
        return refusal_to_pick(s, action - PICK)
    if STEP <= action <= STOP:
        return Refusal.PICK_FIRST
    if CONQUER <= action < GOG:
        return refusal_to_conquer(s, action - CONQUER)
    if GOG <= action < PASS:
        return refusal_to_take_up(s, action - GOG + 1)
    if action == AMBUSH:
        return refusal_to_ambush(s)
    if KEEP <= action < PICK and not is_settled(s, s.seat):
        return Refusal.NO_DICE_YET
    return unless(s, action, action == END)


@compiled
def refusal_of_pick(s, action):
    """GG-10.3, GG-10.9, GG-10.11, GG-11.2 With a soldier picked."""
    if STEP <= action < FOUND:
        return refusal_to_walk(s, action - STEP)
    if action == FOUND:
        return refusal_to_found(s)
    return refusal_to_stop(s) if action == STOP else out_of_time(s, action)


@compiled
def refusal_while_exchanging(s, action):
    """GG-5.10, GG-5.11"""
    if CAMEL <= action < OFFER:
        return refusal_to_exchange(s, action - CAMEL)
    if OFFER <= action < YES:
        return refusal_to_offer(s, action - OFFER)
    return unless(s, action, action == NEXT)


@compiled
def refusal_while_buying(s, action):
    """GG-6.1"""
    if SOLDIER <= action < AT:
        return refusal_to_buy(s, action - SOLDIER + Purchase.SOLDIER)
    return unless(s, action, action == NEXT)


@compiled
def refusal_elsewhere(s, action):
    """The rarer nodes that ask for a seat, a card or a payment."""
    node = s.node
    if node == Node.PAY and PAY <= action < FROM:
        return refusal_to_pay(s, action - PAY)
    if node == Node.FROM and FROM <= action < DRAW:
        return refusal_to_take(s, action - FROM)
    if node == Node.RETURN and RETURN <= action < STEAL:
        return refusal_to_return(s, action - RETURN)
    if node == Node.STEAL and STEAL <= action < KEEP:
        return refusal_to_steal(s, action - STEAL)
    return unless(s, action, is_asked(node, action))


@compiled
def is_asked(node, action):
    """Set-up, offers, chests, cards and dice: the nodes where every answer may be given."""
    if node == Node.SPLIT:
        return action < LAY
    if node == Node.ANSWER:
        return YES <= action <= NO
    if node == Node.DRAW:
        return DRAW <= action <= NEXT
    if node == Node.ACCEPT:
        return ACCEPT <= action <= DECLINE
    if node == Node.OMEN:
        return GOG <= action <= PASS
    return node == Node.KEEP and KEEP <= action < PICK
