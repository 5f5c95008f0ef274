"""The verbs, for callers in Python: each is compiled once per game and cached.

Rules themselves (`compiled`) can only be called from compiled code.
"""

import numpy as np

from theomachy.kernel import verbs
from theomachy.kernel.compiled import entry
from theomachy.kernel.kinds import Action, Observation, Seat, State
from theomachy.kernel.observation import NUMBER, Layout
from theomachy.kernel.record import quick
from theomachy.kernel.scoring import final_score
from theomachy.kernel.seats import check_viewer
from theomachy.locales import Wrong

BY_ITSELF, NOTHING = -2, -3
"""No actions: what happens without one, and nothing at all."""
UNSETTLED = -3
"""No actor: something is still to come by itself."""
_ALL = -1
OBSERVATIONS: dict[np.dtype, Layout] = {}
"""What `observe` fills, by the type of the game's record."""


@entry
def setup(s: State, players: int, options: np.ndarray) -> None:
    verbs.setup(s, players, options)


@entry
def actor(s: State) -> Seat:
    return verbs.actor(s)


@entry
def refusal(s: State, action: Action) -> int:
    return verbs.refusal(s, action)


@entry
def legal(s: State, actions: np.ndarray) -> int:
    return verbs.legal(s, actions)


@entry
def go_on(s: State, action: Action, steps: int) -> Seat:
    """Perform an action, if it is one, and so many of the steps that come by themselves (all, if
    negative): who acts then, or UNSETTLED.

    All of it in one piece: an entry is compiled with all the rules it may need.
    """
    if action >= 0:
        verbs.perform(s, action)
    while not verbs.rests(s):
        if steps == 0:
            return UNSETTLED
        verbs.step(s)
        steps -= 1
    return verbs.actor(s)


def advance(s: State, action: Action) -> bool:
    """Perform an action, or what comes BY_ITSELF, or NOTHING: whether somebody decides now."""
    return go_on(s, action, int(action == BY_ITSELF)) != UNSETTLED


def proceed(s: State) -> Seat:
    """Go on until somebody decides, and say who."""
    return go_on(s, NOTHING, _ALL)


def apply(s: State, action: Action) -> Seat:
    """Play an action, and all that comes by itself then: who acts next."""
    return go_on(s, action, _ALL)


@entry
def weigh(s: State, outcomes: np.ndarray, weights: np.ndarray) -> None:
    """When nature acts: the weight of each of these outcomes."""
    for k in range(len(outcomes)):
        weights[k] = verbs.chance(s, outcomes[k])


def chance(s: State, outcome: Action) -> int:
    """When nature acts: the weight of one outcome."""
    weights = np.zeros(1, np.int64)
    weigh(s, np.array([outcome], np.int16), weights)
    return int(weights[0])


@entry
def score(s: State, sheet: np.recarray) -> None:
    final_score(s, sheet)


@entry
def fault(s: State) -> int:
    return verbs.fault(s)


@entry
def conceal(s: State, seat: Seat) -> None:
    verbs.conceal(s, seat)


@entry
def reveals(s: State, action: Action, then: State) -> bool:
    return verbs.reveals(s, action, then)


@entry
def observe_unchecked(s: State, seat: Seat, seen: Observation) -> None:
    verbs.observe(s, seat, seen)


def observe(s: State, seat: Seat, out: np.ndarray) -> None:
    """Compiled code would write past the end of a buffer that is too small."""
    layout = OBSERVATIONS[s.dtype]
    is_array = isinstance(out, np.ndarray) and out.dtype == NUMBER and out.flags.writeable
    if not (is_array and out.shape == (layout.size,) and out.flags.c_contiguous):
        raise Wrong("door-buffer", wanted=str(layout.size))
    check_viewer(seat, s.players)
    out[:] = layout.always
    observe_unchecked(s, seat, out.view(quick(layout.kind))[0])


@entry
def imagine(s: State, seat: Seat, rng: np.ndarray) -> None:
    verbs.imagine(s, seat, rng)
