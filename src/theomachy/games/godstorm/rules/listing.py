"""What may be played, listed: `legal` narrows what `refusal` would have to scan."""

import numpy as np

from theomachy.games.godstorm import firsts
from theomachy.games.godstorm.board import (
    CRYPT_PLACE,
    DESCENT,
    ROAD,
    SEAS,
    SPACES,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import GODS, HAND_KINDS, NO_CARD, WAR, Card
from theomachy.games.godstorm.numbers import MOST_PLAYERS
from theomachy.games.godstorm.rules.battle import (
    escorts,
    least_advance,
    most_advance,
    most_attack_dice,
    most_defence_dice,
    most_saved,
)
from theomachy.games.godstorm.rules.bids import free_markers, largest_bid
from theomachy.games.godstorm.rules.building import building_ground, summoning_ground
from theomachy.games.godstorm.rules.buying import refusal_to_buy
from theomachy.games.godstorm.rules.dicing import engaged
from theomachy.games.godstorm.rules.fortify import strongholds
from theomachy.games.godstorm.rules.ground import gods_at, is_in_play, own_temples
from theomachy.games.godstorm.rules.income import refusal_to_revive
from theomachy.games.godstorm.rules.invasion import invadable_from
from theomachy.games.godstorm.rules.nature import add_bits, list_outcomes
from theomachy.games.godstorm.rules.playing import card_player, refusal_to_play
from theomachy.games.godstorm.rules.setup import is_people_taken, unclaimed
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
from theomachy.games.godstorm.rules.underworld import havens, open_below
from theomachy.games.godstorm.state import ANY_GOD, ATTACKER, DEFENDER, ONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import lowest, without_lowest
from theomachy.kernel.listing import add, add_span

_ALL_SETS = 1 << GODS
SETS = np.array([[kept & mask == kept for kept in range(_ALL_SETS)] for mask in range(_ALL_SETS)])
"""Whether a set of gods is part of another."""


@compiled
def legal(s, actions):
    """What may be played, or what nature may do, ascending."""
    node = s.node
    if node <= Node.PLAGUE_TO:
        return list_outcomes(s, actions)
    if node <= Node.PLACE:
        return list_before_building(s, actions)
    if node >= Node.WITH and node <= Node.ESCORT:
        return list_in_invasion(s, actions)
    if node >= Node.ON and node <= Node.AEGIS:
        return list_choices(s, actions)
    return 0 if node == Node.OVER else add(actions, list_menu(s, actions), firsts.DONE)


@compiled
def list_before_building(s, actions):
    """GS-2, GS-3, GS-4 Set-up, bids and T1."""
    node, mine = s.node, s.land[s.seat]
    if node == Node.PLACE or node == Node.MUSTER:
        return add_bits(actions, 0, firsts.PLACE, mine)
    if node == Node.CLAIM:
        return add_bits(actions, 0, firsts.PLACE, unclaimed(s))
    if node == Node.TEMPLE:
        return add_bits(actions, 0, firsts.TEMPLE, mine)
    if node == Node.GOD:
        return list_free_gods(s, actions)
    if node == Node.BID:
        return add_span(actions, 0, firsts.BID, largest_bid(s, s.seat) + 1)
    if node == Node.MARKER:
        return add_bits(actions, 0, firsts.MARKER, free_markers(s))
    if node == Node.BOOK:
        return add_span(actions, 0, firsts.BOOK, 2)
    if node == Node.REVIVE:
        return add(actions, list_revivals(s, actions), firsts.DONE)
    if node == Node.REVIVE_AT:
        return add_bits(actions, 0, firsts.ON, own_temples(s, s.seat))
    return list_peoples(s, actions)


@compiled
def list_free_gods(s, actions):
    """GS-2.9, GS-2.10"""
    listed = 0
    for god in range(GODS if s.rules.free_god == ANY_GOD else WAR + 1):
        base = firsts.SUMMON + god * TERRITORIES
        listed = add_bits(actions, listed, base, s.land[s.seat] & ~s.plagues)
    return listed


@compiled
def list_peoples(s, actions):
    """GS-2.2"""
    listed = 0
    for people in range(MOST_PLAYERS):
        if not is_people_taken(s, people):
            listed = add(actions, listed, firsts.PANTHEON + people)
    return listed


@compiled
def list_revivals(s, actions):
    """GS-4.8"""
    listed = 0
    for crypt in range(len(CRYPT_PLACE)):
        if refusal_to_revive(s, crypt) == 0:
            listed = add(actions, listed, firsts.REVIVE + crypt)
    return listed


@compiled
def list_menu(s, actions):
    """GS-4.1 What a step offers besides its end."""
    node = s.node
    if node == Node.INVADE:
        return list_invasions(s, actions)
    if node == Node.BUILD:
        return list_buildings(s, actions)
    if node == Node.BUY:
        return list_purchases(s, actions)
    if node == Node.PLAY:
        return list_cards(s, actions, s.seat)
    if node == Node.FORTIFY:
        return add_bits(actions, 0, firsts.FROM, strongholds(s))
    if node == Node.EMBARK:
        return add_bits(actions, 0, firsts.EMBARK, havens(s))
    return list_descents(s, actions)


@compiled
def list_invasions(s, actions):
    """GS-9.1"""
    listed, left = 0, s.land[s.seat]
    while left:
        home = lowest(left)
        targets = invadable_from(s, home)
        while targets:
            listed = add(actions, listed, firsts.INVADE + ROAD[home, lowest(targets)])
            targets = without_lowest(targets)
        left = without_lowest(left)
    return listed


@compiled
def list_buildings(s, actions):
    """GS-5"""
    listed = add_bits(actions, 0, firsts.TEMPLE, building_ground(s))
    ground = summoning_ground(s)
    for god in range(GODS):
        if not is_in_play(s, s.seat, god):
            listed = add_bits(actions, listed, firsts.SUMMON + god * TERRITORIES, ground)
    return listed


@compiled
def list_purchases(s, actions):
    """GS-6.1"""
    listed = 0
    for deck in range(GODS):
        if refusal_to_buy(s, deck) == 0:
            listed = add(actions, listed, firsts.BUY + deck)
    return listed


@compiled
def list_cards(s, actions, seat):
    """GS-7.2, GS-9.7 The cards in hand that may be played now."""
    listed, left = 0, s.hands[seat, ONE]
    while left:
        card = lowest(left)
        if refusal_to_play(s, card) == 0:
            listed = add(actions, listed, firsts.PLAY + card)
        left = without_lowest(left)
    return listed


@compiled
def list_descents(s, actions):
    """GS-12.5"""
    listed = 0
    for home in range(SPACES + 1):
        targets = open_below(s, home)
        while targets:
            listed = add(actions, listed, firsts.DESCEND + DESCENT[home, lowest(targets)])
            targets = without_lowest(targets)
    return listed


@compiled
def list_in_invasion(s, actions):
    """GS-9"""
    node = s.node
    if node == Node.ATTACK:
        listed = add_span(actions, 0, firsts.ATTACK, most_attack_dice(s))
        return add(actions, listed, firsts.STOP) if s.attacked else listed
    if node == Node.DEFEND:
        return add_span(actions, 0, firsts.DEFEND, most_defence_dice(s))
    if node == Node.WITH:
        return add_sets(actions, firsts.WITH, gods_at(s, s.seat, s.attacking), 0)
    if node == Node.ADVANCE:
        least = least_advance(s)
        return add_span(actions, 0, firsts.MOVE + least, most_advance(s) - least + 1)
    if node == Node.ESCORT:
        return add_sets(actions, firsts.GODS, escorts(s), 0)
    if node == Node.SKY:
        return add(actions, list_cards(s, actions, s.defender), firsts.PASS)
    if node == Node.SAVE:
        return add_span(actions, 0, firsts.SAVE, most_saved(s) + 1)
    if node == Node.AGAIN:
        return add(actions, add(actions, 0, firsts.GODSWAR), firsts.STOP)
    side = ATTACKER if node == Node.CHAMPION else DEFENDER
    return add_bits(actions, 0, firsts.CHAMPION, engaged(s, side))


@compiled
def add_sets(actions, first, gods, fewest):
    """Every part of a set of gods, from the empty one or the next."""
    listed = 0
    for kept in range(fewest, _ALL_SETS):
        if SETS[gods, kept]:
            listed = add(actions, listed, first + kept)
    return listed


@compiled
def list_choices(s, actions):
    """GS-7.4 The choices of a card, and of fortifying."""
    node, seat = s.node, card_player(s)
    if node == Node.ON:
        names_source = s.card == Card.EAGLES or s.card == Card.FOG
        verb = firsts.FROM if names_source else firsts.ON
        return add_bits(actions, 0, verb, first_places(s, seat, s.card))
    if node == Node.THEN_ON:
        names_goal = s.card == NO_CARD or s.card == Card.EAGLES
        verb = firsts.TO if names_goal else firsts.ON
        return add_bits(actions, 0, verb, second_places(s, seat))
    if node == Node.MOVE:
        least = least_move(s, seat)
        return add_span(actions, 0, firsts.MOVE + least, most_move(s, seat) - least + 1)
    if node == Node.GODS:
        fewest = 0 if s.number else 1
        return add_sets(actions, firsts.GODS, gods_at(s, seat, s.place), fewest)
    if node == Node.AEGIS:
        return add(actions, add(actions, 0, firsts.AEGIS), firsts.PASS)
    return list_picks(s, actions, seat)


@compiled
def list_picks(s, actions, seat):
    """GS-7.4"""
    node = s.node
    if node == Node.MIGHTY:
        return add_bits(actions, 0, firsts.ON, mightiest(s))
    if node == Node.RELIC:
        relics = relics_open(s, seat, s.card) >> HAND_KINDS
        return add_bits(actions, 0, firsts.RELIC, relics)
    if node == Node.GOD_OF:
        return add_bits(actions, 0, firsts.GOD, gods_at(s, s.seat, s.attacking))
    if node == Node.PLAYER:
        return add_bits(actions, 0, firsts.PLAYER, players_open(s, seat, s.card))
    if node == Node.DECK:
        return add_bits(actions, 0, firsts.DECK, decks_open(s, seat))
    if node == Node.TAKE:
        return add_bits(actions, 0, firsts.TAKE, s.hands[s.pick, ONE])
    listed = 0
    for sea in range(len(SEAS)):
        if is_sea_open(s, sea):
            listed = add(actions, listed, firsts.SEA + sea)
    return listed
