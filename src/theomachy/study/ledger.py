"""The matches of an arena in a file, so that it may go on where it stopped."""

import json
import pathlib
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from theomachy.bots.guests import Forfeit
from theomachy.locales import Wrong
from theomachy.study.arena import Arena, Match
from theomachy.study.lines import Lines


class Ledger:
    """The file of one arena: a header that says which, then its matches as they are finished."""

    def __init__(self, path: pathlib.Path, arena: Arena) -> None:
        self._lines = Lines(path, arena.header, "arena")
        found = [read_match(path, number, line) for number, line in self._lines.found]
        self.matches = {match.match: match for match in found}

    def keep(self, matches: Iterable[Match]) -> None:
        found = {match.match: match for match in matches}
        self.matches |= found
        self._lines.write(asdict(match) for match in found.values())


def read_match(path: pathlib.Path, number: int, line: str) -> Match:
    try:
        told: dict[str, Any] = json.loads(line)
        told |= {key: tuple(value) for key, value in told.items() if isinstance(value, list)}
        lost = tuple(Forfeit(**each) for each in told.pop("forfeits", ()))
        return Match(**told, forfeits=lost)
    except (ValueError, TypeError, AttributeError):
        raise Wrong("door-arena-match", file=str(path), line=str(number)) from None
