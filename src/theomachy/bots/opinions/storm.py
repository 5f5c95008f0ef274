"""What counts in Storm of the Gods: belief, worshipers, income, claims that may hold."""

import numpy as np

from theomachy.games.storm.board import NOWHERE, WAYS
from theomachy.games.storm.numbers import CLAIM_CONSTRUCTIONS, CONSTRUCTIONS, SANCTUARIES, TILES
from theomachy.games.storm.rules.attack import attack_price, is_protected
from theomachy.games.storm.rules.claims import is_surrounded, meets_sanctuary_condition
from theomachy.games.storm.rules.ending import belief_at, ring_belief
from theomachy.games.storm.rules.ground import neighbour, pile_size
from theomachy.games.storm.rules.strengthening import income
from theomachy.games.storm.state import BESIDE, NOBODY
from theomachy.games.storm.tiles import CONSTRUCTION, NO_BUILDING, SANCTUARY
from theomachy.kernel import compiled
from theomachy.kernel.bits import next_in
from theomachy.kernel.kinds import Cell, Seat, State

FEATURES = (
    "belief", "late_belief", "community", "early_community", "early_income", "constructions",
    "sanctuary", "breakable_claim", "safe_claim", "nearly_claimed", "ring_lead", "starving",
    "exposed", "tiles", "to_act", "find", "holy_ground",
    "beside_belief", "beside_community", "beside_early_income", "beside_constructions",
    "beside_sanctuary", "beside_nearly_claimed", "beside_exposed", "beside_tiles", "beside_find",
    "beside_holy_ground",
)  # fmt: skip
STYLES = {
    "warlike": {"constructions": 1.3, "ring_lead": 2.0},
    "cautious": {"exposed": 1.4},
}
"""What a style weighs otherwise, and by how much."""
(
    BELIEF, LATE_BELIEF, COMMUNITY, EARLY_COMMUNITY, EARLY_INCOME, ON_BOARD, HAS_SANCTUARY,
    BREAKABLE, SAFE, NEARLY, RING, STARVING, EXPOSED, OWN_TILES, TO_ACT, FIND, HOLY, *_SHADES,
) = range(len(FEATURES))  # fmt: skip
FIRST_SHADE = _SHADES[0]
SHADED = np.array([
    BELIEF, COMMUNITY, EARLY_INCOME, ON_BOARD, HAS_SANCTUARY, NEARLY, EXPOSED, OWN_TILES, FIND, HOLY
])  # fmt: skip
"""ST-9.9 What may be worth more, or less, where only neighbours can attack."""
_ALL_TILES = sum(TILES)


@compiled
def features(s: State, seat: Seat, out: np.ndarray) -> None:
    """Tiles first, then what a player has in hand, then claims."""
    out[:] = 0.0
    left = pile_size(s) / _ALL_TILES
    richest = richest_rival(s, seat)
    cell = next_in(s.occupied, -1)
    while cell >= 0:
        if s.board[cell].owner == seat:
            note_tile(s, cell, richest, out)
        cell = next_in(s.occupied, cell)
    out[LATE_BELIEF] = out[BELIEF] * (1.0 - left)
    out[COMMUNITY] = s.community[seat]
    out[EARLY_COMMUNITY] = s.community[seat] * left
    out[EARLY_INCOME] = income(s, seat) * left
    out[ON_BOARD] = CONSTRUCTIONS - s.constructions[seat]
    out[HAS_SANCTUARY] = SANCTUARIES - s.sanctuaries[seat]
    out[STARVING] = s.sanctuaries[seat] < SANCTUARIES and s.community[seat] == 0
    out[TO_ACT] = s.seat == seat
    out[FIND] = s.seat == seat and s.explorer != NOWHERE and s.community[seat] > 1
    note_claims(s, seat, richest, out)
    if s.house.reach == BESIDE:
        for shade in range(SHADED.size):
            out[FIRST_SHADE + shade] = out[SHADED[shade]]


@compiled
def richest_rival(s: State, seat: Seat) -> int:
    """The largest community that could attack."""
    richest = 0
    for rival in range(s.players):
        if rival != seat:
            richest = max(richest, int(s.community[rival]))
    return richest


@compiled
def richest_beside(s: State, cell: Cell) -> int:
    """ST-9.9 The largest community whose tiles touch this one."""
    richest = 0
    for way in range(len(WAYS)):
        there = neighbour(s, cell, way)
        if there != NOWHERE:
            rival = s.board[there].owner
            if rival != NOBODY and rival != s.board[cell].owner:
                richest = max(richest, int(s.community[rival]))
    return richest


@compiled
def is_exposed(s: State, cell: Cell, richest: int) -> bool:
    """Whether a rival who can reach this tile can also pay for it."""
    if is_protected(s, cell):
        return False
    strongest = richest_beside(s, cell) if s.house.reach == BESIDE else richest
    return attack_price(s, cell, False) <= strongest


@compiled
def note_tile(s: State, cell: Cell, richest: int, out: np.ndarray) -> None:
    belief = belief_at(s, cell)
    out[BELIEF] += belief
    out[OWN_TILES] += 1
    out[HOLY] += s.board[cell].kind == 6 and s.board[cell].building == NO_BUILDING
    if s.board[cell].building != SANCTUARY:
        out[EXPOSED] += belief if is_exposed(s, cell, richest) else 0


@compiled
def note_claims(s: State, seat: Seat, richest: int, out: np.ndarray) -> None:
    """ST-15 The sanctuary condition met, safely or not, or nearly; the ring led."""
    if meets_sanctuary_condition(s, seat):
        is_safe = unbreakable(s, seat, richest)
        out[SAFE], out[BREAKABLE] = is_safe, not is_safe
    else:
        pieces = min(CONSTRUCTIONS - s.constructions[seat], CLAIM_CONSTRUCTIONS)
        out[NEARLY] = pieces + SANCTUARIES - s.sanctuaries[seat] == CLAIM_CONSTRUCTIONS
    if is_surrounded(s):
        mine = ring_belief(s, seat)
        out[RING] = 1.0
        for rival in range(s.players):
            if rival != seat and ring_belief(s, rival) >= mine:
                out[RING] = 0.0


@compiled
def unbreakable(s: State, seat: Seat, richest: int) -> bool:
    """ST-15.5 Whether no rival can afford to destroy what the claim rests on."""
    spare = CONSTRUCTIONS - s.constructions[seat] - CLAIM_CONSTRUCTIONS
    cell = next_in(s.occupied, -1)
    while cell >= 0:
        if s.board[cell].owner == seat and s.board[cell].building == CONSTRUCTION:
            spare -= is_exposed(s, cell, richest)
        cell = next_in(s.occupied, cell)
    return spare >= 0
