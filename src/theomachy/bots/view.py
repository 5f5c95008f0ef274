"""What a bot is handed when it is to choose: a view, never the state."""

from dataclasses import dataclass
from typing import Any

from theomachy.kernel import Game
from theomachy.table import Table


@dataclass(frozen=True)
class View:
    """What a seat may know when it is to choose."""

    game: Game
    seat: int
    seen: Any
    """The position, with everything this seat may not know erased."""
    actions: tuple[int, ...]


def view_of(table: Table, seat: int) -> View:
    """What a bot on this seat is handed."""
    return View(table.game, seat, table.seen_by(seat), tuple(table.game.legal_actions(table.state)))


def first_view(game: Game) -> View:
    """What the first to decide sees."""
    table = Table(game, seed=0)
    while table.actor < 0:
        table.roll()
    return view_of(table, table.actor)
