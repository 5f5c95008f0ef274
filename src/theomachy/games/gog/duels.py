"""GG-12.1, GG-12.2 The battle a move begins, before it is fought and after."""

from typing import Any

from theomachy.games.gog import words
from theomachy.games.gog.actions import FOUND, STEP, TO
from theomachy.games.gog.board import CELLS, NEIGHBOUR, NOWHERE
from theomachy.games.gog.numbers import HIGHEST_LEVEL, RUIN_BONUS
from theomachy.games.gog.state import LEVEL_BITS, NOBODY, OWNER_SHIFT, Node
from theomachy.games.gog.tiles import Terrain
from theomachy.kernel.reading import in_python
from theomachy.kernel.seats import seat_name

NO_DUEL = {"outcome": "none"}


def explain(record: Any, action: int) -> dict[str, Any]:
    """The arguments of a move, and of the battle it would begin."""
    s = in_python(record)
    told = words.explain(s, action)
    if STEP <= action < FOUND or TO <= action < TO + CELLS:
        return told | (duel_on(s, goal_of(s, action)) or NO_DUEL)
    return told


def goal_of(s: Any, action: int) -> int:
    """The cell a soldier would enter, or NOWHERE."""
    if s.node == Node.STEP and STEP <= action < FOUND:
        return int(NEIGHBOUR[s.picked, action - STEP])
    return action - TO if s.node == Node.SEND else NOWHERE


def duel_on(s: Any, cell: int) -> dict[str, Any]:
    """Who attacks whom, with what, and how it ends; nothing where nobody is attacked."""
    attacker, defender = mover_of(s), owner_at(s, cell)
    if defender in (NOBODY, attacker):
        return {}
    attack = int(s.transit or s.board[s.picked if s.node == Node.STEP else s.place] & LEVEL_BITS)
    bonus = RUIN_BONUS if s.terrain[cell] == Terrain.RUIN else 0
    defence = min(int(s.board[cell] & LEVEL_BITS) + bonus, HIGHEST_LEVEL)
    return {
        "attacker": seat_name(attacker),
        "defender": seat_name(defender),
        "attack": attack,
        "defence": defence,
        "outcome": "tied" if attack == defence else "won" if attack > defence else "lost",
    }


def mover_of(s: Any) -> int:
    return int(s.seat if s.affected == NOBODY else s.affected)


def owner_at(s: Any, cell: int) -> int:
    """Whose soldier stands there, or NOBODY."""
    code = 0 if cell == NOWHERE else int(s.board[cell])
    return code >> OWNER_SHIFT & 3 if 0 < code & LEVEL_BITS <= HIGHEST_LEVEL else NOBODY
