"""GG-12 Battle."""

from theomachy.games.gog.board import NOWHERE
from theomachy.games.gog.numbers import SAFE_ON_WATER
from theomachy.games.gog.rules.abilities import draw_ability
from theomachy.games.gog.rules.ending import check_corners
from theomachy.games.gog.rules.ground import (
    effective_level,
    is_water,
    level_of,
    mover,
    owner_of,
    put_soldier,
    resume,
    set_level,
    take_soldier,
)
from theomachy.games.gog.rules.water import may_walk_on_water
from theomachy.games.gog.state import NOBODY, SPENT_BIT, Node
from theomachy.kernel import compiled
from theomachy.kernel.kinds import Cell, Seat, State


@compiled
def attack(s: State, cell: Cell, level: int) -> None:
    """GG-12.1 The attacker, off the board, against the soldier on the cell."""
    s.place, s.transit, s.node = cell, level, Node.BATTLE


@compiled
def fight(s: State) -> None:
    """GG-12.1, GG-12.2, GG-12.3 The higher wins; at equal levels both roll."""
    level, defence = int(s.transit), effective_level(s, s.place)
    if level > defence:
        attacker_wins(s, level - defence)
    elif level < defence:
        defender_wins(s, defence - level)
    else:
        s.node = Node.CLASH


@compiled
def clash(s: State, attack: int, defence: int) -> None:
    """GG-12.3 The higher roll wins and keeps its level; equal rolls are repeated."""
    if attack > defence:
        attacker_wins(s, s.transit)
    elif attack < defence:
        defender_wins(s, level_of(s.board[s.place]))


@compiled
def attacker_wins(s: State, level: int) -> None:
    """GG-12.4 The defender returns to stock; the attacker stands on the cell."""
    me, cell, had = mover(s), int(s.place), int(s.transit)
    take_soldier(s, cell)
    put_soldier(s, me, cell, level)
    if s.left > 0:
        mark(s, cell)
    finish_battle(s, me, level < had)


@compiled
def defender_wins(s: State, level: int) -> None:
    """GG-12.4 The attacker returns to stock."""
    cell = int(s.place)
    had = level_of(s.board[cell])
    set_level(s, cell, level)
    finish_battle(s, owner_of(s.board[cell]), level < had)


@compiled
def finish_battle(s: State, winner: Seat, has_lost_levels: bool) -> None:
    """GG-4.3, GG-12.4, GG-12.6 The winner is spent; water, win test, then the card of a first
    battle."""
    cell = int(s.place)
    s.place, s.transit = NOWHERE, 0
    s.board[cell] |= SPENT_BIT
    if has_lost_levels and drowns(s, winner, cell):
        take_soldier(s, cell)
    else:
        check_corners(s, winner, cell)
    if s.winner == NOBODY and not s.has_won[winner]:
        s.has_won[winner] = 1
        draw_ability(s, winner)
    else:
        resume(s)


@compiled
def drowns(s: State, seat: Seat, cell: Cell) -> bool:
    """GG-12.5, GG-16.4, GG-17.8 On water, below three, and not allowed to walk there."""
    level = level_of(s.board[cell])
    return is_water(s, cell) and level < SAFE_ON_WATER and not may_walk_on_water(s, seat, level)


@compiled
def mark(s: State, cell: Cell) -> None:
    """GG-1.10 Named already; the higher cell first."""
    s.marked[1] = min(s.marked[0], cell) if s.marked[0] != NOWHERE else NOWHERE
    s.marked[0] = max(s.marked[0], cell)


@compiled
def mark_unless_last(s: State, cell: Cell) -> None:
    """GG-1.10 Each piece once; after the last nobody asks."""
    if s.left > 0:
        mark(s, cell)
