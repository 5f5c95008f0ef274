"""The map: territories, continents, forces, and what is within reach or in danger."""

import numpy as np

from theomachy.bots.opinions.godstorm.borders import (
    SIZE,
    look_at_rivals,
    note_targets,
    strongest_threat,
)
from theomachy.bots.opinions.godstorm.fights import DEFENDER_REROLL, REROLL, TIES
from theomachy.bots.opinions.godstorm.marches import March, armies_at, march_under_way, place_of_god
from theomachy.bots.opinions.godstorm.names import (
    AT_STAKE,
    EXPOSED,
    FORCES,
    GUARD,
    HOST,
    INCOME,
    LED,
    POINTS,
    PROGRESS,
    SURPLUS,
    SWEEP,
    SWEPT,
    TEMPLES,
)
from theomachy.bots.opinions.godstorm.order import may_invade
from theomachy.games.godstorm.board import (
    ATLANTIS,
    BONUS,
    CONTINENT,
    CONTINENT_OF,
    NOWHERE,
    TERRITORIES,
)
from theomachy.games.godstorm.cards import GODS, MAGIC, WAR
from theomachy.games.godstorm.rules.ground import adjacent_to, is_in_play, is_living
from theomachy.games.godstorm.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, lowest, only, without_lowest
from theomachy.kernel.kinds import Bits, Cell, Seat, State

_MOST_GUARDS = 10


@compiled
def note_land(s: State, seat: Seat, left: float, out: np.ndarray) -> float:
    """Every territory, and how strong this player is among all; return the share of one army."""
    march, mine = march_under_way(s), s.land[seat]
    if seat == s.seat and march.goal != NOWHERE:
        mine |= only(march.goal)
    whole = note_continents(s, mine, out)
    armies = note_homes(s, seat, mine, whole, march, left, out)
    note_guards(s, seat, out)
    total = all_armies(s, seat)
    if left == 0.0:
        note_sweeps(s, seat, mine, total, out)
    share = s.players / max(total, 1.0)
    out[FORCES] = armies * share
    for feature in (SURPLUS, HOST, LED, AT_STAKE):
        out[feature] *= share
    return share


@compiled
def note_continents(s: State, mine: Bits, out: np.ndarray) -> Bits:
    """GS-20.2 Points of land, and how much of each continent is held; return the whole ones."""
    whole, territories, bonus = EMPTY, count(mine), 0.0
    for continent in range(len(BONUS)):
        if s.sunk and continent == ATLANTIS:
            continue
        cells = CONTINENT[continent]
        held = count(cells & mine) / SIZE[continent]
        out[PROGRESS] += BONUS[continent] * held * held
        if cells & ~mine == 0:
            whole |= cells
            bonus += BONUS[continent]
    out[POINTS] = territories + bonus
    out[INCOME] = max(3.0, territories / 3.0) + bonus
    out[TEMPLES] = count(s.temples & mine)
    if s.rules.temple_points:
        out[POINTS] += out[TEMPLES]
    return whole


@compiled
def note_homes(
    s: State, seat: Seat, mine: Bits, whole: Bits, march: March, left: float, out: np.ndarray
) -> int:
    """What each territory may take, and how it may fall; return the armies that may leave."""
    rivals = look_at_rivals(s, seat, left)
    war_at, magic_at = place_of_god(s, seat, WAR, march), place_of_god(s, seat, MAGIC, march)
    safe = s.temples | (only(magic_at) if magic_at != NOWHERE else EMPTY)
    is_spared = seat == s.seat and (s.attacking != NOWHERE or s.node == Node.INVADE)
    cells, armies = mine, int(s.reserve[seat])
    while cells:
        home = lowest(cells)
        here = armies_at(s, home, march, is_spared)
        armies += here - 1
        near = adjacent_to(s, home) & ~mine
        if near:
            kind = TIES * (home == war_at) + REROLL * (home == magic_at)
            note_targets(s, mine, near, here, kind, rivals, out)
        if near & rivals.danger:
            kind = DEFENDER_REROLL * has(safe, home)
            threat = strongest_threat(s, near & rivals.danger, here, kind, rivals)
            note_danger(s, home, whole, threat, here, out)
        cells = without_lowest(cells)
    return armies


@compiled
def note_danger(
    s: State, home: Cell, whole: Bits, threat: float, here: int, out: np.ndarray
) -> None:
    """What would be lost with a territory."""
    bonus = float(BONUS[CONTINENT_OF[home]]) if has(whole, home) else 0.0
    out[EXPOSED] += threat * (1.0 + bonus + 0.5 * has(s.temples, home))
    out[AT_STAKE] += threat * here


@compiled
def note_guards(s: State, seat: Seat, out: np.ndarray) -> None:
    """Armies around the gods."""
    for god in range(GODS):
        if is_in_play(s, seat, god):
            out[GUARD] += min(_MOST_GUARDS, int(s.armies[s.gods[seat, god]])) / _MOST_GUARDS


@compiled
def all_armies(s: State, seat: Seat) -> float:
    """On the whole map, and those that this player will place."""
    total = int(s.reserve[seat])
    for territory in range(TERRITORIES):
        total += int(s.armies[territory])
    return float(total)


@compiled
def note_sweeps(s: State, seat: Seat, mine: Bits, total: float, out: np.ndarray) -> None:
    """In the last epoch: territories that free armies may still take, and lose to rivals."""
    price = 1.0 + 0.75 * total / TERRITORIES
    if may_invade(s, seat, 0.0):
        out[SWEEP] = out[SURPLUS] / price
    for rival in range(s.players):
        if rival != seat and is_living(s, rival) and may_invade(s, rival, 0.0):
            foreign = max(1, TERRITORIES - count(s.land[rival]))
            out[SWEPT] += free_armies(s, rival) / price * count(mine) / foreign


@compiled
def free_armies(s: State, seat: Seat) -> int:
    """All but one of each territory, and those still to place."""
    free, cells = int(s.reserve[seat]), s.land[seat]
    while cells:
        free += int(s.armies[lowest(cells)]) - 1
        cells = without_lowest(cells)
    return free
