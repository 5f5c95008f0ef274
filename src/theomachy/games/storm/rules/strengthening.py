"""ST-7 Strengthening."""

from theomachy.games.storm.numbers import (
    CONSTRUCTIONS,
    INCOME,
    INCOME_PER_BUILDING,
    SANCTUARIES,
    SANCTUARY_UPKEEP,
    TILES_PER_WORSHIPER,
)
from theomachy.games.storm.rules.claims import recall_sanctuary
from theomachy.games.storm.rules.ground import discard, sacrifice, vacate_if_bare
from theomachy.games.storm.state import UPKEEP_AFTER, Node
from theomachy.games.storm.tiles import NO_BUILDING, SANCTUARY
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import next_in
from theomachy.kernel.kinds import Cell, Seat, State


@compiled
def strengthen(s: State) -> None:
    """ST-7.5 Upkeep, then income, or the reverse."""
    if s.rules.upkeep == UPKEEP_AFTER:
        collect(s)
        maintain(s)
    else:
        maintain(s)
        collect(s)
    s.node = Node.DEVELOP


@compiled
def maintain(s: State) -> None:
    """ST-7.1, ST-7.2 A sanctuary costs a worshiper a turn, or it is lost."""
    if s.sanctuaries[s.seat] == SANCTUARIES:
        return
    if s.community[s.seat] >= SANCTUARY_UPKEEP:
        sacrifice(s, SANCTUARY_UPKEEP)
    else:
        lose_sanctuary(s)


@compiled
def lose_sanctuary(s: State) -> None:
    """ST-7.2 It returns to stock; its tile goes too if nobody stands on it."""
    cell = sanctuary_of(s, s.seat)
    recall_sanctuary(s, cell)
    if vacate_if_bare(s, cell):
        discard(s, cell)


@compiled
def sanctuary_of(s: State, seat: Seat) -> Cell:
    """Where this player's sanctuary stands (it is on the board)."""
    cell = next_in(s.occupied, -1)
    while s.board[cell].owner != seat or s.board[cell].building != SANCTUARY:
        cell = next_in(s.occupied, cell)
    return cell


@compiled
def collect(s: State) -> None:
    """ST-7.4 Income, as far as Limbo goes."""
    number = min(income(s, s.seat), s.limbo[s.seat])
    s.limbo[s.seat] -= number
    s.community[s.seat] += number


@entry
def income(s: State, seat: Seat) -> int:
    """ST-7.3, ST-7.6 One, one for every three tiles of worshipers alone, one per building."""
    buildings = CONSTRUCTIONS - s.constructions[seat] + SANCTUARIES - s.sanctuaries[seat]
    groups = unbuilt_tiles(s, seat) // TILES_PER_WORSHIPER
    return INCOME + groups + INCOME_PER_BUILDING * buildings


@compiled
def unbuilt_tiles(s: State, seat: Seat) -> int:
    """ST-7.3 Own tiles with worshipers and no building, adjacent or not."""
    tiles, cell = 0, next_in(s.occupied, -1)
    while cell >= 0:
        tiles += s.board[cell].owner == seat and s.board[cell].building == NO_BUILDING
        cell = next_in(s.occupied, cell)
    return tiles
