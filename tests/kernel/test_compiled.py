"""The decorators of the kernel."""

import ast
import enum
import pathlib

import pytest
from numba import types

import theomachy
from theomachy.kernel import bits
from theomachy.kernel.compiled import widened
from theomachy.kernel.verbs import named

SOURCE = pathlib.Path(theomachy.__file__).parent


def test_rules_are_compiled_once_for_any_whole_number():
    assert widened(types.int8) == types.int64
    assert widened(types.literal(3)) == types.int64
    assert (
        widened(types.IntEnumMember(enum.IntEnum("Purchase", ["SCROLL"]), types.int64))
        == types.int64
    )
    assert widened(types.uint64) == types.uint64
    assert widened(types.float64) == types.float64


def decorated(tree):
    """The functions of a file that are compiled, with how deep they stand."""
    for parent in ast.walk(tree):
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.FunctionDef):
                names = {getattr(how, "id", "") for how in node.decorator_list}
                if names & {"compiled", "entry", "verb"}:
                    yield node.name, isinstance(parent, ast.Module)


def test_the_names_of_compiled_functions_are_unique():
    """Code from disk is told apart by its names: of two alike, one would run the other's."""
    for file in SOURCE.rglob("*.py"):
        found = list(decorated(ast.parse(file.read_text("utf-8"))))
        assert all(is_outermost for _, is_outermost in found), file
        assert len({name for name, _ in found}) == len(found), file


def test_what_a_verb_finds_bears_the_name_of_the_verb():
    assert named("apply", lambda s: s).__qualname__ != named("actor", lambda s: s).__qualname__


@pytest.mark.compiled_only
def test_a_rule_called_from_python_is_an_error_and_not_the_end():
    for _ in range(2):
        with pytest.raises(TypeError, match="only is a rule"):
            bits.only(3)
