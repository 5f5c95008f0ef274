"""A PostgreSQL of our own in a folder that is thrown away: started, killed, started again."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import psycopg

_PATIENCE = 300
_NOBODY = "nobody"
"""Who runs it where we are root: PostgreSQL refuses to be run by root."""
_RUN = '"$@" & read how; kill -"${how:-QUIT}" $!; wait $!'
"""Until it is told how to end; it ends with whoever started it, and be it by a kill."""


class NoPostgres(Exception):
    """There is none on this machine."""


def programs() -> pathlib.Path:
    """The folder of its programs: in the path, or where Debian keeps the newest."""
    found = shutil.which("initdb")
    if found:
        return pathlib.Path(found).resolve().parent
    kept = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not kept or sys.platform == "win32":
        raise NoPostgres("PostgreSQL is not installed here: apt-get install postgresql")
    return kept[-1].parent


class Cluster:
    """Durable, spoken to through a socket in its folder."""

    def __init__(self, folder: pathlib.Path, *settings: str) -> None:
        self.folder, self.programs, self.settings = folder, programs(), settings
        self._other: dict[str, Any] = {}
        if os.getuid() == 0:
            shutil.chown(folder, _NOBODY)
            self._other = {"user": _NOBODY, "extra_groups": []}
        words = ["-D", "data", "-U", "theomachy", "-A", "trust", "-E", "UTF8", "--locale", "C"]
        subprocess.run(
            [self.programs / "initdb", *words, "--no-sync"],
            cwd=folder, check=True, stdout=subprocess.DEVNULL, **self._other,
        )  # fmt: skip
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["-D", "data", "-c", "listen_addresses=", "-k", str(self.folder)]
        for setting in ("max_connections=60", "shared_buffers=64MB", *self.settings):
            words += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", _RUN, "sh", self.programs / "postgres", *words], cwd=self.folder,
                stdin=subprocess.PIPE, stdout=log, stderr=log, text=True, **self._other,
            )  # fmt: skip
        end = time.monotonic() + _PATIENCE
        while not self.answers():
            if time.monotonic() > end or self.process.poll() is not None:
                raise TimeoutError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
            return True
        return False

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user=theomachy"

    def new_database(self, name: str) -> str:
        """Where it is found."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def kill(self) -> None:
        """As if the machine had lost its power: no checkpoint, the log is played again."""
        self._end("QUIT")

    def stop(self) -> None:
        self._end("INT")

    def _end(self, how: str) -> None:
        self.process.communicate(f"{how}\n", _PATIENCE)


@contextlib.contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """One for as long as it is wanted; NoPostgres where it cannot be had."""
    programs()
    with tempfile.TemporaryDirectory(prefix="theomachy-pg-") as folder:
        pathlib.Path(folder).chmod(0o755)
        started = Cluster(pathlib.Path(folder), *settings)
        try:
            yield started
        finally:
            if started.process.poll() is None:
                started.stop()
