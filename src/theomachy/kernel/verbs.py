"""The verbs every game answers.

Compiled code finds a game's rule by the type of its state record, so one
loop, compiled and cached once per game, serves them all.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload

NATURE = -1
"""The actor that rolls and deals."""
OVER = -2
"""Nobody acts any more."""

_RULES: dict[tuple[str, Any], Callable[..., Any]] = {}


def answer(verb_name: str, state: np.dtype, rule: Callable[..., Any]) -> None:
    """Let a verb know one game's rule by the type of the game's record."""
    _RULES[verb_name, state] = rule
    _RULES[verb_name, from_dtype(state)] = rule


def named(verb_name, function):  # pragma: no cover (compiled only)
    """Compiled functions of one name may be taken for one another when they come from disk."""
    function.__qualname__ = f"{verb_name}_by_its_game"
    return function


def verb(plain):
    """A function of a state that each game answers in its own way."""
    name, arity = plain.__name__, plain.__code__.co_argcount

    def one(s):  # pragma: no cover (compiled only)
        rule = _RULES[name, s]
        return named(name, lambda s: rule(s))

    def two(s, x):  # pragma: no cover (compiled only)
        rule = _RULES[name, s]
        return named(name, lambda s, x: rule(s, x))

    def three(s, x, y):  # pragma: no cover (compiled only)
        rule = _RULES[name, s]
        return named(name, lambda s, x, y: rule(s, x, y))

    def asked(s, *args):
        return _RULES[name, s.dtype](s, *args)

    asked.__name__, asked.__doc__ = name, plain.__doc__
    overload(asked, strict=False)((one, two, three)[arity - 1])
    return asked


@verb
def setup(s, players, options):
    """Fill a fresh record with the opening position."""


@verb
def actor(s):
    """The seat to act, NATURE, or OVER."""


@verb
def refusal(s, action):
    """0 if the action may be played, else the reason's number."""


@verb
def legal(s, actions):
    """Fill with what may be played (or what nature may do), ascending; return how many."""


@verb
def chance(s, outcome):
    """When nature acts: the integer weight of one of the outcomes `legal` lists."""


@verb
def apply(s, action):
    """Play it: a move or an outcome of chance. Trusts that it may be played."""


@verb
def perform(s, action):
    """What an action does at once."""


@verb
def rests(s):
    """Whether somebody decides now, or nobody any more."""


@verb
def step(s):
    """What comes next by itself."""


@verb
def score(s, sheet):
    """Fill points and rank of every seat (see game.SHEET); what they win follows (see scoring)."""


@verb
def fault(s):
    """0 if the position keeps every invariant of the rulebook, else the broken one's number."""


@verb
def conceal(s, seat):
    """Erase from the record everything this seat may not know. All views start here."""


@verb
def reveals(s, action, then):
    """Whether the decision that led from one position to the next showed anybody hidden things."""


@verb
def observe(s, seat, out):
    """What this seat may know, as numbers for a network."""


@verb
def imagine(s, seat, rng):
    """Fill in again, at random, what `conceal` has erased for this seat."""
