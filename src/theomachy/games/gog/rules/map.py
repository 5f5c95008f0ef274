"""GG-2 Map: sixteen pieces, drawn and laid, rivers joined."""

from theomachy.games.gog.board import BEYOND, NOWHERE, PLACE_CELLS, SIDE_MIDDLE, SIDES
from theomachy.games.gog.numbers import RIVER_PIECES
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.state import MAP_DRAFT, Node
from theomachy.games.gog.tiles import (
    FITS,
    IS_CENTRAL,
    LAYS,
    PIECE_TERRAIN,
    ROTATIONS,
    SITE_PIECE,
    UNLAID,
    Terrain,
)
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, State

LAYS_PER_WORD = LAYS // 2
"""All lays do not go into one word."""


@compiled
def is_laid(s: State, place: int) -> bool:
    return s.terrain[PLACE_CELLS[place, 0]] != UNLAID


@compiled
def shares_an_edge(s: State, place: int) -> bool:
    """GG-2.6 With a place already filled."""
    for side in range(SIDES):
        facing = BEYOND[place, side]
        if facing != NOWHERE and s.terrain[facing] != UNLAID:
            return True
    return False


@compiled
def joins(s: State, lay: int) -> bool:
    """GG-2.7 Whether a river end of the piece meets one of a piece already laid."""
    place, rotation = lay // len(ROTATIONS), lay % len(ROTATIONS)
    for side in range(SIDES):
        facing = BEYOND[place, side]
        if PIECE_TERRAIN[s.piece, rotation, SIDE_MIDDLE[side]] == Terrain.WATER:
            if facing != NOWHERE and s.terrain[facing] == Terrain.WATER:
                return True
    return False


@compiled
def refusal_to_be_possible(s: State, lay: int) -> Refusal:
    """GG-2.3, GG-2.6 The place is empty, not apart, and plain is shown where it must be."""
    place = lay // len(ROTATIONS)
    if is_laid(s, place):
        return Refusal.PLACE_FILLED
    if not shares_an_edge(s, place):
        return Refusal.PLACE_APART
    return Refusal.NONE if FITS[s.piece, lay] else Refusal.MUST_SHOW_PLAIN


@compiled
def must_join(s: State) -> bool:
    """GG-2.8 A river piece that can join has to."""
    if s.piece >= RIVER_PIECES:
        return False
    for lay in range(LAYS):
        if refusal_to_be_possible(s, lay) == 0 and joins(s, lay):
            return True
    return False


@compiled
def refusal_to_lay(s: State, lay: int) -> Refusal:
    """GG-2.6, GG-2.8 Possible, and joined to a river where that can be."""
    reason = refusal_to_be_possible(s, lay)
    if reason == 0 and not joins(s, lay) and must_join(s):
        return Refusal.MUST_JOIN_THE_RIVER
    return reason


@compiled
def lays_open(s: State, w: int) -> Bits:
    """GG-2.6, GG-2.8 The lays of the piece drawn that nothing forbids, one word of them."""
    joining, lays, first = must_join(s), EMPTY, w * LAYS_PER_WORD
    for k in range(LAYS_PER_WORD):
        lay = first + k
        if refusal_to_be_possible(s, lay) == 0 and (not joining or joins(s, lay)):
            lays |= only(k)
    return lays


@compiled
def refusal_to_lay_the_site(s: State, lay: int) -> Refusal:
    """GG-2.4 D10 goes on a central place, plain on the centre cell."""
    if not IS_CENTRAL[lay // len(ROTATIONS)]:
        return Refusal.NOT_CENTRAL
    return Refusal.NONE if FITS[SITE_PIECE, lay] else Refusal.MUST_SHOW_PLAIN


@compiled
def pieces_left(s: State) -> Bits:
    """GG-2.1, GG-2.5 Each piece once."""
    return int(s.pieces)


@compiled
def draw_piece(s: State, piece: int) -> None:
    """GG-2.9, GG-2.10 Laid by lot, or by a player."""
    s.piece = piece
    s.pieces ^= 1 << int(piece)
    s.node = Node.LAY if s.rules.map == MAP_DRAFT else Node.LAY_BY_LOT


@compiled
def lay_piece(s: State, lay: int) -> None:
    """GG-2.2 Show the piece, turned, on its place."""
    place, rotation = lay // len(ROTATIONS), lay % len(ROTATIONS)
    for k in range(PLACE_CELLS.shape[1]):
        s.terrain[PLACE_CELLS[place, k]] = PIECE_TERRAIN[s.piece, rotation, k]
    s.piece = UNLAID
