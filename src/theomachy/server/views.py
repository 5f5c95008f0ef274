"""A table as messages: what each viewer is sent, made from what its seat may know."""

import functools
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from theomachy.games import load
from theomachy.games.variants import told_apart
from theomachy.kernel import OVER, Event, Game
from theomachy.kernel.record import restored
from theomachy.server import bodies, messages, readings
from theomachy.table import IllegalMove, Table

_POSITIONS_KEPT = 512
encode = msgspec.json.Encoder().encode


def told(events: Iterable[Event]) -> list[messages.Told]:
    return [messages.Told(event.kind, dict(event.args)) for event in events]


def chair_of(actor: int, seats: frozenset[int]) -> int | None:
    """Which of a viewer's seats looks on: the one to act, else the first; None watches only."""
    return actor if actor in seats else min(seats, default=None)


def reader_of(seats: frozenset[int]) -> int | None:
    """For whom a log is written: a viewer's only seat; a shared screen shows what all may read."""
    return min(seats) if len(seats) == 1 else None


@functools.lru_cache(maxsize=_POSITIONS_KEPT)
def described(game: str, seen: bytes) -> tuple[Any, Any]:
    """A position and its tallies as they are sent: written once for all who see the same."""
    known = load(game)
    s = restored(seen, known.state)
    return msgspec.Raw(encode(known.describe(s))), msgspec.Raw(encode(known.tallies(s)))


def view_of(table: Table, seat: int | None, may_act: bool = True) -> messages.View:
    game, actor, seen = table.game, table.actor, table.seen_by(seat)
    position, tallies = described(game.full_name, seen.tobytes())
    actions = game.legal_actions(seen) if may_act and seat == actor else []
    return messages.View(
        game=game.name,
        seat=seat,
        actor=actor,
        position=position,
        seats=tallies,
        legal=[game.alphabet.write(action) for action in actions],
        meanings=[meaning(game, seen, action) for action in actions],
        can_undo=may_act and seat is not None and table.undo_refusal(seat) is None,
        result=result_of(table) if actor == OVER else None,
        ways=ways_of(game, seen) if actions else {},
    )


def ways_of(game: Game, s: Any) -> dict[str, list[str]]:
    found = game.ways(s) if game.ways else {}
    return {place: [game.alphabet.write(a) for a in way] for place, way in found.items()}


def meaning(game: Game, s: Any, action: int) -> messages.Told:
    return messages.Told(game.alphabet.write(action).partition(" ")[0], game.explain(s, action))


def result_of(table: Table) -> messages.Result | None:
    result = table.result
    return None if result is None else messages.Result(**result.told())


def ending_of(table: Table) -> dict[str, Any] | None:
    """What is kept of how a game ended."""
    told = table.result.told() if table.result else None
    return told and {name: told[name] for name in ("reason", "scores", "ranks")}


def illegal(id_: str, refused: IllegalMove) -> messages.Illegal:
    reason = refused.reason.name.lower()
    return messages.Illegal(id_, refused.move, reason, refused.paragraph)


def shelf_of(
    games: Iterable[Game], bots: Iterable[str], readiness: Callable[[str], bodies.Readiness]
) -> bodies.Shelf:
    return bodies.Shelf([game_info(game, readiness(game.name)) for game in games], list(bots))


def game_info(game: Game, readiness: bodies.Readiness) -> bodies.GameInfo:
    options = [
        bodies.OptionInfo(o.name, list(o.values), o.is_range, o.default, o.paragraph)
        for o in game.options
    ]
    presets = [bodies.PresetInfo(one.name, dict(one.options)) for one in game.presets]
    return bodies.GameInfo(
        game.name, game.players[0], game.players[-1], options, presets, list(game.factions),
        readiness,
    )  # fmt: skip


def replay_of(table: Table, seat: int | None) -> readings.Replay:
    """Every position of a game, for one seat (None: a spectator)."""
    again = table.rewound()
    positions = [readings.Position(0, None, None, [], view_of(again, seat, may_act=False))]
    for ply in table.plies:
        again.push(ply.action, trusted=True)
        move, heard = table.move_for(ply, seat), told(table.heard(again.told(), seat))
        view = view_of(again, seat, may_act=False)
        positions.append(readings.Position(again.ply, move, ply.actor, heard, view))
    game, numbers = told_apart(table.game.full_name)
    return readings.Replay(game, table.players, table.names, table.options, numbers, positions)
