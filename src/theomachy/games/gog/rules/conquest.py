"""GG-13 Conquest."""

import numpy as np

from theomachy.games.gog.actions import CONQUER
from theomachy.games.gog.board import CELLS, NEIGHBOUR, NOWHERE
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import (
    BESIEGERS,
    DEFENSE_BONUS,
    HIGHEST_LEVEL,
    SIEGE_LEVELS,
    STRATEGIC_BESIEGERS,
)
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.ground import (
    effective_level,
    is_city,
    is_soldier_of,
    length,
    level_of,
    owner_of,
    owns,
    raise_level,
    take_city,
    touches,
)
from theomachy.games.gog.rules.scrolls import get_scroll, unlock
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, State
from theomachy.kernel.listing import add


@compiled
def required_level(s: State, city: Cell) -> int:
    """GG-13.2, GG-17.1 The city's level, one more with the owner's Defense, at most six."""
    code = s.board[city]
    level = int(level_of(code))
    if owns(s, owner_of(code), Ability.DEF):
        level += DEFENSE_BONUS
    return min(level, HIGHEST_LEVEL)


@compiled
def needed_besiegers(s: State) -> int:
    """GG-13.2, GG-17.10 Three, with Strategy two."""
    return STRATEGIC_BESIEGERS if owns(s, s.seat, Ability.STR) else BESIEGERS


@compiled
def besiegers(s: State, city: Cell) -> int:
    """GG-13.2, GG-13.4 Own soldiers next to the city, strong enough, whatever they did."""
    number = 0
    for i in range(length(s.soldiers[s.seat])):
        cell = s.soldiers[s.seat, i]
        if touches(s, city, cell) and effective_level(s, cell) >= required_level(s, city):
            number += 1
    return number


@compiled
def refusal_to_conquer(s: State, cell: Cell) -> Refusal:
    """GG-13.1, GG-13.2, GG-13.3 An enemy city, besieged, not protected by Gog."""
    code = s.board[cell]
    if not is_city(code) or owner_of(code) == s.seat:
        return Refusal.NO_ENEMY_CITY
    if touches(s, cell, s.gog):
        return Refusal.PROTECTED_BY_GOG
    if besiegers(s, cell) < needed_besiegers(s):
        return Refusal.TOO_FEW_BESIEGERS
    return Refusal.NONE


@compiled
def can_conquer_any(s: State) -> bool:
    """GG-13.1 Whether some city is besieged well enough."""
    for rival in range(s.players):
        for city in s.cities[rival]:
            if city != NOWHERE and refusal_to_conquer(s, city) == 0:
                return True
    return False


@compiled
def list_sieges(s: State, actions: np.ndarray, listed: int) -> int:
    """GG-13.1, GG-13.6 The map is looked at only if some city is besieged well enough."""
    if can_conquer_any(s):
        for cell in range(CELLS):
            if refusal_to_conquer(s, cell) == 0:
                listed = add(actions, listed, CONQUER + cell)
    return listed


@compiled
def conquer(s: State, city: Cell) -> None:
    """GG-13.5 The die returns, a locked scroll too, besiegers rise, the conqueror gets a scroll;
    what its fall means for the owner comes after."""
    required, owner = required_level(s, city), int(owner_of(s.board[city]))
    take_city(s, city)
    unlock(s, owner, city)
    for cell in NEIGHBOUR[city]:
        if cell != NOWHERE and is_soldier_of(s, s.seat, cell):
            if effective_level(s, cell) >= required:
                raise_level(s, cell, SIEGE_LEVELS)
    s.victim = owner
    get_scroll(s, 0)
