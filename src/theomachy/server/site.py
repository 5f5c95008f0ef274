"""Where the house is found: the hosts it answers for, and whether that is over https."""

import ipaddress
from collections.abc import Awaitable
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from theomachy.locales import Wrong
from theomachy.server.answers import failure

_MISDIRECTED = 421


@dataclass(frozen=True)
class Site:
    """The address people are told, `https://play.example.org`, if there is one; and the host
    listened on."""

    public_url: str = ""
    host: str = ""

    @property
    def public(self) -> SplitResult:
        return urlsplit(self.public_url)

    def knows(self, host: str) -> bool:
        """Numbers lead nowhere else; of names only ours, so that no other can be bent to us."""
        name, ours = name_of(host), ("localhost", self.host, self.public.hostname)
        return is_number(name) or (name != "" and name in ours)

    def is_secure(self, asked: HTTPConnection) -> bool:
        """Whether the browser came by https, as far as can be told."""
        if asked.scope["scheme"] in ("https", "wss"):
            return True
        return self.public.scheme == "https" and self._is_public(asked.headers.get("host", ""))

    def is_home(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one of ours."""
        try:
            page = urlsplit(origin)
        except ValueError:
            return False
        if self._is_public(page.netloc):
            return page.scheme == self.public.scheme
        return page.netloc == host

    def _is_public(self, host: str) -> bool:
        return bool(self.public_url) and host.lower() == self.public.netloc.lower()


def checked_url(url: str) -> str:
    """A public address as it was meant; Wrong if it is none."""
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Wrong("door-public-url", url=url)
    return f"{parts.scheme}://{parts.netloc}"


def name_of(host: str) -> str:
    """A host without its port; nothing, if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class KnownHosts:
    """Who asks for another house is told that this is not it."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app, self.site = app, site

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        is_asked = scope["type"] in ("http", "websocket")
        if not is_asked or self.site.knows(HTTPConnection(scope).headers.get("host", "")):
            return self.app(scope, receive, send)
        refusal = failure(_MISDIRECTED, "misdirected")
        if scope["type"] == "websocket":
            return WebSocket(scope, receive, send).send_denial_response(refusal)
        return refusal(scope, receive, send)
