"""The curtain of a shared screen: what one seat alone may know is sent when it says that it looks.

While it is closed, views, answers and moves follow from what everybody may know.
"""

import functools

import msgspec

from theomachy.games import load
from theomachy.kernel import NATURE, SPECTATOR, Game, ask
from theomachy.kernel.kinds import Action, State
from theomachy.kernel.record import restored
from theomachy.server import messages, views
from theomachy.table import Table
from theomachy.table.secrecy import seen_by

_POSITIONS_KEPT = 512


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
    if not is_shared(table, mine):
        return []
    asked = mine & {table.actor} or mine
    if looking in asked:
        return []
    return [seat for seat in sorted(asked) if has_secrets(table, seat)]


def has_secrets(table: Table, seat: int) -> bool:
    """Whether a seat knows, or is about to say, what the others may not know."""
    return knows_more(table.game.full_name, table.state.tobytes(), seat)


@functools.lru_cache(maxsize=_POSITIONS_KEPT)
def knows_more(game: str, position: bytes, seat: int) -> bool:
    """A position is asked more than once: for what is shown of it, and for the next move."""
    known = load(game)
    s = restored(position, known.state)
    if seen_by(s, seat).tobytes() != seen_by(s, SPECTATOR).tobytes():
        return True
    is_asked = seat == ask.actor(s)
    return is_asked and any(is_secret(known, s, action) for action in known.legal_actions(s))


def is_secret(game: Game, s: State, action: Action) -> bool:
    """Whether others may not read this move once it is played."""
    return game.veil is not None and game.veil(s, action, SPECTATOR) != game.notation(action)


def publicly(table: Table) -> Table:
    """The table as everybody knows it."""
    public = table.fork()
    public.state = table.seen_by(None)
    return public


def without_secret_moves(table: Table, view: messages.View) -> messages.View:
    game, told = table.game, zip(view.legal, view.meanings, strict=True)
    kept = [each for each in told if not is_secret(game, table.state, game.parse(each[0]))]
    return msgspec.structs.replace(
        view, legal=[move for move, _ in kept], meanings=[meaning for _, meaning in kept]
    )


def read(table: Table, mine: frozenset[int], looking: int | None, move: str) -> int:
    """The action of a move; behind a closed curtain only what can be known in front of it."""
    if not closed_for(table, mine, looking):
        return table.read(move)
    action = publicly(table).read(move)
    if is_secret(table.game, table.state, action):
        raise Closed
    return action
