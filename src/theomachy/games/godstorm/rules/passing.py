"""GS-1.17, GS-4.1 What a node does when it asks nothing."""

import numpy as np

from theomachy.games.godstorm.cards import HAND_KINDS, NO_CARD
from theomachy.games.godstorm.rules.battle import (
    advance,
    attack,
    bury,
    conquer,
    defend,
    escort,
    most_advance,
    most_attack_dice,
    most_defence_dice,
)
from theomachy.games.godstorm.rules.bids import (
    begin_epoch,
    bid,
    free_markers,
    settle_ranking,
    take_marker,
)
from theomachy.games.godstorm.rules.buying import death_labour, magic_labour
from theomachy.games.godstorm.rules.dicing import engaged, reroll_next
from theomachy.games.godstorm.rules.fortify import fortify
from theomachy.games.godstorm.rules.godswar import decide_godswar, name_champion
from theomachy.games.godstorm.rules.ground import gods_at, own_temples
from theomachy.games.godstorm.rules.hands import draw_next
from theomachy.games.godstorm.rules.income import (
    collect,
    end_revivals,
    place,
    read_omens,
    revive_at,
    use_book,
)
from theomachy.games.godstorm.rules.invasion import clash, close_sky_window, muster_force
from theomachy.games.godstorm.rules.plague import suffer_plague
from theomachy.games.godstorm.rules.playing import (
    ask_next,
    card_player,
    choose_company,
    choose_deck,
    choose_number,
    choose_other,
    choose_pick,
    choose_place,
    end_card,
    mark_alone,
    take_effect,
    take_from_hand,
)
from theomachy.games.godstorm.rules.setup import claim, pick_last_people, unclaimed
from theomachy.games.godstorm.rules.targets import (
    decks_open,
    first_places,
    most_move,
    players_open,
    relics_open,
    second_places,
)
from theomachy.games.godstorm.rules.turn import end_turn
from theomachy.games.godstorm.rules.waiting import rests
from theomachy.games.godstorm.state import ATTACKER, DEFENDER, ONE, Clash, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import lowest

_THEN = {
    Node.BUILD: Node.BUY, Node.BUY: Node.DRAWS, Node.PLAY: Node.PLAGUE_STRIKES,
    Node.INVADE: Node.FORTIFY, Node.FORTIFY: Node.EMBARK, Node.EMBARK: Node.DESCEND,
    Node.DESCEND: Node.DEATH_LABOUR,
}  # fmt: skip
THEN = np.array([_THEN.get(node, node) for node in Node], np.int8)
"""GS-4.1 The step after each that ends with `done`."""


@entry
def proceed(s):
    """GS-1.17 Everything that needs no decision, until somebody has to decide."""
    while not rests(s):
        step(s)


@entry
def step(s):
    """What the node does when it asks nothing."""
    node = s.node
    if node > Node.OVER:
        pass_by(s)
    elif node <= Node.PLACE:
        pass_before_building(s)
    elif node >= Node.WITH and node <= Node.ESCORT:
        pass_in_invasion(s)
    elif node >= Node.ON and node <= Node.AEGIS:
        pass_choice(s)
    else:
        s.node = THEN[node]


@compiled
def pass_before_building(s):
    """GS-2, GS-3, GS-4 The one answer there is."""
    node, me = s.node, s.seat
    if node == Node.PLACE:
        if s.reserve[me] > 0:
            place(s, lowest(s.land[me]))
        else:
            s.node = Node.BUILD
    elif node == Node.BID:
        bid(s, 0)
    elif node == Node.MARKER:
        take_marker(s, lowest(free_markers(s)) + 1)
    elif node == Node.BOOK:
        use_book(s, False)
    elif node == Node.REVIVE:
        end_revivals(s)
    elif node == Node.REVIVE_AT:
        revive_at(s, lowest(own_temples(s, me)))
    elif node == Node.CLAIM:
        claim(s, lowest(unclaimed(s)))
    else:
        pick_last_people(s)


