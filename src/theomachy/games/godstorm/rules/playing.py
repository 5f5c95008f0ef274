"""GS-7 Playing cards: announce, choose, AEGIS, effect."""

import numpy as np

from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import (
    CHOICES,
    CONTINENT_CARDS,
    COST,
    DEATH,
    DECK_OF,
    DIE_CARDS,
    MAGIC,
    NO_CARD,
    SKY,
    UNDERWORLD_KINDS,
    WAR,
    Card,
    Choice,
)
from theomachy.games.godstorm.refusals import REASON_OF, Refusal
from theomachy.games.godstorm.rules.death import apply_death_card
from theomachy.games.godstorm.rules.elimination import sweep
from theomachy.games.godstorm.rules.ground import gods_at, is_in_play, owner_of_relic
from theomachy.games.godstorm.rules.hands import (
    cards_in_hand,
    hold,
    leave_deck,
    let_go,
)
from theomachy.games.godstorm.rules.income import OMENS
from theomachy.games.godstorm.rules.sky import apply_sky_card
from theomachy.games.godstorm.rules.targets import is_ready
from theomachy.games.godstorm.rules.war import apply_war_card
from theomachy.games.godstorm.state import NO_UNDERWORLD, NOBODY, NONE, ONE, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Seat, State

_NODES = {
    Choice.NONE: Node.AEGIS, Choice.ON: Node.ON, Choice.THEN_ON: Node.THEN_ON,
    Choice.MOVE: Node.MOVE, Choice.GODS: Node.GODS, Choice.RELIC: Node.RELIC,
    Choice.GOD: Node.GOD_OF, Choice.PLAYER: Node.PLAYER, Choice.DECK: Node.DECK,
    Choice.SEA: Node.SEA, Choice.MIGHTY: Node.MIGHTY,
}  # fmt: skip
NODE_OF_CHOICE = np.array([_NODES[choice] for choice in Choice], np.int8)


@compiled
def card_player(s: State) -> Seat:
    """GS-9.7 Sky cards are the defender's, all others are the active player's."""
    is_sky = s.card != NO_CARD and DECK_OF[s.card] == SKY
    return int(s.defender) if is_sky else int(s.seat)


@compiled
def refusal_to_play(s: State, card: int) -> Refusal:
    """GS-7.1, GS-7.2, GS-9.7 At its time, from the hand, with its god, its cost and its *If*."""
    is_sky = DECK_OF[card] == SKY
    if is_sky and s.node != Node.SKY:
        return Refusal.SKY_CARDS_DEFEND
    if s.node == Node.SKY and not is_sky:
        return Refusal.ONLY_SKY_CARDS_NOW
    seat = int(s.defender) if is_sky else int(s.seat)
    if not has(s.hands[seat, ONE], card):
        return refusal_of_absent(s, card)
    if not is_in_play(s, seat, DECK_OF[card]):
        return Refusal.GOD_OF_THE_CARD_NOT_IN_PLAY
    if s.faith[seat] < COST[card]:
        return Refusal.TOO_LITTLE_FAITH_FOR_THE_CARD
    return Refusal.NONE if is_ready(s, seat, card) else REASON_OF[card]


@compiled
def refusal_of_absent(s: State, card: int) -> Refusal:
    """GS-6.12, GS-12.18 It is not in the hand, or not in this game at all."""
    is_of_below = s.rules.underworld == NO_UNDERWORLD and has(UNDERWORLD_KINDS, card)
    return Refusal.NO_UNDERWORLD if is_of_below else Refusal.NOT_IN_YOUR_HAND


@compiled
def has_cards_to_play(s: State) -> bool:
    """GS-7.3 The window of T4 depends on what everybody knows."""
    for deck in range(WAR, DEATH + 1):
        if s.hand_size[s.seat, deck] > 0 and is_in_play(s, s.seat, deck):
            return True
    return False


@compiled
def playable(s: State) -> Bits:
    """GS-7.2, GS-9.7 The cards in hand that may be played now."""
    cards, left = EMPTY, s.hands[s.defender if s.node == Node.SKY else s.seat, ONE]
    while left:
        card = lowest(left)
        if refusal_to_play(s, card) == 0:
            cards |= only(card)
        left = without_lowest(left)
    return cards


