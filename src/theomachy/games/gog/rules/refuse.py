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
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.abilities import refusal_to_be_drawn
from theomachy.games.gog.rules.buy import refusal_to_buy, refusal_to_buy_at
from theomachy.games.gog.rules.chests import refusal_to_show
from theomachy.games.gog.rules.conquest import refusal_to_conquer
from theomachy.games.gog.rules.dice import refusal_to_ambush, refusal_to_ambush_at
from theomachy.games.gog.rules.figures import refusal_to_lead, refusal_to_take_up
from theomachy.games.gog.rules.gather import (
    refusal_to_exchange,
    refusal_to_muster_at,
    refusal_to_offer,
)
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
from theomachy.games.gog.state import Node, Purchase
from theomachy.kernel import compiled


@compiled
def refusal(s, action):
    """GG-4.1 Each decision has its time."""
    node = s.node
    if node == Node.OVER:
        return Refusal.GAME_OVER
    if action >= FIRST:
        return refusal_of_outcome(s, action)
    if LAY <= action < CAMEL:
        return refusal_of_lay(s, action - LAY)
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
def unless(is_time):
    return Refusal.NONE if is_time else Refusal.NOT_NOW


@compiled
def refusal_of_outcome(s, outcome):
    """GG-1.1, GG-2.5, GG-7.8, GG-17.12 What nature may do, if it is to act."""
    node = s.node
    if outcome >= DRAWN:
        return refusal_to_be_drawn(s, outcome - DRAWN) if node == Node.ABILITY else Refusal.NOT_NOW
    if outcome >= CLASH:
        return unless(node == Node.CLASH)
    if outcome >= ROLL:
        return unless(node == Node.ROLL or node == Node.SECOND_ROLL)
    if outcome >= DIE:
        return unless(node == Node.DIE or node == Node.AMBUSH_DIE)
    if outcome >= CARD:
        return refusal_to_show(s, outcome - CARD) if node == Node.CARD else Refusal.NOT_NOW
    if outcome >= PIECE:
        return refusal_to_draw_piece(s, outcome - PIECE) if node == Node.PIECE else Refusal.NOT_NOW
    if node != Node.FIRST:
        return Refusal.NOT_NOW
    return Refusal.NONE if outcome - FIRST < s.players else Refusal.NO_SUCH_SEAT


@compiled
def refusal_of_lay(s, lay):
    """GG-2.4, GG-2.9, GG-2.10 By lot or by a player."""
    if s.node == Node.SITE:
        return refusal_to_lay_the_site(s, lay)
    if s.node == Node.LAY or s.node == Node.LAY_BY_LOT:
        return refusal_to_lay(s, lay, must_join(s))
    return Refusal.NOT_NOW


@compiled
def refusal_of_cell(s, action):
    """`at` and `to`, by what is being asked."""
    node = s.node
    if action < TO:
        cell = action - AT
        if node == Node.BUY_AT:
            return refusal_to_buy_at(s, cell)
        if node == Node.SELECT:
            return refusal_to_name(s, cell)
        if node == Node.AMBUSH_AT:
            return refusal_to_ambush_at(s, cell)
        return refusal_to_muster_at(s, cell) if node == Node.MUSTER else Refusal.NOT_NOW
    if node == Node.SEND:
        return refusal_to_send(s, s.place, action - TO)
    return refusal_to_lead(s, action - TO) if node == Node.FIGURE else Refusal.NOT_NOW


@compiled
def refusal_while_moving(s, action):
    """GG-10.2, GG-13.1, GG-9.4, GG-17.4 With no soldier picked."""
    if PICK <= action < STEP:
        return refusal_to_pick(s, action - PICK)
    if CONQUER <= action < GOG:
        return refusal_to_conquer(s, action - CONQUER)
    if GOG <= action < PASS:
        return refusal_to_take_up(s, action - GOG + 1)
    if action == AMBUSH:
        return refusal_to_ambush(s)
    return unless(action == END)


@compiled
def refusal_of_pick(s, action):
    """GG-10.3, GG-10.11, GG-11.2 With a soldier picked."""
    if STEP <= action < FOUND:
        return refusal_to_walk(s, action - STEP)
    if action == FOUND:
        return refusal_to_found(s)
    return refusal_to_stop(s) if action == STOP else Refusal.NOT_NOW


@compiled
def refusal_while_exchanging(s, action):
    """GG-5.10, GG-5.11"""
    if CAMEL <= action < OFFER:
        return refusal_to_exchange(s, action - CAMEL)
    if OFFER <= action < YES:
        return refusal_to_offer(s, action - OFFER)
    return unless(action == NEXT)


@compiled
def refusal_while_buying(s, action):
    """GG-6.1"""
    if SOLDIER <= action < AT:
        return refusal_to_buy(s, action - SOLDIER + Purchase.SOLDIER)
    return unless(action == NEXT)


@compiled
def refusal_elsewhere(s, action):
    """The rarer nodes: set-up, payments, scrolls, chests, cards and dice."""
    node = s.node
    if node == Node.PAY and PAY <= action < FROM:
        return refusal_to_pay(s, action - PAY)
    if node == Node.FROM and FROM <= action < DRAW:
        return refusal_to_take(s, action - FROM)
    if node == Node.RETURN and RETURN <= action < STEAL:
        return refusal_to_return(s, action - RETURN)
    if node == Node.STEAL and STEAL <= action < KEEP:
        return refusal_to_steal(s, action - STEAL)
    if node == Node.SPLIT:
        return unless(action < LAY)
    if node == Node.ANSWER:
        return unless(YES <= action <= NO)
    if node == Node.DRAW:
        return unless(DRAW <= action <= NEXT)
    if node == Node.ACCEPT:
        return unless(ACCEPT <= action <= DECLINE)
    if node == Node.OMEN:
        return unless(GOG <= action <= PASS)
    return unless(node == Node.KEEP and KEEP <= action < PICK)
