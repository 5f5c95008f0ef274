"""The web application: routes, and the socket."""

import asyncio
import contextlib
import logging
import pathlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from theomachy.games import SHELF, as_printed, load
from theomachy.locales import LANGUAGES
from theomachy.server import (
    bodies,
    commons,
    doors,
    guides,
    health,
    importing,
    laboratory,
    metrics,
    network,
    protocol,
    qr,
    views,
)
from theomachy.server.answers import (
    Handler,
    Refused,
    answer,
    asker_of,
    body_of,
    politely,
    rooms_of,
)
from theomachy.server.clockwork import watch_the_clocks
from theomachy.server.conversation import Sockets
from theomachy.server.doorkeeper import Doorkeeper, KeepOut
from theomachy.server.doors import check_pace
from theomachy.server.drain import Drain
from theomachy.server.guard import Guard
from theomachy.server.journal import Journal
from theomachy.server.laboratory import Laboratory
from theomachy.server.library import (
    printed_edition,
    rulebook_example,
    table_log,
    table_record,
    table_replay,
    table_story,
    table_win_probabilities,
)
from theomachy.server.news import news_of
from theomachy.server.readers import Readers, expect_guests
from theomachy.server.referee import Referee
from theomachy.server.retention import Retention, sweep_now_and_then
from theomachy.server.rooms import Rooms
from theomachy.server.site import KnownHosts, Site
from theomachy.server.store import Store
from theomachy.server.thinkers import Thinkers
from theomachy.server.workshop import Workshop
from theomachy.table import rulebook as book

STATIC = pathlib.Path(__file__).parent / "static"
_log = logging.getLogger("theomachy.server")


async def shelf(request: Request) -> Response:
    rooms = rooms_of(request)
    bots = rooms.thinkers.roster.names
    return answer(views.shelf_of(map(load, SHELF), bots, rooms.workshop.readiness))


async def prepare(request: Request) -> Response:
    wanted = await body_of(request, bodies.Prepare)
    return answer(rooms_of(request).workshop.prepare(as_printed(wanted.game).name))


async def open_table(request: Request) -> Response:
    check_pace(request)
    wanted = await body_of(request, bodies.NewTable)
    begun = await importing.beginning(request, wanted)
    return answer(await rooms_of(request).open(wanted, asker_of(request), begun))


async def my_tables(request: Request) -> Response:
    return answer(await rooms_of(request).tables_of(request.scope["owner"]))


async def join(request: Request) -> Response:
    wanted = await body_of(request, bodies.Join)
    joined = await rooms_of(request).join(wanted, asker_of(request))
    if joined is None:
        found = await rooms_of(request).invitation(wanted.token, request.scope["owner"])
        raise Refused(404, "unknown") if found is None else Refused(409, found.standing)
    return answer(joined)


async def referee_of(request: Request) -> Referee:
    referee = await rooms_of(request).find(request.path_params["table"], asker_of(request))
    if referee is None:
        raise Refused(404, "unknown")
    return referee


async def table_info(request: Request) -> Response:
    referee = await referee_of(request)
    return answer(referee.info_for(request.scope["owner"]))


async def table_view(request: Request) -> Response:
    """The position as everybody may see it."""
    referee = await referee_of(request)
    return answer(views.view_of(referee.table, None, may_act=False))


async def rulebook(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in SHELF or language not in LANGUAGES:
        raise Refused(404, "unknown")
    return PlainTextResponse(book.read(load(game), language), media_type="text/markdown")


async def openapi(request: Request) -> Response:
    return answer(protocol.openapi())


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/shelf", shelf, "GET"),
    ("/api/prepare", prepare, "POST"),
    ("/api/tables", open_table, "POST"),
    ("/api/tables", my_tables, "GET"),
    ("/api/join", join, "POST"),
    ("/api/tables/{table}", table_info, "GET"),
    ("/api/tables/{table}/view", table_view, "GET"),
    ("/api/tables/{table}/record", table_record, "GET"),
    ("/api/tables/{table}/replay", table_replay, "GET"),
    ("/api/tables/{table}/log/{before:int}", table_log, "GET"),
    ("/api/tables/{table}/win-probabilities", table_win_probabilities, "GET"),
    ("/api/tables/{table}/story", table_story, "GET"),
    ("/api/rules/{game}/{language}", rulebook, "GET"),
    ("/api/examples/{game}/{number:int}", rulebook_example, "GET"),
    ("/api/print/{game}/{paper}/{language}", printed_edition, "GET"),
    ("/openapi.json", openapi, "GET"),
    *health.ROUTES,
    *doors.ROUTES,
    *network.ROUTES,
    *qr.ROUTES,
    *commons.ROUTES,
    *guides.ROUTES,
    *importing.ROUTES,
    *laboratory.ROUTES,
]


def application(
    store: Store, thinkers: Thinkers, readers: Readers, workshop: Workshop,
    site: Site | None = None, retention: Retention | None = None,
) -> Starlette:  # fmt: skip
    site, doorkeeper = site or Site(), Doorkeeper()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        rooms = Rooms(metrics.measured(store), thinkers, readers, workshop)
        app.state.rooms, app.state.laboratory = rooms, Laboratory(workshop)
        opening = asyncio.create_task(readers.open())
        await workshop.open()
        await expect_guests(store)
        await opening
        await doorkeeper.look(rooms, app.state.drain)
        watching = asyncio.gather(
            metrics.watch_the_loop(),
            doorkeeper.watch(rooms, app.state.drain),
            sweep_now_and_then(rooms, retention or Retention()),
            watch_the_clocks(rooms),
        )
        async with news_of(rooms):
            yield
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
        await workshop.close()
        thinkers.close()
        readers.close()
        rooms.tales.close()
        app.state.laboratory.close()
        await store.close()

    routes: list[Any] = [Route(p, politely(h), methods=[m]) for p, h, m in ROUTES]
    if STATIC.exists():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    inwards = [
        Middleware(Journal), Middleware(KnownHosts, site), Middleware(Guard, site),
        Middleware(KeepOut, doorkeeper), Middleware(Sockets),
    ]  # fmt: skip
    app = Starlette(routes=routes, middleware=inwards, lifespan=life)
    app.state.drain, app.state.network = Drain(), network.Network(site)
    return app
