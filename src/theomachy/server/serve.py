"""Starting the server: one process, one data folder, loopback unless told otherwise."""

import contextlib
import gc
import os
import pathlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator

import uvicorn
from filelock import FileLock, Timeout

from theomachy.games import SHELF
from theomachy.locales import Speech, Wrong
from theomachy.server.app import application
from theomachy.server.readers import Readers
from theomachy.server.retention import Retention
from theomachy.server.sqlite import SqliteStore
from theomachy.server.thinkers import Thinkers
from theomachy.server.wire import PromptHttp
from theomachy.server.workshop import Tell, Workshop, silent


def usual_data() -> pathlib.Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local" / "share"
    return pathlib.Path(home) / "theomachy"


@contextlib.contextmanager
def owned(data: pathlib.Path) -> Iterator[pathlib.Path]:
    """The data folder, for this process alone; ValueError says why it cannot be had."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = FileLock(data / "server.lock", timeout=0)
        lock.acquire()
    except Timeout:
        raise Wrong("door-data-used", data=str(data)) from None
    except OSError as wrong:
        raise Wrong("door-data-unwritable", data=str(data), why=wrong) from None
    try:
        yield data
    finally:
        lock.release()


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; ValueError if the port is taken."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(512)
    except OSError as wrong:
        listener.close()
        raise Wrong("door-address", address=f"{host}:{port}", why=wrong) from None
    return listener


def serve(
    host: str, port: int, data: pathlib.Path, open_browser: bool, tongue: Speech,
    retention: Retention | None = None,
) -> None:  # fmt: skip
    """Serve until interrupted; where, is told in a language."""
    with owned(data), contextlib.closing(bound(host, port)) as listener:
        url = f"http://{host}:{listener.getsockname()[1]}"
        print(tongue.say("house-serve-at", url=url, data=str(data)), flush=True)
        if open_browser:
            threading.Timer(0.7, webbrowser.open, [url]).start()
        server_of(data, teller(tongue), retention).run(sockets=[listener])


def teller(tongue: Speech) -> Tell:
    """Tells on the error stream, in a language, what is being prepared."""

    def tell(key: str, game: str, seconds: float) -> None:
        name = tongue.say(f"{game}-name") if tongue.has(f"{game}-name") else game
        print(tongue.say(key, game=name, seconds=seconds), file=sys.stderr, flush=True)

    return tell


def server_of(
    data: pathlib.Path, tell: Tell = silent, retention: Retention | None = None
) -> uvicorn.Server:
    """A server on a data folder, ready to run; games that are not prepared yet follow."""
    workshop = Workshop(SHELF, tell)
    store, thinkers = SqliteStore(data / "theomachy.sqlite"), Thinkers(workshop.bots_of)
    app = application(store, thinkers, Readers(), workshop, retention)
    config = uvicorn.Config(
        app, log_level="warning", http=PromptHttp, ws="websockets-sansio", loop="auto",
        ws_max_size=16 * 1024, ws_per_message_deflate=False, ws_max_queue=8,
        server_header=False, timeout_graceful_shutdown=2,
    )  # fmt: skip
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    return uvicorn.Server(config)
