"""A record or a position judged line by line: what holds, what does not, what cannot be told.

The checks are those of `record.verify`, which stops at the first that fails.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from theomachy.locales import Wrong, named
from theomachy.table import placed, record, signing
from theomachy.table.promise import check_promise
from theomachy.table.table import Table

About = Literal[
    "log", "text", "rules", "position", "moves", "end", "seed", "dice", "added", "promise"
]
Kind = Literal["record", "position"]
T = TypeVar("T")


@dataclass(frozen=True)
class Finding:
    about: About
    holds: bool | None
    """None: that cannot be told."""
    said: Wrong
    """A sentence, whether something is wrong or not."""


@dataclass
class Audit:
    kind: Kind | None = None
    table: Table | None = None
    """As far as it can be played."""
    findings: list[Finding] = field(default_factory=list)

    @property
    def fault(self) -> Wrong | None:
        """The first thing that does not hold."""
        return next((each.said for each in self.findings if each.holds is False), None)

    def note(self, about: About, holds: bool | None, key: str = "", **words: Any) -> None:
        said = Wrong(key or f"door-audit-{about}", **words)
        self.findings.append(Finding(about, holds, said))

    def asked(self, about: About, ask: Callable[[], T]) -> T | None:
        """What is answered; what is objected to instead is noted."""
        try:
            return ask()
        except Wrong as objection:
            self.findings.append(Finding(about, False, objection))
        except (ValueError, LookupError) as objection:
            self.note(about, False, "door-audit-unreadable", why=objection)
        return None

    def passes(self, about: About, check: Callable[[], object]) -> bool:
        """Whether nothing is objected to."""
        return self.asked(about, lambda: (check(),)) is not None


def audit(text: str) -> Audit:
    """All that can be said of a text; nothing is raised, whatever it holds."""
    found, lines = Audit(), record.lines_of(text)
    if lines[:1] == [record.TITLE]:
        found.kind = "record"
        judge_record(found, lines)
    elif lines[:1] == [placed.TITLE]:
        found.kind = "position"
        judge_position(found, lines)
    else:
        found.note("text", False, "door-audit-nothing")
    return found


def judge_position(found: Audit, lines: list[str]) -> None:
    fields = found.asked("text", lambda: placed.fields_of(lines))
    if fields is None:
        return
    found.table = found.asked("position", lambda: placed.opened(fields))
    if found.table is None:
        return
    game = named(found.table.game.name, "name")
    found.note("position", True, game=game, players=found.table.players)
    written, played = fields.get("rules"), str(found.table.game.version)
    same = written == played
    key = "door-audit-rules" if same else "door-audit-rules-other"
    found.note("rules", True if same else None, key, written=written or "?", played=played)


def judge_record(found: Audit, lines: list[str]) -> None:
    said = found.asked("text", lambda: record.sorted_out(lines[1:-1]))
    if said is None:
        return
    if found.passes("text", lambda: record.check_sum(lines)):
        found.note("text", True)
    judge_play(found, said)
    judge_dice(found, said)
    judge_promise(found, said.header)


def judge_play(found: Audit, said: record.Said) -> None:
    """The moves as far as they are legal, and whether they lead to the end that is told."""
    table = found.asked("rules", lambda: record.opened(said))
    if table is None:
        found.note("moves", None, "door-audit-unplayed")
        return
    found.note("rules", True, written=said.header["rules"], played=str(table.game.version))
    found.table = table
    if not found.passes("moves", lambda: play_all(table, said)):
        found.note("end", None, "door-audit-unplayed")
        return
    found.note("moves", True, plies=table.ply)
    if found.passes("end", lambda: record.check_result(table, said.end.get("over"))):
        key = "door-audit-end" if table.is_over else "door-audit-end-open"
        found.note("end", True if table.is_over else None, key)


def play_all(table: Table, said: record.Said) -> None:
    for number, line in said.played:
        record.play_line(table, number, line)


def judge_dice(found: Audit, said: record.Said) -> None:
    seed, promised = said.end.get("seed"), said.header.get("commitment")
    if seed is None or promised is None:
        found.note("seed", None, "door-audit-seed-kept")
        found.note("dice", None, "door-audit-dice-kept")
        return
    if found.passes("seed", lambda: record.check_seed(promised, seed)):
        found.note("seed", True)
    table = found.table
    if table is None or not all(each.holds for each in found.findings if each.about == "moves"):
        found.note("dice", None, "door-audit-unplayed")
    elif found.passes("dice", lambda: record.check_dice(table, seed)):
        found.note("dice", True, draws=table.draws)


def judge_promise(found: Audit, header: dict[str, str]) -> None:
    """Who vouches for the dice, and who added to them."""
    if found.table is not None:
        seats = sum(map(bool, found.table.entropy))
        key = "door-audit-added" if seats else "door-audit-added-none"
        found.note("added", True if seats else None, key, seats=seats)
    if not found.passes("promise", lambda: check_promise(header)):
        return
    promise = check_promise(header)
    if promise is None:
        found.note("promise", None, "door-audit-promise-none")
    else:
        found.note("promise", True, fingerprint=signing.fingerprint(promise.server))
