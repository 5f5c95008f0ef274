"""Playing an action, and what follows from it by itself."""

from theomachy.games.gog.actions import (
    ACCEPT,
    AMBUSH,
    ANGEL,
    AT,
    CAMEL,
    CARD,
    CLASH,
    CONQUER,
    DECLINE,
    DIE,
    DRAW,
    DRAWN,
    FIRST,
    FOUND,
    FROM,
    GOG,
    KEEP,
    LAY,
    NEXT,
    OFFER,
    PASS,
    PAY,
    PICK,
    PIECE,
    REROLL,
    RETURN,
    ROLL,
    SOLDIER,
    SPLIT,
    STEAL,
    STEP,
    STOP,
    TO,
    YES,
)
from theomachy.games.gog.rules.abilities import turn_up
from theomachy.games.gog.rules.battle import clash
from theomachy.games.gog.rules.buy import choose_place, choose_purchase, pay_mix
from theomachy.games.gog.rules.chests import (
    accept,
    discard,
    draw_treasure,
    roll_for_card,
    show_card,
)
from theomachy.games.gog.rules.conquest import conquer
from theomachy.games.gog.rules.dice import ambush, ambush_at, keep, level_the_ambush, reroll, roll
from theomachy.games.gog.rules.figures import lay_down, lead, take_up
from theomachy.games.gog.rules.founding import found
from theomachy.games.gog.rules.gather import answer_offer, exchange, make_offer, muster
from theomachy.games.gog.rules.map import draw_piece
from theomachy.games.gog.rules.movement import end_pick, pick, walk
from theomachy.games.gog.rules.scrolls import take_scroll
from theomachy.games.gog.rules.sending import send
from theomachy.games.gog.rules.setup import choose_first, lay, lay_site, split
from theomachy.games.gog.rules.taking import return_ability, steal
from theomachy.games.gog.rules.treasure import name_piece
from theomachy.games.gog.rules.turn import end_phase, settle
from theomachy.games.gog.state import Node, Purchase
from theomachy.kernel import compiled, entry


@compiled
def apply(s, action):
    """GG-4.6 The action, then every automatic step until somebody has to decide."""
    perform(s, int(action))
    settle(s)


@entry
def perform(s, action):
    """The action itself."""
    if STEP <= action < FOUND:
        walk(s, action - STEP)
    elif PICK <= action < STEP:
        pick(s, action - PICK)
    elif action >= FIRST:
        fall(s, action)
    elif action >= FOUND:
        move(s, action)
    elif action < AT:
        prepare(s, action)
    elif action < PAY:
        choose_cell(s, action)
    else:
        choose(s, action)


@compiled
def fall(s, outcome):
    """What nature decides."""
    if outcome >= DRAWN:
        turn_up(s, outcome - DRAWN)
    elif outcome >= CLASH:
        clash(s, outcome - CLASH)
    elif outcome >= ROLL:
        roll(s, outcome - ROLL)
    elif outcome >= DIE:
        if s.node == Node.DIE:
            roll_for_card(s, outcome - DIE + 1)
        else:
            level_the_ambush(s, outcome - DIE + 1)
    elif outcome >= CARD:
        show_card(s, outcome - CARD)
    elif outcome >= PIECE:
        draw_piece(s, outcome - PIECE)
    else:
        choose_first(s, outcome - FIRST)


@compiled
def move(s, action):
    """GG-10, GG-13, GG-14, GG-17.4 Phase 4, steps apart."""
    if action == FOUND:
        found(s)
    elif action == STOP:
        end_pick(s)
    elif CONQUER <= action < GOG:
        conquer(s, action - CONQUER)
    elif action <= ANGEL:
        take_up(s, action - GOG + 1)
    elif action == PASS:
        lay_down(s)
    elif action == AMBUSH:
        ambush(s)
    else:
        end_phase(s)


@compiled
def prepare(s, action):
    """GG-2, GG-3, GG-5, GG-6 Set-up, exchanges, and what is bought."""
    if action >= SOLDIER:
        choose_purchase(s, action - SOLDIER + Purchase.SOLDIER)
    elif action >= YES:
        answer_offer(s, action == YES)
    elif action >= OFFER:
        make_offer(s, action - OFFER)
    elif action >= CAMEL:
        exchange(s, action - CAMEL)
    elif action < LAY:
        split(s, action - SPLIT)
    elif s.node == Node.SITE:
        lay_site(s, action - LAY)
    else:
        lay(s, action - LAY)


@compiled
def choose_cell(s, action):
    """`at` and `to`, by what is being asked."""
    node = s.node
    if node == Node.BUY_AT:
        choose_place(s, action - AT)
    elif node == Node.SELECT:
        name_piece(s, action - AT)
    elif node == Node.AMBUSH_AT:
        ambush_at(s, action - AT)
    elif node == Node.MUSTER:
        muster(s, action - AT)
    elif node == Node.SEND:
        send(s, action - TO)
    else:
        lead(s, action - TO)


@compiled
def choose(s, action):
    """Payments, scrolls, chests, cards and dice."""
    if action < FROM:
        pay_mix(s, action - PAY)
    elif action < DRAW:
        take_scroll(s, action - FROM)
    elif action == DRAW:
        draw_treasure(s)
    elif action == NEXT:
        end_phase(s)
    elif action == ACCEPT:
        accept(s)
    elif action == DECLINE:
        discard(s)
    elif action < STEAL:
        return_ability(s, action - RETURN)
    elif action < KEEP:
        steal(s, action - STEAL)
    elif action == REROLL:
        reroll(s)
    else:
        keep(s)
