"""What the mover has begun counts as if it were done."""

import numpy as np

from theomachy.bots.opinions.gog.names import (
    ARMY,
    CHESTS,
    CITY_LEVELS,
    DRAWS,
    FIGURE,
    LEVELS,
    OWN_BARN,
    OWN_SCROLLS,
    PICKED,
    PREY,
    TO_COME,
)
from theomachy.games.gog.board import AREA, AREA_SIZE
from theomachy.games.gog.cards import Ability, Treasure
from theomachy.games.gog.numbers import NEAR_AREA, POWER_LEVELS
from theomachy.games.gog.rules.chests import CHESTS_PHASE
from theomachy.games.gog.rules.ground import effective_level, is_soldier, level_of, owner_of, owns
from theomachy.games.gog.rules.treasure import RAISED, is_about_cities, is_sending
from theomachy.games.gog.state import NO_FIGURE, Node, Purchase
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

_ROLLED = 3.5
"""What a die shows on average."""


@compiled
def note_plans(s: State, seat: Seat, out: np.ndarray) -> None:
    """What the mover has begun: purchases, cards, dice, picks."""
    note_draws(s, seat, out)
    node = s.node
    if s.transit or node == Node.AMBUSH_DIE:
        out[ARMY] += 1
        out[LEVELS] += s.transit if s.transit else _ROLLED
    if node == Node.STEP or node == Node.MOVE:
        out[PICKED] = node == Node.STEP and not s.has_stepped
        out[PREY] = out[PICKED] * has_prey(s, seat)
        out[FIGURE] = s.figure != NO_FIGURE
    elif node == Node.BUY_AT or node == Node.PAY:
        note_purchase(s, seat, out)
    elif node == Node.FROM:
        out[OWN_SCROLLS] += 1
    else:
        note_card(s, out)


@compiled
def note_draws(s: State, seat: Seat, out: np.ndarray) -> None:
    """GG-7.2 Treasures still to be drawn this turn."""
    if s.phase > 0 and s.phase < CHESTS_PHASE:
        out[DRAWS] = out[CHESTS]
    elif s.phase == CHESTS_PHASE and seat == s.seat:
        out[DRAWS] = s.draws + (s.node == Node.CARD or s.node == Node.DIE)


@compiled
def note_purchase(s: State, seat: Seat, out: np.ndarray) -> None:
    """GG-6 What will have been bought."""
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
def note_card(s: State, out: np.ndarray) -> None:
    """GG-8 Choices of a card that is being resolved."""
    node = s.node
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
def has_prey(s: State, seat: Seat) -> bool:
    """Whether the picked soldier is next to one that it beats."""
    here = int(s.picked)
    level = level_of(s.board[here])
    for i in range(AREA_SIZE[here, NEAR_AREA]):
        there = int(AREA[here, i])
        code = s.board[there]
        if is_soldier(code) and owner_of(code) != seat and level > effective_level(s, there):
            return s.terrain[there] != Terrain.VOLCANO
    return False
