"""Starting the server: one process, one data folder, loopback unless told otherwise."""

import contextlib
import gc
import importlib
import os
import pathlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import uvicorn
from filelock import FileLock, Timeout

from theomachy.games import SHELF
from theomachy.locales import Speech, Wrong, speech
from theomachy.server.app import application
from theomachy.server.fleet import Fleet
from theomachy.server.readers import Readers
from theomachy.server.sqlite import SqliteStore
from theomachy.server.store import Store
from theomachy.server.thinkers import Thinkers
from theomachy.server.wire import PromptHttp
from theomachy.server.workshop import Tell, Workshop, silent


@dataclass(frozen=True)
class Place:
    """Where games are kept: in a folder, or in a database that others may share."""

    data: pathlib.Path
    database: str = ""

    def shown(self) -> str:
        """Without the words that open it."""
        return str(adapter().shown(self.database)) if self.database else str(self.data)

    def prepare(self) -> None:
        """What several are to share is made ready once; Wrong if it cannot be."""
        adapter().prepare(self.database)

    def open(self) -> Store:
        """Wrong if it cannot be used."""
        if self.database:
            store: Store = adapter().PostgresStore(self.database)
            return store
        return SqliteStore(self.data / "theomachy.sqlite")


def adapter() -> Any:
    """That of PostgreSQL, which needs a package that not everybody has."""
    try:
        return importlib.import_module("theomachy.server.postgres")
    except ImportError:
        raise Wrong("door-database-driver") from None


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
    database: str = "", workers: int = 1,
) -> None:  # fmt: skip
    """Serve until interrupted; where, is told in a language."""
    if workers > 1 and not database:
        raise Wrong("door-workers")
    with contextlib.ExitStack() as held:
        place = Place(data, database)
        if not database:
            held.enter_context(owned(data))
        listener = held.enter_context(contextlib.closing(bound(host, port)))
        url = f"http://{host}:{listener.getsockname()[1]}"
        if database:
            place.prepare()

        def opened() -> None:
            print(tongue.say("house-serve-at", url=url, data=place.shown()), flush=True)
            if open_browser:
                threading.Timer(0.7, webbrowser.open, [url]).start()

        if workers > 1:
            Fleet(listener, workers, hand, (place, workers, tongue.language)).serve(opened)
        else:
            opened()
            server_of(place, teller(tongue)).run(sockets=[listener])


def hand(listener: socket.socket, number: int, place: Place, workers: int, language: str) -> None:
    """One of several server processes; the first tells what is being prepared."""
    tell = teller(speech(language)) if number == 0 else silent
    try:
        server_of(place, tell, workers).run(sockets=[listener])
    except Wrong as wrong:
        sys.exit(wrong.said_in(language))


def teller(tongue: Speech) -> Tell:
    """Tells on the error stream, in a language, what is being prepared."""

    def tell(key: str, game: str, seconds: float) -> None:
        name = tongue.say(f"{game}-name") if tongue.has(f"{game}-name") else game
        print(tongue.say(key, game=name, seconds=seconds), file=sys.stderr, flush=True)

    return tell


def server_of(place: Place, tell: Tell = silent, workers: int = 1) -> uvicorn.Server:
    """A server on a place for games, ready to run; games that are not prepared yet follow."""
    workshop, cores = Workshop(SHELF, tell), os.cpu_count() or 2
    store, thinkers = place.open(), Thinkers(workshop.bots_of, max(1, (cores - 1) // workers))
    app = application(store, thinkers, Readers(), workshop)
    config = uvicorn.Config(
        app, log_level="warning", http=PromptHttp, ws="websockets-sansio", loop="auto",
        ws_max_size=16 * 1024, ws_per_message_deflate=False, ws_max_queue=8,
        server_header=False, timeout_graceful_shutdown=2,
    )  # fmt: skip
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    return uvicorn.Server(config)
