"""GS-20 End of the game, points and ranks."""

import numpy as np

from theomachy.games.godstorm.board import ALTARS, ATLANTIS, BONUS, CONTINENT, CRYPTS, NOWHERE
from theomachy.games.godstorm.cards import HAND_KINDS, KINDS, SITE
from theomachy.games.godstorm.numbers import (
    SITE_POINTS,
    SPACE_POINTS,
    TEMPLE_POINTS,
    TERRITORY_POINTS,
)
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ground import has_relic, is_living, own_spaces, own_temples
from theomachy.games.godstorm.state import Ending, Node
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import count, has, lowest, without_lowest
from theomachy.kernel.kinds import Seat, State

_KEY = 16
"""Bits of a ranking key."""


@compiled
def end_game(s: State, ending: Ending) -> None:
    """GS-20.1 After the last epoch, or as soon as at most one player is left."""
    s.ending, s.node = ending, Node.OVER


@compiled
def why_over(s: State) -> Refusal:
    """GS-20.1 How the game ended."""
    if s.ending == Ending.EPOCHS:
        return Refusal.OVER_AFTER_THE_LAST_EPOCH
    return Refusal.OVER_ONE_IS_LEFT if s.ending == Ending.ALONE else Refusal.OVER_NOBODY_IS_LEFT


@entry
def holds_continent(s: State, seat: Seat, continent: int) -> bool:
    """GS-4.4 All its territories; sunken Atlantis is nobody's."""
    if s.sunk and continent == ATLANTIS:
        return False
    return CONTINENT[continent] & ~s.land[seat] == 0


@entry
def continent_bonus(s: State, seat: Seat) -> int:
    """GS-4.4 Of all continents a player controls."""
    bonus = 0
    for continent in range(len(BONUS)):
        if holds_continent(s, seat, continent):
            bonus += int(BONUS[continent])
    return bonus


@entry
def site_points(s: State, seat: Seat) -> int:
    """GS-20.2 Relics whose site their owner controls."""
    sites = 0
    for relic in range(HAND_KINDS, KINDS):
        if SITE[relic] != NOWHERE and has_relic(s, seat, relic):
            sites += has(s.land[seat], SITE[relic])
    return SITE_POINTS * sites


@entry
def below_points(s: State, seat: Seat) -> int:
    """GS-20.2, GS-12.14, GS-12.15 Crypts and altars."""
    return SPACE_POINTS * count(own_spaces(s, seat) & (CRYPTS | ALTARS))


@entry
def points(s: State, seat: Seat) -> int:
    """GS-20.2, GS-20.4 Of a living player; the eliminated have none."""
    if not is_living(s, seat):
        return 0
    total = TERRITORY_POINTS * count(s.land[seat]) + continent_bonus(s, seat)
    if s.rules.temple_points:
        total += TEMPLE_POINTS * count(own_temples(s, seat))
    return total + below_points(s, seat) + site_points(s, seat)


@entry
def armies_on_map(s: State, seat: Seat) -> int:
    """GS-20.3 Territories only."""
    armies, left = 0, s.land[seat]
    while left:
        armies += int(s.armies[lowest(left)])
        left = without_lowest(left)
    return armies


@compiled
def standing(s: State, seat: Seat) -> int:
    """GS-20.3, GS-20.4, GS-20.5 The ranking keys, larger is better, as one number."""
    if not is_living(s, seat):
        return int(s.fallen[seat])
    order = (1 << _KEY | points(s, seat)) << _KEY | int(s.faith[seat])
    return order << _KEY | armies_on_map(s, seat)


@compiled
def score(s: State, sheet: np.recarray) -> None:
    """GS-20.6 Points, and ranks from who is ahead."""
    for seat in range(s.players):
        mine, ahead = standing(s, seat), 0
        for rival in range(s.players):
            ahead += standing(s, rival) > mine
        sheet[seat].points = points(s, seat)
        sheet[seat].rank = 1 + ahead