@compiled
def play_card(s: State, card: int) -> None:
    """GS-7.4 Announced and paid; it has left the hand and the game."""
    seat = int(s.defender) if DECK_OF[card] == SKY else int(s.seat)
    let_go(s, seat, card)
    s.faith[seat] -= COST[card]
    s.card, s.node = card, Node.CHOOSE


@compiled
def receive(s: State, card: int) -> None:
    """GS-6.12, GS-6.13 To the hand, a relic into play; GS-7.11, GS-19.3 PANDORA's is played."""
    seat, is_omen = int(s.drawer), s.after == Node.OMENS and s.omen == OMENS
    s.node = s.after
    s.drawer, s.draw_deck, s.after = NOBODY, NONE, NONE
    leave_deck(s, card)
    if DECK_OF[card] == MAGIC:
        s.relics[seat] |= only(card)
    elif not is_omen:
        hold(s, seat, card)
    elif is_ready(s, seat, card):
        s.card, s.node = card, Node.CHOOSE


@compiled
def ask_next(s: State) -> None:
    """GS-7.4 The choices of the card in their order, then AEGIS."""
    s.node = NODE_OF_CHOICE[CHOICES[s.card, s.chosen]]
    s.chosen += 1


@compiled
def owner_of_aegis(s: State) -> Seat:
    """GS-7.5 Who is asked before a card takes effect."""
    return owner_of_relic(s, Card.AEGIS)


@compiled
def can_aegis_stop_it(s: State) -> bool:
    """GS-7.5, GS-19.1 Its owner did not play the card, or his own PANDORA did."""
    owner = owner_of_aegis(s)
    return owner != NOBODY and (owner != card_player(s) or s.omen > 0)


@compiled
def use_aegis(s: State) -> None:
    """GS-7.5 AEGIS leaves the game, the card has no effect."""
    s.relics[owner_of_aegis(s)] &= ~only(Card.AEGIS)
    for place in range(len(s.queue)):
        s.queue[place] = NONE
    s.node = Node.CARD_END


@compiled
def take_effect(s: State) -> None:
    """GS-7.4, GS-10.10 Dice and draws first, if the card has any."""
    card = s.card
    s.node = Node.CARD_END
    if has(DIE_CARDS, card):
        s.node = Node.DIE
        if card == Card.LAVA:
            s.place = s.attacking
    elif has(CONTINENT_CARDS, card):
        s.node = Node.CONTINENT
    elif card == Card.PARADISE:
        s.node = Node.PLAGUE_TO
    elif card == Card.DELIVER:
        s.node = Node.DRAWS
    elif card == Card.VISIONS:
        s.node = Node.TAKE
    else:
        apply_card(s, card)


@compiled
def apply_card(s: State, card: int) -> None:
    """GS-1.18, GS-7.7 What the card says, and nothing below unless it says so."""
    if DECK_OF[card] == WAR:
        apply_war_card(s, card)
    elif DECK_OF[card] == DEATH:
        apply_death_card(s, card)
    else:
        apply_sky_card(s, card)


@compiled
def hand_shown(s: State) -> Bits:
    """GS-16.17 Of the player named."""
    return s.hands[s.pick, ONE]


@compiled
def may_choose_from_hand(s: State) -> bool:
    """GS-16.17, GS-1.17 Their number is public; what they are is not."""
    return cards_in_hand(s, s.pick) != 1


@compiled
def take_from_hand(s: State, card: int) -> None:
    """GS-16.17 A card of the player named goes to one's own hand."""
    let_go(s, s.pick, card)
    hold(s, s.seat, card)
    s.node = Node.CARD_END


@compiled
def end_card(s: State) -> None:
    """GS-7.4, GS-7.10, GS-9.8 The sweep, then on with the step the card was played in."""
    player, is_sky = card_player(s), DECK_OF[s.card] == SKY
    clear_choices(s)
    s.node = Node.SKY if is_sky else Node.OMENS if s.omen else Node.PLAY
    sweep(s, player)
    if is_sky:
        s.force &= gods_at(s, s.seat, s.attacking)


@compiled
def clear_choices(s: State) -> None:
    s.card, s.chosen, s.marked = NO_CARD, 0, 0
    s.place, s.other, s.number, s.company, s.pick = NOWHERE, NOWHERE, 0, 0, NONE
