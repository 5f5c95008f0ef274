"""BD-8 Control Phase."""

from theomachy.games.bello.board import ALL, CITIES, CITY, FIELD, FIELDS, KIND_OF, TEMPLE, TEMPLES
from theomachy.games.bello.numbers import (
    CITY_CLAIM,
    FIELD_CLAIM,
    MARKED_CLAIM,
    MOST_PLAYERS,
    TEMPLE_CLAIM,
)
from theomachy.games.bello.refusals import Refusal
from theomachy.games.bello.rules.ground import chips, controlled, holding, lay_chip, remove_all
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, has, only
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def strong_enough(s: State) -> Bits:
    """BD-8.1 The cells where the player has followers enough to claim; a marker makes it one."""
    enough = holding(s, s.seat, TEMPLE_CLAIM) & TEMPLES
    enough |= holding(s, s.seat, CITY_CLAIM) & CITIES
    enough |= holding(s, s.seat, FIELD_CLAIM) & FIELDS
    return enough | (holding(s, s.seat, MARKED_CLAIM) & (s.decrees | s.horses))


@compiled
def with_chips(s: State) -> Bits:
    """BD-8.3 The cells whose kind of chip the player has left."""
    cells = TEMPLES if chips(s, s.seat, TEMPLE) > 0 else EMPTY
    cells |= CITIES if chips(s, s.seat, CITY) > 0 else EMPTY
    cells |= FIELDS if chips(s, s.seat, FIELD) > 0 else EMPTY
    return cells


@compiled
def claimable(s: State) -> Bits:
    """BD-8.1, BD-8.3, BD-8.5 What the player on turn may claim."""
    cells = strong_enough(s) & ALL & ~controlled(s)
    return cells & with_chips(s) if cells else EMPTY


@compiled
def refusal_to_claim(s: State, cell: Cell) -> Refusal:
    """BD-8.1, BD-8.2, BD-8.3"""
    if has(controlled(s), cell):
        return Refusal.ALREADY_CONTROLLED
    if not has(strong_enough(s), cell):
        return Refusal.TOO_FEW_TO_CLAIM
    if chips(s, s.seat, KIND_OF[cell]) == 0:
        return Refusal.NO_CHIP_LEFT
    return Refusal.NONE


@compiled
def claim(s: State, cell: Cell) -> None:
    """BD-2.3, BD-8.4 The chip goes down; rivals' followers go home."""
    lay_chip(s, s.seat, cell)
    for rival in range(MOST_PLAYERS):
        if rival != s.seat:
            remove_all(s, rival, only(cell))
