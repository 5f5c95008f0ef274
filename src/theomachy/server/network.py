"""The home network: whether others at home find the house, by which address, and who decides it."""

import asyncio
import socket
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from theomachy.locales import Wrong
from theomachy.server import bodies, lan
from theomachy.server.answers import Handler, Refused, answer, body_of
from theomachy.server.running import SideDoor
from theomachy.server.site import Site

_FROM_OUTSIDE = "theomachy.from_outside"


MakeDoor = Callable[[str, int], tuple[SideDoor, socket.socket]]
"""A door at an address and a port, with its listener; Wrong says why there can be none."""


class FromOutside:
    """Whoever comes through the side door is not at this machine."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, _FROM_OUTSIDE: True}, receive, send)


class Network:
    """A house on loopback may have a side door to the home network, opened and closed by who sits
    at the machine; it is closed at every start."""

    def __init__(self, site: Site) -> None:
        self.site, self.port = site, 0
        self._make_door: MakeDoor | None = None
        self._tell: Callable[[str], None] = lambda url: None
        self._open: tuple[SideDoor, asyncio.Task[None], str] | None = None
        self._turning = asyncio.Lock()

    def offer(self, make_door: MakeDoor, tell: Callable[[str], None]) -> None:
        """The door may be opened; tell by which address, or by none any more."""
        self._make_door, self._tell = make_door, tell

    @property
    def url(self) -> str:
        """The address by which others find the house; nothing if they do not."""
        if self.site.public_url:
            return self.site.public_url
        return self._open[2] if self._open else lan.network_url(self.site.host, self.port)

    def can_switch(self, request: Request) -> bool:
        """Only who sits at this machine."""
        client = request.client
        is_here = client is not None and lan.is_loopback(client.host)
        is_of_use = self._open is not None or lan.lan_address() != ""
        is_offered = self._make_door is not None and is_of_use
        return is_here and is_offered and not request.scope.get(_FROM_OUTSIDE, False)

    def told_to(self, request: Request) -> bodies.Network:
        return bodies.Network(self.url, self._open is not None, self.can_switch(request))

    async def turn(self, on: bool) -> None:
        async with self._turning:
            if on and self._open is None:
                self._let_in()
            elif not on:
                await self.close()

    def _let_in(self) -> None:
        assert self._make_door is not None
        address = lan.lan_address()
        try:
            door, listener = self._make_door(address, self.port)
        except Wrong:
            raise Refused(409, "no_network") from None
        url = lan.url_of(address, self.port)
        self._open = door, asyncio.create_task(door.serve(sockets=[listener])), url
        self._tell(url)

    async def close(self) -> None:
        """Nobody comes in any more, and whoever came by this door is shown out."""
        if self._open is None:
            return
        door, serving, _ = self._open
        self._open = None
        door.should_exit = True
        await serving
        self._tell("")


def network_of(request: Request) -> Network:
    network: Network = request.app.state.network
    return network


async def network(request: Request) -> Response:
    return answer(network_of(request).told_to(request))


async def switch_network(request: Request) -> Response:
    """A page of ours says where it comes from; what does not is no page of ours."""
    known, wanted = network_of(request), await body_of(request, bodies.SwitchNetwork)
    if not known.can_switch(request) or "origin" not in request.headers:
        raise Refused(403, "not_here")
    await known.turn(wanted.on)
    return answer(known.told_to(request))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/network", network, "GET"),
    ("/api/network", switch_network, "POST"),
]
