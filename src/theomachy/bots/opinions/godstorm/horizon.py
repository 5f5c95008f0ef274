"""What grows counts by what is left to grow in; in the end points count."""

import numpy as np

from theomachy.bots.opinions.godstorm import names
from theomachy.bots.opinions.godstorm.order import has_begun, may_invade, turns_left
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

LASTING = (
    names.PROGRESS, names.FORCES, names.REACH, names.SURPLUS, names.HOST, names.LED, names.AT_STAKE,
    names.WAR_GOD, names.DEATH_GOD, names.SKY_GOD, names.MAGIC_GOD, names.GUARD, names.FAITH,
    names.RELICS, names.SOULS, names.HEAVEN_FULL, names.OWN_CRYPTS,
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
    out[names.LATE] = out[names.POINTS] / (1.0 + left + turns_left(s) / s.players) ** 2
    out[names.LAST_FAITH] = out[names.FAITH]
    out[names.INCOME] *= incomes
    out[names.TEMPLES] *= incomes
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
    out[names.LAST_FORCES] = out[names.FORCES] * (not has_begun(s, seat))
    out[names.LAST_REACH] = out[names.REACH] * is_open
    out[names.LAST_SURPLUS] = out[names.SURPLUS] * is_open
    out[names.LAST_EXPOSED], out[names.EXPOSED] = out[names.EXPOSED], 0.0


@compiled
def note_duel(out: np.ndarray) -> None:
    """Between two, some features count otherwise."""
    out[names.DUEL_POINTS], out[names.DUEL_FORCES] = out[names.POINTS], out[names.FORCES]
    out[names.DUEL_EARLY], out[names.EARLY] = out[names.EARLY], 0.0
    out[names.DUEL_HOPE], out[names.HOPE] = out[names.HOPE], 0.0
