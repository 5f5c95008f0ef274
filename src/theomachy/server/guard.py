"""What keeps strangers out: headers on every answer, a key for every browser, one origin."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from theomachy.server.answers import failure
from theomachy.server.keys import hashed, token
from theomachy.server.site import Site
from theomachy.server.store import StoreDown

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
        try:
            owner = await owner_of(key, scope) if key else None
        except StoreDown:
            await refuse_for_now(scope, receive, send)
            return
        if not key or owner is None:
            key = fresh = token()
        scope["key"], scope["is_secure"] = hashed(key), is_secure
        scope["owner"] = owner or scope["key"]

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = {**HEADERS, **({"set-cookie": cookie(fresh, is_secure)} if fresh else {})}
                extra["cache-control"] = kept_how_long(scope["path"], message["status"])
                message["headers"] = [
                    *message.get("headers", ()),
                    *((name.encode(), value.encode()) for name, value in extra.items()),
                ]
            await send(message)

        await self.app(scope, receive, send_guarded)


def kept_how_long(path: str, status: int) -> str:
    """Nothing of the API is kept; what is named after its content for ever; a page is asked for
    anew each time, so that nobody sees an old one."""
    if path.startswith("/api/"):
        return "no-store"
    is_named = path.startswith("/assets/") and status in (200, 206, 304)
    return "public, max-age=31536000, immutable" if is_named else "no-cache"


async def owner_of(key: str, scope: Scope) -> str | None:
    """Whose a key is; pages and pictures are the same for everybody."""
    if not scope["path"].startswith("/api/"):
        return hashed(key)
    owner: str | None = await scope["app"].state.rooms.keys.owner_of(hashed(key))
    return owner


def cookie(key: str, is_secure: bool, seconds: int = _YEAR) -> str:
    kept = f"{key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict"
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


async def refuse_for_now(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4503})
    else:
        await failure(503, "busy", "1")(scope, receive, send)
