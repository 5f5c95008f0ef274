"""How long a newcomer waits: compiling from an empty cache, and starting from a wheel.

    python bench/start.py compile [GAME ...]    CPU seconds of every chore, from an empty cache
    python bench/start.py speed [GAME ...]      ready-made code beside the very machine's own
    python bench/start.py wheel FILE            from a wheel to the first results, nothing compiled
    python bench/start.py page [GAME]           a server with an empty cache: the page, the game
                                                asked for first, all games, and a second start

Compare within one run: machines differ and are noisy.
"""

import json
import os
import pathlib
import platform
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Callable, Iterator

from theomachy.games import SHELF
from theomachy.kernel.codecache import PORTABLE

_COMPILE = """
import sys, time
from theomachy.bots.bot import for_bots, for_matches
from theomachy.games import load
from theomachy.kernel.warm import for_a_table, for_studies, warm
game = load(sys.argv[1])
for kind in (for_a_table, for_bots, for_studies, for_matches):
    for chore in kind(game):
        begun = time.process_time()
        warm(game, [chore], lambda *_: None)
        print(f"{chore[0]}: {time.process_time() - begun:.1f}", end="; ", flush=True)
"""
_PACE = """
import sys
from theomachy.games import load
from theomachy.study.speed import random_play, searches
game = load(sys.argv[1])
print(random_play(game, 4, 4.0).decisions_per_s, searches(game, 2, 2.0, False))
"""
_PORT = 8765
_TURNS = 4
"""So often each is measured, in turns; the best counts."""
_PORTABLE = {"NUMBA_CPU_NAME": PORTABLE[platform.machine()], "NUMBA_CPU_FEATURES": ""}


def python(code: str, *words: str, **env: str) -> str:
    command = [sys.executable, "-c", code, *words]
    ran = subprocess.run(command, env=os.environ | env, check=True, text=True, stdout=-1)
    return ran.stdout.strip()


def compile_all(*games: str) -> None:
    for game in games or SHELF:
        with tempfile.TemporaryDirectory() as cache:
            print(f"{game}: {python(_COMPILE, game, THEOMACHY_CACHE=cache)}", flush=True)


def speed(*games: str) -> None:
    for game in games or SHELF:
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            native, made = [], []
            for _ in range(_TURNS):
                native.append(python(_PACE, game, THEOMACHY_CACHE=one).split())
                made.append(python(_PACE, game, THEOMACHY_CACHE=other, **_PORTABLE).split())
        ratios = [best(made, what) / best(native, what) for what in (0, 1)]
        print(f"{game}: random play {ratios[0]:.2f}, search {ratios[1]:.2f} of native", flush=True)


def best(runs: list[list[str]], what: int) -> float:
    return max(float(run[what]) for run in runs)


def wheel(file: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        venv.create(home, with_pip=True)
        bin_ = pathlib.Path(home, "bin")
        subprocess.run([bin_ / "pip", "install", "--quiet", file], check=True)
        env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
        env["THEOMACHY_CACHE"] = f"{home}/cache"
        for words in ("storm --games 1000 --bots random", "godstorm --games 4 --bots greedy"):
            begun = time.perf_counter()
            command = [str(bin_ / "theomachy"), "simulate", *words.split()]
            subprocess.run(command, env=env, check=True, stdout=-3, stderr=-3)
            print(f"theomachy simulate {words}: {time.perf_counter() - begun:.1f} s", flush=True)
        made = list(pathlib.Path(home, "cache").rglob("*.code"))
        print(f"functions compiled: {len(made)}")


def page(asked: str = "bello") -> None:
    with tempfile.TemporaryDirectory() as home:
        print(f"first start, {asked} asked for first:", *watched(home, asked), sep="\n  ")
        print("second start:", *watched(home, asked), sep="\n  ")


def watched(home: str, asked: str) -> Iterator[str]:
    """When a server answers, and when its games are prepared."""
    command = [sys.executable, "-c", "from theomachy.cli import main; main()", "serve"]
    command += ["--port", str(_PORT), "--data", f"{home}/data", "--no-browser"]
    env = os.environ | {"THEOMACHY_CACHE": f"{home}/cache"}
    begun = time.perf_counter()
    server = subprocess.Popen(command, env=env, stdout=-3, stderr=-3)
    try:
        until(lambda: bool(get("")))
        yield f"page after {time.perf_counter() - begun:.1f} s"
        get("api/prepare", {"game": asked})
        for state in ("playable", "ready"):
            until(lambda state=state: is_at_least(asked, state))  # type: ignore[misc]
            yield f"{asked} {state} after {time.perf_counter() - begun:.1f} s"
        until(lambda: all(is_at_least(game, "ready") for game in SHELF))
        yield f"all games ready after {time.perf_counter() - begun:.1f} s"
        status = pathlib.Path(f"/proc/{server.pid}/status").read_text()
        peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        yield f"memory of the server at most {int(peak.split()[1]) / 1024:.0f} MB"
    finally:
        server.terminate()
        server.wait()


def until(holds: Callable[[], bool]) -> None:
    while not holds():
        time.sleep(0.05)


def is_at_least(game: str, state: str) -> bool:
    shelf = json.loads(get("api/shelf"))["games"]
    found = next(one["readiness"]["state"] for one in shelf if one["name"] == game)
    return bool(found == "ready" or found == state)


def get(path: str, body: object = None) -> bytes:
    """What the server answers; nothing if it does not answer yet."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{_PORT}"}
    request = urllib.request.Request(f"http://127.0.0.1:{_PORT}/{path}", data, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return bytes(answer.read())
    except (urllib.error.URLError, ConnectionError):
        return b""


if __name__ == "__main__":
    what, *words = sys.argv[1:] or ["compile"]
    if what in ("wheel", "page"):
        (wheel if what == "wheel" else page)(*words)
    else:
        (speed if what == "speed" else compile_all)(*words)
