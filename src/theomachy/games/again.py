"""A game's modules once more, with other numbers: a package beside the one as printed.

A variant is imported from the same files, as `theomachy.games.storm@7ff2fa0b9d4c`. Whatever those
files import of their game is the variant's, and in numbers.py the numbers that were chosen stand
already: tables made at import, compiled rules, a bot's opinion, all are made of them.
"""

import builtins
import functools
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any

_CHOSEN: dict[str, Mapping[str, Any]] = {}
"""By the mark of a variant: what names of numbers.py stand for."""
_OF_A_GAME = re.compile(r"(theomachy\.(?:games|bots\.opinions)\.\w+)(?:@(\w+))?(?=\.|$)")


def choose(mark: str, numbers: Mapping[str, Any]) -> None:
    """Let modules of this mark have these numbers."""
    _CHOSEN[mark] = numbers


def marked(module: str, mark: str) -> str:
    """The name of a game's module in a variant; other modules there are but once."""
    return _OF_A_GAME.sub(rf"\1@{mark}", module)


class Chosen(dict[str, Any]):
    """The names a module sets, of which some stand already."""

    def __init__(self, numbers: Mapping[str, Any]) -> None:
        super().__init__()
        self.numbers = numbers

    def __setitem__(self, name: str, value: Any) -> None:
        super().__setitem__(name, self.numbers.get(name, value))


class Again(SourceFileLoader):
    """Loads a game's module as part of a variant."""

    def exec_module(self, module: ModuleType) -> None:
        _, mark = told_apart(module.__name__)
        leading = {"__import__": functools.partial(import_marked, mark)}
        vars(module)["__builtins__"] = vars(builtins) | leading
        if module.__name__.endswith(".numbers"):
            self.set_numbers(module, Chosen(_CHOSEN[mark]))
        else:
            super().exec_module(module)

    def set_numbers(self, module: ModuleType, chosen: Chosen) -> None:
        code = self.get_code(module.__name__)
        assert code is not None
        exec(code, vars(module), chosen)
        vars(module).update(chosen)


def told_apart(module: str) -> tuple[str, str]:
    """The module as printed, and the mark of the variant it is of, if it is of one."""
    found = _OF_A_GAME.match(module)
    return _OF_A_GAME.sub(r"\1", module), (found and found[2]) or ""


def import_marked(mark: str, name: str, *how: Any) -> ModuleType:
    return __import__(marked(name, mark), *how)


class Finder(MetaPathFinder):
    """Finds a module of a variant where the game's own lies."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        module, mark = told_apart(fullname)
        found = PathFinder.find_spec(module, path) if mark else None
        if found is None or found.origin is None:
            return None
        inner = found.submodule_search_locations
        again = Again(fullname, found.origin)
        return spec_from_file_location(
            fullname, found.origin, loader=again, submodule_search_locations=inner
        )


sys.meta_path.insert(0, Finder())
