"""What a Storm position is worth: belief now, worshipers to come, claims that may hold."""

from theomachy.games.storm.board import NOWHERE
from theomachy.games.storm.numbers import CLAIM_CONSTRUCTIONS, CONSTRUCTIONS, SANCTUARIES, TILES
from theomachy.games.storm.rules.attack import attack_price, is_protected
from theomachy.games.storm.rules.claims import is_surrounded, meets_sanctuary_condition
from theomachy.games.storm.rules.ending import board_belief, ring_belief, standing
from theomachy.games.storm.rules.ground import pile_size
from theomachy.games.storm.rules.strengthening import income
from theomachy.games.storm.state import Node
from theomachy.games.storm.tiles import CONSTRUCTION, NO_BUILDING
from theomachy.kernel import compiled
from theomachy.kernel.bits import next_in

_ALL_TILES = sum(TILES)
_WON = 1000.0
_COMMUNITY, _COMMUNITY_AT_LAST = 0.6, 0.1
"""A worshiper in the community against one on the board, while tiles last and at the end."""
_INCOME = 2.5
"""A worshiper more each turn, while tiles last."""
_CLAIM, _SAFE_CLAIM = 14.0, 60.0
"""A sanctuary claim, and one no rival can afford to break."""
_STEP = 1.5
"""Each piece towards the sanctuary condition."""
_RING = 8.0
"""Leading the ring while Vaal is surrounded."""
_STARVING = 7.0
_FIND = 0.9
"""A tile about to be revealed."""
_COMPANY = 0.15
"""A worshiper that stands with others: they are harder to dislodge."""


@compiled
def judge(s, seat):
    """Mine, less the average of my rivals'."""
    if s.node == Node.OVER:
        return _WON * outcome(s, seat)
    left = pile_size(s) / _ALL_TILES
    rivals = 0.0
    for rival in range(s.players):
        if rival != seat:
            rivals += wealth(s, rival, left)
    return wealth(s, seat, left) + prospects(s, seat) - rivals / (s.players - 1)


@compiled
def outcome(s, seat):
    """1 for a winner, 0 for the others."""
    for rival in range(s.players):
        if standing(s, rival) > standing(s, seat):
            return 0.0
    return 1.0


@compiled
def wealth(s, seat, left):
    """Belief, worshipers and income, and what is claimed."""
    worth = float(board_belief(s, seat)) + _INCOME * left * income(s, seat)
    worth += (_COMMUNITY_AT_LAST + _COMMUNITY * left) * s.community[seat]
    if s.sanctuaries[seat] < SANCTUARIES and s.community[seat] == 0:
        worth -= _STARVING
    return worth + claimed(s, seat) + ring(s, seat)


@compiled
def claimed(s, seat):
    """ST-15.2 How far the sanctuary condition is met, and how safely."""
    if meets_sanctuary_condition(s, seat):
        return _CLAIM if can_be_broken(s, seat) else _SAFE_CLAIM
    pieces = min(CONSTRUCTIONS - s.constructions[seat], CLAIM_CONSTRUCTIONS)
    return _STEP * (pieces + SANCTUARIES - s.sanctuaries[seat])


@compiled
def can_be_broken(s, seat):
    """ST-15.5 Whether some rival could destroy what the claim rests on, as things stand."""
    spare = CONSTRUCTIONS - s.constructions[seat] - CLAIM_CONSTRUCTIONS
    richest = 0
    for rival in range(s.players):
        if rival != seat:
            richest = max(richest, int(s.community[rival]))
    cell = next_in(s.occupied, -1)
    while cell >= 0:
        if s.board[cell].owner == seat and s.board[cell].building == CONSTRUCTION:
            if not is_protected(s, cell) and attack_price(s, cell, False) <= richest:
                spare -= 1
        cell = next_in(s.occupied, cell)
    return spare < 0


@compiled
def ring(s, seat):
    """ST-15.10 Leading the ring while it is closed."""
    if not is_surrounded(s):
        return 0.0
    mine = ring_belief(s, seat)
    for rival in range(s.players):
        if rival != seat and ring_belief(s, rival) >= mine:
            return 0.0
    return _RING


@compiled
def prospects(s, seat):
    """A tile this seat is about to reveal, and how well its worshipers hold together."""
    worth = 0.0
    if s.explorer != NOWHERE and s.community[seat] > 1:
        worth += _FIND
    cell = next_in(s.occupied, -1)
    while cell >= 0:
        tile = s.board[cell]
        if tile.owner == seat and tile.building == NO_BUILDING:
            worth += _COMPANY * (tile.worshipers - 1)
        cell = next_in(s.occupied, cell)
    return worth
