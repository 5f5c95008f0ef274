"""What happened at a table, line by line, as each of those who look on may read it."""

import hashlib
from dataclasses import dataclass

from theomachy.kernel import Event, ask
from theomachy.server import messages, views
from theomachy.server.store import UNDO, Broken, StoredEvent
from theomachy.table import Table
from theomachy.table.table import Ply

UNDO_MOVE = "undo"


@dataclass(frozen=True)
class Line:
    """An event of the store, the ply it played or took back, and what can be told of it."""

    event: StoredEvent
    ply: Ply
    told: list[Event]


def happen(table: Table, event: StoredEvent) -> Line:
    """Let an event happen to a table."""
    if event.action == UNDO:
        undone = table.plies[-1]
        table.pop()
        return Line(event, undone, [])
    table.push(event.action)
    return Line(event, table.plies[-1], table.told())


def check(table: Table, event: StoredEvent, last_hash: str) -> None:
    """Whether a stored event may follow; Broken if the log has been changed."""
    is_theirs = event.action == UNDO or event.seat == table.actor
    is_known = event.action == UNDO or 0 <= event.action < table.game.actions
    if event.prev_hash != last_hash or not is_theirs or not is_known:
        raise Broken(f"event {event.seq} does not follow")
    if event.action == UNDO and not table.plies:
        raise Broken(f"event {event.seq} takes nothing back")
    if event.action != UNDO and ask.refusal(table.state, event.action):
        raise Broken(f"event {event.seq} is against the rules")


def digest_of(table: Table) -> str:
    return hashlib.sha256(table.state.tobytes()).hexdigest()[:32]


def entry(line: Line, table: Table, seat: int | None) -> messages.Entry:
    """A line as one seat (None: a spectator) may read it now."""
    event, move = line.event, table.move_for(line.ply, seat)
    told = views.told(table.heard(line.told, seat))
    if event.action == UNDO:
        move, told = UNDO_MOVE, [messages.Told(UNDO_MOVE, {"move": move})]
    return messages.Entry(event.seq, event.seat, move, told, event.at)


def chained(last_hash: str, event: StoredEvent) -> str:
    """Each event's hash covers all events before it."""
    text = (
        f"{last_hash} {event.seq} {event.client_move_id} {event.seat} {event.action} {event.digest}"
    )
    return hashlib.sha256(text.encode()).hexdigest()


class Log:
    """Entries are made once for each reader, and once more when the game is over."""

    def __init__(self) -> None:
        self._lines: list[Line] = []
        self._read: dict[tuple[int | None, bool], list[messages.Entry]] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, line: Line) -> None:
        self._lines.append(line)

    def read_by(self, seat: int | None, table: Table) -> list[messages.Entry]:
        """All entries, for one seat (None: a spectator) at this table."""
        entries = self._read.setdefault((seat, table.is_over), [])
        entries += [entry(line, table, seat) for line in self._lines[len(entries) :]]
        return entries
