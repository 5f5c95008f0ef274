"""Token buckets: so many a second, with some to spare."""

import time
from collections import OrderedDict

from theomachy.server import limits


class Pace:
    __slots__ = ("at_once", "last", "per_second", "tokens")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second, self.at_once = per_second, at_once
        self.tokens, self.last = at_once, time.monotonic()

    def seconds_until(self, cost: float = 1.0) -> float:
        """Take so much, and learn how long it has to wait: 0 if not at all. Nobody owes more than
        he may have at once: who has stopped is forgiven."""
        now = time.monotonic()
        gained = (now - self.last) * self.per_second
        left = min(self.at_once, self.tokens + gained) - cost
        self.tokens, self.last = max(left, -self.at_once), now
        return max(0.0, -self.tokens / self.per_second)

    def refuses(self, cost: float = 1.0) -> float:
        """Like that, but what has to wait is not taken."""
        wait = self.seconds_until(cost)
        self.tokens += cost if wait else 0.0
        return wait


class PaceByAddress:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second, self.at_once = per_second, at_once
        self._paces: OrderedDict[str, Pace] = OrderedDict()

    def refuses(self, address: str, cost: float = 1.0) -> float:
        return self._of(address).refuses(cost)

    def seconds_until(self, address: str, cost: float = 1.0) -> float:
        return self._of(address).seconds_until(cost)

    def _of(self, address: str) -> Pace:
        pace = self._paces.setdefault(address, Pace(self.per_second, self.at_once))
        self._paces.move_to_end(address)
        if len(self._paces) > limits.ADDRESSES_REMEMBERED:
            self._paces.popitem(last=False)
        return pace
