"""What a GOG position is worth: scrolls, cities, what they gather, and where soldiers go."""

import numpy as np

from theomachy.games.gog.board import AREA, AREA_SIZE, CELLS, CORNER_CELLS, SIDE, distance
from theomachy.games.gog.cards import ABILITIES, Ability
from theomachy.games.gog.numbers import (
    BESIEGERS,
    CITIES,
    CITY_DISTANCE,
    NEAR_AREA,
    STRATEGIC_BESIEGERS,
    TOUCH,
)
from theomachy.games.gog.rules.areas import in_areas
from theomachy.games.gog.rules.conquest import required_level
from theomachy.games.gog.rules.gather import harvest
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
from theomachy.games.gog.rules.pay import PRICES
from theomachy.games.gog.rules.treasure import RAISED, is_about_cities, is_sending
from theomachy.games.gog.state import NO_FIGURE, NOBODY, Node, Purchase
from theomachy.games.gog.tiles import RESOURCES, Terrain
from theomachy.kernel import compiled

_WON = 1000.0
_FARTHEST = SIDE - 1
_SCROLL, _NEXT_SCROLL, _SHORTAGE = 6.0, 0.8, 3.0
"""A scroll; how much more each next one is worth; how much less while rivals take them."""
_CITY, _LEVEL, _INCOME, _CHEST = 6.0, 0.1, 1.1, 0.6
_SOLDIER, _SOLDIER_LEVEL = 0.8, 0.35
_NOW, _SOON = 0.15, 0.35
"""A resource in the barn, and one in the barn after the next gathering."""
_BARN, _ABILITY = 0.8, 1.6
_SIEGE, _MARCH, _HASTE = 3.0, 0.06, 0.35
"""A complete siege; a step nearer to one; a step nearer to the site of a city."""
_HEAT = 0.1
_CORNER, _THREE_CORNERS, _CORNER_STEP = 0.5, 2.5, 0.03
_STEP, _PICK, _FIGURE, _UNKNOWN_ROLL, _DRAW = 0.004, -0.06, 0.5, 0.03, 0.25
_GAINS = np.array([0.0, 1.1, 0.35, 1.2, 1.6, 0.8, 4.0])
"""What a purchase not yet paid will bring, by its kind."""


@compiled
def judge(s, seat):
    """Mine, less the average of my rivals'."""
    if s.winner != NOBODY:
        return _WON if s.winner == seat else -_WON
    rivals, others = 0.0, 0
    for rival in range(s.players):
        if rival != seat and is_in(s, rival):
            rivals += wealth(s, rival)
            others += 1
    mine = wealth(s, seat) + resources(s, seat) + prospects(s, seat) + pending(s, seat)
    return mine - rivals / max(others, 1)


@compiled
def wealth(s, seat):
    """What everybody can see a player own."""
    scrolls = int(s.scrolls[seat])
    worth = _SCROLL * scrolls + _NEXT_SCROLL * scrolls * scrolls + _BARN * s.barns[seat]
    if s.stack == 0 and s.players > 2:
        worth -= _SHORTAGE * scrolls
    for kind in range(len(ABILITIES)):
        worth += _ABILITY * owns(s, seat, kind)
    for i in range(length(s.cities[seat])):
        city = int(s.cities[seat, i])
        worth += _CITY + _LEVEL * level_of(s.board[city])
    worth += _CHEST * in_areas(s, seat, Terrain.CHEST)
    for income in harvest(s, seat):
        worth += _INCOME * min(income, int(s.barns[seat]))
    for i in range(length(s.soldiers[seat])):
        worth += worth_of_soldier(level_of(s.board[s.soldiers[seat, i]]))
    return worth + worth_of_corners(s, seat) + worth_of_sieges(s, seat)


@compiled
def worth_of_soldier(level):
    return _SOLDIER + _SOLDIER_LEVEL * level


@compiled
def worth_of_corners(s, seat):
    """Corners held; three of them are nearly a victory."""
    held, way = 0, 0
    for corner in CORNER_CELLS:
        nearest = _FARTHEST
        for i in range(length(s.soldiers[seat])):
            nearest = min(nearest, int(distance(corner, s.soldiers[seat, i])))
        held += nearest == 0
        way += nearest
    worth = _CORNER * held - _CORNER_STEP * way
    return worth + _THREE_CORNERS if held == CORNER_CELLS.size - 1 else worth


@compiled
def worth_of_sieges(s, seat):
    """How complete the sieges of rivals' cities are; those Gog protects count little."""
    worth = 0.0
    needed = STRATEGIC_BESIEGERS if owns(s, seat, Ability.STR) else BESIEGERS
    for rival in range(s.players):
        if rival != seat:
            for i in range(length(s.cities[rival])):
                city = int(s.cities[rival, i])
                part = min(1.0, besiegers(s, seat, city) / needed)
                worth += part * part * (0.2 if touches(s, city, s.gog) else 1.0)
    return _SIEGE * heat(s) * worth


@compiled
def heat(s):
    """The longer the war, the more a siege is worth."""
    return 1.0 + _HEAT * s.round_number


@compiled
def besiegers(s, seat, city):
    number, required = 0, required_level(s, city)
    for i in range(length(s.soldiers[seat])):
        cell = s.soldiers[seat, i]
        number += distance(city, cell) == TOUCH and effective_level(s, cell) >= required
    return number


