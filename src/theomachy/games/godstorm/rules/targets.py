"""GS-7.2, GS-16 to GS-18 When a card may be played, and what may be chosen for it."""

from theomachy.games.godstorm.board import HEAVEN, SEA_ENDS, TERRITORIES
from theomachy.games.godstorm.cards import (
    CHOICES,
    DECK_OF,
    GODS,
    NO_CARD,
    SKY,
    WAR,
    Card,
    Choice,
)
from theomachy.games.godstorm.numbers import (
    CHAMPIONS_FAITH,
    DEADWALK_ARMIES,
    FOG_ARMIES,
    LARGEST_ORDER,
    MIGHTY_TERRITORIES,
    MOST_TEMPLES,
    TIME_EPOCH,
    TROJAN_ARMIES,
)
from theomachy.games.godstorm.rules.ground import (
    above_water,
    adjacent_to,
    gods_at,
    is_in_play,
    is_living,
    occupied,
    own_temples,
    owner_of,
    with_armies,
)
from theomachy.games.godstorm.rules.hands import cards_in_decks, cards_in_hand, queued
from theomachy.games.godstorm.state import OWNERS, STRICT
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State


@compiled
def is_ready(s: State, seat: Seat, card: int) -> bool:
    """GS-7.2 Whether the card's *If* condition is true."""
    if CHOICES[card, 0] == Choice.ON:
        return first_places(s, seat, card) != 0
    if DECK_OF[card] == WAR:
        return is_war_card_ready(s, seat, card)
    return is_sky_card_ready(s, card) if DECK_OF[card] == SKY else is_above_the_waves(s, card)


@compiled
def is_above_the_waves(s: State, card: int) -> bool:
    """GS-17.12 Atlantis sinks once."""
    return card != Card.SEA or s.sunk == 0


@compiled
def is_war_card_ready(s: State, seat: Seat, card: int) -> bool:
    """GS-16.1, GS-16.5, GS-16.7, GS-16.8, GS-16.11, GS-16.16, GS-16.17"""
    if card == Card.SHRINE or card == Card.ASH:
        return relics_open(s, seat, card) != 0
    if card == Card.DELIVER:
        return decks_open(s, seat) != 0
    if card == Card.STRENGTH or card == Card.FAITHFUL:
        return own_temples(s, seat) != 0
    if card == Card.TIME:
        return s.epoch >= TIME_EPOCH
    return players_open(s, seat, card) != 0 if card == Card.VISIONS else True


@compiled
def is_sky_card_ready(s: State, card: int) -> bool:
    """GS-18.1, GS-18.8, GS-18.10"""
    if card == Card.WORKERS:
        return count(s.temples) < MOST_TEMPLES and not has(s.temples, s.defending)
    if card == Card.MEEK or card == Card.IDOL:
        if gods_at(s, s.seat, s.attacking) == 0:
            return False
        return card == Card.IDOL or refuge(s) != 0
    return True


@compiled
def refuge(s: State) -> Bits:
    """GS-18.8 The attacker's temples elsewhere."""
    return own_temples(s, s.seat) & ~only(s.attacking)


@compiled
def first_places(s: State, seat: Seat, card: int) -> Bits:
    """The territories (or, behind them, spaces) the first `on` or `from` may name."""
    if DECK_OF[card] == WAR:
        return war_places(s, seat, card)
    if card == Card.FOG:
        return with_armies(s, s.land[seat] & ~only(s.defending), 2)
    return death_places(s, seat, card)


@compiled
def war_places(s: State, seat: Seat, card: int) -> Bits:
    """GS-16.2, GS-16.3, GS-16.4, GS-16.6, GS-16.9, GS-16.10, GS-16.12, GS-16.13, GS-16.15"""
    mine = s.land[seat]
    if card == Card.HEROES:
        return mine
    if card == Card.EMPIRE:
        return mine & ~s.temples if count(s.temples) < MOST_TEMPLES else EMPTY
    if card == Card.CHAMPIONS:
        return mine if s.faith[seat] >= CHAMPIONS_FAITH else EMPTY
    if card == Card.EAGLES:
        return movable(s, seat) if count(mine) > 1 else EMPTY
    if card == Card.PRAYERS:
        return own_temples(s, seat)
    if card == Card.STORMS:
        return occupied(s)
    if card == Card.PURGED:
        return s.plagues
    return siren_places(s, seat) if card == Card.SIREN else falling_temples(s)


@compiled
def movable(s: State, seat: Seat) -> Bits:
    """GS-11.2, GS-16.4 Territories with an army to spare or a god."""
    cells = with_armies(s, s.land[seat], 2)
    for god in range(GODS):
        if is_in_play(s, seat, god):
            cells |= only(s.gods[seat, god])
    return cells


@compiled
def siren_places(s: State, seat: Seat) -> Bits:
    """GS-16.13, GS-7.8 Of any other owner of two territories or more."""
    cells = EMPTY
    for owner in range(OWNERS):
        if owner != seat and count(s.land[owner]) > 1:
            cells |= s.land[owner]
    return cells


@compiled
def falling_temples(s: State) -> Bits:
    """GS-16.15 Controlled temples whose owner has a territory without temple."""
    cells = EMPTY
    for seat in range(s.players):
        if s.land[seat] & ~s.temples:
            cells |= own_temples(s, seat)
    return cells


