"""A seat that a guest plays until it forfeits; from then on somebody plays for it at random."""

import math
import random
from collections.abc import Callable
from contextlib import suppress

from theomachy.bots.guests.forfeit import Forfeit, Forfeited
from theomachy.bots.guests.guest import Guest
from theomachy.bots.view import View
from theomachy.table.result import Result


class Chair:
    """A bot that never fails: it remembers why its guest is gone.

    How long a guest is waited for is a matter of its setting, whatever clock others play by.
    """

    def __init__(
        self, name: str, seat: int, seed: str, match: int, invite: Callable[[str], Guest]
    ) -> None:
        self.name, self.seat, self.match = name, seat, match
        self.guest: Guest | None = None
        self.forfeit: Forfeit | None = None
        self._luck = random.Random(f"{seed} {seat}")
        self._invite = invite

    def choose(self, view: View, clock: float = math.inf) -> int:
        if self.forfeit is None:
            try:
                return self._sitting().choose(view)
            except Forfeited as why:
                self._lose(why, view.ply)
        return self._luck.choice(view.actions)

    def rise(self, result: Result | None) -> Guest | None:
        """Tell the guest how it ended; whoever has sat here, if anybody."""
        if self.guest and result and not self.guest.is_gone:
            with suppress(Forfeited):
                self.guest.over(result)
        return self.guest

    def _sitting(self) -> Guest:
        if self.guest is None:
            self.guest = self._invite(self.name)
            self.guest.begin(self.match, self.seat)
        return self.guest

    def _lose(self, why: Forfeited, ply: int) -> None:
        self.forfeit = Forfeit(self.match, self.seat, self.name, why.offence, why.detail, ply)
