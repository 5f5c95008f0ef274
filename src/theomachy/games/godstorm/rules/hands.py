"""GS-6.12 to GS-6.14 Cards in hands and decks; GS-6.3 to GS-6.5 drawing."""

from theomachy.games.godstorm.cards import DECK_OF, GODS, HAND_DECKS
from theomachy.games.godstorm.state import NONE, ONE, TWO, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has, only


@compiled
def hold(s, seat, card):
    """GS-6.12 A card goes to the hand."""
    twin = TWO if has(s.hands[seat, ONE], card) else ONE
    s.hands[seat, twin] |= only(card)
    s.hand_size[seat, DECK_OF[card]] += 1


@compiled
def let_go(s, seat, card):
    """GS-6.4 A card leaves the hand."""
    twin = TWO if has(s.hands[seat, TWO], card) else ONE
    s.hands[seat, twin] &= ~only(card)
    s.hand_size[seat, DECK_OF[card]] -= 1


@compiled
def empty_hand(s, seat):
    """GS-6.4 All cards leave the hand."""
    s.hands[seat, ONE], s.hands[seat, TWO] = 0, 0
    for deck in range(HAND_DECKS):
        s.hand_size[seat, deck] = 0


@compiled
def hand_over(s, giver, taker):
    """GS-14.3 The whole hand."""
    s.hands[taker, TWO] |= s.hands[giver, TWO] | (s.hands[taker, ONE] & s.hands[giver, ONE])
    s.hands[taker, ONE] |= s.hands[giver, ONE]
    for deck in range(HAND_DECKS):
        s.hand_size[taker, deck] += s.hand_size[giver, deck]
    empty_hand(s, giver)


@compiled
def cards_in_hand(s, seat):
    """GS-6.14 Their number is public."""
    held = 0
    for deck in range(HAND_DECKS):
        held += int(s.hand_size[seat, deck])
    return held


@compiled
def copies_in_deck(s, card):
    """GS-2.12 How many of a kind are left."""
    return int(has(s.deck[ONE], card)) + int(has(s.deck[TWO], card))


@compiled
def cards_in_decks(s):
    left = 0
    for deck in range(GODS):
        left += int(s.deck_size[deck])
    return left


@compiled
def leave_deck(s, card):
    twin = TWO if has(s.deck[TWO], card) else ONE
    s.deck[twin] &= ~only(card)
    s.deck_size[DECK_OF[card]] -= 1


@compiled
def begin_draw(s, seat, deck, after):
    """GS-6.4, GS-6.5 A card is drawn at once; an empty deck gives nothing."""
    s.node = after
    if s.deck_size[deck] > 0:
        s.drawer, s.draw_deck, s.after, s.node = seat, deck, after, Node.DRAW


@compiled
def enqueue(s, deck):
    """GS-6.3 A card to be drawn when all are bought."""
    place = 0
    while s.queue[place] != NONE:
        place += 1
    s.queue[place] = deck


@compiled
def queued(s, deck):
    """GS-6.3 How many cards of this deck will be drawn."""
    number = 0
    for place in range(len(s.queue)):
        number += s.queue[place] == deck
    return number


@compiled
def draw_next(s):
    """GS-6.3 In the order bought; then the card that gave them ends, or T4 begins."""
    deck = s.queue[0]
    if deck == NONE:
        s.node = Node.PLAY if s.card == NONE else Node.CARD_END
        return
    for place in range(len(s.queue) - 1):
        s.queue[place] = s.queue[place + 1]
    s.queue[len(s.queue) - 1] = NONE
    begin_draw(s, s.seat, deck, Node.DRAWS)
