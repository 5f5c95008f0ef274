"""GG-4.1, GG-4.6 The turn, decision by decision: who is asked what, what follows, and why not."""

from theomachy.games.gog import actions
from theomachy.games.gog.board import CELLS_PER_WORD
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules import (
    abilities,
    battle,
    buy,
    chests,
    conquest,
    dice,
    ending,
    figures,
    founding,
    gather,
    ground,
    map,
    movement,
    pay,
    scrolls,
    sending,
    setup,
    taking,
    treasure,
    turn,
)
from theomachy.games.gog.state import Node
from theomachy.kernel.rows import Chance, Decision, Offer, Over, Step
from theomachy.kernel.turn import Turn

LAID = Offer(
    actions.LAY, setup.lay, among=map.lays_open, why=map.refusal_to_lay, per_word=map.LAYS_PER_WORD
)
"""GG-2.9, GG-2.10 A piece is laid in the same way by lot and by a player."""

TURN = Turn(
    # GG-2 Map, GG-3 Set-up
    Chance(
        Node.FIRST,
        Offer(
            actions.FIRST,
            setup.choose_first,
            among=setup.seats_at_the_table,
            why=Refusal.NO_SUCH_SEAT,
        ),
        now=Refusal.NOW_FIRST_PLAYER,
    ),
    Chance(
        Node.SITE,
        Offer(actions.LAY, setup.lay_site, why=map.refusal_to_lay_the_site),
        now=Refusal.NOW_SCROLL_PIECE,
    ),
    Chance(
        Node.PIECE,
        Offer(actions.PIECE, map.draw_piece, among=map.pieces_left, why=Refusal.PIECE_GONE),
        now=Refusal.NOW_PIECE,
    ),
    Chance(Node.LAY_BY_LOT, LAID, now=Refusal.NOW_LAID_BY_CHANCE),
    Decision(Node.LAY, LAID, asks=True, now=Refusal.NOW_LAY),
    Decision(Node.SPLIT, Offer(actions.SPLIT, setup.split), now=Refusal.NOW_SPLIT),
    # GG-5 Phase 1: gathering and exchange
    Step(Node.TURN_START, turn.begin_turn),
    Step(Node.GATHER, gather.gather),
    Decision(
        Node.EXCHANGE,
        Offer(
            actions.CAMEL, gather.exchange, among=gather.swaps_open, why=gather.refusal_to_exchange
        ),
        Offer(
            actions.OFFER, gather.make_offer, among=gather.offers_open, why=gather.refusal_to_offer
        ),
        Offer(actions.NEXT, gather.end_exchanges),
        now=Refusal.NOW_EXCHANGE,
    ),
    Decision(
        Node.ANSWER,
        Offer(actions.YES, gather.take_offer),
        Offer(actions.NO, gather.end_offer),
        who=gather.partner,
        now=Refusal.NOW_ANSWER,
    ),
    Decision(
        Node.MUSTER,
        Offer(actions.AT, gather.muster, why=gather.refusal_to_muster_at),
        asks=gather.must_choose_muster,
        passes=gather.pass_muster,
        now=Refusal.NOW_MUSTER,
    ),
    # GG-6 Phase 2: purchases
    Decision(
        Node.BUY,
        Offer(actions.PURCHASE, buy.choose_purchase, among=buy.for_sale, why=buy.refusal_to_buy),
        Offer(actions.NEXT, Node.CHESTS),
        asks=buy.can_buy,
        now=Refusal.NOW_BUY,
    ),
    Decision(
        Node.BUY_AT,
        Offer(
            actions.AT,
            buy.choose_place,
            among=buy.buying_places,
            why=buy.refusal_to_buy_at,
            per_word=CELLS_PER_WORD,
        ),
        now=Refusal.NOW_BUY_AT,
    ),
    Decision(
        Node.PAY,
        Offer(actions.PAY, buy.pay_mix, why=pay.refusal_to_pay, listing=pay.list_payments),
        asks=pay.must_choose_payment,
        passes=buy.pay_price,
        now=Refusal.NOW_PAY,
    ),
    # GG-7 Phase 3: treasure chests
    Step(Node.CHESTS, chests.open_chests),
    Decision(
        Node.DRAW,
        Offer(actions.DRAW, chests.draw_treasure, when=chests.has_draws_left),
        Offer(actions.NEXT, Node.DICE),
        now=Refusal.NOW_DRAW,
    ),
    Chance(
        Node.CARD,
        Offer(
            actions.CARD,
            chests.show_card,
            among=chests.cards_left,
            why=Refusal.CARD_GONE,
            weight=chests.copies_left,
        ),
        now=Refusal.NOW_CARD_AND_DIE,
    ),
    Chance(Node.DIE, Offer(actions.DIE, chests.roll_for_card), now=Refusal.NOW_CARD_AND_DIE),
    Decision(
        Node.ACCEPT,
        Offer(actions.ACCEPT, chests.accept),
        Offer(actions.DECLINE, chests.discard),
        now=Refusal.NOW_ACCEPT,
    ),
    # GG-8 Treasure cards
    Step(Node.AFFECT, treasure.affect),
    Decision(
        Node.SELECT,
        Offer(
            actions.AT,
            treasure.name_piece,
            among=treasure.pieces_open,
            why=treasure.refusal_to_name,
            per_word=CELLS_PER_WORD,
        ),
        asks=treasure.must_name,
        passes=treasure.name_by_itself,
        now=Refusal.NOW_NAME,
    ),
    Decision(
        Node.SEND,
        Offer(actions.TO, sending.send, why=sending.refusal_to_send),
        now=Refusal.NOW_SEND,
    ),
    Decision(
        Node.RETURN,
        Offer(
            actions.RETURN,
            taking.return_ability,
            among=taking.abilities_held,
            why=Refusal.NOT_YOUR_ABILITY,
        ),
        passes=taking.return_by_itself,
        now=Refusal.NOW_RETURN,
    ),
    Decision(
        Node.STEAL,
        Offer(actions.STEAL, taking.steal, among=taking.loot_open, why=taking.refusal_to_steal),
        passes=taking.steal_by_itself,
        now=Refusal.NOW_STEAL,
    ),
    Decision(
        Node.OMEN,
        Offer(actions.GOG, figures.take_up),
        Offer(actions.ANGEL, figures.take_up),
        Offer(actions.PASS, figures.lay_down),
        now=Refusal.NOW_OMEN,
    ),
    # GG-9 Phase 4: the dice
    Step(Node.DICE, dice.begin_movement),
    Chance(
        Node.ROLL, Offer(actions.ROLL, dice.roll, weight=dice.chance_of_roll), now=Refusal.NOW_ROLL
    ),
    Decision(
        Node.KEEP,
        Offer(actions.KEEP, dice.keep),
        Offer(actions.REROLL, dice.reroll),
        now=Refusal.NOW_KEEP,
    ),
    Chance(
        Node.SECOND_ROLL,
        Offer(actions.ROLL, dice.roll_again, weight=dice.chance_of_roll),
        now=Refusal.NOW_SECOND_ROLL,
    ),
    # GG-10 Movement, GG-11 Founding, GG-13 Conquest
    Decision(
        Node.MOVE,
        Offer(
            actions.PICK,
            movement.pick,
            why=movement.refusal_to_pick,
            listing=movement.list_picks,
        ),
        Offer(
            actions.CONQUER,
            conquest.conquer,
            why=conquest.refusal_to_conquer,
            listing=conquest.list_sieges,
        ),
        Offer(actions.GOG, figures.take_up, why=figures.refusal_to_take_up),
        Offer(actions.ANGEL, figures.take_up, why=figures.refusal_to_take_up),
        Offer(actions.AMBUSH, dice.ambush, why=dice.refusal_to_ambush),
        Offer(actions.END, Node.TURN_END),
        asks=turn.can_do_anything,
        now=Refusal.NOW_MOVE,
    ),
    Decision(
        Node.STEP,
        Offer(actions.STEP, movement.walk, among=movement.steps_open, why=movement.refusal_to_walk),
        Offer(actions.FOUND, founding.found, why=movement.refusal_to_found),
        Offer(actions.STOP, movement.end_pick, why=movement.refusal_to_stop),
        asks=movement.can_go_on,
        passes=movement.end_pick,
        now=movement.asked,
    ),
    # GG-12 Battle
    Step(Node.BATTLE, battle.fight),
    Chance(Node.CLASH, Offer(actions.CLASH, battle.clash), now=Refusal.NOW_CLASH),
    # GG-14 Gog and the Angel
    Decision(
        Node.FIGURE,
        Offer(
            actions.TO,
            figures.lead,
            among=figures.destinations,
            why=figures.refusal_to_lead,
            per_word=CELLS_PER_WORD,
        ),
        now=Refusal.NOW_FIGURE,
    ),
    # GG-15 Scrolls
    Step(Node.CHECK_SITE, scrolls.claim_site),
    Step(Node.GET_SCROLL, scrolls.receive_scroll),
    Decision(
        Node.FROM,
        Offer(actions.FROM, scrolls.take_scroll, why=scrolls.refusal_to_take),
        now=Refusal.NOW_FROM,
    ),
    # GG-17 Ability cards
    Step(Node.GET_ABILITY, abilities.take_ability),
    Chance(
        Node.ABILITY,
        Offer(
            actions.DRAWN,
            abilities.turn_up,
            among=abilities.kinds_unseen,
            why=Refusal.ABILITY_GONE,
            weight=abilities.copies_unseen,
        ),
        now=Refusal.NOW_ABILITY,
    ),
    Chance(Node.AMBUSH_DIE, Offer(actions.DIE, dice.level_the_ambush), now=Refusal.NOW_AMBUSH_DIE),
    Decision(
        Node.AMBUSH_AT,
        Offer(actions.AT, dice.ambush_at, why=dice.refusal_to_ambush_at),
        asks=True,
        now=Refusal.NOW_AMBUSH_AT,
    ),
    # GG-18 Winning, elimination, end
    Step(Node.FALLEN, ending.settle_the_fall),
    Step(Node.TURN_END, turn.end_turn),
    Over(Node.OVER, now=ending.why_over),
    who=ground.mover,
    elsewhere=turn.refusal_out_of_place,
)
rests = TURN.rests
