"""What a game's compiled code is made of, and where it is kept: by content, not by time or place.

Numba does not notice changes in files that a function calls into, so each game has a folder named
by everything that may end up in its code: the files that hold rules, and what those import, of the
kernel, of the bots and of the game itself. Editing one game leaves the others' code alone.
"""

import functools
import hashlib
import os
import pathlib
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

from theomachy.kernel.dial import AT

_PACKAGE = pathlib.Path(__file__).parents[1]
_STAMPS_KEPT, _VARIANTS_KEPT = 4, 24
_RULE = re.compile(r"^@(?:compiled|entry|verb)\b|^TURN = ", re.MULTILINE)
_IMPORT = re.compile(r"^(?:from ([\w.]+) import (\([^)]*\)|[^\n]+)|import ([\w.]+))", re.MULTILINE)
HOUSE = "house"
"""What belongs to no game in particular."""


@functools.cache
def text_of(path: pathlib.Path) -> str:
    return path.read_text("utf-8")


def home_of(rule: Any, folder: pathlib.Path) -> pathlib.Path:
    """What holds a game's rules: its folder in the house; of a guest, its package or its file."""
    if folder.is_relative_to(_PACKAGE):
        return folder
    name = getattr(rule, "py_func", rule).__module__.partition(".")[0]
    file = pathlib.Path(str(sys.modules[name].__file__))
    return file.parent if file.name == "__init__.py" else file


def may_hold_rules(game: str, home: pathlib.Path | None) -> dict[str, pathlib.Path]:
    """Modules by their dotted names: of the kernel, of the bots, and of one game."""
    game = game.partition(AT)[0]
    files = [*_PACKAGE.glob("kernel/*.py"), *_PACKAGE.glob("bots/*.py")]
    files += [_PACKAGE / "bots/opinions/__init__.py", *_PACKAGE.glob(f"bots/opinions/{game}.py")]
    files += _PACKAGE.glob(f"bots/opinions/{game}/**/*.py")
    found = {dotted(path, _PACKAGE.parent): path for path in files}
    if home is not None:
        root = _PACKAGE.parent if home.is_relative_to(_PACKAGE) else home.parent
        own = sorted(home.rglob("*.py")) if home.is_dir() else [home]
        found |= {dotted(path, root): path for path in own}
    return found


def dotted(path: pathlib.Path, root: pathlib.Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def imported(text: str) -> Iterator[str]:
    """The names of modules a file imports, and of what may be modules in them."""
    for module, names, plain in _IMPORT.findall(text):
        yield module or plain
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


def rule_files(game: str, home: pathlib.Path | None) -> dict[str, pathlib.Path]:
    """The modules that hold compiled functions or the rows of a turn, and those their constants
    may come from."""
    modules = may_hold_rules(game, home)
    waiting = [name for name, path in modules.items() if _RULE.search(text_of(path))]
    found: dict[str, pathlib.Path] = {}
    while waiting:
        name = waiting.pop()
        if name in modules and name not in found:
            found[name] = modules[name]
            waiting += imported(text_of(modules[name]))
    return dict(sorted(found.items()))


def stamp(target: str, game: str, home: pathlib.Path | None) -> str:
    """One short name for a target (Python, Numba, processor), the numbers of a variant, and the
    contents of all the files."""
    digest = hashlib.sha256(f"{target}{game.partition(AT)[2]}".encode())
    for name, path in rule_files(game, home).items():
        digest.update(f"\n{name}\n".encode())
        digest.update(text_of(path).encode())
    return digest.hexdigest()[:12]


def folder_name(target: str, game: str, home: pathlib.Path | None) -> str:
    """Of a game's code; all variants of a game begin alike, their numbers are in the stamp."""
    name, at, _ = game.partition(AT)
    return f"{name}{at}-{stamp(target, game, home)}"


def cache_home() -> pathlib.Path:
    """Where compiled code is kept: where one says, else the user's cache, else for a while only."""
    given = os.environ.get("THEOMACHY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    home = pathlib.Path(given or pathlib.Path.home() / ".cache") / "theomachy"
    return home if is_writable(home) else pathlib.Path(tempfile.gettempdir()) / "theomachy-cache"


def is_writable(folder: pathlib.Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def forget_old_stamps(folder: pathlib.Path) -> None:
    """Keep the last few folders of the same game, and more of its variants."""
    game = folder.name.rpartition("-")[0]
    most = _VARIANTS_KEPT if AT in game else _STAMPS_KEPT
    folders = sorted(folder.parent.glob(f"{game}-*/"), key=lambda one: one.stat().st_mtime)
    for old in folders[:-most]:
        shutil.rmtree(old, ignore_errors=True)
