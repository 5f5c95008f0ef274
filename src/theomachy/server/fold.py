"""The position is what the log says, and nothing else: a log played on, as far as it is kept."""

from collections import deque
from dataclasses import dataclass, field, replace

from theomachy.games import load
from theomachy.kernel import ask
from theomachy.server import limits
from theomachy.server.clocks import Clocks
from theomachy.server.log import Line, Log, chained, digest_of, first_hash, happen
from theomachy.server.store import UNDO, Broken, Snapshot, StoredEvent, StoredTable
from theomachy.table import Table
from theomachy.table.ply import Ply


def opened(stored: StoredTable) -> Table:
    """The table before its first event."""
    names, added = [seat.name for seat in stored.seats], entropy_of(stored)
    if stored.start is not None:
        return Table.at(stored.game, stored.start, stored.seed, names, added)
    return Table(load(stored.game), stored.players, stored.seed, stored.options, names, added)


def entropy_of(stored: StoredTable) -> tuple[str, ...]:
    """What the seats added to the dice, once nothing is added any more."""
    return tuple(seat.entropy or "" for seat in stored.seats) if stored.is_sealed else ()


@dataclass(frozen=True)
class Mark:
    """A place in a log before which all may be forgotten: after so many entries, with so many plies
    played, of which so many still stand as they stood then."""

    seq: int
    plies: int
    standing: int


@dataclass(frozen=True)
class Woken:
    """A table as one process tells another of it: its newest lines, and where they lead."""

    state: bytes
    plies: list[Ply]
    forgotten: int
    draws: int
    first: int
    lines: list[Line]
    last_hash: str
    marks: list["Mark"]
    clocks: Clocks = field(default_factory=Clocks)


class Forgotten(Broken):
    """An event takes back what is not known any more: the log must be played from further back."""


class Fold:
    """A table, its newest lines and the hash of all of them. What came long before is forgotten,
    and can no longer be taken back."""

    def __init__(self, stored: StoredTable, woken: Woken | None = None) -> None:
        self.table, self.log = opened(stored), Log()
        self.last_hash = first_hash(stored.id)
        self._marks: deque[Mark] = deque()
        self.clocks = Clocks()
        if woken is not None:
            self._resume(woken)

    def _resume(self, woken: Woken) -> None:
        self.table.resume(woken.state, woken.forgotten, woken.draws)
        self.table.plies = woken.plies
        self.log = Log(woken.first, woken.forgotten, woken.lines)
        self.last_hash, self._marks = woken.last_hash, deque(woken.marks)
        self.clocks = woken.clocks

    def told(self) -> Woken:
        table = self.table
        return Woken(
            table.state.tobytes(), table.plies, table.forgotten, table.draws,
            self.log.first, self.log.lines, self.last_hash, list(self._marks), self.clocks,
        )  # fmt: skip

    def tried(self, id_: str, seat: int, action: int, at: int) -> tuple[Table, Line]:
        """What an action would lead to, and the line that tells it; nothing has happened yet."""
        trial, seq = self.table.fork(), len(self.log)
        ply, told = happen(trial, action)
        event = StoredEvent(seq, id_, seat, action, digest_of(trial), self.last_hash, at)
        return trial, Line(event, ply, told)

    def follow(self, event: StoredEvent) -> None:
        """One more event of the log, if it is the one that was written; else Broken."""
        check(self.table, event)
        trial, line = self.tried(event.client_move_id, event.seat, event.action, event.at)
        if line.event != event:
            raise Broken(f"event {event.seq} leads elsewhere")
        self.accept(trial, line)

    def accept(self, table: Table, line: Line) -> None:
        """What has been written has happened."""
        self.table, self.last_hash = table, chained(self.last_hash, line.event)
        self.log.add(line)
        self.clocks = self.clocks.after(line.event)
        if line.event.action == UNDO:
            self._marks = deque(
                replace(m, standing=min(m.standing, table.ply)) for m in self._marks
            )
        self._mark()

    def snapshot(self, trial: Table, seq: int) -> Snapshot | None:
        """The position after so many entries, if it is worth keeping."""
        if trial.is_over or self._is_due(seq):
            return Snapshot(seq, trial.state.tobytes())
        return None

    def _is_due(self, seq: int) -> bool:
        last = self._marks[-1].seq if self._marks else self.log.first
        return seq - last >= limits.ENTRIES_TO_A_SNAPSHOT

    def _lower(self, plies: int) -> None:
        """No more than so many plies still stand as they stood at any mark."""
        lowered = (replace(mark, standing=min(mark.standing, plies)) for mark in self._marks)
        self._marks = deque(lowered)

    def _mark(self) -> None:
        """Remember a place before which all may be forgotten, and forget what is long past."""
        if self._is_due(len(self.log)):
            self._marks.append(Mark(len(self.log), self.table.ply, self.table.ply))
        while self._marks and self._marks[0].seq <= len(self.log) - limits.ENTRIES_SHOWN:
            mark = self._marks.popleft()
            self.log.forget(mark.seq, mark.plies)
            self.table.forget(mark.standing)


def check(table: Table, event: StoredEvent) -> None:
    """Whether a stored event may follow; Broken if the log has been changed."""
    if event.action == UNDO:
        if not table.plies:
            raise Forgotten(f"event {event.seq} takes nothing back that is known")
    elif event.seat != table.actor or not 0 <= event.action < table.game.actions:
        raise Broken(f"event {event.seq} does not follow")
    elif ask.refusal(table.state, event.action):
        raise Broken(f"event {event.seq} is against the rules")
