"""GS-6.14 What a seat may not know, and when it is shown: hands, and bids before the reveal."""

import numpy as np

from theomachy.games.godstorm.cards import DECK_KINDS, HAND_DECKS
from theomachy.games.godstorm.rules.bids import largest_bid
from theomachy.games.godstorm.rules.ground import is_living
from theomachy.games.godstorm.rules.hands import copies_in_deck
from theomachy.games.godstorm.state import NONE, ONE, TWO, Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import count, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.philox import draw


@compiled
def conceal(s: State, seat: Seat) -> None:
    """Hands of others go back to the deck, which then holds everything unseen; bids are erased."""
    if s.node == Node.OVER:
        return
    for rival in range(s.players):
        if rival != seat and not is_shown(s, rival, seat):
            hide_hand(s, rival)
        if rival != seat and s.node == Node.BID:
            s.bids[rival] = NONE


@compiled
def is_shown(s: State, rival: Seat, seat: Seat) -> bool:
    """GS-16.17 The hand a player looks at while he takes a card from it."""
    return s.node == Node.TAKE and seat == s.seat and rival == s.pick


@compiled
def reveals(s: State, action: Action, then: State) -> bool:
    """GS-6.14 A hand that changed or was looked at, or bids that were opened."""
    return opens_bids(s, then) or then.node == Node.TAKE or changes_a_hand(s, then)


@compiled
def opens_bids(s: State, then: State) -> bool:
    """GS-3.2 After the last of them."""
    return s.node == Node.BID and then.node != Node.BID


@compiled
def changes_a_hand(s: State, then: State) -> bool:
    """GS-6.14 A card was played, taken, discarded or handed over."""
    for seat in range(s.players):
        for copy in range(TWO + 1):
            if s.hands[seat, copy] != then.hands[seat, copy]:
                return True
    return False


@compiled
def hide_hand(s: State, seat: Seat) -> None:
    """What is there once or twice joins what is unseen."""
    s.deck[TWO] |= s.hands[seat, TWO] | (s.deck[ONE] & s.hands[seat, ONE])
    s.deck[ONE] |= s.hands[seat, ONE]
    s.hands[seat, ONE], s.hands[seat, TWO] = 0, 0


@compiled
def imagine(s: State, seat: Seat, rng: np.ndarray) -> None:
    """Hands of the sizes everybody knows, from what is unseen; bids the rivals could pay."""
    for rival in range(s.players):
        if rival != seat:
            for deck in range(HAND_DECKS):
                while held(s, rival, deck) < s.hand_size[rival, deck]:
                    move_to_hand(s, rival, any_unseen(s, deck, rng))
            if s.node == Node.BID and is_living(s, rival) and rival < s.seat:
                s.bids[rival] = draw(rng, largest_bid(s, rival) + 1)


@compiled
def held(s: State, seat: Seat, deck: int) -> int:
    """Cards of a deck that lie in a hand of the record."""
    kinds = DECK_KINDS[deck]
    return count(s.hands[seat, ONE] & kinds) + count(s.hands[seat, TWO] & kinds)


@compiled
def any_unseen(s: State, deck: int, rng: np.ndarray) -> int:
    """A card of this deck among the unseen, each as likely."""
    kinds = s.deck[ONE] & DECK_KINDS[deck]
    ticket = draw(rng, count(kinds) + count(s.deck[TWO] & kinds))
    while ticket >= copies_in_deck(s, lowest(kinds)):
        ticket -= copies_in_deck(s, lowest(kinds))
        kinds = without_lowest(kinds)
    return lowest(kinds)


@compiled
def move_to_hand(s: State, seat: Seat, card: int) -> None:
    """From the unseen; the public numbers stay."""
    s.deck[TWO if has(s.deck[TWO], card) else ONE] &= ~only(card)
    s.hands[seat, TWO if has(s.hands[seat, ONE], card) else ONE] |= only(card)
