"""GG-6 Phase 2: purchases."""

import numpy as np

from theomachy.games.gog.actions import PAYMENT
from theomachy.games.gog.board import CELLS_PER_WORD, NEIGHBOUR, NEXT_TO, NOWHERE
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import HIGHEST_LEVEL, LARGEST_BARN, POWER_LEVELS
from theomachy.games.gog.refusals import TOO_DEAR, Refusal
from theomachy.games.gog.rules.abilities import can_draw, draw_ability
from theomachy.games.gog.rules.ending import check_corners
from theomachy.games.gog.rules.ground import (
    has_soldiers_in_stock,
    is_city_of,
    is_free,
    is_soldier_of,
    is_water,
    length,
    level_of,
    owns,
    put_soldier,
    raise_level,
    resume,
    set_barn,
    touches,
)
from theomachy.games.gog.rules.pay import PRICES, can_pay, payment_after, price_level
from theomachy.games.gog.rules.scrolls import can_get_scroll, get_scroll
from theomachy.games.gog.state import Node, Purchase
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State

_PLACED = (Purchase.SOLDIER, Purchase.TRAIN, Purchase.FORTIFY)
IS_PLACED = np.array([purchase in _PLACED for purchase in Purchase])
"""GG-6.2, GG-6.3, GG-6.4 Whether a purchase goes somewhere on the map."""


@compiled
def is_next_to_own_city(s: State, seat: Seat, cell: Cell) -> bool:
    for i in range(length(s.cities[seat])):
        if touches(s, s.cities[seat, i], cell):
            return True
    return False


@compiled
def refusal_to_recruit_at(s: State, cell: Cell) -> Refusal:
    """GG-6.2, GG-16.4 On a free cell without water that neighbours an own city."""
    if not is_free(s, cell):
        return Refusal.CELL_TAKEN
    if is_water(s, cell):
        return Refusal.NOT_ON_WATER
    near = is_next_to_own_city(s, s.seat, cell)
    return Refusal.NONE if near else Refusal.NOT_NEXT_TO_YOUR_CITY


@compiled
def recruiting_place(s: State, seat: Seat, besides: Cell) -> Cell:
    """GG-6.2 A cell for a new soldier that is not this one, or NOWHERE."""
    for i in range(length(s.cities[seat])):
        for cell in NEIGHBOUR[s.cities[seat, i]]:
            if cell != NOWHERE and cell != besides and is_free(s, cell) and not is_water(s, cell):
                return int(cell)
    return NOWHERE


@compiled
def refusal_to_train_at(s: State, cell: Cell) -> Refusal:
    """GG-6.3 An own soldier below six, wherever it stands, at the price of its level."""
    if not is_soldier_of(s, s.seat, cell):
        return Refusal.NOT_YOURS_TO_TRAIN
    level = level_of(s.board[cell])
    if level == HIGHEST_LEVEL:
        return Refusal.TRAINED_TO_THE_TOP
    paid = can_pay(s, s.seat, Purchase.TRAIN.value, level)
    return Refusal.NONE if paid else Refusal.TRAINING_TOO_DEAR


@compiled
def refusal_to_fortify_at(s: State, cell: Cell) -> Refusal:
    """GG-6.4 An own city below six."""
    if not is_city_of(s, s.seat, cell):
        return Refusal.NOT_YOURS_TO_FORTIFY
    is_highest = level_of(s.board[cell]) == HIGHEST_LEVEL
    return Refusal.FORTIFIED_TO_THE_TOP if is_highest else Refusal.NONE


@compiled
def refusal_to_buy_at(s: State, cell: Cell) -> Refusal:
    """GG-6.2, GG-6.3, GG-6.4 Where the thing being bought may go."""
    if s.purchase == Purchase.SOLDIER:
        return refusal_to_recruit_at(s, cell)
    if s.purchase == Purchase.TRAIN:
        return refusal_to_train_at(s, cell)
    return refusal_to_fortify_at(s, cell)


@compiled
def recruiting_places(s: State, w: int) -> Bits:
    """GG-6.2 Free land next to own cities, one word of the map."""
    near, places = EMPTY, EMPTY
    for i in range(length(s.cities[s.seat])):
        near |= NEXT_TO[s.cities[s.seat, i], w]
    while near:
        cell = w * CELLS_PER_WORD + lowest(near)
        if is_free(s, cell) and not is_water(s, cell):
            places |= near & -near
        near = without_lowest(near)
    return places


@compiled
def buying_places(s: State, w: int) -> Bits:
    """GG-6.2, GG-6.3, GG-6.4 The cells for the thing being bought, one word of the map."""
    if s.purchase == Purchase.SOLDIER:
        return recruiting_places(s, w)
    places = EMPTY
    cells = s.soldiers[s.seat] if s.purchase == Purchase.TRAIN else s.cities[s.seat]
    for i in range(length(cells)):
        if cells[i] // CELLS_PER_WORD == w and refusal_to_buy_at(s, cells[i]) == 0:
            places |= only(cells[i] % CELLS_PER_WORD)
    return places


@compiled
def refusal_to_train(s: State) -> Refusal:
    """GG-6.3 A soldier below six on the map, and the price of its next level."""
    reason = Refusal.NO_SOLDIER_TO_TRAIN
    for i in range(length(s.soldiers[s.seat])):
        refused = refusal_to_train_at(s, s.soldiers[s.seat, i])
        if refused == 0:
            return refused
        if refused == Refusal.TRAINING_TOO_DEAR:
            reason = refused
    return reason


