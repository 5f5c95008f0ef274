"""A bot in Python: it tries every move on what it sees, and plays the one that gives most points.

theomachy arena storm --bots examples.bots.eager:Eager,random --games 20
"""

from theomachy.bots import View
from theomachy.kernel import ask
from theomachy.kernel.record import copied


class Eager:
    """A new one for each game; `clock` says how many seconds there are."""

    def choose(self, view: View, clock: float) -> int:
        return max(view.actions, key=lambda action: points_after(view, action))


def points_after(view: View, action: int) -> int:
    """What this seat would have: `view.seen` is the record without what it may not know."""
    then = copied(view.seen)
    ask.apply(then, action)
    points: int = view.game.tallies(then)[view.seat].get("points", 0)
    return points
