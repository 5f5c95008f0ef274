"""A file of JSON lines, gone on with where it stopped: a header, then what is done by and by."""

import json
import os
import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

from theomachy.locales import Wrong


class Lines:
    """The header says of what the file is; a file of something else is refused, and a last line
    that was cut short by a crash is dropped."""

    def __init__(self, path: pathlib.Path, header: Mapping[str, Any], kind: str) -> None:
        self.path = path
        written = path.read_bytes() if path.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]
        first, *lines = whole.decode(errors="replace").splitlines() or [""]
        if written:
            check(path, first, header, kind)
        self.found = list(enumerate(lines, start=2))
        """What is written so far, with the numbers of the lines."""
        if not written:
            self.write([header])
        elif whole != written:
            os.truncate(path, len(whole))

    def write(self, lines: Iterable[Mapping[str, Any]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(f"{json.dumps(line)}\n" for line in lines))


def check(path: pathlib.Path, first: str, wanted: Mapping[str, Any], kind: str) -> None:
    """Refuse a file of anything but this."""
    try:
        found = json.loads(first)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        raise Wrong("door-lines-file", file=str(path), kind=kind)
    for name, value in wanted.items():
        if found[name] != value:
            changed = difference(name, found[name], value)
            raise Wrong("door-lines-other", file=str(path), kind=kind, difference=changed)


def difference(name: str, found: Any, wanted: Any) -> Wrong:
    if name == "options":
        name = next(option for option in wanted if found.get(option) != wanted[option])
        return difference(name, found.get(name), wanted[name])
    if name == "minds":
        return Wrong("door-lines-minds", bots=[b for b in wanted if found.get(b) != wanted[b]])
    return Wrong("door-lines-changed", name=name, found=told(found), wanted=told(wanted))


def told(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
