"""Whether the tests of the server and of the page hold on a machine that is busy with other things.

    python bench/steady.py [RUNS] [OTHERS] [TESTS ...]    (10 runs, beside 4 that only count)

A line for each run, and the names of the tests that failed; exits 1 if any did.
"""

import contextlib
import os
import pathlib
import subprocess
import sys
import time
from collections.abc import Iterator

_HERE = pathlib.Path(__file__).parents[1]
_TESTS = ("tests/server", "tests/web")
_PYTEST = ["-m", "pytest", "-n", "auto", "--dist", "worksteal", "--tb", "short", "-r", "fE"]


@contextlib.contextmanager
def others(many: int) -> Iterator[None]:
    """Processes that take what they can get of the processor."""
    counting = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(many)]
    try:
        yield
    finally:
        for process in counting:
            process.kill()
            process.wait()


def run(tests: tuple[str, ...]) -> tuple[bool, str]:
    """One run of them all: whether it was without a failure, and what pytest said."""
    begun = time.monotonic()
    command = [sys.executable, *_PYTEST, *tests]
    done = subprocess.run(command, cwd=_HERE, text=True, capture_output=True)
    seconds = time.monotonic() - begun
    lines = done.stdout.splitlines()
    last = lines[-1] if lines else done.stderr
    print(f"{last} [load {os.getloadavg()[0]:.1f}, {seconds:.0f} s]", flush=True)
    return done.returncode == 0, done.stdout


def main(runs: str = "10", many: str = "4", *tests: str) -> None:
    failed = 0
    with others(int(many)):
        for number in range(1, int(runs) + 1):
            print(f"run {number}: ", end="", flush=True)
            is_clean, told = run(tests or _TESTS)
            if not is_clean:
                failed += 1
                print(told, flush=True)
    print(f"{failed} of {runs} runs failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
