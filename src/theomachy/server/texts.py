"""Texts of games judged, shown and gone on from: work for another process."""

from dataclasses import dataclass
from typing import Any

from theomachy.games import called
from theomachy.games.variants import told_apart
from theomachy.kernel.dial import AT
from theomachy.locales import LANGUAGES, Wrong
from theomachy.server import views
from theomachy.server.identity import promise_of
from theomachy.server.imported import Finding, Judged
from theomachy.server.outbox import encode
from theomachy.server.schedule import TABLE
from theomachy.server.store import Broken, StoredTable
from theomachy.server.waking import whole
from theomachy.server.workshop import missing
from theomachy.table import Table, audit, placed, record
from theomachy.table.guide import Guide

_NAME = 24


@dataclass(frozen=True)
class Begun:
    """Where a game goes on from."""

    game: str
    players: int
    options: dict[str, Any]
    start: dict[str, Any]


def begun(text: str, ply: int | None) -> Begun:
    """From a text, where all of it holds; from a ply of it, as far as it can be played."""
    found = audited(text)
    if found.table is None or (ply is None and found.fault):
        raise found.fault or Wrong("door-audit-nothing")
    return begun_at(found.table, ply)


def begun_from(stored: StoredTable, ply: int | None) -> Begun | None:
    """None as long as a game keeps secrets."""
    table = whole(stored)
    return None if table.keeps_secrets else begun_at(table, ply)


def begun_guided(guide: Guide) -> Begun:
    """Where a guided first game begins."""
    return begun_at(guide.opened(), None)


def begun_at(table: Table, ply: int | None) -> Begun:
    then = at_ply(table, ply)
    if then.is_over and ply is not None:
        raise Wrong("door-audit-over")
    return Begun(then.game.full_name, then.players, then.options, then.describe())


def placed_at(stored: StoredTable, ply: int | None) -> str | None:
    """A position as text; None as long as a game keeps secrets."""
    table = whole(stored)
    return None if table.keeps_secrets else placed.write(at_ply(table, ply))


def at_ply(table: Table, ply: int | None) -> Table:
    """After so many plies, or where it has come to."""
    return placed.at(table, table.ply if ply is None else ply)


def shown(text: str) -> bytes:
    """Every position of a text, as a spectator sees it; Wrong if there is none."""
    found = audited(text)
    if found.table is None:
        raise found.fault or Wrong("door-audit-nothing")
    found.table.names = [seen_name(name) for name in found.table.names]
    return encode(views.replay_of(found.table, None))


def seen_name(name: str) -> str:
    """A name without what breaks lines, turns writing round or is not seen, and not too long."""
    return "".join(letter for letter in name if letter.isprintable())[:_NAME] or "-"


def judged(text: str) -> Judged:
    return told(audited(text), commitment_in(text))


def audited(text: str) -> audit.Audit:
    """All that can be said of a text; but the rules of a variant are not compiled here."""
    for line in record.lines_of(text):
        if line.startswith("game ") and AT in line:
            check_prepared(line.removeprefix("game "))
    return audit.audit(text)


def check_prepared(variant: str) -> None:
    """Wrong if it is none, or its code is not there yet."""
    if missing(called(variant), (TABLE,)):
        raise Wrong("door-variant-unprepared", game=called(variant))


def judged_table(stored: StoredTable) -> Judged | None:
    """The log of a table, then its record; None as long as a game keeps secrets."""
    try:
        table = whole(stored)
    except Broken:
        broken = audit.Audit("record")
        broken.note("log", False, "door-audit-log-broken")
        return told(broken, None)
    if table.keeps_secrets:
        return None
    text = record.write(table, promise=promise_of(stored))
    found = audit.audit(text)
    found.findings.insert(0, audit.Finding("log", True, Wrong("door-audit-log")))
    return told(found, table.commitment)


def commitment_in(text: str) -> str | None:
    lines = [line for line in record.lines_of(text) if line.startswith("commitment sha256:")]
    return lines[0].removeprefix("commitment sha256:") if len(lines) == 1 else None


def told(found: audit.Audit, commitment: str | None) -> Judged:
    table = found.table
    game, numbers = told_apart(table.game.full_name) if table else (None, {})
    return Judged(
        found.kind,
        game,
        numbers,
        table.players if table else 0,
        table.ply if table else 0,
        commitment,
        [finding(each) for each in found.findings],
    )


def finding(one: audit.Finding) -> Finding:
    said = {language: first_line(one.said.said_in(language)) for language in LANGUAGES}
    return Finding(one.about, one.holds, said)


def first_line(said: str) -> str:
    return next(iter(said.splitlines()), "")
