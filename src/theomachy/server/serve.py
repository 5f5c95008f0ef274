"""Starting the server: one process, one data folder, loopback unless told otherwise."""

import contextlib
import gc
import os
import pathlib
import socket
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

import uvicorn
from filelock import FileLock, Timeout
from starlette.types import ASGIApp

from theomachy.games import SHELF
from theomachy.kernel.dial import AT
from theomachy.locales import Speech, Wrong, speech
from theomachy.server import lan, limits, logs
from theomachy.server.app import application
from theomachy.server.backup import is_staged, put_in_place
from theomachy.server.fleet import Fleet
from theomachy.server.health import back_door
from theomachy.server.network import FromOutside
from theomachy.server.place import Place
from theomachy.server.readers import Readers
from theomachy.server.retention import Retention
from theomachy.server.roster import Roster
from theomachy.server.running import House, SideDoor
from theomachy.server.site import Site, checked_url
from theomachy.server.thinkers import Thinkers
from theomachy.server.welcome import tell_network, welcome
from theomachy.server.wire import PromptHttp, PromptSocket
from theomachy.server.workshop import Tell, Workshop, silent


@dataclass(frozen=True)
class Hosting:
    """How a house stands on the internet; at home none of it is needed."""

    admin_port: int | None = None
    log: logs.Style = "text"
    proxy: str = ""
    """The address of the one proxy whose word on who asks is taken."""
    public_url: str = ""
    retention: Retention = field(default_factory=Retention)
    guests: Mapping[str, str] = field(default_factory=dict)
    """Bots that are not ours, and how they are run."""


AT_HOME = Hosting()


def usual_data() -> pathlib.Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local" / "share"
    return pathlib.Path(home) / "theomachy"


class DataUsed(Wrong):
    """A server runs on this data folder."""


