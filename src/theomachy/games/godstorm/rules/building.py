"""GS-5 T2 summoning gods and building temples."""

from theomachy.games.godstorm.numbers import MOST_TEMPLES, SUMMON_PRICE
from theomachy.games.godstorm.refusals import Refusal
from theomachy.games.godstorm.rules.ground import is_in_play
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, count, has, only
from theomachy.kernel.kinds import Bits, Cell, State


@compiled
def refusal_to_summon(s: State, god: int, territory: Cell) -> Refusal:
    """GS-5.1, GS-5.2, GS-5.3 A waiting god, three faith, an own territory without plague."""
    if is_in_play(s, s.seat, god):
        return Refusal.GOD_IN_PLAY
    if s.faith[s.seat] < SUMMON_PRICE:
        return Refusal.TOO_LITTLE_FAITH_TO_SUMMON
    if not has(s.land[s.seat], territory):
        return Refusal.NOT_YOURS_TO_SUMMON_IN
    return Refusal.NO_GOD_INTO_PLAGUE if has(s.plagues, territory) else Refusal.NONE


@compiled
def summoning_ground(s: State, god: int) -> Bits:
    """GS-5.1, GS-5.2, GS-5.3 Where this god may be summoned now."""
    if s.faith[s.seat] < SUMMON_PRICE or is_in_play(s, s.seat, god):
        return EMPTY
    return s.land[s.seat] & ~s.plagues


@compiled
def summon(s: State, god: int, territory: Cell) -> None:
    """GS-5.1, GS-5.5"""
    s.faith[s.seat] -= SUMMON_PRICE
    s.gods[s.seat, god] = territory


@compiled
def refusal_to_build(s: State, territory: Cell) -> Refusal:
    """GS-5.4, GS-1.6, GS-1.8 One temple a territory, twelve on the map."""
    if not has(s.land[s.seat], territory):
        return Refusal.NOT_YOURS_TO_BUILD_IN
    if has(s.temples, territory):
        return Refusal.TEMPLE_STANDS
    if count(s.temples) >= MOST_TEMPLES:
        return Refusal.NO_TEMPLE_LEFT
    can_pay = s.faith[s.seat] >= s.rules.temple_cost
    return Refusal.NONE if can_pay else Refusal.TOO_LITTLE_FAITH_TO_BUILD


@compiled
def building_ground(s: State) -> Bits:
    """GS-5.4 Where a temple may be built now."""
    if s.faith[s.seat] < s.rules.temple_cost or count(s.temples) >= MOST_TEMPLES:
        return EMPTY
    return s.land[s.seat] & ~s.temples


@compiled
def build(s: State, territory: Cell) -> None:
    """GS-5.4"""
    s.faith[s.seat] -= s.rules.temple_cost
    s.temples |= only(territory)
