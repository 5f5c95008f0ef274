"""What each decision offers, as words: bit k is the k-th of its choices, or the k-th cell."""

from theomachy.games.gog.actions import LOOT, SWAPS
from theomachy.games.gog.board import CELLS_PER_WORD, DIRECTIONS, NEXT_TO, distance
from theomachy.games.gog.cards import ABILITIES, SECOND_OMEN, Treasure
from theomachy.games.gog.rules.buy import is_for_sale, refusal_to_buy_at
from theomachy.games.gog.rules.conquest import refusal_to_conquer
from theomachy.games.gog.rules.dice import refusal_to_ambush, refusal_to_ambush_at
from theomachy.games.gog.rules.figures import figure_cell, figure_reach
from theomachy.games.gog.rules.gather import (
    refusal_to_exchange,
    refusal_to_muster_at,
    refusal_to_offer,
)
from theomachy.games.gog.rules.ground import has_city, is_free, is_water, length
from theomachy.games.gog.rules.map import must_join, refusal_to_lay, refusal_to_lay_the_site
from theomachy.games.gog.rules.movement import (
    can_walk,
    picked_level,
    refusal_to_found,
    refusal_to_pick,
    refusal_to_step,
    refusal_to_stop,
)
from theomachy.games.gog.rules.pay import FIRST_PAYMENT, price_total, refusal_to_pay
from theomachy.games.gog.rules.scrolls import refusal_to_take
from theomachy.games.gog.rules.sending import refusal_to_send
from theomachy.games.gog.rules.taking import refusal_to_steal
from theomachy.games.gog.rules.treasure import is_about_cities, refusal_to_name
from theomachy.games.gog.state import NO_FIGURE, Node, Purchase
from theomachy.games.gog.tiles import LAYS
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, lowest, only, without_lowest

FOUND_BIT, STOP_BIT = 8, 9
AMBUSH_BIT, END_BIT = 3, 4


@compiled
def steps_open(s):
    """GG-10.3, GG-10.11, GG-11.2 Steps by direction, then a city, then the end of the pick."""
    choices = EMPTY
    if can_walk(s):
        here, level = int(s.picked), picked_level(s)
        for direction in range(len(DIRECTIONS)):
            if refusal_to_step(s, here, level, direction) == 0:
                choices |= only(direction)
    if refusal_to_found(s) == 0:
        choices |= only(FOUND_BIT)
    return choices | only(STOP_BIT) if refusal_to_stop(s) == 0 else choices


@compiled
def moves_open(s):
    """GG-9.4, GG-10.1, GG-17.4 Gog, Angel, an ambush, and always the end."""
    choices = only(END_BIT)
    if s.figure != NO_FIGURE:
        choices |= only(s.figure - 1)
    return choices | only(AMBUSH_BIT) if refusal_to_ambush(s) == 0 else choices


@compiled
def picks_open(s, w):
    """GG-10.2 Own soldiers that can set out or found, by cell."""
    choices = EMPTY
    for cell in s.soldiers[s.seat]:
        if cell // CELLS_PER_WORD == w and refusal_to_pick(s, cell) == 0:
            choices |= only(cell - w * CELLS_PER_WORD)
    return choices


@compiled
def sieges_open(s, w):
    """GG-13.1, GG-13.6 Cities that can be conquered, by cell."""
    choices = EMPTY
    for rival in range(s.players):
        for city in s.cities[rival]:
            if city // CELLS_PER_WORD == w and refusal_to_conquer(s, city) == 0:
                choices |= only(city - w * CELLS_PER_WORD)
    return choices


@compiled
def purchases_open(s):
    """GG-6.1 Anything that can be had and paid."""
    choices = EMPTY
    for purchase in range(Purchase.SOLDIER, Purchase.SCROLL + 1):
        if is_for_sale(s, purchase):
            choices |= only(purchase - Purchase.SOLDIER)
    return choices


@compiled
def swaps_open(s):
    """GG-5.10, GG-5.11 With camels, then with players."""
    choices = EMPTY
    for swap in range(len(SWAPS)):
        if s.exchanges > 0 and refusal_to_exchange(s, swap) == 0:
            choices |= only(swap)
    for offer in range(len(SWAPS) * s.players if s.offers > 0 else 0):
        if refusal_to_offer(s, offer) == 0:
            choices |= only(len(SWAPS) + offer)
    return choices


