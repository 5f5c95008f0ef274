"""The verbs every game answers.

Compiled code finds a game's rule by the type of its state record, so one
loop, compiled and cached once per game, serves them all.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import from_dtype
from numba.extending import overload

from theomachy.kernel.codecache import rule_compiler
from theomachy.kernel.kinds import Action, Function, Observation, Seat, State

NATURE = -1
"""The actor that rolls and deals."""
OVER = -2
"""Nobody acts any more."""

_RULES: dict[tuple[str, Any], Callable[..., Any]] = {}
_LINKED: Any = {"no_cpython_wrapper": True, "pipeline_class": rule_compiler()}
"""A verb is compiled as a rule is: only ever linked into the loops that ask it."""


def answer(verb_name: str, state: np.dtype, rule: Callable[..., Any]) -> None:
    """Let a verb know one game's rule by the type of the game's record."""
    _RULES[verb_name, state] = rule
    _RULES[verb_name, from_dtype(state)] = rule


def named(verb_name: str, function: Function) -> Function:  # pragma: no cover (compiled only)
    """Compiled functions of one name may be taken for one another when they come from disk."""
    function.__qualname__ = f"{verb_name}_by_its_game"
    return function


def verb(plain: Function) -> Function:
    """A function of a state that each game answers in its own way."""
    name, arity = plain.__name__, plain.__code__.co_argcount

    # Untyped: Numba wants each to have the parameters of its lambda, annotations and all.
    def one(s):  # pragma: no cover (compiled only)
        rule = _RULES[name, s]
        return named(name, lambda s: rule(s))

    def two(s, x):  # pragma: no cover (compiled only)
        rule = _RULES[name, s]
        return named(name, lambda s, x: rule(s, x))

    def three(s, x, y):  # pragma: no cover (compiled only)
        rule = _RULES[name, s]
        return named(name, lambda s, x, y: rule(s, x, y))

    def asked(s: State, *args: Any) -> Any:
        return _RULES[name, s.dtype](s, *args)

    asked.__name__, asked.__doc__ = name, plain.__doc__
    overload(asked, jit_options=_LINKED, strict=False)((one, two, three)[arity - 1])
    return asked  # type: ignore[return-value]  # a game answers as `plain` says


@verb
def setup(s: State, players: int, options: np.ndarray) -> None:
    """Fill a fresh record with the opening position."""


@verb
def actor(s: State) -> Seat:
    """The seat to act, NATURE, or OVER."""


@verb
def refusal(s: State, action: Action) -> int:
    """0 if the action may be played, else the reason's number."""


@verb
def legal(s: State, actions: np.ndarray) -> int:
    """Fill with what may be played (or what nature may do), ascending; return how many."""


@verb
def chance(s: State, outcome: Action) -> int:
    """When nature acts: the integer weight of one of the outcomes `legal` lists."""


@verb
def apply(s: State, action: Action) -> None:
    """Play it: a move or an outcome of chance. Trusts that it may be played."""


@verb
def perform(s: State, action: Action) -> None:
    """What an action does at once."""


@verb
def rests(s: State) -> bool:
    """Whether somebody decides now, or nobody any more."""


@verb
def step(s: State) -> None:
    """What comes next by itself."""


@verb
def score(s: State, sheet: np.recarray) -> None:
    """Fill points and rank of every seat (see game.SHEET); what they win follows (see scoring)."""


@verb
def fault(s: State) -> int:
    """0 if the position keeps every invariant of the rulebook, else the broken one's number."""


@verb
def conceal(s: State, seat: Seat) -> None:
    """Erase from the record everything this seat may not know. All views start here."""


@verb
def reveals(s: State, action: Action, then: State) -> bool:
    """Whether the decision that led from one position to the next showed anybody hidden things."""


@verb
def observe(s: State, seat: Seat, seen: Observation) -> None:
    """Fill in what this seat may know, as numbers for a network; what is always so stands there."""


@verb
def imagine(s: State, seat: Seat, rng: np.ndarray) -> None:
    """Fill in again, at random, what `conceal` has erased for this seat."""
