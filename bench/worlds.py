"""Two worlds a viewer cannot tell apart: whatever it is sent must be the same in both."""

import random
from collections.abc import Iterator

import numpy as np

from theomachy.kernel import Game, ask
from theomachy.server.log import Line, entry, happen
from theomachy.server.outbox import encode
from theomachy.server.store import StoredEvent
from theomachy.server.views import view_of
from theomachy.table import IllegalMove, Table, secrecy
from theomachy.table.table import viewer_of

_ONE_IN = 11
"""So many of the positions of a random game are looked at, and those before a secret action."""
_PROBES = 8
"""Moves tried for their refusals."""


def wander(game: Game, rng: random.Random) -> Iterator[tuple[Table, int]]:
    """Positions of random games of any players and options, each with the action that follows."""
    while True:
        options = {option.name: rng.choice(list(option.values)) for option in game.options}
        table = Table(game, rng.choice(game.players), rng.getrandbits(32), options)
        while not table.is_over:
            action = rng.choice(game.legal_actions(table.state))
            if rng.randrange(_ONE_IN) == 0 or is_secret(table, action):
                yield table, action
            table.push(action, trusted=True)


def anyone(table: Table, rng: random.Random) -> int | None:
    """A seat, or a spectator."""
    viewers: list[int | None] = [None, *range(table.players)]
    return rng.choice(viewers)


def twin_of(table: Table, seat: int | None, rng: random.Random) -> Table:
    """The same table, as far as this viewer knows it."""
    twin = table.fork()
    twin.state = secrecy.imagined(table.state, viewer_of(seat), rng.getrandbits(32))
    return twin


def is_same(table: Table, twin: Table) -> bool:
    return bool(table.state.tobytes() == twin.state.tobytes())


def leaks(
    table: Table, twin: Table, action: int, seat: int | None, rng: random.Random
) -> list[str]:
    """What this viewer is sent otherwise in the twin world, now or when the action is played."""
    probes = [rng.randrange(table.game.actions) for _ in range(_PROBES)]
    disguised = alike(table, twin, action, seat, rng)
    found = [] if is_same(table, twin) else differing(table, twin, seat, probes)
    if disguised is not None and is_told_apart(table, action, twin, disguised, seat):
        found.append("log")
    return found


def differing(table: Table, twin: Table, seat: int | None, probes: list[int]) -> list[str]:
    here, there = sent(table, seat, probes), sent(twin, seat, probes)
    return [what for what in here if here[what] != there[what]]


def sent(table: Table, seat: int | None, probes: list[int]) -> dict[str, object]:
    """Everything that is made from a position for one viewer."""
    observation = np.zeros(table.game.observation.size, np.int8)
    ask.observe(table.state, viewer_of(seat), observation)
    told: dict[str, object] = {
        "view": encode(view_of(table, seat)),
        "observation": observation.tobytes(),
    }
    if seat == table.actor:
        told["moves"] = table.legal()
        told["refusals"] = [int(ask.refusal(table.state, action)) for action in probes]
        told["error"] = error_of(table, probes)
    return told


def error_of(table: Table, probes: list[int]) -> str:
    """The whole text of the first refusal."""
    for action in probes:
        try:
            table.read(table.game.notation(action))
        except IllegalMove as illegal:
            return str(illegal)
    return ""


def alike(
    table: Table, twin: Table, action: int, seat: int | None, rng: random.Random
) -> int | None:
    """An action of the twin world that this viewer reads as it reads the true one."""
    actions = all_alike(table, twin, action, seat)
    return rng.choice(actions) if actions else None


def all_alike(table: Table, twin: Table, action: int, seat: int | None) -> list[int]:
    """Every action of the twin world that this viewer reads as it reads the true one."""
    read = as_read(table, action, seat)
    if read == table.game.notation(action):
        return [] if ask.refusal(twin.state, action) else [action]
    return [a for a in table.game.legal_actions(twin.state) if as_read(twin, a, seat) == read]


def may_be_taken_back(table: Table, action: int) -> bool:
    """Whether whoever acts could undo the action at once."""
    then = table.fork()
    then.push(action)
    return then.undo_refusal(table.actor) is None


def has_shown(table: Table, action: int, seat: int | None, rng: random.Random) -> bool:
    """Whether what this viewer reads and sees of an action could not be in a world like his."""
    twin = twin_of(table, seat, rng)
    actions, shown = all_alike(table, twin, action, seat), seen_after(table, action, seat)
    return not actions or any(seen_after(twin, a, seat) != shown for a in actions)


def seen_after(table: Table, action: int, seat: int | None) -> bytes:
    then = table.fork()
    then.push(action)
    return bytes(then.seen_by(seat).tobytes())


def is_secret(table: Table, action: int) -> bool:
    return as_read(table, action, None) != table.game.notation(action)


def as_read(table: Table, action: int, seat: int | None) -> str:
    veil = table.game.veil
    return veil(table.state, action, viewer_of(seat)) if veil else table.game.notation(action)


def is_told_apart(table: Table, action: int, twin: Table, disguised: int, seat: int | None) -> bool:
    """Whether a viewer that sees the same after two actions is told that they were two."""
    seen, *told = after(table, action, seat)
    seen_there, *told_there = after(twin, disguised, seat)
    return seen == seen_there and told != told_there


def after(table: Table, action: int, seat: int | None) -> tuple[bytes, bytes, object]:
    """What a viewer sees after an action, what it reads of it, and whether it may undo it."""
    then = table.fork()
    event = StoredEvent(0, "", table.actor, action, "", "", 0)
    line = Line(event, *happen(then, action))
    undo = then.undo_refusal(seat) if seat is not None else None
    return then.seen_by(seat).tobytes(), encode(entry(line, then, seat)), undo
