"""GS-4 T0 omens, T1 armies and faith."""

import numpy as np

from theomachy.games.godstorm.board import CRYPT_PLACE, NOWHERE, TERRITORIES
from theomachy.games.godstorm.cards import DEATH, SKY, WAR, Card
from theomachy.games.godstorm.numbers import (
    BOOK_ARMIES,
    BOOK_FAITH,
    EXCALIBUR_ARMIES,
    LEAST_ARMIES,
    LEAST_LEAN_FAITH,
    REVIVALS,
    SCALES_REVIVALS,
    TEARS_FAITH,
    TEMPLE_ARMIES,
    TEMPLE_FAITH,
    TERRITORIES_PER_ARMY,
    TERRITORIES_PER_LEAN_FAITH,
    WINE_ARMIES,
)
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ending import continent_bonus, holds_continent
from theomachy.games.godstorm.rules.ground import (
    has_relic,
    own_temples,
    raise_armies,
    take_souls,
)
from theomachy.games.godstorm.rules.hands import begin_draw
from theomachy.games.godstorm.state import LEAN, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import count, lowest, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State

OMEN_RELIC = np.array([Card.FLEECE, Card.CAULDRON, Card.PYRAMIDS, Card.PANDORA], np.int8)
OMEN_DECK = np.array([WAR, DEATH, SKY, DEATH], np.int8)
"""GS-4.2, GS-19.2, GS-19.7, GS-19.11, GS-19.3 FLEECE, CAULDRON, PYRAMIDS, PANDORA."""
OMENS = len(OMEN_RELIC)
_CONTINENTS = 6


@compiled
def read_omens(s: State) -> None:
    """GS-4.2 The relics of the start of a turn draw, one after another; then T1."""
    omen = int(s.omen)
    if omen == OMENS:
        s.omen, s.node = 0, Node.INCOME
        return
    s.omen += 1
    if has_relic(s, s.seat, OMEN_RELIC[omen]):
        begin_draw(s, s.seat, OMEN_DECK[omen], Node.OMENS)


@compiled
def base_armies(s: State, seat: Seat) -> int:
    """GS-4.3, GS-4.11 A third of the territories, three at least."""
    return max(LEAST_ARMIES, count(s.land[seat]) // TERRITORIES_PER_ARMY)


@compiled
def base_faith(s: State, seat: Seat) -> int:
    """GS-4.3 As many as armies; with lean income a fifth of the territories, two at least."""
    if s.rules.income != LEAN:
        return base_armies(s, seat)
    return max(LEAST_LEAN_FAITH, count(s.land[seat]) // TERRITORIES_PER_LEAN_FAITH)


@entry
def armies_to_raise(s: State, seat: Seat) -> int:
    """GS-4.3, GS-4.4, GS-4.6, GS-19.15, GS-19.8 Base, continents, WINE and EXCALIBUR."""
    armies = base_armies(s, seat) + continent_bonus(s, seat)
    armies += WINE_ARMIES * has_relic(s, seat, Card.WINE)
    if has_relic(s, seat, Card.EXCALIBUR):
        for continent in range(_CONTINENTS):
            armies += EXCALIBUR_ARMIES * holds_continent(s, seat, continent)
    return armies


@entry
def faith_to_collect(s: State, seat: Seat) -> int:
    """GS-4.3, GS-4.4, GS-4.5, GS-4.6, GS-19.4 Base, continents, temples and TEARS."""
    faith = base_faith(s, seat) + continent_bonus(s, seat)
    faith += TEMPLE_FAITH * count(own_temples(s, seat))
    return faith + TEARS_FAITH * has_relic(s, seat, Card.TEARS)


@compiled
def collect(s: State) -> None:
    """GS-4.10, GS-4.5 Counted at the start of T1; temple armies come by themselves."""
    me, left = s.seat, own_temples(s, s.seat)
    s.reserve[me] = armies_to_raise(s, me)
    s.faith[me] += faith_to_collect(s, me)
    while left:
        raise_armies(s, me, lowest(left), TEMPLE_ARMIES)
        left = without_lowest(left)
    s.node = Node.BOOK


@compiled
def has_the_book(s: State) -> bool:
    """GS-4.7"""
    return has_relic(s, s.seat, Card.BOOK)


@compiled
def use_book(s: State, is_used: bool) -> None:
    """GS-4.7, GS-19.10 Two armies fewer for four faith."""
    if is_used:
        s.reserve[s.seat] -= BOOK_ARMIES
        s.faith[s.seat] += BOOK_FAITH
    s.node = Node.REVIVE


@compiled
def refusal_to_revive(s: State, crypt: int) -> Refusal:
    """GS-4.8, GS-19.12 From an own crypt that keeps an army, once, or twice with the SCALES."""
    space = CRYPT_PLACE[crypt]
    if s.space_owner[space] != s.seat:
        return Refusal.NOT_YOUR_CRYPT
    if s.souls[space] < 2:
        return Refusal.CRYPT_KEEPS_ITS_LAST_ARMY
    most = SCALES_REVIVALS if has_relic(s, s.seat, Card.SCALES) else REVIVALS
    return Refusal.NONE if s.revived[crypt] < most else Refusal.CRYPT_USED_UP


@compiled
def can_revive(s: State) -> bool:
    """GS-4.8 Only to a temple."""
    if own_temples(s, s.seat) == 0:
        return False
    for crypt in range(len(CRYPT_PLACE)):
        if refusal_to_revive(s, crypt) == 0:
            return True
    return False


@compiled
def revive(s: State, crypt: int) -> None:
    """GS-4.8 One army will move."""
    s.revived[crypt] += 1
    s.place, s.node = TERRITORIES + CRYPT_PLACE[crypt], Node.REVIVE_AT


@compiled
def temples_to_return_to(s: State) -> Bits:
    """GS-4.8 Each army may go to a different temple."""
    return own_temples(s, s.seat)


@compiled
def revive_at(s: State, territory: Cell) -> None:
    """GS-4.8, GS-8.5"""
    take_souls(s, s.seat, s.place - TERRITORIES, 1)
    raise_armies(s, s.seat, territory, 1)
    s.place, s.node = NOWHERE, Node.REVIVE


@compiled
def end_revivals(s: State) -> None:
    for crypt in range(len(CRYPT_PLACE)):
        s.revived[crypt] = 0
    s.node = Node.PLACE


@compiled
def can_choose_where(s: State) -> bool:
    """GS-4.9 As long as armies are left, with several territories."""
    return s.reserve[s.seat] > 0 and without_lowest(s.land[s.seat]) != 0


@compiled
def place_or_go_on(s: State) -> None:
    """GS-4.9, GS-5.5 All in the only territory; then T2."""
    if s.reserve[s.seat] > 0:
        place(s, lowest(s.land[s.seat]))
    else:
        s.node = Node.BUILD


@compiled
def place(s: State, territory: Cell) -> None:
    """GS-4.9 Every army must be placed."""
    raise_armies(s, s.seat, territory, 1)
    s.reserve[s.seat] -= 1
