"""Cities and what they gather."""

import numpy as np

from theomachy.bots.opinions.gog.names import (
    CAMELS,
    CHESTS,
    CITY_LEVELS,
    DRAWS,
    INCOME,
    ONLY_CITY,
    OWN_CITIES,
    SOON,
    STOCK,
)
from theomachy.games.gog.board import AREA, AREA_SIZE, NOWHERE
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import ABUNDANCE
from theomachy.games.gog.rules.areas import is_in_area, reach_of
from theomachy.games.gog.rules.gather import is_blocked
from theomachy.games.gog.rules.ground import length, level_of, owns
from theomachy.games.gog.rules.pay import PRICES, price_level
from theomachy.games.gog.state import Purchase
from theomachy.games.gog.tiles import RESOURCES, Terrain
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

_FIELD, _FULL = 8, 255
"""Food, wood and gold are counted together, in fields of one number."""
COUNTED = np.array([
    1 << _FIELD * (kind - Terrain.FOOD) if Terrain.FOOD <= kind <= Terrain.GOLD else 0
    for kind in Terrain
])  # fmt: skip


@compiled
def note_cities(s: State, seat: Seat, out: np.ndarray) -> None:
    """GG-5, GG-7.1 Cities, what they gather, what else lies around them."""
    gathered, levels, cities = 0, 0, length(s.cities[seat])
    for i in range(cities):
        city, found = int(s.cities[seat, i]), 0
        for k in range(AREA_SIZE[city, reach_of(s, city)]):
            cell = AREA[city, k]
            terrain = s.terrain[cell]
            found += COUNTED[terrain]
            if terrain == Terrain.CHEST or terrain == Terrain.CAMEL:
                if not is_in_area(s, seat, cell, i):
                    out[CHESTS if terrain == Terrain.CHEST else CAMELS] += 1
        gathered += 0 if is_blocked(s, city) else found
        levels += level_of(s.board[city])
    out[OWN_CITIES], out[CITY_LEVELS] = cities, levels
    out[ONLY_CITY] = cities == 1
    note_stock(s, seat, gathered, out)


@compiled
def note_stock(s: State, seat: Seat, gathered: int, out: np.ndarray) -> None:
    """GG-5.8 What is in the barn, by the time that has passed since it was filled, and what will
    be there after the next gathering."""
    passed = (s.seat - seat) % s.players / s.players
    most, buying = float(s.barns[seat]), seat == s.seat and s.purchase != Purchase.NOTHING
    level = max(1, price_level(s)) if buying and s.place != NOWHERE else 1
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
