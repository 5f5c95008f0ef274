"""Legality, as an answer to *why not?*"""

from theomachy.games.godstorm.actions import FIRST_OUTCOME, START, VERB_OF, Verb
from theomachy.games.godstorm.board import DESCENT_ENDS, ROAD_ENDS, TERRITORIES
from theomachy.games.godstorm.cards import HAND_KINDS, NO_CARD, Card
from theomachy.games.godstorm.refusals import REASON_OF, Refusal
from theomachy.games.godstorm.rules.battle import (
    escorts,
    most_defence_dice,
    most_saved,
    refusal_to_advance,
    refusal_to_attack,
    refusal_to_stop,
)
from theomachy.games.godstorm.rules.bids import free_markers, refusal_to_bid
from theomachy.games.godstorm.rules.building import refusal_to_build, refusal_to_summon
from theomachy.games.godstorm.rules.buying import refusal_to_buy
from theomachy.games.godstorm.rules.fortify import refusal_to_fortify_from
from theomachy.games.godstorm.rules.godswar import refusal_to_champion
from theomachy.games.godstorm.rules.ground import gods_at
from theomachy.games.godstorm.rules.income import refusal_to_revive, refusal_to_revive_at
from theomachy.games.godstorm.rules.invasion import refusal_to_invade
from theomachy.games.godstorm.rules.moment import moment
from theomachy.games.godstorm.rules.outcome_refusals import refusal_of_outcome
from theomachy.games.godstorm.rules.playing import card_player, refusal_to_play
from theomachy.games.godstorm.rules.setup import (
    is_people_taken,
    refusal_to_place_free_god,
    unclaimed,
)
from theomachy.games.godstorm.rules.targets import (
    decks_open,
    first_places,
    is_sea_open,
    least_move,
    mightiest,
    most_move,
    players_open,
    relics_open,
    second_places,
)
from theomachy.games.godstorm.rules.underworld import refusal_to_descend, refusal_to_embark
from theomachy.games.godstorm.state import NO_UNDERWORLD, ONE, ROLLED, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has


@compiled
def refusal(s, action):
    """GS-4.1 Each decision has its time."""
    verb = VERB_OF[action]
    argument = int(action) - START[verb]
    if s.node == Node.OVER:
        return moment(s)
    if action >= FIRST_OUTCOME:
        return refusal_of_outcome(s, verb, argument)
    if verb <= Verb.SUMMON:
        return refusal_to_settle(s, verb, argument)
    if verb <= Verb.WITH:
        return refusal_to_move(s, verb, argument)
    if verb <= Verb.DESCEND:
        return refusal_to_prepare(s, verb, argument)
    return (
        refusal_to_choose(s, verb, argument)
        if verb <= Verb.SEA
        else refusal_to_fight(s, verb, argument)
    )


@compiled
def refusal_to_settle(s, verb, argument):
    """GS-2, GS-4.9, GS-5 place, temple, summon."""
    node = s.node
    god, territory = argument // TERRITORIES, argument % TERRITORIES
    is_mine = has(s.land[s.seat], territory)
    if verb == Verb.SUMMON:
        if node == Node.GOD:
            return refusal_to_place_free_god(s, god, territory)
        return refusal_to_summon(s, god, territory) if node == Node.BUILD else moment(s)
    if verb == Verb.TEMPLE and node == Node.BUILD:
        return refusal_to_build(s, territory)
    if verb == Verb.PLACE and node == Node.CLAIM:
        return Refusal.NONE if has(unclaimed(s), territory) else Refusal.ALREADY_CLAIMED
    is_now = node == Node.TEMPLE
    if verb == Verb.PLACE:
        is_now = node == Node.PLACE or node == Node.MUSTER
    return Refusal.NONE if is_now and is_mine else moment(s)


