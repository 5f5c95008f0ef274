"""Who is kept out, and that operators' rulings are seen by a server that runs."""

import asyncio
import ipaddress
import logging
import re
from collections.abc import Awaitable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from theomachy.locales import Wrong
from theomachy.server import limits
from theomachy.server.answers import failure
from theomachy.server.drain import Drain
from theomachy.server.rooms import Rooms
from theomachy.server.store import StoreDown

KEY_LENGTH = 16
"""So much of the hash of a browser's key is told in the log, and banned."""
_KEY = re.compile(r"[0-9a-f]{16,64}")
_log = logging.getLogger("theomachy.server")


def subject_of(text: str) -> str:
    """A browser's key as the log tells it, an address or a network, as it is kept; Wrong if it is
    none of them."""
    if _KEY.fullmatch(text):
        return text[:KEY_LENGTH]
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise Wrong("door-ban", subject=text) from None


class Doorkeeper:
    """Reads now and then what operators have decided."""

    def __init__(self) -> None:
        self._bans: frozenset[str] = frozenset()
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []

    def keeps_out(self, owner: str, address: str) -> bool:
        return owner[:KEY_LENGTH] in self._bans or self._is_from_a_banned_network(address)

    def _is_from_a_banned_network(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            number = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(number in network for network in self._networks)

    def learn(self, bans: frozenset[str]) -> None:
        if bans != self._bans:
            networks = [subject for subject in bans if not _KEY.fullmatch(subject)]
            self._bans = bans
            self._networks = [ipaddress.ip_network(network) for network in networks]

    async def look(self, rooms: Rooms, drain: Drain) -> None:
        rulings = await rooms.store.rulings()
        self.learn(rulings.bans)
        for connection in list(drain.here):
            if self.keeps_out(connection.owner, connection.asker.address):
                connection.cut()
        await rooms.obey(rulings)

    async def watch(self, rooms: Rooms, drain: Drain) -> None:
        """For as long as the house stands; a database that fails now may do so no longer."""
        while True:
            await asyncio.sleep(limits.SECONDS_UNTIL_A_RULING)
            try:
                await self.look(rooms, drain)
            except StoreDown:
                continue
            except Exception:
                _log.exception("rulings cannot be read")


class KeepOut:
    """Who is banned is told so, and no more."""

    def __init__(self, app: ASGIApp, doorkeeper: Doorkeeper) -> None:
        self.app, self.doorkeeper = app, doorkeeper

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] not in ("http", "websocket") or not self._is_banned(scope):
            return self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return WebSocket(scope, receive, send).send_denial_response(failure(403, "banned"))
        return failure(403, "banned")(scope, receive, send)

    def _is_banned(self, scope: Scope) -> bool:
        client = HTTPConnection(scope).client
        return self.doorkeeper.keeps_out(scope["owner"], client.host if client else "")
