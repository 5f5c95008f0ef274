"""What grows counts by what is left to grow in; in the end points count."""

import numpy as np

from theomachy.bots.opinions.godstorm.names import (
    AT_STAKE,
    DEATH_GOD,
    DUEL_EARLY,
    DUEL_FORCES,
    DUEL_HOPE,
    DUEL_POINTS,
    EARLY,
    EXPOSED,
    FAITH,
    FORCES,
    GUARD,
    HEAVEN_FULL,
    HOPE,
    HOST,
    INCOME,
    LAST_EXPOSED,
    LAST_FAITH,
    LAST_FORCES,
    LAST_REACH,
    LAST_SURPLUS,
    LATE,
    LED,
    MAGIC_GOD,
    OWN_CRYPTS,
    POINTS,
    PROGRESS,
    REACH,
    RELICS,
    SKY_GOD,
    SOULS,
    SURPLUS,
    TEMPLES,
    WAR_GOD,
)
from theomachy.bots.opinions.godstorm.order import has_begun, may_invade, turns_left
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

LASTING = (
    PROGRESS, FORCES, REACH, SURPLUS, HOST, LED, AT_STAKE, WAR_GOD, DEATH_GOD, SKY_GOD, MAGIC_GOD,
    GUARD, FAITH, RELICS, SOULS, HEAVEN_FULL, OWN_CRYPTS,
)  # fmt: skip
"""Features that are of use in epochs to come."""


@compiled
def epochs_left(s: State) -> float:
    """GS-13.4 After this one."""
    return float(s.rules.epochs - max(1, int(s.epoch)))


@compiled
def spread_over_time(s: State, seat: Seat, left: float, out: np.ndarray) -> None:
    lasting = left / (left + 1.0)
    incomes = left + (not has_begun(s, seat))
    out[LATE] = out[POINTS] / (1.0 + left + turns_left(s) / s.players) ** 2
    out[LAST_FAITH] = out[FAITH]
    out[INCOME] *= incomes
    out[TEMPLES] *= incomes
    if left == 0.0:
        note_last_epoch(s, seat, out)
    for feature in LASTING:
        out[feature] *= lasting
    if s.players == 2:
        note_duel(out)


@compiled
def note_last_epoch(s: State, seat: Seat, out: np.ndarray) -> None:
    """What may still be done with armies, and what they may suffer."""
    is_open = may_invade(s, seat, 0.0)
    out[LAST_FORCES] = out[FORCES] * (not has_begun(s, seat))
    out[LAST_REACH] = out[REACH] * is_open
    out[LAST_SURPLUS] = out[SURPLUS] * is_open
    out[LAST_EXPOSED], out[EXPOSED] = out[EXPOSED], 0.0


@compiled
def note_duel(out: np.ndarray) -> None:
    """Between two, some features count otherwise."""
    out[DUEL_POINTS], out[DUEL_FORCES] = out[POINTS], out[FORCES]
    out[DUEL_EARLY], out[DUEL_HOPE], out[EARLY], out[HOPE] = out[EARLY], out[HOPE], 0.0, 0.0