@compiled
def refusal_to_move(s, verb, argument):
    """GS-9, GS-11, GS-7.4 invade, from, to, on, move, gods, with."""
    node = s.node
    if verb == Verb.INVADE and node == Node.INVADE:
        return refusal_to_invade(s, ROAD_ENDS[argument, 0], ROAD_ENDS[argument, 1])
    if verb == Verb.MOVE:
        return refusal_to_move_armies(s, argument)
    if verb == Verb.GODS:
        return refusal_to_move_gods(s, argument)
    if verb == Verb.WITH and node == Node.WITH:
        is_there = argument & ~gods_at(s, s.seat, s.attacking) == 0
        return Refusal.NONE if is_there else Refusal.NOT_THOSE_GODS
    if verb == Verb.FROM and node == Node.FORTIFY:
        return refusal_to_fortify_from(s, argument)
    if verb == Verb.ON and node == Node.REVIVE_AT:
        return refusal_to_revive_at(s, argument)
    return refusal_of_place(s, verb, argument)


@compiled
def refusal_of_place(s, verb, argument):
    """GS-7.4, GS-11.1 The places a card or fortifying may name."""
    node, seat = s.node, card_player(s)
    if verb == place_verb(s):
        if node == Node.ON:
            is_open = has(first_places(s, seat, s.card), argument)
        elif node == Node.THEN_ON:
            is_open = has(second_places(s, seat), argument)
        else:
            is_open = has(mightiest(s), argument)
        if s.card == NO_CARD:
            return Refusal.NONE if is_open else Refusal.NOT_CONNECTED
        return Refusal.NONE if is_open else REASON_OF[s.card]
    return moment(s)


@compiled
def place_verb(s):
    """GS-7.4 With which verb a place is named now, if any is."""
    if s.node == Node.MIGHTY:
        return Verb.ON
    if s.node == Node.ON:
        return Verb.FROM if s.card == Card.EAGLES or s.card == Card.FOG else Verb.ON
    if s.node == Node.THEN_ON:
        return Verb.TO if s.card == NO_CARD or s.card == Card.EAGLES else Verb.ON
    return Verb.STOP


@compiled
def refusal_to_move_armies(s, number):
    """GS-9.27, GS-11.2 How many move in, fortify, or are sent by a card."""
    if s.node == Node.ADVANCE:
        return refusal_to_advance(s, number)
    if s.node != Node.MOVE:
        return moment(s)
    seat = card_player(s)
    if least_move(s, seat) <= number <= most_move(s, seat):
        return Refusal.NONE
    return Refusal.NOT_THAT_MANY_TO_FORTIFY if s.card == NO_CARD else REASON_OF[s.card]


@compiled
def refusal_to_move_gods(s, gods):
    """GS-9.28, GS-11.2, GS-16.4 Which gods go along."""
    if s.node == Node.ESCORT:
        return Refusal.NONE if gods & ~escorts(s) == 0 else moment(s)
    if s.node != Node.GODS:
        return moment(s)
    is_there = gods & ~gods_at(s, s.seat, s.place) == 0
    if is_there and (gods or s.number):
        return Refusal.NONE
    return Refusal.NOT_THE_GODS_THERE if s.card == NO_CARD else REASON_OF[s.card]


@compiled
def refusal_to_prepare(s, verb, argument):
    """GS-2.2, GS-3, GS-4, GS-12 bid, marker, book, pantheon, revive, embark, descend."""
    node = s.node
    if verb == Verb.BID and node == Node.BID:
        return refusal_to_bid(s, argument)
    if verb == Verb.MARKER and node == Node.MARKER:
        return Refusal.NONE if has(free_markers(s), argument) else Refusal.MARKER_NOT_FREE
    if verb == Verb.BOOK and node == Node.BOOK:
        return Refusal.NONE
    if verb == Verb.PANTHEON and node == Node.PANTHEON:
        return Refusal.PEOPLE_TAKEN if is_people_taken(s, argument) else Refusal.NONE
    if verb == Verb.REVIVE and node == Node.REVIVE:
        return refusal_to_revive(s, argument)
    if verb == Verb.EMBARK and node == Node.EMBARK:
        return refusal_to_embark(s, argument)
    if verb == Verb.DESCEND and node == Node.DESCEND:
        return refusal_to_descend(s, DESCENT_ENDS[argument, 0], DESCENT_ENDS[argument, 1])
    return refusal_of_what_was_agreed(s, verb)


