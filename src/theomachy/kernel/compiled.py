"""The kernel's decorators: a rule, linked into the loops that call it, and an entry for Python."""

from typing import Any

import numba
from numba import types

from theomachy.kernel.codecache import SealedCache, keep_from_python, rule_compiler
from theomachy.kernel.kinds import Function

_rule = numba.njit(  # type: ignore[call-overload]
    nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True,
    pipeline_class=rule_compiler(),
)  # fmt: skip
_entry = numba.njit(nogil=True, error_model="numpy")  # type: ignore[call-overload]
IS_PLAIN = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]
"""Whether rules run as plain Python."""


def compiled(function: Function) -> Function:
    """A rule: compiled into the loops that call it, once for any kind of whole number.

    Left alone Numba would compile a rule anew for every literal, every width of integer and
    every enum it is called with, which doubles the time of a first start.
    """
    rule: Any = _rule(function)
    if not IS_PLAIN:  # pragma: no cover
        keep_from_python(rule)
        compile_as_asked = rule.compile
        rule.compile = lambda signature: compile_as_asked(tuple(map(widened, signature)))
    return rule


def widened(argument: Any) -> Any:
    argument = types.unliteral(argument)
    if isinstance(argument, types.IntEnumMember):
        return types.int64
    is_integer: bool = isinstance(argument, types.Integer)
    return types.int64 if is_integer and argument.signed else argument


def entry(function: Function) -> Function:
    """A compiled function that Python may call, kept on disk."""
    called: Any = _entry(function)
    if not IS_PLAIN:  # pragma: no cover
        called._cache = SealedCache(function)
    return called
