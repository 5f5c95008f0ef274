"""The matches of an arena in a file, so that it may go on where it stopped."""

import json
import os
import pathlib
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from theomachy.bots.guests import Forfeit
from theomachy.locales import Wrong
from theomachy.study.arena import Arena, Match


class Ledger:
    """The file of one arena: a header that says which, then its matches as they are finished."""

    def __init__(self, path: pathlib.Path, arena: Arena) -> None:
        self.path = path
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        header, *lines = whole.decode(errors="replace").splitlines() or [""]
        if written:
            check(path, header, arena.header)
        found = [read_match(path, number, line) for number, line in enumerate(lines, start=2)]
        self.matches = {match.match: match for match in found}
        if not written:
            self._write([arena.header])
        elif whole != written:
            os.truncate(path, len(whole))

    def keep(self, matches: Iterable[Match]) -> None:
        found = {match.match: match for match in matches}
        self.matches |= found
        self._write([asdict(match) for match in found.values()])

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{json.dumps(line)}\n" for line in lines))


def read_match(path: pathlib.Path, number: int, line: str) -> Match:
    try:
        told: dict[str, Any] = json.loads(line)
        told |= {key: tuple(value) for key, value in told.items() if isinstance(value, list)}
        lost = tuple(Forfeit(**each) for each in told.pop("forfeits", ()))
        return Match(**told, forfeits=lost)
    except (ValueError, TypeError, AttributeError):
        raise Wrong("door-arena-match", file=str(path), line=str(number)) from None


def check(path: pathlib.Path, header: str, wanted: dict[str, Any]) -> None:
    """Refuse a file of anything but this very arena."""
    try:
        found = json.loads(header)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        raise Wrong("door-arena-file", file=str(path))
    for name, value in wanted.items():
        if found[name] != value:
            changed = difference(name, found[name], value)
            raise Wrong("door-arena-other", file=str(path), difference=changed)


def difference(name: str, found: Any, wanted: Any) -> Wrong:
    if name == "options":
        name = next(option for option in wanted if found.get(option) != wanted[option])
        return difference(name, found.get(name), wanted[name])
    if name == "minds":
        return Wrong("door-arena-minds", bots=[b for b in wanted if found.get(b) != wanted[b]])
    return Wrong("door-arena-changed", name=name, found=told(found), wanted=told(wanted))


def told(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)
