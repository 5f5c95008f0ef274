"""What counts in Battle of GOG: scrolls, cities and what they gather, soldiers and where they go.

What has been begun and is not yet seen counts as if it were done, and what every turn brings comes
a little at every turn's end, so that no phase and no pick looks better than its fruits.
"""

import numpy as np

from theomachy.bots.opinions.gog.cities import note_cities
from theomachy.bots.opinions.gog.names import (
    FEATURES,
    FIRST_ABILITY,
    LOCK,
    MORE_SCROLLS,
    OUT,
    OWN_BARN,
    OWN_SCROLLS,
    SCARCE,
    STYLES,
    TO_COME,
)
from theomachy.bots.opinions.gog.plans import note_plans
from theomachy.bots.opinions.gog.sites import note_settlers
from theomachy.bots.opinions.gog.soldiers import note_sieges, note_soldiers
from theomachy.games.gog.board import NOWHERE
from theomachy.games.gog.cards import ABILITIES
from theomachy.games.gog.numbers import BARN
from theomachy.games.gog.rules.ground import is_in, mover, owns
from theomachy.games.gog.state import Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Seat, State

__all__ = ["FEATURES", "STYLES", "features"]


@compiled
def features(s: State, seat: Seat, out: np.ndarray) -> None:
    """Cards and scrolls, cities, soldiers, sieges; then what is under way."""
    out[:] = 0.0
    if not is_in(s, seat):
        out[OUT] = 1.0
        return
    is_moving = mover(s) == seat
    leaving = NOWHERE
    if is_moving and s.node == Node.STEP and not s.has_stepped:
        leaving = int(s.picked)
    note_cards(s, seat, out)
    note_cities(s, seat, out)
    note_soldiers(s, seat, out)
    note_sieges(s, seat, leaving, out)
    if is_moving:
        note_plans(s, seat, out)
    note_settlers(s, seat, leaving, out)
    scrolls = out[OWN_SCROLLS]
    out[MORE_SCROLLS] = scrolls * scrolls
    out[SCARCE] = scrolls if s.stack == 0 and s.players > 2 else 0.0


@compiled
def note_cards(s: State, seat: Seat, out: np.ndarray) -> None:
    """GG-15, GG-17, GG-1.8 Scrolls, abilities, the barn."""
    out[OWN_SCROLLS] = s.scrolls[seat]
    out[LOCK] = s.locks[seat] != NOWHERE
    out[OWN_BARN] = s.barns[seat] - BARN
    for kind in range(len(ABILITIES)):
        out[FIRST_ABILITY + kind] = owns(s, seat, kind)
    out[TO_COME] = s.node == Node.ABILITY and s.drawer == seat
