"""GS-6.12 to GS-6.14 Cards in hands and decks; GS-6.3 to GS-6.5 drawing."""

from theomachy.games.godstorm.cards import (
    DECK_KINDS,
    DECK_OF,
    GODS,
    HAND_DECKS,
    NO_CARD,
    UNDERWORLD_KINDS,
)
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.state import NO_UNDERWORLD, NONE, ONE, TWO, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import has, only
from theomachy.kernel.kinds import Bits, Seat, State


@compiled
def hold(s: State, seat: Seat, card: int) -> None:
    """GS-6.12 A card goes to the hand."""
    twin = TWO if has(s.hands[seat, ONE], card) else ONE
    s.hands[seat, twin] |= only(card)
    s.hand_size[seat, DECK_OF[card]] += 1


@compiled
def let_go(s: State, seat: Seat, card: int) -> None:
    """GS-6.4 A card leaves the hand."""
    twin = TWO if has(s.hands[seat, TWO], card) else ONE
    s.hands[seat, twin] &= ~only(card)
    s.hand_size[seat, DECK_OF[card]] -= 1


@compiled
def empty_hand(s: State, seat: Seat) -> None:
    """GS-6.4 All cards leave the hand."""
    s.hands[seat, ONE], s.hands[seat, TWO] = 0, 0
    for deck in range(HAND_DECKS):
        s.hand_size[seat, deck] = 0


@compiled
def hand_over(s: State, giver: Seat, taker: Seat) -> None:
    """GS-14.3 The whole hand."""
    s.hands[taker, TWO] |= s.hands[giver, TWO] | (s.hands[taker, ONE] & s.hands[giver, ONE])
    s.hands[taker, ONE] |= s.hands[giver, ONE]
    for deck in range(HAND_DECKS):
        s.hand_size[taker, deck] += s.hand_size[giver, deck]
    empty_hand(s, giver)


@compiled
def cards_in_hand(s: State, seat: Seat) -> int:
    """GS-6.14 Their number is public."""
    held = 0
    for deck in range(HAND_DECKS):
        held += int(s.hand_size[seat, deck])
    return held


@compiled
def copies_in_deck(s: State, card: int) -> int:
    """GS-2.12 How many of a kind are left."""
    return int(has(s.deck[ONE], card)) + int(has(s.deck[TWO], card))


@compiled
def cards_in_decks(s: State) -> int:
    left = 0
    for deck in range(GODS):
        left += int(s.deck_size[deck])
    return left


@compiled
def kinds_to_draw(s: State) -> Bits:
    """GS-6.4 What the deck drawn from still has."""
    return s.deck[ONE] & DECK_KINDS[s.draw_deck]


@compiled
def what_is_drawn(s: State) -> Refusal:
    """GS-4.2, GS-6.3, GS-6.5, GS-16.5 Omens, cards bought or delivered, and labours."""
    if s.omen:
        return Refusal.NOW_OMENS_ARE_DRAWN
    if s.after != Node.DRAWS:
        return Refusal.NOW_A_LABOUR_IS_REWARDED
    return Refusal.NOW_BOUGHT_CARDS_ARE_DRAWN if s.card == NO_CARD else Refusal.NOW_FAITH_DELIVERS


@compiled
def refusal_to_draw(s: State, card: int) -> Refusal:
    """GS-6.4, GS-12.18 From the deck it is drawn from, if it is there."""
    if DECK_OF[card] != s.draw_deck:
        return what_is_drawn(s)
    if has(s.deck[ONE], card):
        return Refusal.NONE
    is_of_below = s.rules.underworld == NO_UNDERWORLD and has(UNDERWORLD_KINDS, card)
    return Refusal.NO_UNDERWORLD if is_of_below else Refusal.NO_SUCH_CARD_LEFT


@compiled
def leave_deck(s: State, card: int) -> None:
    twin = TWO if has(s.deck[TWO], card) else ONE
    s.deck[twin] &= ~only(card)
    s.deck_size[DECK_OF[card]] -= 1


@compiled
def begin_draw(s: State, seat: Seat, deck: int, after: Node) -> None:
    """GS-6.4, GS-6.5 A card is drawn at once; an empty deck gives nothing."""
    s.node = after
    if s.deck_size[deck] > 0:
        s.drawer, s.draw_deck, s.after, s.node = seat, deck, after, Node.DRAW


@compiled
def enqueue(s: State, deck: int) -> None:
    """GS-6.3 A card to be drawn when all are bought."""
    place = 0
    while s.queue[place] != NONE:
        place += 1
    s.queue[place] = deck


@compiled
def queued(s: State, deck: int) -> int:
    """GS-6.3 How many cards of this deck will be drawn."""
    number = 0
    for place in range(len(s.queue)):
        number += s.queue[place] == deck
    return number


@compiled
def draw_next(s: State) -> None:
    """GS-6.3 In the order bought; then the card that gave them ends, or T4 begins."""
    deck = s.queue[0]
    if deck == NONE:
        s.node = Node.PLAY if s.card == NONE else Node.CARD_END
        return
    for place in range(len(s.queue) - 1):
        s.queue[place] = s.queue[place + 1]
    s.queue[len(s.queue) - 1] = NONE
    begin_draw(s, s.seat, deck, Node.DRAWS)
