"""A position as text, to be sent to others: the game, its rules and what stands where."""

import json

from theomachy.games import load
from theomachy.locales import Wrong
from theomachy.table import record
from theomachy.table.table import Table

TITLE = "theomachy position 1"
_FIELDS = ("game", "rules", "position")


def write(table: Table) -> str:
    described = json.dumps(table.describe(), separators=(",", ":"))
    lines = [TITLE, f"game {table.game.full_name}", f"rules {table.game.version}"]
    return "".join(f"{line}\n" for line in [*lines, f"position {described}"])


def fields_of(lines: list[str]) -> dict[str, str]:
    """What a text says of a position; ValueError says what it says twice, or not at all."""
    fields: dict[str, str] = {}
    for line in lines[1:]:
        name, _, value = line.partition(" ")
        if name not in _FIELDS:
            raise Wrong("door-audit-line", line=line)
        record.say_once(fields, name, value)
    for name in ("game", "position"):
        if name not in fields:
            raise Wrong("door-record-field", name=name)
    return fields


def opened(fields: dict[str, str]) -> Table:
    """A table there: described as `describe` tells it, or in the notation of scenarios."""
    text = fields["position"]
    described = record.read_position(text) if text.startswith("{") else text
    return Table.at(load(fields["game"]), described)


def at(table: Table, ply: int) -> Table:
    """The same table as it stood after so many plies, with nothing to take back."""
    if not table.forgotten <= ply <= table.ply:
        raise Wrong("door-audit-ply", ply=ply, last=table.ply)
    then = table.fork()
    if ply < table.ply:
        then.state = table.restored(table.plies[ply - table.forgotten].before)
    then.plies = []
    return then
