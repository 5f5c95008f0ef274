"""What whoever keeps the house asks of it: does it live, does it write, which one is it."""

import asyncio

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from theomachy import __version__
from theomachy.games import names
from theomachy.server import limits, metrics
from theomachy.server.answers import Handler, Refused, politely, rooms_of
from theomachy.server.drain import Drain
from theomachy.server.journal import Journal
from theomachy.server.site import KnownHosts, Site

_PROMETHEUS = "text/plain; version=0.0.4"


def drain_of(asked: HTTPConnection) -> Drain:
    drain: Drain = asked.app.state.drain
    return drain


async def alive(request: Request) -> Response:
    """The loop goes round."""
    return PlainTextResponse("well")


async def ready(request: Request) -> Response:
    """What is played can be kept: something has just been written, and we stay."""
    if drain_of(request).is_asked:
        raise Refused(503, "draining")
    async with asyncio.timeout(limits.SECONDS_TO_SHOW_THAT_IT_WRITES):
        await rooms_of(request).store.touch()
    return PlainTextResponse("well")


async def version(request: Request) -> Response:
    return PlainTextResponse(__version__)


async def figures(request: Request) -> Response:
    rooms = rooms_of(request)
    states = {game: rooms.workshop.readiness(game).state for game in names()}
    return Response(metrics.told(rooms.awake, states), media_type=_PROMETHEUS)


ROUTES: list[tuple[str, Handler, str]] = [
    ("/livez", alive, "GET"),
    ("/readyz", ready, "GET"),
    ("/version", version, "GET"),
]
"""For everybody; figures are for who sits at the machine."""


def back_door(app: Starlette) -> Starlette:
    """The same house from behind: its figures, on a port of their own."""
    routes = [
        Route(p, politely(h), methods=[m]) for p, h, m in (*ROUTES, ("/metrics", figures, "GET"))
    ]
    inwards = [Middleware(Journal), Middleware(KnownHosts, Site())]
    door = Starlette(routes=routes, middleware=inwards)
    door.state = app.state
    return door