@compiled
def resources(s, seat):
    """What is in the barn, and what will be there after the next gathering."""
    worth, incomes = 0.0, harvest(s, seat)
    for resource in range(len(RESOURCES)):
        held = int(s.resources[seat, resource])
        if seat == s.seat and s.purchase != Purchase.NOTHING:
            held = max(0, held - int(PRICES[s.purchase, 1, resource]))
        soon = min(held + incomes[resource], int(s.barns[seat]))
        worth += _NOW * held + _SOON * soon
    return worth


@compiled
def prospects(s, seat):
    """Where the soldiers are going: sites for the cities still to be founded, then sieges."""
    founders = CITIES - length(s.cities[seat])
    worth = 0.0
    for i in range(length(s.soldiers[seat])):
        cell = int(s.soldiers[seat, i])
        worth += promise(s, seat, cell, level_of(s.board[cell]), i < founders)
    if s.transit and mover(s) == seat:
        here = int(s.picked) if s.node == Node.STEP else int(s.gog)
        worth += worth_of_soldier(s.transit) + _PICK
        worth += promise(s, seat, here, s.transit, founders > 0)
    return worth


@compiled
def promise(s, seat, cell, level, is_founder):
    """What a soldier there may become: a city, or part of a siege."""
    if is_founder:
        return best_site(s, cell) - worth_of_soldier(level) - _HASTE / 2
    return -_MARCH * way_to_siege(s, seat, cell, level)


@compiled
def best_site(s, cell):
    """The best city to be founded from there, the nearer the better."""
    best = 0.0
    for site in range(CELLS):
        if s.terrain[site] == Terrain.PLAIN and is_far_from_cities(s, site):
            best = max(best, worth_of_site(s, site) - _HASTE * distance(cell, site))
    return best


@compiled
def worth_of_site(s, site):
    return _CITY + _LEVEL + _INCOME * riches(s, site)


@compiled
def is_far_from_cities(s, site):
    for seat in range(s.players):
        for i in range(length(s.cities[seat])):
            if distance(site, s.cities[seat, i]) < CITY_DISTANCE:
                return False
    return True


@compiled
def riches(s, site):
    """What a new city would gather there."""
    cells = 0
    for i in range(AREA_SIZE[site, NEAR_AREA]):
        terrain = s.terrain[AREA[site, i]]
        cells += Terrain.FOOD <= terrain <= Terrain.GOLD
        cells += 2 * (terrain == Terrain.SCROLL)
    return cells


@compiled
def pending(s, seat):
    """What has been begun and is not yet seen: purchases, draws, cards, dice, picks."""
    node = s.node
    if node == Node.ABILITY and s.drawer == seat:
        return _ABILITY
    if mover(s) != seat:
        return 0.0
    if node == Node.STEP:
        return _STEP * s.steps + hope_of_step(s, seat)
    if node == Node.MOVE:
        return _STEP * s.steps + _FIGURE * (s.figure != NO_FIGURE)
    if node == Node.BUY_AT or node == Node.PAY:
        return _GAINS[s.purchase]
    if node == Node.FROM:
        return _SCROLL
    if node == Node.AMBUSH_DIE:
        return 3 * _SOLDIER
    if node == Node.CARD or node == Node.DIE:
        return _DRAW * (s.draws + 1)
    if node == Node.DRAW:
        return _DRAW * s.draws
    if node == Node.SECOND_ROLL:
        return _UNKNOWN_ROLL
    return hope_of_card(s, node)


@compiled
def hope_of_step(s, seat):
    """A pick is worth the best its first step, or a city on the spot, can bring."""
    if s.has_stepped or s.transit:
        return 0.0
    here, is_founder = int(s.picked), length(s.cities[seat]) < CITIES
    level = int(level_of(s.board[here]))
    now = promise(s, seat, here, level, is_founder)
    best = -1.0
    if is_founder and s.terrain[here] == Terrain.PLAIN and is_far_from_cities(s, here):
        best = worth_of_site(s, here) - worth_of_soldier(level) - now
    for i in range(AREA_SIZE[here, NEAR_AREA]):
        there = int(AREA[here, i])
        code = s.board[there]
        if code == 0:
            best = max(best, promise(s, seat, there, level, is_founder) - now)
        elif is_soldier(code) and owner_of(code) != seat:
            best = max(best, _SOLDIER * (level > effective_level(s, there)))
    return best + _PICK


@compiled
def way_to_siege(s, seat, cell, level):
    """Steps from a cell to the nearest rival city a soldier of this level could besiege."""
    nearest = _FARTHEST
    for rival in range(s.players):
        if rival != seat:
            for i in range(length(s.cities[rival])):
                city = int(s.cities[rival, i])
                weak = max(0, required_level(s, city) - level)
                nearest = min(nearest, int(distance(cell, city)) + 2 * weak)
    return nearest


@compiled
def hope_of_card(s, node):
    """Choices of a card that has been accepted."""
    if node == Node.SELECT and not is_sending(s.card):
        if is_about_cities(s.card):
            return 0.0
        return s.left * (_SOLDIER_LEVEL * RAISED[s.card] if RAISED[s.card] else -_SOLDIER)
    if node == Node.RETURN:
        return -_ABILITY
    if node == Node.STEAL:
        return _ABILITY
    if node == Node.OMEN or node == Node.FIGURE:
        return _FIGURE
    return 0.0
