"""What happened at a table, line by line, as each of those who look on may read it."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from theomachy.kernel import Event
from theomachy.server import messages, views
from theomachy.server.store import UNDO, StoredEvent
from theomachy.table import Table
from theomachy.table.ply import Ply

UNDO_MOVE = "undo"


@dataclass(frozen=True)
class Line:
    """An event of the store, the ply it played or took back, and what can be told of it."""

    event: StoredEvent
    ply: Ply
    told: list[Event]


def happen(table: Table, action: int) -> tuple[Ply, list[Event]]:
    """Let an action that may happen, happen to a table: the ply it played or took back, and what
    can be told of it."""
    if action == UNDO:
        undone = table.plies[-1]
        table.pop()
        return undone, []
    table.push(action, trusted=True)
    return table.plies[-1], table.told()


def digest_of(table: Table) -> str:
    return hashlib.sha256(table.state.tobytes()).hexdigest()[:32]


def chained(last_hash: str, event: StoredEvent) -> str:
    """Each event's hash covers all events before it."""
    text = (
        f"{last_hash} {event.seq} {event.client_move_id} {event.seat} {event.action} {event.digest}"
    )
    return hashlib.sha256(text.encode()).hexdigest()


def first_hash(table: str) -> str:
    """What the chain of a table's events begins with."""
    return hashlib.sha256(table.encode()).hexdigest()


def entry(line: Line, table: Table, seat: int | None) -> messages.Entry:
    """A line as one seat (None: a spectator) may read it now."""
    event, move = line.event, table.move_for(line.ply, seat)
    told = views.told(table.heard(line.told, seat))
    if event.action == UNDO:
        move, told = UNDO_MOVE, [messages.Told(UNDO_MOVE, {"move": move})]
    return messages.Entry(event.seq, event.seat, move, told, event.at)


class Log:
    """The newest lines. Entries are made once for each reader, and once more when the game is
    over."""

    def __init__(self, first: int = 0, plies: int = 0, lines: Iterable[Line] = ()) -> None:
        self.first, self.plies = first, plies
        self.lines: list[Line] = []
        self._seqs: dict[str, int] = {}
        self._read: dict[tuple[int | None, bool], list[messages.Entry]] = {}
        for line in lines:
            self.add(line)

    def __len__(self) -> int:
        """How many there are in all, with those before the first that is kept here."""
        return self.first + len(self.lines)

    def add(self, line: Line) -> None:
        self.lines.append(line)
        self._seqs[line.event.client_move_id] = line.event.seq

    def seq_of(self, client_move_id: str) -> int | None:
        """Where a move that was sent before is, if it is among these."""
        return self._seqs.get(client_move_id)

    def forget(self, first: int, plies: int) -> None:
        """Keep what came after so many lines, which had led to so many plies."""
        gone = first - self.first
        for line in self.lines[:gone]:
            del self._seqs[line.event.client_move_id]
        del self.lines[:gone]
        for entries in self._read.values():
            del entries[:gone]
        self.first, self.plies = first, plies

    def read_by(self, seat: int | None, table: Table, since: int = 0) -> list[messages.Entry]:
        """The entries kept, for one seat (None: a spectator) at this table."""
        entries = self._read.setdefault((seat, table.is_over), [])
        entries += [entry(line, table, seat) for line in self.lines[len(entries) :]]
        return entries[max(0, since - self.first) :]
