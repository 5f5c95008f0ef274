"""Every number that may be set is printed, is read by the rules, and is nowhere left as printed."""

import ast
import inspect
import re
import sys
from importlib import import_module

import pytest
from turned import turned

from theomachy.bots.opinions import opinion_of
from theomachy.games import SHELF, load

NOT_RULES = {"dials", "numbers", "printed", "observe", "words", "describe", "tell", "arrange"}


@pytest.mark.parametrize("name", SHELF)
def test_a_number_that_may_be_set_is_as_printed_with_its_paragraph(name):
    numbers = import_module(f"theomachy.games.{name}.numbers")
    lines = inspect.getsource(numbers).splitlines()
    for dial in load(name).dials:
        named = re.compile(rf"(\w+, )*{dial.name.upper()}(, \w+)* = .*# ")
        assert [dial.paragraph in line for line in lines if named.match(line)] == [True], dial
        assert dial.value == getattr(numbers, dial.name.upper())
        assert dial.least <= dial.value <= dial.most
        assert dial.least < dial.most


def read_from_numbers(text):
    """By the names they have there, the numbers a module reads."""
    tree = ast.parse(text)
    imported = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".numbers")
        for alias in node.names
    }
    loaded = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} & imported.keys()
    of_module = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
    return {imported[name] for name in loaded} | of_module


@pytest.mark.parametrize("name", SHELF)
def test_a_number_that_may_be_set_is_read_by_rules(name):
    game = load(name)
    files = [file for file in game.folder.rglob("*.py") if file.stem not in NOT_RULES]
    read = set().union(*(read_from_numbers(file.read_text("utf-8")) for file in files))
    assert {dial.name for dial in game.dials if dial.name.upper() not in read} == set()


def modules_of(name, game):
    """Those of a variant, with its opinion."""
    opinion_of(game)
    mark = game.setup.__module__.split("@")[1].partition(".")[0]
    return [m for n, m in sys.modules.items() if re.match(rf"theomachy\..*\.{name}@{mark}\b", n)]


@pytest.mark.parametrize("name", SHELF)
def test_a_variant_knows_nothing_of_the_game_as_printed(name):
    game = turned(name, 0)
    printed = re.compile(rf"theomachy\.(games|bots\.opinions)\.{name}\b(?!@)")
    modules = modules_of(name, game)
    assert len(modules) > 20
    for module in modules:
        for known, thing in vars(module).items():
            home = getattr(getattr(thing, "py_func", thing), "__module__", None)
            assert not printed.match(str(home)), (module, known)
            assert not (inspect.ismodule(thing) and printed.match(thing.__name__))


@pytest.mark.parametrize("name", SHELF)
def test_no_module_of_a_variant_has_a_number_of_another(name):
    game = turned(name, 1)
    modules = modules_of(name, game)
    numbers = next(module for module in modules if module.__name__.endswith(".numbers"))
    assert all(getattr(numbers, dial.name.upper()) == dial.value for dial in game.dials)
    assert [dial.value for dial in game.dials] != [dial.value for dial in load(name).dials]
    for module in modules:
        for read in read_from_numbers(inspect.getsource(module)) & vars(numbers).keys():
            own = vars(module).get(read)
            assert (
                own is None
                or callable(own)
                or inspect.ismodule(own)
                or is_same(module, read, numbers)
            )


def is_same(module, read, numbers):
    """What a module calls by the name of a number is that number, or a thing of its own."""
    is_imported = re.search(rf"^    {read},$|import .*\b{read}\b", inspect.getsource(module), re.M)
    return not is_imported or vars(module)[read] == vars(numbers)[read]


@pytest.mark.parametrize("name", SHELF)
def test_no_number_is_called_like_an_option(name):
    game = load(name)
    assert not {dial.name for dial in game.dials} & {option.name for option in game.options}
