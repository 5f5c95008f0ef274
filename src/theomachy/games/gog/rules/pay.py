"""GG-6 Prices, and Wisdom that pays with any mix."""

import numpy as np

from theomachy.games.gog.actions import PAY, PAYMENT, PAYMENTS, TOTALS
from theomachy.games.gog.board import NOWHERE
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import (
    ABILITY_PRICE,
    BARN_PRICE,
    FORTIFY_PRICE,
    HIGHEST_LEVEL,
    SCROLL_PRICE,
    SOLDIER_PRICE,
    TRAIN_PRICES,
)
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.ground import level_of, owns
from theomachy.games.gog.state import Purchase
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.listing import add

_OTHERS = {
    Purchase.SOLDIER: SOLDIER_PRICE,
    Purchase.FORTIFY: FORTIFY_PRICE,
    Purchase.ABILITY: ABILITY_PRICE,
    Purchase.BARN: BARN_PRICE,
    Purchase.SCROLL: SCROLL_PRICE,
}
PRICES = np.array(
    [
        [(0, 0, 0), *TRAIN_PRICES, (0, 0, 0)]
        if purchase == Purchase.TRAIN
        else [_OTHERS.get(purchase, (0, 0, 0))] * (HIGHEST_LEVEL + 1)
        for purchase in Purchase
    ],
    np.int8,
)
"""GG-6.1 [purchase, level, resource]; only training looks at the level."""
PRICE_TOTALS = PRICES.sum(axis=2)
_SUMS = [sum(paid) for paid in PAYMENTS]
FIRST_PAYMENT = np.array([np.searchsorted(_SUMS, total) for total in range(TOTALS[-1] + 2)])
"""GG-17.2 Where the payments of each total begin."""


@compiled
def can_pay(s: State, seat: Seat, purchase: int, level: int) -> bool:
    """GG-6.8, GG-17.2 Exactly the price; with Wisdom any mix of its total."""
    if owns(s, seat, Ability.WIS):
        held = int(s.resources[seat, 0]) + s.resources[seat, 1] + s.resources[seat, 2]
        return held >= PRICE_TOTALS[purchase, level]
    for resource in range(len(RESOURCES)):
        if s.resources[seat, resource] < PRICES[purchase, level, resource]:
            return False
    return True


@compiled
def price_level(s: State) -> int:
    """GG-6.3 Training is paid by the soldier's present level."""
    return level_of(s.board[s.place]) if s.purchase == Purchase.TRAIN else 0


@compiled
def price_total(s: State) -> int:
    """GG-17.2 What the purchase costs in all."""
    return int(PRICE_TOTALS[s.purchase, price_level(s)])


@compiled
def refusal_to_pay(s: State, payment: int) -> Refusal:
    """GG-17.2 The whole total and no more, of what one has."""
    total = price_total(s)
    if not FIRST_PAYMENT[total] <= payment < FIRST_PAYMENT[total + 1]:
        return Refusal.WRONG_TOTAL
    for resource in range(len(RESOURCES)):
        if PAYMENT[payment, resource] > s.resources[s.seat, resource]:
            return Refusal.MORE_THAN_YOU_HAVE
    return Refusal.NONE


@compiled
def list_payments(s: State, actions: np.ndarray, listed: int) -> int:
    """GG-17.2 Only mixes of the price's total are looked at."""
    total = price_total(s)
    for payment in range(FIRST_PAYMENT[total], FIRST_PAYMENT[total + 1]):
        if refusal_to_pay(s, payment) == 0:
            listed = add(actions, listed, PAY + payment)
    return listed


@compiled
def payment_after(s: State, payment: int) -> int:
    """GG-17.2 The next mix that can be paid, or NOWHERE."""
    total = price_total(s)
    for mix in range(max(payment + 1, FIRST_PAYMENT[total]), FIRST_PAYMENT[total + 1]):
        if refusal_to_pay(s, mix) == 0:
            return mix
    return NOWHERE


@compiled
def must_choose_payment(s: State) -> bool:
    """GG-1.11, GG-17.2 Only with Wisdom, and only if there are two mixes or more."""
    if not owns(s, s.seat, Ability.WIS):
        return False
    return payment_after(s, payment_after(s, NOWHERE)) != NOWHERE