@compiled
def refusal_of_what_was_agreed(s, verb):
    """GS-2.2, GS-12.18 What the options leave out has no time at all."""
    if verb == Verb.PANTHEON and s.rules.pantheons != ROLLED:
        return Refusal.PEOPLE_GOES_WITH_THE_SEAT
    is_below = verb == Verb.REVIVE or verb == Verb.EMBARK or verb == Verb.DESCEND
    if is_below and s.rules.underworld == NO_UNDERWORLD:
        return Refusal.NO_UNDERWORLD
    return moment(s)


@compiled
def refusal_to_choose(s, verb, argument):
    """GS-6, GS-7.4 buy, deck, play, take, relic, player, god, sea."""
    node, seat = s.node, card_player(s)
    if verb == Verb.BUY and node == Node.BUY:
        return refusal_to_buy(s, argument)
    if verb == Verb.PLAY and (node == Node.PLAY or node == Node.SKY):
        return refusal_to_play(s, argument)
    if verb == Verb.PLAY and s.card == NO_CARD and node >= Node.PANTHEON:
        return Refusal.NO_CARD_NOW
    if verb == Verb.TAKE and node == Node.TAKE:
        is_held = has(s.hands[s.pick, ONE], argument)
        return Refusal.NONE if is_held else Refusal.NOT_IN_THAT_HAND
    is_open = False
    if verb == Verb.DECK and node == Node.DECK:
        is_open = has(decks_open(s, seat), argument)
    elif verb == Verb.RELIC and node == Node.RELIC:
        is_open = has(relics_open(s, seat, s.card), HAND_KINDS + argument)
    elif verb == Verb.PLAYER and node == Node.PLAYER:
        is_open = has(players_open(s, seat, s.card), argument)
    elif verb == Verb.GOD and node == Node.GOD_OF:
        is_open = has(gods_at(s, s.seat, s.attacking), argument)
    elif verb == Verb.SEA and node == Node.SEA:
        is_open = is_sea_open(s, argument)
    else:
        return moment(s)
    return Refusal.NONE if is_open else REASON_OF[s.card]


@compiled
def refusal_to_fight(s, verb, argument):
    """GS-9 champion, attack, defend, save, godswar, aegis, done, pass, stop."""
    node = s.node
    if verb == Verb.ATTACK and node == Node.ATTACK:
        return refusal_to_attack(s, argument + 1)
    if verb == Verb.DEFEND and node == Node.DEFEND:
        return Refusal.NONE if argument < most_defence_dice(s) else moment(s)
    if verb == Verb.SAVE and node == Node.SAVE:
        return Refusal.NONE if argument <= most_saved(s) else Refusal.MORE_THAN_CAN_BE_SAVED
    if verb == Verb.CHAMPION and (node == Node.CHAMPION or node == Node.RIVAL_CHAMPION):
        return refusal_to_champion(s, argument)
    if verb == Verb.STOP and (node == Node.ATTACK or node == Node.WITH or node == Node.CHAMPION):
        return refusal_to_stop(s)
    return Refusal.NONE if is_end_of_node(node, verb) else moment(s)


@compiled
def is_end_of_node(node, verb):
    """GS-4.1, GS-7.5, GS-9.7, GS-9.17 Whether a node ends with this word."""
    if verb == Verb.DONE:
        is_menu = node >= Node.BUILD and node <= Node.INVADE
        is_late = node == Node.FORTIFY or node == Node.EMBARK or node == Node.DESCEND
        return is_menu or is_late or node == Node.REVIVE
    if verb == Verb.PASS:
        return node == Node.SKY or node == Node.AEGIS
    if verb == Verb.AEGIS:
        return node == Node.AEGIS
    return (verb == Verb.GODSWAR or verb == Verb.STOP) and node == Node.AGAIN
