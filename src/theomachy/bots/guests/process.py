"""A program that is spoken to in lines: it may hang, die or babble, and is never waited for."""

import contextlib
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import IO

from theomachy.bots.guests.warden import HAS_GROUPS, WARDEN, kill_group

LONGEST_LINE = 1 << 20
"""Bytes of an answer."""
_LINES_WAITING = 16
"""More are neither sent to somebody who does not read, nor read of somebody who was not asked."""
_COMPLAINT = 2000
"""Bytes kept of what it last wrote on its error stream."""
_SECONDS_TO_LEAVE = 1.0


class Ended(Exception):
    """It is there no more."""


class Silent(Exception):
    """It has said nothing in time, or does not listen."""


class Program:
    """Three threads read and write, so that whoever asks never waits longer than he wants."""

    def __init__(self, command: Sequence[str]) -> None:
        WARDEN.be_there()
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=HAS_GROUPS
        )
        WARDEN.begin(self._process.pid)
        self._outgoing: queue.Queue[bytes | None] = queue.Queue(_LINES_WAITING)
        self._incoming: queue.Queue[bytes] = queue.Queue(_LINES_WAITING)
        self._complaint = b""
        self._is_ended = False
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, self._process.stdin),
                (self._read, self._process.stdout),
                (self._keep_complaint, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while (line := self._outgoing.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while (line := stream.readline(LONGEST_LINE + 1)) and not self._is_ended:
                self._incoming.put(line)
        self._incoming.put(b"")

    def _keep_complaint(self, stream: IO[bytes]) -> None:
        with stream:
            while chunk := stream.read1(_COMPLAINT):  # type: ignore[attr-defined]
                self._complaint = (self._complaint + chunk)[-_COMPLAINT:]

    def tell(self, line: bytes) -> None:
        try:
            self._outgoing.put_nowait(line)
        except queue.Full:
            raise Silent from None

    def hear(self, seconds: float) -> bytes:
        """The next line it says within so many seconds; without an end if it is too long."""
        try:
            line = self._incoming.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Silent from None
        if not line:
            raise Ended
        return line

    def leave(self) -> None:
        """Let it go by itself, for a moment."""
        with contextlib.suppress(queue.Full, subprocess.TimeoutExpired):
            self._outgoing.put_nowait(None)
            self._process.wait(_SECONDS_TO_LEAVE)
        self.end()

    def end(self) -> str:
        """Kill it and all it has started; the last line of its complaint."""
        if not self._is_ended:
            self._is_ended = True
            kill_group(self._process.pid)
            WARDEN.end(self._process.pid)
            self._process.kill()
            self._process.wait()
            self._free_threads()
        lines = self._complaint.decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else ""

    def _free_threads(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._incoming.get_nowait()
        with contextlib.suppress(queue.Full):
            self._outgoing.put_nowait(None)
        self._threads[-1].join(_SECONDS_TO_LEAVE)
