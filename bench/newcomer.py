"""How long a newcomer waits for the page, for a first move, and for a bot's answer to it.

    python bench/newcomer.py clone [GAME]    `make play` in a fresh clone, with the install
    python bench/newcomer.py page [GAME]     a server with an empty cache, and a second start
    python bench/newcomer.py wheel FILE      from a wheel of ours, nothing compiled

GAME is the one that is clicked first. Nothing is taken from the caches of this machine.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from websockets.sync.client import connect

from theomachy.games import SHELF

_HERE = pathlib.Path(__file__).parents[1]
_PORT = 8000
_SERVE = [sys.executable, "-m", "theomachy"]


def clone(asked: str = "bello") -> None:
    with tempfile.TemporaryDirectory() as home:
        subprocess.run(["git", "clone", "--quiet", _HERE, f"{home}/clone"], check=True)
        env = newcomers(home) | {"PIP_NO_CACHE_DIR": "yes"}
        for time_ in ("first", "second"):
            told = watched(["make", "-C", f"{home}/clone", "play"], env, [asked])
            print(f"{time_} make play in a fresh clone:", *told, sep="\n  ", flush=True)


def page(asked: str = "bello") -> None:
    with tempfile.TemporaryDirectory() as home:
        for time_ in ("first", "second"):
            told = watched(_SERVE, newcomers(home), [asked])
            print(f"{time_} start, from an empty cache:", *told, sep="\n  ", flush=True)


def wheel(file: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        venv.create(f"{home}/venv", with_pip=True)
        subprocess.run([f"{home}/venv/bin/pip", "install", "--quiet", file], check=True)
        theomachy, env = f"{home}/venv/bin/theomachy", newcomers(home)
        for words in ("storm --games 1000 --bots random", "godstorm --games 4 --bots greedy"):
            begun = time.perf_counter()
            command = [theomachy, "simulate", *words.split()]
            subprocess.run(command, env=env, check=True, stdout=-3, stderr=-3)
            print(f"theomachy simulate {words}: {time.perf_counter() - begun:.1f} s", flush=True)
        for game in SHELF:
            print(f"theomachy, {game}:", *watched([theomachy], env, [game]), sep="\n  ", flush=True)
        made = list(pathlib.Path(home, "cache").rglob("*.code"))
        print(f"functions compiled: {len(made)}")


def newcomers(home: str) -> dict[str, str]:
    """The environment of somebody who has nothing of ours."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    folders = {"THEOMACHY_CACHE": f"{home}/cache", "XDG_DATA_HOME": f"{home}/data"}
    return env | folders | {"BROWSER": "true"}


def watched(command: Sequence[str], env: dict[str, str], asked: Sequence[str]) -> Iterator[str]:
    """When a server answers, when a game can be played and when all can."""
    begun = time.perf_counter()
    with subprocess.Popen(command, env=env, stdout=-3, stderr=-3, start_new_session=True) as server:
        try:
            until(lambda: bool(get("")))
            yield f"page after {time.perf_counter() - begun:.1f} s"
            for game in asked:
                for what in first_moves(game):
                    yield f"{game}: {what} after {time.perf_counter() - begun:.1f} s"
            until(lambda: all(game["readiness"]["state"] == "ready" for game in shelf()))
            yield f"all games ready after {time.perf_counter() - begun:.1f} s"
            yield f"memory of the server at most {peak_of(server.pid):.0f} MB"
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def first_moves(game: str) -> Iterator[str]:
    """Click a game, open a table with a bot, play what can be played until the bot has answered."""
    get("api/prepare", {"game": game})
    cookie, table = opened(game)
    url = f"ws://127.0.0.1:{_PORT}/api/tables/{table}/socket"
    with connect(url, additional_headers={"cookie": cookie}, max_size=None) as wire:
        wire.send(json.dumps({"type": "hello"}))
        moves, is_answered = 0, False
        for message in map(json.loads, wire):
            if message["type"] == "ack" and not is_answered:
                is_answered = True
                yield "first move answered"
            if moves and any(entry["seat"] == 1 for entry in message.get("entries", [])):
                yield "a bot answers it"
                return
            if message["type"] in ("show", "update") and message["view"]["legal"]:
                moves += 1
                move = message["view"]["legal"][0]
                wire.send(json.dumps(played(f"move-{moves:08}", message["seq"], move)))


def played(id_: str, seq: int, move: str) -> dict[str, Any]:
    return {"type": "play", "id": id_, "seq": seq, "move": move}


def opened(game: str) -> tuple[str, str]:
    """The browser's cookie and a table against a bot, as soon as the game can be played."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "level2"}]
    while True:
        try:
            with urllib.request.urlopen(
                asking("api/tables", {"game": game, "seats": seats})
            ) as answer:
                cookie = str(answer.headers["set-cookie"]).partition(";")[0]
                return cookie, json.loads(answer.read())["table"]
        except urllib.error.HTTPError:
            time.sleep(0.05)


def until(holds: Callable[[], bool]) -> None:
    while not holds():
        time.sleep(0.05)


def shelf() -> list[dict[str, Any]]:
    return list(json.loads(get("api/shelf"))["games"])


def get(path: str, body: object = None) -> bytes:
    """What the server answers; nothing if it does not answer yet."""
    try:
        with urllib.request.urlopen(asking(path, body)) as answer:
            return bytes(answer.read())
    except (urllib.error.URLError, ConnectionError):
        return b""


def asking(path: str, body: object) -> urllib.request.Request:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", "origin": f"http://127.0.0.1:{_PORT}"}
    return urllib.request.Request(f"http://127.0.0.1:{_PORT}/{path}", data, headers)


def peak_of(group: int) -> float:
    """Megabytes of the server at its largest, of a group of processes; its children have names."""
    peaks = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            command, status = (process / "cmdline").read_text(), (process / "status").read_text()
        except OSError:
            continue
        is_ours = os.getpgid(int(process.name)) == group and "theomachy" in command
        if is_ours and "multiprocessing" not in command:
            peaks.append(int(status.partition("VmHWM:")[2].split()[0]) / 1024)
    return max(peaks)


if __name__ == "__main__":
    what, *words = sys.argv[1:] or ["page"]
    commands: dict[str, Callable[..., None]] = {"clone": clone, "page": page, "wheel": wheel}
    commands[what](*words)
