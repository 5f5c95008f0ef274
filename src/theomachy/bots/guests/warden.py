"""A small process that ends what is left of guests when whoever runs them was killed.

It is told `+PID` and `-PID`; when nobody can tell it any more, it kills the groups it still knows.
"""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable

HAS_GROUPS = hasattr(os, "killpg")


def kill_group(pid: int) -> None:
    """A process and all that it has started."""
    if HAS_GROUPS:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
    else:
        words = ["taskkill", "/F", "/T", "/PID", str(pid)]
        subprocess.run(words, capture_output=True, check=False)


class Warden:
    """One for all guests of this process, from the first of them on."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def be_there(self) -> None:
        """Before anybody is started."""
        self._tell("")

    def begin(self, pid: int) -> None:
        self._tell(f"+{pid}\n")

    def end(self, pid: int) -> None:
        self._tell(f"-{pid}\n")

    def _tell(self, line: str) -> None:
        """Where there are no groups there is nothing to be told."""
        with self._lock, contextlib.suppress(OSError):
            if self._process is None and HAS_GROUPS:
                self._process = subprocess.Popen(
                    [sys.executable, "-I", "-S", __file__], stdin=subprocess.PIPE,
                    start_new_session=True,
                )  # fmt: skip
            if self._process and self._process.stdin:
                self._process.stdin.write(line.encode())
                self._process.stdin.flush()


WARDEN = Warden()


def watch(lines: Iterable[str]) -> None:
    known: set[int] = set()
    for line in lines:
        (known.add if line[0] == "+" else known.discard)(int(line[1:]))
    for pid in known:
        kill_group(pid)


if __name__ == "__main__":
    watch(sys.stdin)
