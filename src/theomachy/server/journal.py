"""Every request has an id and a line of its own; what nobody expected is told with both."""

import asyncio
import logging
import secrets
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from theomachy.server import metrics
from theomachy.server.answers import failure

REQUEST_ID = "x-request-id"
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_ROUTINE = ("/livez", "/readyz", "/metrics")
"""Asked so often that nobody wants to read of it."""
_SWITCHED, _FAULT, _GOING, _GONE = 101, 500, 503, 499

_log = logging.getLogger("theomachy.server")


class Journal:
    """Nothing is written down but what is listed here: no path, no query, no cookie, no name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, send)
        with bound_contextvars(request=visit.id):
            try:
                await self.app(scope, receive, visit.send)
            except asyncio.CancelledError:  # the house is closed: there was no time for this
                await visit.apologize(receive, _GOING, "draining")
            except Exception:
                _log.exception("fault", extra=visit.place())
                await visit.apologize(receive, _FAULT, "fault")
            finally:
                visit.end()


class Visit:
    """One request or one socket, from its first byte to its last."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope, self._send = scope, send
        self.id, self._begun = secrets.token_hex(8), time.perf_counter()
        self._status = 0

    @property
    def is_socket(self) -> bool:
        return bool(self.scope["type"] == "websocket")

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._status = _SWITCHED
            metrics.SOCKETS.inc()
        elif kind in ("http.response.start", "websocket.http.response.start"):
            self._status = message["status"]
            message["headers"] = [*message.get("headers", ()), (REQUEST_ID.encode(), self._named)]
        await self._send(message)

    @property
    def _named(self) -> bytes:
        return self.id.encode()

    async def apologize(self, receive: Receive, status: int, error: str) -> None:
        """Something is answered, if nothing was yet."""
        if self._status == 0 and not self.is_socket:
            await failure(status, error, self.id)(self.scope, receive, self.send)

    def end(self) -> None:
        status, place = self._status or _GONE, self.place()
        seconds = time.perf_counter() - self._begun
        metrics.REQUESTS.labels(place["route"], place["method"], status).inc()
        if status == _SWITCHED:
            metrics.SOCKETS.dec()
        else:
            metrics.REQUEST_SECONDS.labels(place["route"]).observe(seconds)
        if place["route"] not in _ROUTINE:
            _log.info("request", extra=place | {"status": status, "ms": round(seconds * 1000, 1)})

    def place(self) -> dict[str, Any]:
        """Where it went and from where: a route as it is written here, never as it was asked."""
        route = getattr(self.scope.get("route"), "path", None)
        method = "SOCKET" if self.is_socket else self.scope["method"]
        client, table = self.scope.get("client"), self.scope.get("path_params", {}).get("table")
        place = {
            "route": "none" if route is None else route or "/",
            "method": method if method in (*_METHODS, "SOCKET") else "other",
            "address": client[0] if client else None,
            "who": self.scope.get("owner", "")[:16] or None,
            "table": table,
        }
        return {name: value for name, value in place.items() if value is not None}
