"""GG-1 General terms: what stands where, levels, stocks, barns, and who is still in."""

import numpy as np

from theomachy.games.gog.board import CELLS_PER_WORD, NEXT_TO, NOWHERE
from theomachy.games.gog.numbers import (
    CITIES,
    HIGHEST_LEVEL,
    RUIN_BONUS,
    SETTLED,
    SOLDIERS,
)
from theomachy.games.gog.state import (
    ANGEL_CODE,
    CITY_BIT,
    GOG_CODE,
    LEVEL_BITS,
    NOBODY,
    OWNER_SHIFT,
    SPENT_BIT,
    Node,
)
from theomachy.games.gog.tiles import RESOURCES, Terrain
from theomachy.kernel import compiled
from theomachy.kernel.bits import has
from theomachy.kernel.kinds import Cell, Seat, State
from theomachy.kernel.seats import seat_at

RESUMED = np.array([Node.OVER, Node.GATHER, Node.BUY, Node.SELECT, Node.MOVE], np.int8)
"""GG-4.1 Where each phase goes on after a draw, a battle or a scroll."""


@compiled
def level_of(code: int) -> int:
    """GG-1.5 The number shown by the die."""
    return code & LEVEL_BITS


@compiled
def owner_of(code: int) -> Seat:
    return (code >> OWNER_SHIFT) & 3


@compiled
def is_soldier(code: int) -> bool:
    """GG-1.4 A soldier, neither city nor figure nor nothing."""
    return 0 < (code & (LEVEL_BITS | CITY_BIT)) <= HIGHEST_LEVEL


@compiled
def is_city(code: int) -> bool:
    return code & CITY_BIT != 0


@compiled
def is_soldier_of(s: State, seat: Seat, cell: Cell) -> bool:
    code = s.board[cell]
    return is_soldier(code) and owner_of(code) == seat


@compiled
def is_city_of(s: State, seat: Seat, cell: Cell) -> bool:
    code = s.board[cell]
    return is_city(code) and owner_of(code) == seat


@compiled
def is_spent(s: State, cell: Cell) -> bool:
    """GG-4.3 Whether the soldier there has won a battle this turn."""
    return s.board[cell] & SPENT_BIT != 0


@compiled
def is_free(s: State, cell: Cell) -> bool:
    """GG-1.4 A cell holds at most one piece."""
    return s.board[cell] == 0


@compiled
def is_water(s: State, cell: Cell) -> bool:
    return s.terrain[cell] == Terrain.WATER


@compiled
def effective_level(s: State, cell: Cell) -> int:
    """GG-1.6, GG-16.2 One more on a ruin, at most six."""
    level = level_of(s.board[cell])
    if s.terrain[cell] == Terrain.RUIN:
        return min(level + RUIN_BONUS, HIGHEST_LEVEL)
    return level


@compiled
def set_level(s: State, cell: Cell, level: int) -> None:
    """GG-1.5 A raise beyond six stops at six."""
    s.board[cell] = (s.board[cell] & ~LEVEL_BITS) | min(level, HIGHEST_LEVEL)


@compiled
def raise_level(s: State, cell: Cell, levels: int) -> None:
    set_level(s, cell, level_of(s.board[cell]) + levels)


@compiled
def insert(cells: np.ndarray, cell: Cell) -> None:
    """Into an ascending list that has room."""
    i = cells.size - 1
    while i > 0 and (cells[i - 1] == NOWHERE or cells[i - 1] > cell):
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = cell


@compiled
def remove(cells: np.ndarray, cell: Cell) -> None:
    """From an ascending list that holds it."""
    i = 0
    while cells[i] != cell:
        i += 1
    while i < cells.size - 1:
        cells[i] = cells[i + 1]
        i += 1
    cells[i] = NOWHERE


@compiled
def length(cells: np.ndarray) -> int:
    """How many cells a list holds."""
    number = 0
    while number < cells.size and cells[number] != NOWHERE:
        number += 1
    return number


@compiled
def put_soldier(s: State, seat: Seat, cell: Cell, level: int) -> None:
    """GG-1.4, GG-1.7 A soldier from the stock."""
    s.board[cell] = level | (seat << OWNER_SHIFT)
    insert(s.soldiers[seat], cell)


@compiled
def take_soldier(s: State, cell: Cell) -> None:
    """GG-1.7 Off the board, into its owner's stock."""
    remove(s.soldiers[owner_of(s.board[cell])], cell)
    s.board[cell] = 0


