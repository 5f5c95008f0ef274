"""The curtain of a shared screen: what one seat alone may know is sent when it says that it looks.

While it is closed, views, answers and moves follow from what everybody may know.
"""

import msgspec

from theomachy.kernel import NATURE
from theomachy.server import messages, views
from theomachy.table import Table
from theomachy.table.table import viewer_of


class Closed(Exception):
    """A secret move, while it is not said who looks."""


class Curtain:
    """One seat at a time looks behind it; it falls when the go passes to another seat."""

    __slots__ = ("_go", "looking")

    def __init__(self) -> None:
        self.looking: int | None = None
        self._go = NATURE

    def draw(self, seat: int | None, actor: int) -> None:
        self.looking, self._go = seat, actor
        self.follow(actor)

    def follow(self, actor: int) -> None:
        if actor == self.looking:
            self._go = actor
        elif actor not in (NATURE, self._go):
            self.looking = None


def view_from(
    table: Table, mine: frozenset[int], acting: frozenset[int], looking: int | None
) -> messages.View:
    """What a screen shows whose owner has these seats, and plays some of them himself."""
    seat, closed = views.chair_of(table.actor, acting or mine), closed_for(table, mine, looking)
    if closed:
        view = views.view_of(publicly(table), seat, seat in acting)
        return msgspec.structs.replace(without_secret_moves(table, view), curtain=closed)
    if looking in mine and is_shared(table, mine) and table.actor not in acting - {looking}:
        view = views.view_of(table, looking, looking in acting)
        return msgspec.structs.replace(view, looking=looking)
    return views.view_of(table, seat, seat in acting)


def is_shared(table: Table, mine: frozenset[int]) -> bool:
    return len(mine) > 1 and table.keeps_secrets


def closed_for(table: Table, mine: frozenset[int], looking: int | None) -> list[int]:
    """The seats of a shared screen whose secrets wait for them: of who is to act, else of all."""
    asked = mine & {table.actor} or mine
    if looking in asked or not is_shared(table, mine):
        return []
    return [seat for seat in sorted(asked) if has_secrets(table, seat)]


def has_secrets(table: Table, seat: int) -> bool:
    """Whether a seat knows, or is about to say, what the others may not know."""
    if table.seen_by(seat).tobytes() != table.seen_by(None).tobytes():
        return True
    return seat == table.actor and any(
        is_secret(table, action) for action in table.game.legal_actions(table.state)
    )


def is_secret(table: Table, action: int) -> bool:
    """Whether others may not read this move once it is played."""
    veil = table.game.veil
    return veil is not None and veil(table.state, action, viewer_of(None)) != table.game.notation(
        action
    )


def publicly(table: Table) -> Table:
    """The table as everybody knows it."""
    public = table.fork()
    public.state = table.seen_by(None)
    return public


def without_secret_moves(table: Table, view: messages.View) -> messages.View:
    told = zip(view.legal, view.meanings, strict=True)
    kept = [each for each in told if not is_secret(table, table.game.parse(each[0]))]
    return msgspec.structs.replace(
        view, legal=[move for move, _ in kept], meanings=[meaning for _, meaning in kept]
    )


def read(table: Table, mine: frozenset[int], looking: int | None, move: str) -> int:
    """The action of a move; behind a closed curtain only what can be known in front of it."""
    if not closed_for(table, mine, looking):
        return table.read(move)
    action = publicly(table).read(move)
    if is_secret(table, action):
        raise Closed
    return action
