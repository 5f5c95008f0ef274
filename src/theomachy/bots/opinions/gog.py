"""What counts in Battle of GOG: scrolls, cities and what they gather, soldiers and where they go.

What has been begun and is not yet seen counts as if it were done, and what every turn brings comes
a little at every turn's end, so that no phase and no pick looks better than its fruits.
"""

import numpy as np

from theomachy.games.gog.board import AREA, AREA_SIZE, CORNER_CELLS, NOWHERE, SIDE, distance
from theomachy.games.gog.cards import ABILITIES, Ability, Treasure
from theomachy.games.gog.numbers import (
    ABUNDANCE,
    BARN,
    BESIEGERS,
    CITIES,
    CITY_DISTANCE,
    FREE_STEPS,
    POWER_LEVELS,
    STRATEGIC_BESIEGERS,
)
from theomachy.games.gog.rules.areas import is_in_area, reach_of
from theomachy.games.gog.rules.chests import is_in_any_area
from theomachy.games.gog.rules.conquest import required_level
from theomachy.games.gog.rules.gather import is_blocked
from theomachy.games.gog.rules.ground import (
    effective_level,
    is_in,
    is_soldier,
    length,
    level_of,
    mover,
    owner_of,
    owns,
    touches,
)
from theomachy.games.gog.rules.pay import PRICES, price_level
from theomachy.games.gog.rules.treasure import RAISED, is_about_cities, is_sending
from theomachy.games.gog.state import NO_FIGURE, Node, Purchase
from theomachy.games.gog.tiles import RESOURCES, Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import lowest, without_lowest

_ABILITY_FACTS = (
    "defense", "wisdom", "magic", "ambush", "abundance", "water", "power", "strategy", "speed",
)  # fmt: skip
FACTS = (
    "scrolls", "more_scrolls", "scarce_scrolls", "lock", "barn", *_ABILITY_FACTS, "card_to_come",
    "cities", "only_city", "city_levels", "chests", "camels", "income", "stock", "stock_soon",
    "soldiers", "levels", "settlers", "site", "corners",
    "three_corners", "corner_way", "sieges", "last_siege", "siege_way", "draws", "figure", "prey",
    "picked", "steps", "out",
)  # fmt: skip
(
    OWN_SCROLLS, MORE_SCROLLS, SCARCE, LOCK, OWN_BARN, *_, TO_COME, OWN_CITIES, ONLY_CITY,
    CITY_LEVELS, CHESTS, CAMELS, INCOME, STOCK, SOON, ARMY, LEVELS,
    SETTLERS, SITE, CORNERS, THREE_CORNERS, CORNER_WAY, SIEGES, LAST_SIEGE, SIEGE_WAY, DRAWS,
    FIGURE, PREY, PICKED, STEPS, OUT,
) = range(len(FACTS))  # fmt: skip
FIRST_ABILITY = FACTS.index(_ABILITY_FACTS[0])

