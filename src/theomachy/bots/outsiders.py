"""Players that share nothing with ours, and play any game, option and variant without training.

`uct200` looks ahead by two hundred random playouts, and grows a tree of what they met; `flat200`
only compares its own moves by them.
"""

import re
import time
from collections.abc import Callable, Iterator

from theomachy.bots import uct
from theomachy.bots.view import View
from theomachy.kernel.philox import new_rng
from theomachy.locales import Wrong
from theomachy.table.secrecy import has_secrets

OUTSIDERS = ("uctN", "flatN")
"""How they are written where names are listed; N is a number of simulations."""
MOST_SIMULATIONS = 1_000_000
Timer = Callable[[], float]
"""What a clock is read from, in seconds."""
_INSTANT = 1e-9
_MEANT = re.compile(r"(uct|flat)[0-9]*")
_WRITTEN = re.compile(r"(uct|flat)([1-9][0-9]{0,6})")


def is_outsider(name: str) -> bool:
    """Whether this names an outsider, or was meant to."""
    return bool(_MEANT.fullmatch(name))


def read_outsider(name: str) -> tuple[int, int]:
    """How many simulations it makes for a move, and how many moves deep its tree may grow."""
    written = _WRITTEN.fullmatch(name)
    simulations = int(written[2]) if written else 0
    if not written or simulations > MOST_SIMULATIONS:
        raise Wrong("door-outsider", name=name, most=MOST_SIMULATIONS)
    return simulations, simulations if written[1] == "uct" else 1


class Outsider:
    """A bot without any opinion, with dice of its own."""

    def __init__(self, name: str, seed: int = 0, now: Timer = time.perf_counter) -> None:
        self.name, self.seed, self._now = name, seed, now
        self._simulations, self._depth = read_outsider(name)
        self.done = 0
        """How many simulations its last move took."""
        self._outlook: uct.Outlook | None = None

    def choose(self, view: View, clock: float = 1.0) -> int:
        """Its move; it stops when it has simulated enough or the clock has run out."""
        outlook, hides = self._outlook_for(view), has_secrets(view.game)
        action, self.done = view.actions[0], 0
        for portion in portions(self._simulations, clock, self._now):
            goes_on = self.done > 0
            action = uct.explore(outlook, view.seen, portion, self._depth, hides, goes_on)
            self.done += portion
        return int(action)

    def _outlook_for(self, view: View) -> uct.Outlook:
        if self._outlook is None:
            players, rng = int(view.seen.players), new_rng(self.seed)
            self._outlook = uct.new_outlook(view.game, players, rng, self._simulations)
        return self._outlook


def portions(most: int, clock: float, now: Timer) -> Iterator[int]:
    """Simulations to be made until there have been enough or the clock has run out: one, and then
    half of what there is time for at the pace so far."""
    begun, done, portion = now(), 0, 1
    while portion > 0:
        yield portion
        done, elapsed = done + portion, now() - begun
        in_time = done * (clock - elapsed) / max(elapsed, _INSTANT)
        portion = int(min(most - done, max(1, in_time / 2))) if elapsed < clock else 0
