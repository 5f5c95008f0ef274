"""What counts in Godstorm: points, ground within reach or in danger, forces, faith, miracles.

What is under way counts as what may be expected of it: an invasion by its odds, armies on the
march where they go, cards bought as cards held.
"""

import numpy as np

from theomachy.bots.opinions.godstorm.horizon import epochs_left, spread_over_time
from theomachy.bots.opinions.godstorm.invasion import note_invasion
from theomachy.bots.opinions.godstorm.land import note_land
from theomachy.bots.opinions.godstorm.means import note_below, note_means
from theomachy.bots.opinions.godstorm.names import FALLEN, FEATURES, STYLES
from theomachy.bots.opinions.godstorm.order import note_order
from theomachy.bots.opinions.godstorm.plans import note_card, note_plans
from theomachy.games.godstorm.board import NOWHERE
from theomachy.games.godstorm.cards import NO_CARD
from theomachy.games.godstorm.rules.ground import is_living
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

__all__ = ["FEATURES", "STYLES", "features"]


@compiled
def features(s: State, seat: Seat, out: np.ndarray) -> None:
    """The map, then what a player has besides it, then what is under way."""
    out[:] = 0.0
    if not is_living(s, seat):
        out[FALLEN] = 1.0
        return
    left = epochs_left(s)
    share = note_land(s, seat, left, out)
    note_means(s, seat, out)
    note_below(s, seat, out)
    note_order(s, seat, left, out)
    if s.attacking != NOWHERE:
        note_invasion(s, seat, share, out)
    if s.card != NO_CARD:
        note_card(s, seat, share, out)
    elif s.seat == seat:
        note_plans(s, seat, out)
    spread_over_time(s, seat, left, out)