@compiled
def shift_soldier(s: State, here: Cell, there: Cell) -> None:
    """To a free cell, as it is; the list of its owner stays in order."""
    code = s.board[here]
    s.board[here], s.board[there] = 0, code
    cells, i = s.soldiers[owner_of(code)], 0
    while cells[i] != here:
        i += 1
    while i > 0 and cells[i - 1] > there:
        cells[i] = cells[i - 1]
        i -= 1
    while i < cells.size - 1 and NOWHERE < cells[i + 1] < there:
        cells[i] = cells[i + 1]
        i += 1
    cells[i] = there


@compiled
def put_city(s: State, seat: Seat, cell: Cell, level: int) -> None:
    s.board[cell] = level | (seat << OWNER_SHIFT) | CITY_BIT
    insert(s.cities[seat], cell)


@compiled
def take_city(s: State, cell: Cell) -> None:
    """GG-1.7 The die returns to its owner."""
    remove(s.cities[owner_of(s.board[cell])], cell)
    s.board[cell] = 0


@compiled
def put_figures(s: State, gog: Cell, angel: Cell) -> None:
    """Where the figures stand; they cross nothing on their way."""
    s.board[s.gog] = s.board[s.angel] = 0
    s.gog, s.angel = gog, angel
    s.board[gog], s.board[angel] = GOG_CODE, ANGEL_CODE


@compiled
def has_soldiers_in_stock(s: State, seat: Seat) -> bool:
    """GG-1.7 Nothing can be placed without a die in stock."""
    return s.soldiers[seat, SOLDIERS - 1] == NOWHERE


@compiled
def has_cities_in_stock(s: State, seat: Seat) -> bool:
    """GG-1.7, GG-11.2"""
    return s.cities[seat, CITIES - 1] == NOWHERE


@compiled
def has_city(s: State, seat: Seat) -> bool:
    return s.cities[seat, 0] != NOWHERE


@compiled
def is_in(s: State, seat: Seat) -> bool:
    """GG-4.4 Eliminated seats are skipped everywhere."""
    return s.fallen[seat] == 0


@compiled
def next_in(s: State, seat: Seat) -> Seat:
    """GG-1.1, GG-4.4 The next player clockwise who is still in."""
    seat = seat_at(seat, 1, s.players)
    while not is_in(s, seat):
        seat = seat_at(seat, 1, s.players)
    return seat


@compiled
def is_settled(s: State, seat: Seat) -> bool:
    """GG-1.12 From the third founding on."""
    return s.founded[seat] >= SETTLED


@compiled
def owns(s: State, seat: Seat, ability: int) -> bool:
    """GG-17.11 At most one card of a kind."""
    return (s.abilities[seat] >> ability) & 1 == 1


@compiled
def mover(s: State) -> Seat:
    """GG-7.7 The affected player while a card is resolved, else the active one."""
    return int(s.seat) if s.affected == NOBODY else int(s.affected)


@compiled
def gain(s: State, seat: Seat, resource: int, amount: int) -> None:
    """GG-1.8 Whatever would exceed the barn limit is lost; nobody owes."""
    s.resources[seat, resource] = max(0, min(s.resources[seat, resource] + amount, s.barns[seat]))


@compiled
def set_barn(s: State, seat: Seat, limit: int) -> None:
    """GG-1.8 If the limit falls, the surplus is lost at once."""
    s.barns[seat] = limit
    for resource in range(len(RESOURCES)):
        gain(s, seat, resource, 0)


@compiled
def touches(s: State, cell: Cell, other: Cell) -> bool:
    """GG-1.3 Two pieces touch at distance 1."""
    return has(NEXT_TO[cell, other // CELLS_PER_WORD], other % CELLS_PER_WORD)


@compiled
def resume(s: State) -> None:
    """GG-4.5 Go on where the phase stood, unless the game is won or a city's fall is pending."""
    if s.winner != NOBODY:
        s.node = Node.OVER
    elif s.victim != NOBODY:
        s.node = Node.FALLEN
    else:
        s.node = RESUMED[s.phase]


@compiled
def forget_spent(s: State) -> None:
    """GG-4.3 At the end of a turn all spent marks are removed."""
    for seat in range(s.players):
        for i in range(length(s.soldiers[seat])):
            s.board[s.soldiers[seat, i]] &= ~SPENT_BIT
