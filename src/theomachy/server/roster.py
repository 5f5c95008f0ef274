"""Which bots may sit at tables here: ours, and the guests that whoever serves has let in.

Nobody who comes to the server can name a program: he names a bot of this list.
"""

import re
from collections.abc import Mapping, Sequence

from theomachy.bots import BOTS, is_ours
from theomachy.bots.guests import check_player, installed
from theomachy.locales import Unknown, Wrong

_NAME = re.compile(r"(?!level)[a-z][a-z0-9_]{0,23}")


class Roster:
    def __init__(self, guests: Mapping[str, str] | None = None) -> None:
        self._guests = dict(guests or {})
        self.names = (*BOTS, *self._guests)

    def check(self, name: str) -> str:
        if name not in self.names:
            raise Unknown("door-bot", name=name, known=self.names)
        return name

    def guest(self, name: str) -> str | None:
        """How a guest is run; None of a bot of ours."""
        return self._guests.get(name)


def read_guests(words: Sequence[str]) -> dict[str, str]:
    """`--bot NAME` of an entry point, or `--bot NAME=GUEST`."""
    told = (word.partition("=")[::2] for word in words)
    return {name: checked(name, guest) for name, guest in told}


def checked(name: str, guest: str) -> str:
    if not _NAME.fullmatch(name) or is_ours(name):
        raise Wrong("door-guest-name", name=name)
    if not guest and name not in installed():
        raise Unknown("door-guest-installed", name=name)
    return check_player(guest or name)
