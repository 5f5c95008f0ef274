"""What keeps strangers out: headers on every answer, a key for every browser, one origin."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from theomachy.server.answers import failure
from theomachy.server.rooms import hashed, token
from theomachy.server.site import Site

COOKIE, SECURE_COOKIE = "theomachy", "__Host-theomachy"
"""Over https a browser keeps the second from every other host, and from http."""
_YEAR = 365 * 24 * 3600
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class Guard:
    """Headers on every answer; a key for every browser; no requests from foreign pages."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app, self.site = app, site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        if is_foreign(asked, self.site):
            await refuse_foreign(scope, receive, send)
            return
        is_secure = self.site.is_secure(asked)
        key, fresh = asked.cookies.get(SECURE_COOKIE if is_secure else COOKIE), None
        if not key:
            key = fresh = token()
        scope["owner"] = hashed(key)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = {**HEADERS, **({"set-cookie": cookie(fresh, is_secure)} if fresh else {})}
                if scope["path"].startswith("/api/"):
                    extra["cache-control"] = "no-store"
                message["headers"] = [
                    *message.get("headers", ()),
                    *((name.encode(), value.encode()) for name, value in extra.items()),
                ]
            await send(message)

        await self.app(scope, receive, send_guarded)


def cookie(key: str, is_secure: bool) -> str:
    kept = f"{key}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Strict"
    return f"{SECURE_COOKIE}={kept}; Secure" if is_secure else f"{COOKIE}={kept}"


def is_foreign(asked: HTTPConnection, site: Site) -> bool:
    """Whether a page of another origin asks."""
    origin = asked.headers.get("origin")
    return origin is not None and not site.is_home(origin, asked.headers.get("host", ""))


async def refuse_foreign(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
    else:
        await failure(403, "foreign_origin")(scope, receive, send)
