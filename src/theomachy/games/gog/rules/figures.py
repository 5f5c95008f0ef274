"""GG-14 Gog and the Angel."""

from theomachy.games.gog.board import CELLS_PER_WORD, distance
from theomachy.games.gog.cards import Ability
from theomachy.games.gog.numbers import MAGIC_STEPS
from theomachy.games.gog.refusals import Refusal
from theomachy.games.gog.rules.ground import (
    is_free,
    length,
    mover,
    owns,
    put_figures,
    resume,
    touches,
)
from theomachy.games.gog.state import GOG, NO_FIGURE, Node
from theomachy.games.gog.tiles import RESOURCES
from theomachy.kernel import compiled
from theomachy.kernel.bits import EMPTY, only
from theomachy.kernel.kinds import Bits, Cell, Seat, State


@compiled
def refusal_to_take_up(s: State, figure: int) -> Refusal:
    """GG-9.4, GG-14.7 Only the figure the dice have named, and once."""
    return Refusal.NONE if s.figure == figure else Refusal.NO_FIGURE_MOVE


@compiled
def take_up(s: State, figure: int) -> None:
    """GG-8.11, GG-9.4 Where to is chosen next."""
    s.figure, s.node = figure, Node.FIGURE


@compiled
def figure_cell(s: State) -> Cell:
    return int(s.gog) if s.figure == GOG else int(s.angel)


@compiled
def figure_reach(s: State) -> int:
    """GG-14.1, GG-14.3, GG-17.3 Magic adds seven steps."""
    return s.reach + MAGIC_STEPS if owns(s, mover(s), Ability.MAG) else int(s.reach)


@compiled
def refusal_to_lead(s: State, cell: Cell) -> Refusal:
    """GG-14.1, GG-14.2 To a free cell or the present one, within reach, over everything."""
    here = figure_cell(s)
    if distance(here, cell) > figure_reach(s):
        return Refusal.OUT_OF_REACH
    return Refusal.NONE if is_free(s, cell) or cell == here else Refusal.CELL_TAKEN


@compiled
def destinations(s: State, w: int) -> Bits:
    """GG-14.1 Free cells within reach, and the present one, one word of the map."""
    here, reach, first = figure_cell(s), figure_reach(s), w * CELLS_PER_WORD
    cells = EMPTY
    for cell in range(first, first + CELLS_PER_WORD):
        if distance(here, cell) <= reach and (is_free(s, cell) or cell == here):
            cells |= only(cell - first)
    return cells


@compiled
def lead(s: State, cell: Cell) -> None:
    """GG-14.5 If Gog ends his move touching a city of the mover, his barn is filled."""
    if s.figure == GOG:
        put_figures(s, cell, s.angel)
        fill(s, mover(s))
    else:
        put_figures(s, s.gog, cell)
    lay_down(s)


@compiled
def lay_down(s: State) -> None:
    """GG-8.11, GG-9.4 The move is made, or passed up."""
    s.figure, s.reach = NO_FIGURE, 0
    resume(s)


@compiled
def fill(s: State, seat: Seat) -> None:
    """GG-14.5 Food, wood and gold become equal to the barn limit."""
    for i in range(length(s.cities[seat])):
        if touches(s, s.cities[seat, i], s.gog):
            for resource in range(len(RESOURCES)):
                s.resources[seat, resource] = s.barns[seat]
            return
