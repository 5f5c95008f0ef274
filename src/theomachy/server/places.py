"""How many connections each address has: counted when they are accepted, before a word is said."""

import collections
import contextlib
import sys

from theomachy.server import limits

if sys.platform != "win32":
    import resource

_MOST_DESCRIPTORS = 65_536
_DESCRIPTORS_OF_WINDOWS = 8192


def descriptors() -> int:
    """How many files and connections this process may have: as many as the system lets it."""
    if sys.platform == "win32":
        return _DESCRIPTORS_OF_WINDOWS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_DESCRIPTORS if hard < 0 else min(hard, _MOST_DESCRIPTORS)
    if 0 <= soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return _MOST_DESCRIPTORS if soft < 0 else soft


class Places:
    """No address has more than half of what there is, so that others always find a place."""

    def __init__(self) -> None:
        self._most = min(limits.CONNECTIONS_OF_AN_ADDRESS, descriptors() // 2)
        self._taken: collections.Counter[str] = collections.Counter()

    def take(self, address: str) -> bool:
        """One more, which is counted until it is left; whether there was room for it."""
        self._taken[address] += 1
        return self._taken[address] <= self._most

    def leave(self, address: str) -> None:
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
