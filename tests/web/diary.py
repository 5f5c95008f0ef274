"""What a seat is told about the time since its last turn, kept while a random game is played."""

import random
from dataclasses import dataclass, field, replace
from typing import Any

from theomachy.server import messages, views
from theomachy.server.log import UNDO_MOVE
from theomachy.table import Table

HEADS = ("turn", "final-turn", "epoch")
UNDONE = 0.1
"""How often somebody takes a move back, where it may be."""


@dataclass
class Diary:
    """One seat's memory: it writes down what concerns it, from the end of its turn on."""

    seat: int
    fields: list[str]
    since: int | None = None
    before: Any = None
    told: list[Any] = field(default_factory=list)
    moves: dict[int, int] = field(default_factory=dict)
    summary: Any = None

    def copied(self) -> "Diary":
        return replace(self, told=list(self.told), moves=dict(self.moves))

    def hear(self, entry: messages.Entry, figures: Any) -> None:
        """One entry more, and what everybody has after it."""
        if self.since is not None:
            self.moves[entry.seat] = self.moves.get(entry.seat, 0) + 1
        for place, event in enumerate(entry.told):
            if event.kind not in HEADS:
                self._note(event, entry.seat == self.seat and place == 0)
            elif event.args.get("player") == f"P{self.seat + 1}" and event.kind != "epoch":
                self._close(entry.seq, figures)
            else:
                self._open(entry.seq, figures)

    def _note(self, event: messages.Told, is_own: bool) -> None:
        if self.since is not None and not is_own and f"P{self.seat + 1}" in event.args.values():
            self.told.append({"kind": event.kind, "args": event.args})

    def _open(self, seq: int, figures: Any) -> None:
        self.summary = None
        if self.since is None:
            self.since, self.before, self.told, self.moves = seq, figures, [], {}

    def _close(self, seq: int, figures: Any) -> None:
        self.summary = None
        if self.since is not None:
            ends = {"from": self.since, "until": seq}
            self.summary = ends | summed(self, figures)
        self.since = None


def summed(diary: Diary, after: Any) -> dict[str, Any]:
    """Numbers that are not what they were; mine apart, and what I have less of first."""
    changed = [changes(*pair, diary.fields) for pair in zip(diary.before, after, strict=True)]
    mine = changed[diary.seat]
    return {
        "losses": [change for change in mine if change["after"] < change["before"]],
        "gains": [change for change in mine if change["after"] > change["before"]],
        "told": diary.told,
        "others": [
            {"seat": seat, "moves": diary.moves.get(seat, 0), "changes": changes_}
            for seat, changes_ in enumerate(changed)
            if seat != diary.seat
        ],
    }


def changes(
    before: dict[str, Any], after: dict[str, Any], fields: list[str]
) -> list[dict[str, Any]]:
    return [
        {"field": name, "before": before[name], "after": after[name]}
        for name in fields
        if before[name] != after[name]
    ]


def numbers(figures: dict[str, Any]) -> list[str]:
    """What a seat has that is a number from the beginning."""
    return [name for name, value in figures.items() if type(value) is int]


class Game:
    """A random game, its log as every seat reads it, and the seats' diaries after each entry."""

    def __init__(self, game: Any, players: int, seed: int) -> None:
        self.table, self.luck = Table(game, players, seed), random.Random(seed)
        self.logs: list[list[messages.Entry]] = [[] for _ in range(players)]
        self.figures: list[list[Any]] = [[] for _ in range(players)]
        self.fields = numbers(self.table.game.tallies(self.table.state)[0])
        self._diaries = [[Diary(seat, self.fields) for seat in range(players)]]

    @property
    def diaries(self) -> list[Diary]:
        return self._diaries[-1]

    def go_on(self) -> None:
        """One entry more: a move, a draw, or now and then an undo."""
        table = self.table
        if self.luck.random() < UNDONE and table.undo_refusal() is None:
            seat = table.plies[-1].actor
            table.pop()
            del self._diaries[-1]
            self._write(seat, UNDO_MOVE)
        else:
            seat, legal = table.actor, table.game.legal_actions(table.state)
            table.push(int(self.luck.choice(list(legal))), trusted=True)
            self._diaries.append([diary.copied() for diary in self.diaries])
            self._write(seat, table.game.notation(table.plies[-1].action))

    def _write(self, seat: int, move: str) -> None:
        events = [] if move == UNDO_MOVE else self.table.told()
        for reader, (log, figures) in enumerate(zip(self.logs, self.figures, strict=True)):
            told = views.told(self.table.heard(events, reader))
            log.append(messages.Entry(len(log), seat, move, told, 0))
            figures.append(self.table.game.tallies(self.table.seen_by(reader)))
            if move != UNDO_MOVE:
                self.diaries[reader].hear(log[-1], figures[-1])
