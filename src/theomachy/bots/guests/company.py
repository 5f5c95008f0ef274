"""The processes of guests: each is lent to one seat at a time, and all are ended together."""

import threading
from collections import defaultdict
from collections.abc import Iterable
from types import TracebackType

from theomachy.bots.guests.forfeit import Forfeited
from theomachy.bots.guests.guest import Guest, Setting
from theomachy.bots.guests.names import is_guest
from theomachy.locales import Wrong


class Company:
    """`with Company(setting) as company: guest = company.lend(name)`"""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._idle: dict[str, list[Guest]] = defaultdict(list)
        self._lent: set[Guest] = set()
        self._lock = threading.Lock()

    def introduce(self, names: Iterable[str]) -> None:
        """Have one of each guest ready; Wrong says which cannot be, and why."""
        for name in dict.fromkeys(names):
            if is_guest(name):
                try:
                    self.take_back(self.lend(name))
                except Forfeited as why:
                    offence = Wrong(f"house-guest-did-{why.offence}")
                    told = {"name": name, "why": offence, "detail": why.detail}
                    raise Wrong("door-guest-unready", **told) from None

    def lend(self, name: str) -> Guest:
        """One that is idle, or one more."""
        with self._lock:
            idle = self._idle[name]
            guest = idle.pop() if idle else None
        guest = guest or Guest(name, self.setting)
        with self._lock:
            self._lent.add(guest)
        return guest

    def take_back(self, guest: Guest) -> None:
        """After a game; who is gone is not kept."""
        with self._lock:
            self._lent.discard(guest)
            if not guest.is_gone:
                self._idle[guest.name].append(guest)

    def __enter__(self) -> "Company":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        with self._lock:
            for guest in self._lent:
                guest.end()
            for guests in self._idle.values():
                while guests:
                    guests.pop().leave()