@compiled
def pass_in_invasion(s):
    """GS-9 The one answer there is."""
    node = s.node
    if node == Node.ATTACK:
        attack(s, most_attack_dice(s))
    elif node == Node.DEFEND:
        defend(s, most_defence_dice(s))
    elif node == Node.SAVE:
        s.node = Node.LOSSES
    elif node == Node.WITH:
        muster_force(s, 0)
    elif node == Node.SKY:
        close_sky_window(s)
    elif node == Node.ADVANCE:
        advance(s, most_advance(s))
    elif node == Node.ESCORT:
        escort(s, 0)
    elif node == Node.CHAMPION:
        name_champion(s, lowest(engaged(s, ATTACKER)))
    else:
        name_champion(s, lowest(engaged(s, DEFENDER)))


@compiled
def pass_choice(s):
    """GS-7.4 The one answer there is."""
    node, seat = s.node, card_player(s)
    if node == Node.ON:
        choose_place(s, lowest(first_places(s, seat, s.card)))
    elif node == Node.THEN_ON:
        choose_other(s, lowest(second_places(s, seat)))
    elif node == Node.MOVE:
        choose_number(s, most_move(s, seat))
    elif node == Node.GODS:
        go_together(s, gods_at(s, seat, s.place))
    elif node == Node.AEGIS:
        s.node = Node.EFFECT
    elif node == Node.MIGHTY:
        mark_alone(s)
    elif node == Node.DECK:
        choose_deck(s, lowest(decks_open(s, seat)))
    elif node == Node.TAKE:
        take_from_hand(s, lowest(s.hands[s.pick, ONE]))
    else:
        choose_pick(s, only_pick(s, seat))


@compiled
def go_together(s, gods):
    """GS-11.2, GS-16.4 The gods that move, of a card or of fortifying."""
    if s.card == NO_CARD:
        fortify(s, gods)
    else:
        choose_company(s, gods)


@compiled
def only_pick(s, seat):
    """The one relic, god or player."""
    if s.node == Node.RELIC:
        return lowest(relics_open(s, seat, s.card)) - HAND_KINDS
    if s.node == Node.GOD_OF:
        return lowest(gods_at(s, s.seat, s.attacking))
    return lowest(players_open(s, seat, s.card))


@compiled
def pass_by(s):
    """GS-4.1 The steps that never ask."""
    node = s.node
    if node == Node.CLASH:
        clash(s)
    elif node == Node.FIRST_MAGIC:
        magic_labour(s, Node.FIRST_MAGIC, Node.REROLLS)
    elif node == Node.REROLLS:
        reroll_next(s)
    elif node == Node.LAST_MAGIC:
        magic_labour(s, Node.LAST_MAGIC, Node.OUTCOME)
    elif node == Node.OUTCOME:
        decide(s)
    elif node == Node.LOSSES:
        bury(s)
    elif node == Node.CONQUEST:
        conquer(s)
    elif node == Node.CHOOSE:
        ask_next(s)
    elif node == Node.EFFECT:
        take_effect(s)
    elif node == Node.CARD_END:
        end_card(s)
    else:
        pass_by_turn(s)


@compiled
def decide(s):
    """GS-9.20 What the dice say."""
    if s.clash == Clash.GODSWAR:
        decide_godswar(s)
    else:
        s.node = Node.SAVE


@compiled
def pass_by_turn(s):
    """GS-3, GS-4.1, GS-13 Epochs and turns."""
    node = s.node
    if node == Node.OMENS:
        read_omens(s)
    elif node == Node.INCOME:
        collect(s)
    elif node == Node.DRAWS:
        draw_next(s)
    elif node == Node.PLAGUE_STRIKES:
        suffer_plague(s)
    elif node == Node.DEATH_LABOUR:
        death_labour(s)
    elif node == Node.TURN_END:
        end_turn(s)
    elif node == Node.RANKING:
        settle_ranking(s)
    else:
        begin_epoch(s)
