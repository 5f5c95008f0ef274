"""GS-1 What stands where, and how it comes and goes."""

import numpy as np

from theomachy.games.godstorm.board import (
    ATLANTIS,
    CONTINENT,
    HEAVEN,
    MAP,
    NEIGHBOURS,
    NOWHERE,
    SEA_ENDS,
    SPACES,
)
from theomachy.games.godstorm.cards import GODS
from theomachy.games.godstorm.numbers import HALF
from theomachy.games.godstorm.state import NEUTRAL, NO_UNDERWORLD, NOBODY, OWNERS
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, has, lowest, only, without_lowest, word
from theomachy.kernel.kinds import Bits, Cell, Seat, State

_SETS = range(1 << GODS)
PARTS = np.array([word(part for part in _SETS if part & ~gods == 0) for gods in _SETS], np.int64)
"""For each set of gods, the sets that are part of it, as bits."""


@compiled
def owner_of(s: State, territory: Cell) -> Seat:
    """GS-1.1, GS-1.2, GS-15.6 Whose armies stand there, or NOBODY."""
    for owner in range(OWNERS):
        if has(s.land[owner], territory):
            return owner
    return NOBODY


@compiled
def own_land(s: State) -> Bits:
    """GS-1.1 The territories of the player on turn."""
    return s.land[s.seat]


@compiled
def is_living(s: State, seat: Seat) -> bool:
    """GS-14.4 Whether this seat plays and has not been eliminated."""
    return seat < s.players and s.fallen[seat] == 0


@compiled
def occupied(s: State) -> Bits:
    """GS-1.2 The territories with armies."""
    cells = EMPTY
    for owner in range(OWNERS):
        cells |= s.land[owner]
    return cells


@compiled
def above_water(s: State) -> Bits:
    """GS-17.12 The territories not sunken."""
    return MAP & ~CONTINENT[ATLANTIS] if s.sunk else MAP


@compiled
def without_plague(s: State) -> Bits:
    """GS-2.1, GS-17.6 Where a plague marker may come."""
    return above_water(s) & ~s.plagues


@compiled
def adjacent_to(s: State, territory: Cell) -> Bits:
    """GS-1.9 By land or sea, except across the maelstrom and to sunken territories."""
    near = NEIGHBOURS[territory]
    if s.sunk:
        near &= ~CONTINENT[ATLANTIS]
    if s.maelstrom != NOWHERE:
        one, other = SEA_ENDS[s.maelstrom, 0], SEA_ENDS[s.maelstrom, 1]
        if territory == one:
            near &= ~only(other)
        elif territory == other:
            near &= ~only(one)
    return near


@compiled
def with_armies(s: State, cells: Bits, least: int) -> Bits:
    """Those of the territories that hold so many armies or more."""
    found, left = EMPTY, cells
    while left:
        territory = lowest(left)
        if s.armies[territory] >= least:
            found |= only(territory)
        left = without_lowest(left)
    return found


@compiled
def gods_at(s: State, seat: Seat, territory: Cell) -> Bits:
    """GS-1.3 A player's gods in a territory, as bits."""
    gods = 0
    for god in range(GODS):
        if s.gods[seat, god] == territory:
            gods |= 1 << god
    return gods


@compiled
def is_in_play(s: State, seat: Seat, god: int) -> bool:
    """GS-1.3 Whether it stands in a territory."""
    return s.gods[seat, god] != NOWHERE


@compiled
def has_relic(s: State, seat: Seat, relic: int) -> bool:
    """GS-19.16 A relic works for its present owner only, with or without its goddess."""
    return has(s.relics[seat], relic)


@compiled
def owner_of_relic(s: State, relic: int) -> Seat:
    """GS-6.13 Whose it is, or NOBODY."""
    for seat in range(s.players):
        if has(s.relics[seat], relic):
            return seat
    return NOBODY


@compiled
def own_temples(s: State, seat: Seat) -> Bits:
    """GS-1.7 A temple is controlled by whoever controls its territory."""
    return s.temples & s.land[seat]


@compiled
def raise_armies(s: State, owner: Seat, territory: Cell, number: int) -> None:
    """GS-1.1 Armies give control; GS-8.5 they suffer no plague when they come so."""
    s.armies[territory] += number
    s.land[owner] |= only(territory)


@compiled
def withdraw(s: State, territory: Cell, number: int) -> int:
    """GS-1.11 Losing more than there are is losing all; return how many went, for nobody's gain."""
    owner, gone = owner_of(s, territory), min(number, int(s.armies[territory]))
    s.armies[territory] -= gone
    if gone and s.armies[territory] == 0:
        s.land[owner] &= ~only(territory)
    return gone


@compiled
def destroy(s: State, territory: Cell, number: int) -> None:
    """GS-1.11, GS-7.9 The dead go to their player's heaven; neutral armies are removed."""
    owner = owner_of(s, territory)
    gone = withdraw(s, territory, number)
    if owner != NOBODY and owner != NEUTRAL and s.rules.underworld != NO_UNDERWORLD:
        s.heaven[owner] += gone


@compiled
def destroy_half(s: State, territory: Cell) -> None:
    """GS-1.10, GS-8.3 Rounded down, so never the last."""
    destroy(s, territory, int(s.armies[territory]) // HALF)


@compiled
def destroy_in_all(s: State, cells: Bits, number: int) -> None:
    left = cells
    while left:
        destroy(s, lowest(left), number)
        left = without_lowest(left)


@compiled
def destroy_half_in_all(s: State, cells: Bits) -> None:
    left = cells
    while left:
        destroy_half(s, lowest(left))
        left = without_lowest(left)


@compiled
def banish(s: State, seat: Seat, god: int) -> None:
    """GS-1.5 Back to the pantheon card, never to the Underworld."""
    s.gods[seat, god] = NOWHERE


@compiled
def banish_all_at(s: State, territory: Cell) -> None:
    """GS-1.5 Every god there, whosoever."""
    for seat in range(s.players):
        for god in range(GODS):
            if s.gods[seat, god] == territory:
                banish(s, seat, god)


@compiled
def send_gods(s: State, seat: Seat, gods: Bits, territory: Cell) -> None:
    """GS-1.15 Gods, as bits, enter a territory; in a plagued one they are banished."""
    for god in range(GODS):
        if gods >> god & 1:
            s.gods[seat, god] = NOWHERE if has(s.plagues, territory) else territory


@compiled
def souls_at(s: State, seat: Seat, space: Cell) -> int:
    """GS-12.2 The armies in a space, or in the heaven of a player."""
    return int(s.heaven[seat]) if space == HEAVEN else int(s.souls[space])


@compiled
def own_spaces(s: State, seat: Seat) -> Bits:
    """GS-12.1 The spaces of the Underworld a player controls."""
    cells = EMPTY
    for space in range(SPACES):
        if s.space_owner[space] == seat:
            cells |= only(space)
    return cells


@compiled
def take_souls(s: State, seat: Seat, space: Cell, number: int) -> None:
    """GS-12.8, GS-12.12 Armies leave a space or a heaven."""
    if space == HEAVEN:
        s.heaven[seat] -= number
    else:
        s.souls[space] -= number
        if s.souls[space] == 0:
            s.space_owner[space] = NOBODY


@compiled
def add_souls(s: State, seat: Seat, space: Cell, number: int) -> None:
    """GS-12.1 Armies in a space give control of it."""
    s.souls[space] += number
    s.space_owner[space] = seat
