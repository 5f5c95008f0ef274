"""The kernel's decorator, and a cache that cannot go stale.

Numba forgets to recompile when a *called* file changes, so the cache folder
carries a stamp of every source file whose rules the loops may call: the
package's own and those of every installed game (entry points `theomachy.games`).
Numba also compiles anew what lies elsewhere or was written later, so the stamp
is of those too: a game is warm here or it is not.
"""

import hashlib
import importlib.util
import os
import pathlib
import shutil
import sys
from importlib.metadata import entry_points

import numba
from numba import types

_PACKAGE = pathlib.Path(__file__).parents[1]
_STAMPS_KEPT = 4


def sources() -> list[pathlib.Path]:
    """Every file that may end up in compiled code."""
    files = [*_PACKAGE.glob("kernel/*.py"), *_PACKAGE.glob("games/**/*.py")]
    files += _PACKAGE.glob("bots/**/*.py")
    for entry in entry_points(group="theomachy.games"):
        spec = importlib.util.find_spec(entry.module)
        if spec and spec.origin:
            files.append(pathlib.Path(spec.origin))
    return sorted(files)


def source_stamp() -> str:
    digest = hashlib.sha256(f"{sys.version} {numba.__version__}".encode())
    for path in sources():
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def cache_home() -> pathlib.Path:
    given = os.environ.get("THEOMACHY_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return pathlib.Path(given or pathlib.Path.home() / ".cache") / "theomachy"


def forget_old_stamps(home: pathlib.Path) -> None:
    folders = sorted(home.glob("rules-*"), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-_STAMPS_KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


CACHE = cache_home() / f"rules-{source_stamp()}"
numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]

_rule = numba.njit(  # type: ignore[call-overload]
    nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
)


def compiled(function):
    """A rule: compiled into the loops that call it, once for any kind of whole number.

    Left alone Numba would compile a rule anew for every literal and every width of
    integer it is called with, which doubles the time of a first start.
    """
    rule = _rule(function)
    if not numba.config.DISABLE_JIT:  # type: ignore[attr-defined]  # pragma: no cover
        compile_as_asked = rule.compile
        rule.compile = lambda signature: compile_as_asked(tuple(map(widened, signature)))
    return rule


def widened(argument):
    argument = types.unliteral(argument)
    return types.int64 if isinstance(argument, types.Integer) and argument.signed else argument


entry = numba.njit(cache=True, nogil=True, error_model="numpy")
