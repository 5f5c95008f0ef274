"""A process that answers one question at a time: what it does, and how it is spoken to."""

import asyncio
import atexit
import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

Answer = tuple[bool, Any]
"""Whether a question could be answered, and the answer or what was raised."""
_READY = pickle.dumps((True, None))
_FITS = 4096
"""What an empty pipe takes at once, whoever reads it, on every system."""
_SECONDS_TO_DIE = 5.0


def question(function: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """As it is sent: the function by its name, which is known in there too."""
    return pickle.dumps((function, args))


class Gone(Exception):
    """A process that has ended."""


class Failed(Exception):
    """What went wrong in a worker, and could not be sent as it was."""


# --- in the process ----------------------------------------------------------------------------


def begin(niceness: int = 0) -> None:
    """Whoever thinks stands back behind whoever answers people, and leaves when the server does:
    Ctrl-C is meant for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A server that is killed tells nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def work(wire: Connection, niceness: int, first: Callable[[], None]) -> None:
    """Do what comes first, say that it is ready, then answer until there is nobody to answer."""
    begin(niceness)
    first()
    with contextlib.suppress(EOFError, OSError):
        wire.send_bytes(_READY)
        while True:
            wire.send_bytes(answered(wire.recv_bytes()))


def nothing() -> None:
    """What comes first, if nothing does."""


def answered(asked: bytes) -> bytes:
    try:
        function, args = pickle.loads(asked)
        return pickle.dumps((True, function(*args)))
    except Exception as raised:
        return told(raised)


def told(raised: Exception) -> bytes:
    """An exception as it is sent, with where it was raised; if it cannot travel, in words."""
    raised.add_note(traceback.format_exc())
    try:
        sent = pickle.dumps((False, raised))
        pickle.loads(sent)
    except Exception:
        return pickle.dumps((False, Failed("".join(traceback.format_exception(raised)))))
    return sent


# --- in the server -----------------------------------------------------------------------------


class Worker:
    """A process, and the thread that starts it and hears what it says. It may be started before
    there is a loop in which it is asked."""

    def __init__(self, niceness: int, first: Callable[[], None] = nothing) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._wire, self._far_end = spawn.Pipe()
        words = (self._far_end, niceness, first)
        self._process = spawn.Process(target=work, args=words, daemon=True)
        self._is_wanted, self._starting = True, threading.Lock()
        self._heard: Future[Answer] = Future()
        self.gone: Future[None] = Future()
        """Done when there is nothing left of it."""
        atexit.register(self.kill)
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    async def ready(self) -> None:
        """Wait until it can be asked; Gone if it never will."""
        await asyncio.wrap_future(self._heard)

    async def answer(self, asked: bytes) -> Answer:
        """What a function says in there: Gone, if the process ends; never, if it hangs."""
        self._heard = Future()
        try:
            if len(asked) <= _FITS:
                self._wire.send_bytes(asked)
            else:
                await asyncio.to_thread(self._wire.send_bytes, asked)
        except OSError:
            raise Gone from None
        return await asyncio.wrap_future(self._heard)

    def kill(self) -> None:
        """End it, whatever it does: even stopped, even before it has begun."""
        with self._starting:
            self._is_wanted = False
            if self._process.pid is not None:
                self._process.kill()
        atexit.unregister(self.kill)

    def bury(self) -> None:
        """Kill it, and wait until there is nothing left of it."""
        self.kill()
        self._listening.join(_SECONDS_TO_DIE)

    # --- in a thread ---

    def _listen(self) -> None:
        """Hand on whatever is said until the process ends; what says nothing more shall end."""
        try:
            if self._start():
                with contextlib.suppress(EOFError, OSError):
                    while True:
                        self._hear(pickle.loads(self._wire.recv_bytes()))
        finally:
            self.kill()
            if self._process.pid is not None:
                self._process.join()
            self._lose()

    def _start(self) -> bool:
        """Start the process, deaf to Ctrl-C from its first moment, unless it is unwanted."""
        if hasattr(signal, "pthread_sigmask"):
            resource_tracker.ensure_running()
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        with self._starting, contextlib.suppress(OSError):
            if self._is_wanted:
                self._process.start()
        self._far_end.close()
        return self._process.pid is not None

    def _hear(self, answer: Answer) -> None:
        """Tell who waits for it; nobody may any more."""
        with contextlib.suppress(InvalidStateError):
            self._heard.set_result(answer)

    def _lose(self) -> None:
        with contextlib.suppress(InvalidStateError):
            self._heard.set_exception(Gone())
        self.gone.set_result(None)
