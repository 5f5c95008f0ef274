"""A guest thinks: in a worker, which runs its program and keeps it for the next question."""

import random
from dataclasses import dataclass
from typing import Any

from theomachy.bots import View
from theomachy.bots.guests import Bounds, Forfeited, Guest, Setting

_MOST = 4
"""Programs a worker keeps; who was asked longest ago goes first."""
BOUNDS = Bounds(move=5.0, game=5.0, start=15.0)
"""All of it is less than a worker is waited for; each question is a game of its own."""
_seated: dict[Any, Guest] = {}


@dataclass(frozen=True)
class Choice:
    """What a guest plays; or, with what it did wrong, what is played at random for it."""

    action: int
    offence: str = ""
    detail: str = ""


def choose(guest: str, view: View, luck: int) -> Choice:
    """What is asked tells all there is to know, since the next question may go to another."""
    try:
        sitting = seated(guest, view)
        sitting.begin(0, view.seat)
        return Choice(sitting.choose(view))
    except Forfeited as lost:
        return Choice(random.Random(luck).choice(view.actions), lost.offence, lost.detail)
    except (ValueError, OSError) as wrong:
        return Choice(random.Random(luck).choice(view.actions), "crash", str(wrong))


def seated(guest: str, view: View) -> Guest:
    """A program that is ready for this table, still or newly."""
    seen = view.seen
    options = view.game.options_of(seen)
    key = (guest, view.game.name, int(seen.players), tuple(options.items()))
    found = _seated.pop(key, None)
    if found is None or found.is_gone:
        found = Guest(guest, Setting(view.game, int(seen.players), options, bounds=BOUNDS))
    _seated[key] = found
    if len(_seated) > _MOST:
        _seated.pop(next(iter(_seated))).leave()
    return found
