"""What a bot is handed when it is to choose: a view, never the state."""

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from theomachy.kernel import Game
from theomachy.table import Table
from theomachy.table.table import seat_name


@dataclass(frozen=True)
class View:
    """What a seat may know when it is to choose."""

    game: Game
    seat: int
    seen: Any
    """The position, with everything this seat may not know erased."""
    actions: tuple[int, ...]
    ply: int = 0
    log: tuple[str, ...] = ()
    """What was played since this seat last decided, as it may read it; the house's need it not."""


def view_of(table: Table, seat: int) -> View:
    """What a bot on this seat is handed."""
    return View(table.game, seat, table.seen_by(seat), tuple(table.game.legal_actions(table.state)))


def first_view(game: Game) -> View:
    """What the first to decide sees."""
    table = Table(game, seed=0)
    while table.actor < 0:
        table.roll()
    return view_of(table, table.actor)


def telling_view_of(table: Table, seat: int) -> View:
    """The same, with what was played since."""
    lately = takewhile(lambda ply: ply.actor != seat, reversed(table.plies))
    told = [f"{seat_name(ply.actor)} {table.move_for(ply, seat)}" for ply in lately]
    return replace(view_of(table, seat), ply=table.ply, log=tuple(reversed(told)))