@compiled
def payments_open(s):
    """GG-17.2 Of the price's total, those he can pay."""
    choices, total = EMPTY, price_total(s)
    for payment in range(FIRST_PAYMENT[total], FIRST_PAYMENT[total + 1]):
        if refusal_to_pay(s, payment) == 0:
            choices |= only(payment - FIRST_PAYMENT[total])
    return choices


@compiled
def loot_open(s):
    """GG-8.12"""
    choices = EMPTY
    for loot in range(s.players * len(LOOT)):
        if refusal_to_steal(s, loot) == 0:
            choices |= only(loot)
    return choices


@compiled
def rivals_open(s):
    """GG-15.2"""
    choices = EMPTY
    for rival in range(s.players):
        if refusal_to_take(s, rival) == 0:
            choices |= only(rival)
    return choices


@compiled
def treasures_open(s):
    """GG-7.8 Two omens are one outcome."""
    second = (s.treasures >> SECOND_OMEN) & 1
    return (s.treasures & (only(SECOND_OMEN) - 1)) | (second << Treasure.OMEN)


@compiled
def unseen_open(s):
    """GG-17.12"""
    choices = EMPTY
    for kind in range(len(ABILITIES)):
        if s.unseen[kind] > 0:
            choices |= only(kind)
    return choices


@compiled
def lays_open(s, w):
    """GG-2.4, GG-2.8 Of the site, or of the piece drawn."""
    is_site = s.node == Node.SITE
    joining = not is_site and must_join(s)
    choices, first = EMPTY, w * CELLS_PER_WORD
    for lay in range(first, min(first + CELLS_PER_WORD, LAYS)):
        refused = refusal_to_lay_the_site(s, lay) if is_site else refusal_to_lay(s, lay, joining)
        if refused == 0:
            choices |= only(lay - first)
    return choices


@compiled
def cells_open(s, w):
    """The cells of one word of the map that the node may name."""
    node = s.node
    if node == Node.BUY_AT and s.purchase != Purchase.SOLDIER:
        cells = s.soldiers[s.seat] if s.purchase == Purchase.TRAIN else s.cities[s.seat]
        return own_open(s, cells, w)
    if node == Node.SELECT:
        about_cities = is_about_cities(s.card)
        return own_open(s, s.cities[s.affected] if about_cities else s.soldiers[s.affected], w)
    if node == Node.BUY_AT or (node == Node.MUSTER and has_city(s, s.seat)):
        return recruits_open(s, w)
    if node == Node.FIGURE:
        return figure_open(s, w)
    choices, first = EMPTY, w * CELLS_PER_WORD
    for cell in range(first, first + CELLS_PER_WORD):
        if refusal_of_any_cell(s, cell) == 0:
            choices |= only(cell - first)
    return choices


@compiled
def own_open(s, cells, w):
    """GG-1.10, GG-6.3, GG-6.4 Own soldiers or cities that can be named."""
    choices = EMPTY
    for i in range(length(cells)):
        if cells[i] // CELLS_PER_WORD == w:
            buying = s.node == Node.BUY_AT
            refused = refusal_to_buy_at(s, cells[i]) if buying else refusal_to_name(s, cells[i])
            if refused == 0:
                choices |= only(cells[i] - w * CELLS_PER_WORD)
    return choices


@compiled
def recruits_open(s, w):
    """GG-5.13, GG-6.2 Free land next to own cities."""
    near, choices = EMPTY, EMPTY
    for i in range(length(s.cities[s.seat])):
        near |= NEXT_TO[s.cities[s.seat, i], w]
    while near:
        cell = w * CELLS_PER_WORD + lowest(near)
        if is_free(s, cell) and not is_water(s, cell):
            choices |= near & -near
        near = without_lowest(near)
    return choices


@compiled
def figure_open(s, w):
    """GG-14.1 Free cells within reach, and the present one."""
    here, reach = figure_cell(s), figure_reach(s)
    choices, first = EMPTY, w * CELLS_PER_WORD
    for cell in range(first, first + CELLS_PER_WORD):
        if distance(here, cell) <= reach and (is_free(s, cell) or cell == here):
            choices |= only(cell - first)
    return choices


@compiled
def refusal_of_any_cell(s, cell):
    """GG-5.13, GG-8.13, GG-17.5 Where the whole map has to be looked at."""
    if s.node == Node.SEND:
        return refusal_to_send(s, s.place, cell)
    if s.node == Node.AMBUSH_AT:
        return refusal_to_ambush_at(s, cell)
    return refusal_to_muster_at(s, cell)