_FARTHEST = SIDE - 1
_COLUMN, _LINE = np.divmod(np.arange(SIDE * SIDE), SIDE)
_CORNER_DISTANCE = np.array(
    [
        [max(abs(c // SIDE - k // SIDE), abs(c % SIDE - k % SIDE)) for k in CORNER_CELLS.tolist()]
        for c in range(SIDE * SIDE)
    ],
    np.int8,
)
_FIELD, _FULL = 8, 255
"""Food, wood and gold are counted together, in fields of one number."""
_COUNTED = np.array(
    [
        1 << _FIELD * (kind - Terrain.FOOD) if Terrain.FOOD <= kind <= Terrain.GOLD else 0
        for kind in Terrain
    ]
)
_SCROLL_RICHES = 4
_RICHES = _SCROLL_RICHES << 3 * Terrain.SCROLL | sum(1 << 3 * kind for kind in (2, 3, 4))
"""What each terrain promises a city beside it, in fields of three bits."""
_ROW, _FLAG, _RICHEST, _COLUMN_FULL = 5, 4, 15, (1 << 5 * SIDE) - 1
"""The riches of a column's cells are fields of one number, and never more than the richest."""
_ONES = sum(1 << 5 * row for row in range(SIDE))
_HASTE = 0.32
"""How much less a site is worth for each step to it, in resources."""
_WEAK = 2
"""Steps that a level too few is worth before a city."""
_GUARDED = 0.2
"""What a siege counts while Gog protects the city."""
_WAY = 8
"""Farther than that all ways to a siege are the same."""
_ROLLED = 3.5


@compiled
def facts(s, seat, out):
    """Cards and scrolls, cities, soldiers, sieges; then what is under way."""
    out[:] = 0.0
    if not is_in(s, seat):
        out[OUT] = 1.0
        return
    is_moving = mover(s) == seat
    leaving = NOWHERE
    if is_moving and s.node == Node.STEP and not s.has_stepped:
        leaving = int(s.picked)
    note_cards(s, seat, out)
    note_cities(s, seat, out)
    note_soldiers(s, seat, out)
    note_sieges(s, seat, leaving, out)
    if is_moving:
        note_plans(s, seat, out)
    note_settlers(s, seat, leaving, out)
    scrolls = out[OWN_SCROLLS]
    out[MORE_SCROLLS] = scrolls * scrolls
    out[SCARCE] = scrolls if s.stack == 0 and s.players > 2 else 0.0


@compiled
def note_cards(s, seat, out):
    out[OWN_SCROLLS] = s.scrolls[seat]
    out[LOCK] = s.locks[seat] != NOWHERE
    out[OWN_BARN] = s.barns[seat] - BARN
    for kind in range(len(ABILITIES)):
        out[FIRST_ABILITY + kind] = owns(s, seat, kind)
    out[TO_COME] = s.node == Node.ABILITY and s.drawer == seat


@compiled
def note_cities(s, seat, out):
    """GG-5, GG-7.1 Cities, what they gather, what else lies around them."""
    gathered, levels, cities = 0, 0, length(s.cities[seat])
    for i in range(cities):
        city = int(s.cities[seat, i])
        counted = 0
        for k in range(AREA_SIZE[city, reach_of(s, city)]):
            cell = AREA[city, k]
            terrain = s.terrain[cell]
            counted += _COUNTED[terrain]
            if terrain == Terrain.CHEST or terrain == Terrain.CAMEL:
                if not is_in_area(s, seat, cell, i):
                    out[CHESTS if terrain == Terrain.CHEST else CAMELS] += 1
        gathered += 0 if is_blocked(s, city) else counted
        levels += level_of(s.board[city])
    out[OWN_CITIES], out[CITY_LEVELS] = cities, levels
    out[ONLY_CITY] = cities == 1
    note_stock(s, seat, gathered, out)


@compiled
def note_stock(s, seat, gathered, out):
    """GG-5.8 What is in the barn, by the time that has passed since it was filled, and what will
    be there after the next gathering."""
    passed = (s.seat - seat) % s.players / s.players
    most, buying = float(s.barns[seat]), seat == s.seat and s.purchase != Purchase.NOTHING
    level = max(1, price_level(s)) if buying else 1
    for resource in range(len(RESOURCES)):
        income = float(gathered >> _FIELD * resource & _FULL)
        if owns(s, seat, Ability.ABU):
            income += ABUNDANCE
        held = float(s.resources[seat, resource])
        if buying:
            held = max(0.0, held - PRICES[s.purchase, level, resource])
        now = min(held + income * passed, most)
        out[INCOME] += min(income, most)
        out[STOCK] += now
        out[SOON] += min(now + income, most)
    out[DRAWS] = passed * out[CHESTS]


@compiled
def note_soldiers(s, seat, out):
    """GG-7.1, GG-18.3 Soldiers, and how far they are from the corners."""
    a1 = a12 = l1 = l12 = _FARTHEST
    soldiers, levels = length(s.soldiers[seat]), 0
    for i in range(soldiers):
        cell = int(s.soldiers[seat, i])
        levels += level_of(s.board[cell])
        a1, a12 = min(a1, _CORNER_DISTANCE[cell, 0]), min(a12, _CORNER_DISTANCE[cell, 1])
        l1, l12 = min(l1, _CORNER_DISTANCE[cell, 2]), min(l12, _CORNER_DISTANCE[cell, 3])
        if s.terrain[cell] == Terrain.CHEST and not is_in_any_area(s, cell):
            out[CHESTS] += 1
    out[ARMY], out[LEVELS] = soldiers, levels
    held = (a1 == 0) + (a12 == 0) + (l1 == 0) + (l12 == 0)
    out[CORNERS], out[THREE_CORNERS] = held, held == CORNER_CELLS.size - 1
    out[CORNER_WAY] = a1 + a12 + l1 + l12


@compiled
def note_sieges(s, seat, leaving, out):
    """GG-13 How complete the sieges of rivals' cities are, and the way to the nearest one."""
    needed = STRATEGIC_BESIEGERS if owns(s, seat, Ability.STR) else BESIEGERS
    soldiers, nearest = length(s.soldiers[seat]), float(_WAY * BESIEGERS)
    for rival in range(s.players):
        cities = length(s.cities[rival]) if rival != seat else 0
        for i in range(cities):
            city = int(s.cities[rival, i])
            required, column, row = required_level(s, city), _COLUMN[city], _LINE[city]
            here, first, second, third = 0, _WAY, _WAY, _WAY
            for k in range(soldiers):
                cell = int(s.soldiers[seat, k])
                steps = max(abs(_COLUMN[cell] - column), abs(_LINE[cell] - row)) - 1
                if steps < third:
                    way = steps + _WEAK * max(0, required - effective_level(s, cell))
                    if cell == leaving:
                        way += -1 if steps > 0 else 1
                    here += way == 0
                    third = min(third, max(second, way))
                    second = min(second, max(first, way))
                    first = min(first, way)
            part = min(1.0, here / needed)
            part *= part * (_GUARDED if touches(s, city, s.gog) else 1.0)
            out[SIEGES] += part
            out[LAST_SIEGE] += part if cities == 1 else 0.0
            total = first + second + (third if needed == BESIEGERS else 0)
            nearest = min(nearest, float(total))
    out[SIEGE_WAY] = nearest


@compiled
def note_settlers(s, seat, leaving, out):
    """GG-11 Soldiers that may still found cities, and the best site near one of them."""
    missing = CITIES - out[OWN_CITIES]
    out[SETTLERS] = min(missing, out[ARMY])
    if out[SETTLERS] > 0.0:
        out[SITE] = best_site(s, seat, leaving)


@compiled
def best_site(s, seat, leaving):
    """The riches around it, less the way to it; by columns, all cells of one at a time."""
    best, west, here = 0.0, 0, column_riches(s, 0)
    for column in range(SIDE):
        east = column_riches(s, column + 1) if column + 1 < SIDE else 0
        around = west + here + east
        richer = (around + (_RICHEST - int(best)) * _ONES) & (_RICHEST + 1) * _ONES
        while richer:
            field = lowest(richer) - _FLAG
            site = column * SIDE + field // _ROW
            if s.terrain[site] == Terrain.PLAIN:
                riches = float(around >> field & _RICHEST)
                worth = riches - _HASTE * way_to_site(s, seat, site, leaving)
                if worth > best and is_open(s, seat, site):
                    best = worth
            richer = without_lowest(richer)
        west, here = here, east
    return best


@compiled
def column_riches(s, column):
    """For each cell of a column the riches of it and the cells north and south of it."""
    riches = 0
    for row in range(SIDE):
        riches |= (_RICHES >> 3 * s.terrain[column * SIDE + row] & 7) << _ROW * row
    return (riches + (riches << _ROW) + (riches >> _ROW)) & _COLUMN_FULL


@compiled
def way_to_site(s, seat, site, leaving):
    nearest = SIDE
    for i in range(length(s.soldiers[seat])):
        cell = int(s.soldiers[seat, i])
        way = distance(cell, site)
        nearest = min(nearest, way - 1 if cell == leaving and way > 0 else way)
    return nearest


@compiled
def is_open(s, seat, site):
    """GG-11.2 No city near, and nobody in the way but an own soldier."""
    code = s.board[site]
    if code != 0 and not (is_soldier(code) and owner_of(code) == seat):
        return False
    for rival in range(s.players):
        for i in range(length(s.cities[rival])):
            if distance(site, s.cities[rival, i]) < CITY_DISTANCE:
                return False
    return True


@compiled
def note_plans(s, seat, out):
    """What the mover has begun: purchases, cards, dice, picks."""
    node = s.node
    if s.phase == 1 or s.phase == 2:
        out[DRAWS] = out[CHESTS]
    elif s.phase == 3 and seat == s.seat:
        out[DRAWS] = s.draws + (node == Node.CARD or node == Node.DIE)
    if s.transit or node == Node.AMBUSH_DIE:
        out[ARMY] += 1
        out[LEVELS] += s.transit if s.transit else _ROLLED
    if node == Node.STEP or node == Node.MOVE:
        out[STEPS] = s.steps
        out[PICKED] = node == Node.STEP and not s.has_stepped
        out[PREY] = out[PICKED] * has_prey(s, seat)
        out[FIGURE] = s.figure != NO_FIGURE
    elif node == Node.SECOND_ROLL:
        out[STEPS] = FREE_STEPS
    elif node == Node.BUY_AT or node == Node.PAY:
        note_purchase(s, seat, out)
    elif node == Node.FROM:
        out[OWN_SCROLLS] += 1
    else:
        note_card(s, node, out)


@compiled
def note_purchase(s, seat, out):
    purchase = s.purchase
    if purchase == Purchase.SOLDIER:
        out[ARMY] += 1
        out[LEVELS] += 1 + POWER_LEVELS * owns(s, seat, Ability.POW)
    elif purchase == Purchase.TRAIN:
        out[LEVELS] += 1
    elif purchase == Purchase.FORTIFY:
        out[CITY_LEVELS] += 1
    elif purchase == Purchase.ABILITY:
        out[TO_COME] += 1
    elif purchase == Purchase.BARN:
        out[OWN_BARN] += 1
    else:
        out[OWN_SCROLLS] += 1


@compiled
def note_card(s, node, out):
    """GG-8 Choices of a card that is being resolved."""
    if node == Node.OMEN or node == Node.FIGURE:
        out[FIGURE] = 1.0
    elif node == Node.RETURN or node == Node.STEAL:
        out[TO_COME] += 1 if node == Node.STEAL else -1
    elif node == Node.SELECT and is_about_cities(s.card):
        out[CITY_LEVELS] += 1 if s.card == Treasure.RAMPARTS else -1
    elif node == Node.SELECT and RAISED[s.card] > 0:
        out[LEVELS] += s.left * RAISED[s.card]
    elif node == Node.SELECT and not is_sending(s.card):
        out[ARMY] -= s.left
        out[LEVELS] -= s.left


@compiled
def has_prey(s, seat):
    """Whether the picked soldier is next to one that it beats."""
    here = int(s.picked)
    level = level_of(s.board[here])
    for i in range(AREA_SIZE[here, 1]):
        there = int(AREA[here, i])
        code = s.board[there]
        if is_soldier(code) and owner_of(code) != seat and level > effective_level(s, there):
            return s.terrain[there] != Terrain.VOLCANO
    return False