@compiled
def death_places(s: State, seat: Seat, card: int) -> Bits:
    """GS-17.5, GS-17.6, GS-17.8, GS-17.9, GS-17.13"""
    if card == Card.FIRE:
        return s.temples
    if card == Card.PARADISE:
        return s.plagues
    if card == Card.DEADWALK:
        return walking_dead(s, seat) if own_temples(s, seat) else EMPTY
    if card == Card.FORSAKE:
        return above_water(s) & ~s.temples & ~s.plagues
    strangers = occupied(s) & ~s.land[seat]
    return strangers & ~with_armies(s, strangers, TROJAN_ARMIES + 1)


@compiled
def walking_dead(s: State, seat: Seat) -> Bits:
    """GS-17.8 Spaces with an army to spare, written behind the territories."""
    cells = EMPTY
    for space in range(HEAVEN):
        if s.space_owner[space] == seat and s.souls[space] > 1:
            cells |= only(TERRITORIES + space)
    return cells


@compiled
def second_places(s: State, seat: Seat) -> Bits:
    """GS-11.1, GS-16.4, GS-16.13, GS-16.15, GS-17.8, GS-18.8 What the second `on` or `to` names."""
    card = s.card
    if card == NO_CARD:
        return connected(s, seat, s.place) & ~only(s.place)
    if card == Card.EAGLES:
        return s.land[seat] & ~only(s.place)
    if card == Card.SIREN:
        return s.land[owner_of(s, s.place)] & ~only(s.place)
    if card == Card.FALLS:
        return s.land[owner_of(s, s.place)] & ~s.temples
    return own_temples(s, seat) if card == Card.DEADWALK else refuge(s)


@compiled
def connected(s: State, seat: Seat, territory: Cell) -> Bits:
    """GS-11.1 A chain of adjacent territories the player controls."""
    reached, fresh = only(territory), only(territory)
    while fresh:
        near = adjacent_to(s, lowest(fresh)) & s.land[seat] & ~reached
        reached |= near
        fresh = without_lowest(fresh) | near
    return reached


@compiled
def least_move(s: State, seat: Seat) -> int:
    """GS-11.2, GS-16.4 No army only if a god moves; GS-17.8, GS-18.7 at least one."""
    takes_gods = s.card == NO_CARD or s.card == Card.EAGLES
    return 0 if takes_gods and gods_at(s, seat, s.place) else 1


@compiled
def most_move(s: State, seat: Seat) -> int:
    """GS-7.6, GS-1.13 One army stays; GS-17.8 six, GS-18.7 four at most."""
    if s.card == Card.DEADWALK:
        return min(DEADWALK_ARMIES, int(s.souls[s.place - TERRITORIES]) - 1)
    limit = FOG_ARMIES if s.card == Card.FOG else LARGEST_ORDER
    return min(limit, int(s.armies[s.place]) - 1)


@compiled
def relics_open(s: State, seat: Seat, card: int) -> Bits:
    """GS-16.1 Relics of others; GS-16.7 of anybody."""
    relics = EMPTY
    for owner in range(s.players):
        if owner != seat or card == Card.ASH:
            relics |= s.relics[owner]
    return relics


@compiled
def players_open(s: State, seat: Seat, card: int) -> Bits:
    """GS-16.17 Others with cards; GS-17.2, GS-7.8 any living player. As bits."""
    players = 0
    for player in range(s.players):
        is_open = is_living(s, player)
        if card == Card.VISIONS:
            is_open = player != seat and cards_in_hand(s, player) > 0
        if is_open:
            players |= 1 << player
    return players


@compiled
def decks_open(s: State, seat: Seat) -> Bits:
    """GS-16.5 With a card left for it; with `strict` its god in play. As bits."""
    decks = 0
    for deck in range(GODS):
        if s.deck_size[deck] > queued(s, deck):
            if s.rules.faith_shall_deliver != STRICT or is_in_play(s, seat, deck):
                decks |= 1 << deck
    return decks


@compiled
def has_more_to_deliver(s: State) -> bool:
    """GS-16.5 A second deck, unless one card only was left."""
    already = 0
    for deck in range(GODS):
        already += queued(s, deck)
    return already < 2 and cards_in_decks(s) > already


@compiled
def is_sea_open(s: State, sea: int) -> bool:
    """GS-17.14 Between territories not sunken, and not the maelstrom's."""
    ends = only(SEA_ENDS[sea, 0]) | only(SEA_ENDS[sea, 1])
    return ends & ~above_water(s) == 0 and sea != s.maelstrom


@compiled
def mightiest(s: State) -> Bits:
    """GS-17.11 The largest not yet taken, all that are equal."""
    cells, most, left = EMPTY, 0, occupied(s) & ~s.marked
    while left:
        territory = lowest(left)
        armies = int(s.armies[territory])
        if armies > most:
            cells, most = EMPTY, armies
        if armies == most:
            cells |= only(territory)
        left = without_lowest(left)
    return cells


@compiled
def mighty_left(s: State) -> int:
    """GS-17.11 How many are still to be taken."""
    return MIGHTY_TERRITORIES - count(s.marked)
