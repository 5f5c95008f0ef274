"""Ctrl-C as an end, and not as an accident: what is known by then is told."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from theomachy.cli.screen import err

INTERRUPTED = 130


@contextmanager
def stopping(notice: str) -> Iterator[threading.Event]:
    """Ctrl-C asks for an end after the matches under way; a second one does not wait for them."""
    stop = threading.Event()

    def interrupt(*_: Any) -> None:
        if stop.is_set():
            err.show_cursor()
            os._exit(INTERRUPTED)
        stop.set()
        tell(notice)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def tell(message: str) -> None:
    err.print(message, markup=False, soft_wrap=True)