@contextlib.contextmanager
def owned(data: pathlib.Path) -> Iterator[pathlib.Path]:
    """The data folder, for this process alone; ValueError says why it cannot be had."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = FileLock(data / "server.lock", timeout=0)
        lock.acquire()
    except Timeout:
        raise DataUsed("door-data-used", data=str(data)) from None
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
    hosting: Hosting = AT_HOME, database: str = "", workers: int = 1,
) -> None:  # fmt: skip
    """Serve until interrupted; where, is told in a language."""
    site = Site(checked_url(hosting.public_url) if hosting.public_url else "", host)
    logs.keep(hosting.log)
    place = Place(data, database)
    if database:
        serve_shared(host, port, place, open_browser, tongue, site, hosting, workers)
        return
    if workers > 1:
        raise Wrong("door-workers")
    with owned(data):
        port = serve_once(host, port, place, open_browser, tongue, site, hosting)
        while is_staged(data):
            serve_once(host, port, place, False, tongue, site, hosting)


def serve_shared(
    host: str, port: int, place: Place, open_browser: bool, tongue: Speech, site: Site,
    hosting: Hosting, workers: int,
) -> None:  # fmt: skip
    """On a database that others may use too: one process, or several on one port."""
    place.prepare()
    if workers == 1:
        serve_once(host, port, place, open_browser, tongue, site, hosting)
        return
    with contextlib.closing(bound(host, port)) as listener:
        port = listener.getsockname()[1]
        words = (place, workers, site, hosting, tongue.language)
        os.environ.setdefault("THEOMACHY_PROCESSES", str(workers))
        Fleet(listener, workers, hand, words).serve(
            lambda: welcome(site, port, place, open_browser, tongue)
        )


def hand(
    listener: socket.socket, number: int, place: Place, workers: int, site: Site,
    hosting: Hosting, language: str,
) -> None:  # fmt: skip
    """One of several server processes: the first tells what is being prepared; each has a port of
    its own for its figures, one after another."""
    tongue = speech(language)
    logs.keep(hosting.log)
    try:
        server = server_of(place, teller(tongue) if number == 0 else silent, site, hosting, workers)
        if hosting.admin_port is not None:
            door = hosting.admin_port and hosting.admin_port + number
            server.back_door = back_door_of(server, door, tongue)
        server.network.port = listener.getsockname()[1]
        server.run(sockets=[listener])
    except Wrong as wrong:
        sys.exit(wrong.said_in(language))


def serve_once(
    host: str, port: int, place: Place, open_browser: bool, tongue: Speech, site: Site,
    hosting: Hosting,
) -> int:  # fmt: skip
    """Serve until interrupted, or until a copy of the database waits to be put in place; at which
    port."""
    if not place.database:
        put_in_place(place.data)
    with contextlib.closing(bound(host, port)) as listener:
        port = listener.getsockname()[1]
        welcome(site, port, place, open_browser, tongue)
        server = server_of(place, teller(tongue), site, hosting)
        server.network.port = port
        if is_at_home(host, place, hosting):
            offer_network(server, tongue)
        if hosting.admin_port is not None:
            server.back_door = back_door_of(server, hosting.admin_port, tongue)
        server.run(sockets=[listener])
    return port


def is_at_home(host: str, place: Place, hosting: Hosting) -> bool:
    """Whether whoever comes by loopback is whoever keeps the house."""
    is_hosted = hosting.public_url or hosting.proxy or place.database
    return lan.is_loopback(host) and not is_hosted


def offer_network(house: House, tongue: Speech) -> None:
    """Let the page open a door to the home network: the same house, for who comes from outside."""

    def make_door(address: str, port: int) -> tuple[SideDoor, socket.socket]:
        listener = bound(address, port)
        return SideDoor(config_of(FromOutside(house.app), lifespan="off")), listener

    house.network.offer(make_door, lambda url: tell_network(url, tongue))


def teller(tongue: Speech) -> Tell:
    """Tells on the error stream, in a language, what is being prepared."""

    def tell(key: str, game: str, seconds: float) -> None:
        printed, at, numbers = game.partition(AT)
        known = tongue.say(f"{printed}-name") if tongue.has(f"{printed}-name") else printed
        name = known + at + numbers
        print(tongue.say(key, game=name, seconds=seconds), file=sys.stderr, flush=True)

    return tell


def back_door_of(house: House, port: int, tongue: Speech) -> tuple[SideDoor, socket.socket]:
    """On loopback alone: figures are for who keeps the house."""
    listener = bound(lan.LOOPBACK, port)
    url = f"http://{lan.LOOPBACK}:{listener.getsockname()[1]}"
    print(tongue.say("house-serve-admin", url=url), flush=True)
    config = uvicorn.Config(
        back_door(house.app), log_config=None, access_log=False, lifespan="off",
        proxy_headers=False, server_header=False, timeout_graceful_shutdown=1,
    )  # fmt: skip
    return SideDoor(config), listener


def server_of(
    place: Place, tell: Tell = silent, site: Site | None = None, hosting: Hosting = AT_HOME,
    workers: int = 1,
) -> House:  # fmt: skip
    """A server on a place for games, ready to run; games that are not prepared yet follow."""
    readers = Readers()
    readers.start()
    workshop, cores = Workshop(SHELF, tell), os.cpu_count() or 2
    store, crew = place.open(), max(1, (cores - 1) // workers)
    thinkers = Thinkers(workshop.bots_of, crew, Roster(hosting.guests))
    app = application(store, thinkers, readers, workshop, site, hosting.retention)
    config = config_of(app, proxy=hosting.proxy)
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    return House(app, config, lambda: not place.database and is_staged(place.data))


def config_of(
    app: ASGIApp, lifespan: Literal["auto", "off"] = "auto", proxy: str = ""
) -> uvicorn.Config:
    """How people are served, by whichever door they come."""
    return uvicorn.Config(
        app, log_config=None, access_log=False, http=PromptHttp, ws=PromptSocket, loop="auto",
        ws_max_size=limits.FRAME_BYTES_READ, ws_per_message_deflate=False,
        ws_max_queue=limits.FRAMES_WAITING, lifespan=lifespan, server_header=False,
        timeout_graceful_shutdown=limits.SECONDS_TO_FINISH_REQUESTS,
        proxy_headers=bool(proxy), forwarded_allow_ips=proxy,
    )  # fmt: skip
