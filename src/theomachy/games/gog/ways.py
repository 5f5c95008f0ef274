"""GG-10.3 Where the picked soldier can come to, and by which steps."""

import heapq
from typing import Any

import numpy as np

from theomachy.games.gog.actions import FOUND, STEP
from theomachy.games.gog.board import DIRECTIONS, NAMES, NEIGHBOUR
from theomachy.games.gog.describe import abilities_of
from theomachy.games.gog.state import Node
from theomachy.kernel import ask
from theomachy.kernel.kinds import Action
from theomachy.kernel.record import restored

_OTHERS = 2
"""Besides steps, a picked soldier may found and stop."""
_WALKING, _NEIGHBOURS = int(Node.STEP), NEIGHBOUR.tolist()
"""Numbers of Python's own: a view asks for them hundreds of times."""


def ways(s: Any) -> dict[str, tuple[Action, ...]]:
    """The way to each cell that costs the fewest steps: none ends above an own soldier (GG-10.8),
    and a battle is the last step of its way."""
    if s.node != _WALKING:
        return {}
    found: dict[int, tuple[Action, ...]] = {}
    least = 0 if "WAT" in abilities_of(s, s.seat) else 1
    cheapest = {int(s.picked): 0}
    begun, actions = int(s.steps), np.zeros(len(DIRECTIONS) + _OTHERS, np.int16)
    frontier: list[tuple[int, int, tuple[Action, ...], int, Any]] = [(0, 0, (), int(s.picked), s)]
    while frontier:
        spent, _, way, cell, here = heapq.heappop(frontier)
        is_walking = here.node == _WALKING
        if way and not (is_walking and here.transit):
            found.setdefault(cell, way)
        if not is_walking:
            continue
        saved = here.tobytes()
        for action, there in steps_from(here, cell, actions):
            if cheapest.get(there, spent + 2) > spent + least:
                then = restored(saved, s.dtype)
                ask.apply(then, action)
                cost = spent + 1 if then.node != _WALKING else begun - int(then.steps)
                if cost < cheapest.get(there, cost + 1):
                    cheapest[there] = cost
                    heapq.heappush(frontier, (cost, len(way) + 1, (*way, action), there, then))
    return {NAMES[cell]: way for cell, way in found.items()}


def steps_from(s: Any, here: int, actions: np.ndarray) -> list[tuple[Action, int]]:
    """The steps a walk may go on with, and where they lead; whatever else comes of one ends it."""
    legal = actions[: ask.legal(s, actions)].tolist()
    around = _NEIGHBOURS[here]
    return [(a, around[a - STEP]) for a in legal if STEP <= a < FOUND]
