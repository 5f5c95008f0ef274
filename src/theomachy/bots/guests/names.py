"""How a bot that is not ours is named, and the program that is run for it.

`NAME` of an entry point `theomachy.bots`, `module:Class`, `program:COMMAND`; and text agents,
`text:module:function` or `text:program:COMMAND`, with words for their manner: `text+strict:…`.
"""

import os
import shlex
import sys
from importlib.metadata import entry_points

from theomachy.bots.guests.text.manner import is_text, read_manner
from theomachy.bots.levels import BOTS, check_bot, is_ours
from theomachy.bots.outsiders import OUTSIDERS
from theomachy.locales import Unknown, Wrong

GROUP = "theomachy.bots"
PROGRAM = "program"
HOST = [sys.executable, "-m", "theomachy.bots.guests.host"]
"""Runs a class of Python in a process of its own, which may hang or die."""


def installed() -> dict[str, str]:
    """Bots installed beside the house: name and `module:Class`."""
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {name: value for name, value in found.items() if not is_ours(name)}


def is_guest(name: str) -> bool:
    """Whether this names a bot that is not ours."""
    return not is_ours(name) and (":" in name or name in installed())


def check_player(name: str) -> str:
    """The name of a bot of ours, or of a guest that could be run."""
    if is_guest(name):
        command_of(name)
    elif not is_ours(name):
        raise Unknown("door-player", name=name, known=(*BOTS, *OUTSIDERS, *installed()))
    else:
        check_bot(name)
    return name


def command_of(name: str) -> list[str]:
    """The words of the program that plays for a guest of this name."""
    kind, _, told = (name if ":" in name else installed()[name]).partition(":")
    if not kind or not told:
        raise Wrong("door-guest-written", name=name)
    if is_text(kind):
        read_manner(kind)
        command_of(told if ":" in told else f"{told}:")
    return words_of(name, told) if kind == PROGRAM else [*HOST, f"{kind}:{told}"]


def words_of(name: str, command: str) -> list[str]:
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words:
        raise Wrong("door-guest-written", name=name)
    return words