@compiled
def can_fortify(s: State) -> bool:
    """GG-6.4 Whether a city has a level to gain."""
    for i in range(length(s.cities[s.seat])):
        if refusal_to_fortify_at(s, s.cities[s.seat, i]) == 0:
            return True
    return False


@compiled
def refusal_to_recruit(s: State) -> Refusal:
    """GG-1.7, GG-6.2 A die in stock, and a cell for it."""
    if not has_soldiers_in_stock(s, s.seat):
        return Refusal.NO_SOLDIER_IN_STOCK
    has_room = recruiting_place(s, s.seat, NOWHERE) != NOWHERE
    return Refusal.NONE if has_room else Refusal.NO_ROOM_BY_YOUR_CITIES


@compiled
def refusal_to_have(s: State, purchase: int) -> Refusal:
    """GG-6.2, GG-6.4, GG-6.5, GG-6.6, GG-6.7 Something to have, whatever it costs."""
    if purchase == Purchase.SOLDIER:
        return refusal_to_recruit(s)
    if purchase == Purchase.FORTIFY:
        return Refusal.NONE if can_fortify(s) else Refusal.NO_CITY_TO_FORTIFY
    if purchase == Purchase.ABILITY:
        return Refusal.NONE if can_draw(s, s.seat) else Refusal.NO_ABILITY_TO_DRAW
    if purchase == Purchase.BARN:
        return Refusal.NONE if s.barns[s.seat] < LARGEST_BARN else Refusal.LARGEST_BARN
    return Refusal.NONE if can_get_scroll(s) else Refusal.NO_SCROLL_TO_GET


@compiled
def refusal_to_buy(s: State, purchase: int) -> Refusal:
    """GG-6.1, GG-6.8 Something to have, and a price that can be paid."""
    if purchase == Purchase.TRAIN:
        return refusal_to_train(s)
    reason = refusal_to_have(s, purchase)
    if reason == 0 and not can_pay(s, s.seat, purchase, 0):
        return TOO_DEAR[purchase]
    return reason


@compiled
def is_for_sale(s: State, purchase: int) -> bool:
    """GG-6.1 Whether it can be bought; the price is looked at first, because that is quick."""
    if purchase != Purchase.TRAIN and not can_pay(s, s.seat, purchase, 0):
        return False
    return refusal_to_buy(s, purchase) == 0


@compiled
def for_sale(s: State) -> Bits:
    """GG-6.1 All that can be bought."""
    purchases = EMPTY
    for purchase in range(Purchase.SOLDIER, Purchase.SCROLL + 1):
        if is_for_sale(s, purchase):
            purchases |= only(purchase - Purchase.SOLDIER)
    return purchases


@compiled
def can_buy(s: State) -> bool:
    """GG-4.6 Whether anything but `next` is left."""
    for purchase in range(Purchase.SOLDIER, Purchase.SCROLL + 1):
        if is_for_sale(s, purchase):
            return True
    return False


@compiled
def choose_purchase(s: State, purchase: int) -> None:
    """GG-6.1 What; then where, if it goes somewhere."""
    s.purchase = purchase
    s.node = Node.BUY_AT if IS_PLACED[purchase] else Node.PAY


@compiled
def choose_place(s: State, cell: Cell) -> None:
    s.place, s.node = cell, Node.PAY


@compiled
def pay_mix(s: State, payment: int) -> None:
    """GG-17.2 Any mix of the total."""
    for resource in range(len(RESOURCES)):
        s.resources[s.seat, resource] -= PAYMENT[payment, resource]
    carry_out(s)


@compiled
def pay_price(s: State) -> None:
    """GG-6.8 Exactly, or by the only mix there is."""
    if owns(s, s.seat, Ability.WIS):
        pay_mix(s, payment_after(s, NOWHERE))
        return
    level = price_level(s)
    for resource in range(len(RESOURCES)):
        s.resources[s.seat, resource] -= PRICES[s.purchase, level, resource]
    carry_out(s)


@compiled
def carry_out(s: State) -> None:
    """GG-6.1 What was paid for happens at once."""
    me, purchase, cell = int(s.seat), s.purchase, int(s.place)
    s.purchase, s.place = Purchase.NOTHING, NOWHERE
    if purchase == Purchase.SOLDIER:
        recruit(s, me, cell)
    elif purchase == Purchase.TRAIN:
        raise_level(s, cell, 1)
        resume(s)
    elif purchase == Purchase.FORTIFY:
        raise_level(s, cell, 1)
        s.node = Node.CHECK_SITE
    elif purchase == Purchase.ABILITY:
        draw_ability(s, me)
    elif purchase == Purchase.BARN:
        set_barn(s, me, s.barns[me] + 1)
        resume(s)
    else:
        get_scroll(s, 0)


@compiled
def recruit(s: State, me: Seat, cell: Cell) -> None:
    """GG-6.2, GG-17.9 Level 1, with Power 2."""
    level = 1 + POWER_LEVELS if owns(s, me, Ability.POW) else 1
    put_soldier(s, me, cell, level)
    check_corners(s, me, cell)
    resume(s)
