"""ST-15 Victory claims."""

from theomachy.games.storm.board import NOWHERE, WAYS
from theomachy.games.storm.numbers import CLAIM_CONSTRUCTIONS, CONSTRUCTIONS, SANCTUARIES
from theomachy.games.storm.rules.ground import neighbour
from theomachy.games.storm.state import NOBODY, RING_SOLE
from theomachy.games.storm.tiles import COMPASS, NO_BUILDING
from theomachy.kernel import compiled, entry
from theomachy.kernel.bits import drop
from theomachy.kernel.kinds import Cell, Seat, State


@entry
def meets_sanctuary_condition(s: State, seat: Seat) -> bool:
    """ST-15.2 A sanctuary and at least two constructions on the board."""
    return (
        s.sanctuaries[seat] < SANCTUARIES
        and CONSTRUCTIONS - s.constructions[seat] >= CLAIM_CONSTRUCTIONS
    )


@compiled
def claim_sanctuary(s: State) -> None:
    """ST-15.3 At the end of the player's own turn."""
    if meets_sanctuary_condition(s, s.seat):
        s.claim_since[s.seat] = s.turn


@compiled
def cancel_failed_claim(s: State, seat: Seat) -> None:
    """ST-15.5 At the moment the condition fails."""
    if not meets_sanctuary_condition(s, seat):
        s.claim_since[seat] = 0


@compiled
def recall_construction(s: State, cell: Cell) -> None:
    """ST-9.5, ST-11.1, ST-14.3 Back to its owner's stock; a market marker vanishes."""
    tile = s.board[cell]
    tile.building = NO_BUILDING
    s.constructions[tile.owner] += 1
    drop(s.markers, cell)
    cancel_failed_claim(s, tile.owner)


@compiled
def recall_sanctuary(s: State, cell: Cell) -> None:
    """ST-7.2 Back to its owner's stock."""
    tile = s.board[cell]
    tile.building = NO_BUILDING
    s.sanctuaries[tile.owner] += 1
    cancel_failed_claim(s, tile.owner)


@compiled
def is_closed(s: State, cell: Cell) -> bool:
    """ST-15.6 Outside the board, the compass, or an occupied tile."""
    return cell == NOWHERE or s.board[cell].kind == COMPASS or s.board[cell].owner != NOBODY


@entry
def is_surrounded(s: State) -> bool:
    """ST-15.6 Whether every cell around Vaal is closed."""
    for way in range(len(WAYS)):
        if not is_closed(s, neighbour(s, s.vaal, way)):
            return False
    return True


@entry
def sole_holder(s: State) -> Seat:
    """ST-15.8 The one player who owns every occupied tile of the ring, or NOBODY."""
    holder = NOBODY
    for way in range(len(WAYS)):
        cell = neighbour(s, s.vaal, way)
        if cell != NOWHERE and s.board[cell].owner != NOBODY:
            if holder != NOBODY and holder != s.board[cell].owner:
                return NOBODY
            holder = s.board[cell].owner
    return holder


@compiled
def record_encirclement(s: State) -> None:
    """ST-15.7, ST-15.8 Observed by the active player at the start of his turn."""
    if s.ring_since == 0 and is_surrounded(s):
        if s.rules.encirclement == RING_SOLE:
            s.ring_holder = sole_holder(s)
            if s.ring_holder == NOBODY:
                return
        s.ring_since = s.turn


@compiled
def is_due(s: State, since: int) -> bool:
    """ST-15.3, ST-15.7 Whether a claim since then falls due in this turn."""
    return since > 0 and since + s.players == s.turn
