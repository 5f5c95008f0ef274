"""GG-4 Turn: who acts, what follows, what passes by itself."""

from theomachy.games.gog.actions import SWAPS
from theomachy.games.gog.board import NOWHERE
from theomachy.games.gog.rules.abilities import take_ability
from theomachy.games.gog.rules.battle import fight
from theomachy.games.gog.rules.buy import buying_place, can_buy, choose_place, pay_price
from theomachy.games.gog.rules.chests import open_chests
from theomachy.games.gog.rules.conquest import can_conquer_any
from theomachy.games.gog.rules.dice import begin_movement, refusal_to_ambush
from theomachy.games.gog.rules.ending import end_round, settle_the_fall
from theomachy.games.gog.rules.figures import destination_after, lead
from theomachy.games.gog.rules.gather import (
    can_exchange,
    end_exchanges,
    gather,
    must_choose_muster,
    pass_muster,
)
from theomachy.games.gog.rules.ground import forget_spent, mover, next_in
from theomachy.games.gog.rules.movement import can_go_on, can_pick_any, end_pick
from theomachy.games.gog.rules.pay import must_choose_payment
from theomachy.games.gog.rules.scrolls import claim_site, receive_scroll, rival_after, take_scroll
from theomachy.games.gog.rules.sending import destination_after as next_destination
from theomachy.games.gog.rules.sending import must_choose_destination, send
from theomachy.games.gog.rules.taking import ability_after, loot_after, return_ability, steal
from theomachy.games.gog.rules.treasure import affect, must_name, name_by_itself
from theomachy.games.gog.state import NO_FIGURE, NOBODY, Node
from theomachy.kernel import NATURE, OVER, compiled, entry

GATHERING_PHASE = 1


@compiled
def actor(s):
    """Who acts: nature, the seat asked for an answer, the affected player, the active one."""
    node = s.node
    if node <= Node.CLASH:
        return NATURE
    if node == Node.ANSWER:
        return int(s.offer // len(SWAPS))
    return OVER if node == Node.OVER else mover(s)


@entry
def rests(s):
    """GG-1.11, GG-4.6 Whether the node waits for a decision worth putting, or for nature."""
    node = s.node
    if node == Node.STEP:
        return can_go_on(s)
    if node == Node.MOVE:
        return can_do_anything(s)
    if node >= Node.TURN_START:
        return node == Node.OVER
    if node < Node.EXCHANGE:
        return True
    return rests_in_phase_1_or_2(s) if node <= Node.PAY else rests_in_between(s)


@compiled
def rests_in_phase_1_or_2(s):
    node = s.node
    if node == Node.BUY:
        return can_buy(s)
    if node == Node.EXCHANGE:
        return can_exchange(s)
    if node == Node.MUSTER:
        return must_choose_muster(s)
    if node == Node.BUY_AT:
        return buying_place(s, buying_place(s, NOWHERE)) != NOWHERE
    return node == Node.ANSWER or must_choose_payment(s)


@compiled
def rests_in_between(s):
    """GG-1.10, GG-1.11 Chests, cards, figures and scrolls."""
    node = s.node
    if node == Node.DRAW:
        return s.draws > 0
    if node == Node.SELECT:
        return must_name(s)
    if node == Node.SEND:
        return must_choose_destination(s)
    if node == Node.RETURN:
        return ability_after(s, ability_after(s, NOBODY)) > ability_after(s, NOBODY)
    if node == Node.STEAL:
        return loot_after(s, loot_after(s, NOBODY)) > loot_after(s, NOBODY)
    if node == Node.FIGURE:
        return destination_after(s, destination_after(s, NOWHERE)) != NOWHERE
    if node == Node.FROM:
        return rival_after(s, rival_after(s, NOBODY)) != NOBODY
    return True


@compiled
def can_do_anything(s):
    """GG-4.6 Whether anything but `end` is left."""
    if s.figure != NO_FIGURE or can_pick_any(s):
        return True
    return refusal_to_ambush(s) == 0 or can_conquer_any(s)


@entry
def step(s):
    """GG-4.1 What the node does when it asks nothing."""
    node = s.node
    if node == Node.STEP:
        end_pick(s)
    elif node >= Node.TURN_START:
        pass_by(s)
    elif node == Node.MUSTER:
        pass_muster(s)
    elif node == Node.BUY_AT:
        choose_place(s, buying_place(s, NOWHERE))
    elif node == Node.PAY:
        pay_price(s)
    elif node >= Node.SELECT and node != Node.MOVE:
        choose_by_itself(s)
    else:
        end_phase(s)


@compiled
def end_phase(s):
    """GG-4.1, GG-7.3, GG-10.1 `next` and `end`, asked for or not."""
    node = s.node
    if node == Node.EXCHANGE:
        end_exchanges(s)
    elif node == Node.BUY:
        s.node = Node.CHESTS
    elif node == Node.DRAW:
        s.node = Node.DICE
    else:
        s.node = Node.TURN_END


@compiled
def choose_by_itself(s):
    """GG-1.10, GG-1.11 The only alternative, or none."""
    node = s.node
    if node == Node.SELECT:
        name_by_itself(s)
    elif node == Node.SEND:
        send(s, next_destination(s, s.place, NOWHERE))
    elif node == Node.RETURN:
        return_ability(s, ability_after(s, NOBODY))
    elif node == Node.STEAL:
        steal(s, loot_after(s, NOBODY))
    elif node == Node.FIGURE:
        lead(s, destination_after(s, NOWHERE))
    else:
        take_scroll(s, rival_after(s, NOBODY))


@compiled
def pass_by(s):
    """GG-4.1 The nodes that never ask."""
    node = s.node
    if node == Node.TURN_START:
        begin_turn(s)
    elif node == Node.GATHER:
        gather(s)
    elif node == Node.CHESTS:
        open_chests(s)
    elif node == Node.AFFECT:
        affect(s)
    elif node == Node.DICE:
        begin_movement(s)
    elif node == Node.FALLEN:
        settle_the_fall(s)
    else:
        pass_through(s)


@compiled
def pass_through(s):
    """GG-12, GG-15, GG-17.12 Battles, scrolls and ability cards, whatever led to them."""
    node = s.node
    if node == Node.BATTLE:
        fight(s)
    elif node == Node.CHECK_SITE:
        claim_site(s)
    elif node == Node.GET_SCROLL:
        receive_scroll(s)
    elif node == Node.GET_ABILITY:
        take_ability(s)
    else:
        end_turn(s)


@compiled
def begin_turn(s):
    """GG-5.1 The site check comes before gathering."""
    s.phase, s.node = GATHERING_PHASE, Node.CHECK_SITE


@compiled
def end_turn(s):
    """GG-4.2, GG-4.3, GG-4.4 The rest of the steps is lost; the next player, or the next round."""
    s.steps, s.phase = 0, 0
    s.figure, s.reach = NO_FIGURE, 0
    forget_spent(s)
    following = next_in(s, s.seat)
    s.node = Node.TURN_START
    if (following - s.first) % s.players <= (s.seat - s.first) % s.players:
        end_round(s)
    s.seat = following


@entry
def settle(s):
    """GG-4.6 Automatic steps, until somebody has to decide or nature to act."""
    while not rests(s):
        step(s)
