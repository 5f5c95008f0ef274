"""GG-3 Set-up: first player, map, soldiers."""

import numpy as np

from theomachy.games.gog.board import ANGEL_START, CELLS, GOG_START, NOWHERE, NUMBERS
from theomachy.games.gog.cards import FULL_ABILITIES, FULL_DECK, NO_CARD
from theomachy.games.gog.numbers import (
    BARN,
    FEWEST_PLAYERS,
    FIRST_SOLDIERS,
    LATE_FROM,
    LATE_RESOURCES,
    SCROLLS,
)
from theomachy.games.gog.rules.ground import put_figures, put_soldier
from theomachy.games.gog.rules.map import lay_piece
from theomachy.games.gog.state import MAP_DRAFT, MAP_FIXED, NOBODY, Node
from theomachy.games.gog.tiles import DRAWN_PIECES, FIXED_MAP, SITE_PIECE, UNLAID
from theomachy.kernel import compiled
from theomachy.kernel.bits import first_of
from theomachy.kernel.kinds import Bits, Cell, Seat, State


def _starts(*corners: str) -> np.ndarray:
    """GG-3.3 Of each corner itself, its neighbour in the row, its neighbour in the column."""
    near = {"a": "b", "l": "k", "1": "2", "12": "11"}
    cells = [[c, near[c[0]] + c[1:], c[0] + near[c[1:]]] for c in corners]
    return np.array([[NUMBERS[name] for name in row] for row in cells], np.int16)


STARTS = _starts("a1", "a12", "l12", "l1")
"""GG-3.2 By seat, with three or four players."""
DUEL_STARTS = _starts("a1", "l12")
SECOND_STARTS = _starts("a12", "l1")
"""GG-3.4 By seat, with two players."""


@compiled
def setup(s: State, players: int, options: np.ndarray) -> None:
    """GG-3.1, GG-3.5, GG-3.7 Everything in its stock; the first player is drawn next."""
    s.rules.map, s.rules.scrolls_to_win, s.rules.last_city = options[0], options[1], options[2]
    s.rules.corners, s.rules.scroll_site, s.rules.round_cap = options[3], options[4], options[5]
    s.rules.chest_cap, s.rules.camel_rate, s.rules.trade = options[6], options[7], options[8]
    s.players, s.first, s.seat, s.node = players, NOBODY, NOBODY, Node.FIRST
    s.affected = s.drawer = s.victim = s.winner = NOBODY
    s.soldiers[:] = NOWHERE
    s.cities[:] = NOWHERE
    s.locks[:] = NOWHERE
    s.marked[:] = NOWHERE
    s.picked = s.place = s.gog = s.angel = NOWHERE
    s.card, s.offer, s.piece = NO_CARD, NOBODY, UNLAID
    s.terrain[:] = UNLAID
    s.pieces = (1 << DRAWN_PIECES) - 1
    s.returned[:] = NO_CARD
    s.unseen[:] = FULL_ABILITIES
    s.treasures, s.stack, s.round_number = FULL_DECK, SCROLLS, 1
    s.barns[:players] = BARN


@compiled
def seats_at_the_table(s: State) -> Bits:
    """GG-1.1"""
    return first_of(s.players)


@compiled
def choose_first(s: State, seat: Seat) -> None:
    """GG-1.1, GG-3.1 The first player by chance; then the map."""
    s.first = s.seat = seat
    if s.rules.map == MAP_FIXED:
        for cell in range(CELLS):
            s.terrain[cell] = FIXED_MAP[cell]
        s.pieces = 0
        place_everything(s)
    else:
        s.node = Node.SITE


@compiled
def lay_site(s: State, lay: int) -> None:
    """GG-2.4, GG-2.10 D10 comes first; in a draft the last player lays the piece after it."""
    s.piece = SITE_PIECE
    lay_piece(s, lay)
    if s.rules.map == MAP_DRAFT:
        s.seat = (s.first + s.players - 1) % s.players
    s.node = Node.PIECE


@compiled
def lay(s: State, lay: int) -> None:
    """GG-2.5, GG-2.10 Fifteen times; in a draft the players lay in turn."""
    lay_piece(s, lay)
    if s.rules.map == MAP_DRAFT:
        s.seat = (s.seat + 1) % s.players
    s.node = Node.PIECE
    if s.pieces == 0:
        s.seat = s.first
        place_everything(s)


@compiled
def place_everything(s: State) -> None:
    """GG-3.3, GG-3.5, GG-3.6 Figures, resources of the later players, soldiers."""
    s.gog, s.angel = GOG_START, ANGEL_START
    put_figures(s, GOG_START, ANGEL_START)
    for place in range(LATE_FROM, s.players):
        s.resources[(s.first + place) % s.players] = LATE_RESOURCES
    if s.players == FEWEST_PLAYERS:
        s.node = Node.SPLIT
        return
    for seat in range(s.players):
        for cell in STARTS[seat]:
            put_soldier(s, seat, cell, 1)
    s.node = Node.TURN_START


@compiled
def home_corner(s: State, seat: Seat) -> Cell:
    """GG-3.2 Where the seat's soldiers come from."""
    return int(DUEL_STARTS[seat, 0] if s.players == FEWEST_PLAYERS else STARTS[seat, 0])


@compiled
def split(s: State, number: int) -> None:
    """GG-3.4 So many soldiers start on the second corner, in turn order."""
    for i in range(FIRST_SOLDIERS - number):
        put_soldier(s, s.seat, DUEL_STARTS[s.seat, i], 1)
    for i in range(number):
        put_soldier(s, s.seat, SECOND_STARTS[s.seat, i], 1)
    if s.seat == s.first:
        s.seat = (s.seat + 1) % s.players
    else:
        s.seat, s.node = s.first, Node.TURN_START
