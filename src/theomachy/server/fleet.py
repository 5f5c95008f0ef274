"""Several server processes on one port: watched, started again when they die, ended together."""

import contextlib
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import wait
from types import FrameType
from typing import Any

from theomachy.server.worker import leave_with_parent

IS_SPREAD = sys.platform == "linux"
"""Whether the system spreads connections evenly over sockets that share a port."""
_SECONDS_BETWEEN_STARTS = 1.0
_SECONDS_TO_END = 20.0
_BACKLOG = 512

Task = Callable[..., None]
"""Serves with a listening socket, as the worker of a number, with some words more."""


@dataclass(frozen=True)
class Door:
    """Where a fleet listens: each with a socket of its own on one port, or all with the same."""

    family: int
    address: Any
    shared: socket.socket | None

    def listener(self) -> socket.socket:
        if self.shared is not None:
            return self.shared
        listener = self.reserved()
        listener.listen(_BACKLOG)
        return listener

    def reserved(self) -> socket.socket:
        """The port, for this user's processes alone; nobody is let in by this."""
        reserved = socket.socket(self.family)
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        reserved.bind(self.address)
        return reserved


def work(door: Door, is_open: Any, task: Task, number: int, words: tuple[Any, ...]) -> None:
    """In a process of the fleet, which leaves with whoever started it."""
    threading.Thread(target=leave_with_parent, daemon=True).start()
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, lambda *_: sys.exit(0))
    listener = door.listener()
    is_open.set()
    task(listener, number, *words)


def silent() -> None:
    """It has been told."""


class Fleet:
    def __init__(
        self, listener: socket.socket, workers: int, task: Task, words: tuple[Any, ...]
    ) -> None:
        self._listener, self._task, self._words = listener, task, words
        self._spawn = multiprocessing.get_context("spawn")
        self._is_open = self._spawn.Event()
        self._processes: list[Any] = [None] * workers
        self._started = [0.0] * workers
        self._is_ending = False

    def serve(self, opened: Callable[[], None]) -> None:
        """Until told to end; then all end what they are at. Tell when the first lets people in."""
        with self._door() as door, self._listening_to_signals():
            try:
                while not self._is_ending:
                    self._start_missing(door)
                    if self._is_open.is_set():
                        self._is_open.clear()
                        opened()
                        opened = silent
                    wait([one.sentinel for one in self._processes if one], timeout=0.2)
            finally:
                self._end()

    @contextlib.contextmanager
    def _door(self) -> Iterator[Door]:
        listener = self._listener
        if not IS_SPREAD:
            yield Door(listener.family, listener.getsockname(), listener)
            return
        door = Door(listener.family, listener.getsockname(), None)
        listener.close()
        with contextlib.closing(door.reserved()):
            yield door

    @contextlib.contextmanager
    def _listening_to_signals(self) -> Iterator[None]:
        known = {one: signal.signal(one, self._heard) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, before in known.items():
                signal.signal(one, before)

    def _heard(self, number: int, frame: FrameType | None) -> None:
        self._is_ending = True

    def _start_missing(self, door: Door) -> None:
        """Whoever dies at once is not started at once."""
        now = time.monotonic()
        for number, process in enumerate(self._processes):
            is_missing = process is None or not process.is_alive()
            if is_missing and now - self._started[number] > _SECONDS_BETWEEN_STARTS:
                self._started[number] = now
                words = (door, self._is_open, self._task, number, self._words)
                self._processes[number] = self._spawn.Process(target=work, args=words)
                self._processes[number].start()
        if any(one and not one.is_alive() for one in self._processes):
            time.sleep(_SECONDS_BETWEEN_STARTS / 10)

    def _end(self) -> None:
        processes = [one for one in self._processes if one]
        for process in processes:
            process.terminate()
        last = time.monotonic() + _SECONDS_TO_END
        for process in processes:
            process.join(max(0.0, last - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
