"""The web application: routes, and the socket."""

import asyncio
import contextlib
import logging
import pathlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from theomachy.bots import BOTS
from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES
from theomachy.server import (
    bodies,
    counsel,
    doors,
    health,
    limits,
    messages,
    metrics,
    protocol,
    views,
)
from theomachy.server.answers import (
    Handler,
    Refused,
    address_of,
    answer,
    asker_of,
    body_of,
    failure,
    not_yet,
    politely,
    rooms_of,
    too_much,
)
from theomachy.server.connection import Connection
from theomachy.server.doorkeeper import Doorkeeper, KeepOut
from theomachy.server.doors import check_pace
from theomachy.server.drain import RESTARTING, Drain
from theomachy.server.guard import Guard
from theomachy.server.health import drain_of
from theomachy.server.journal import Journal
from theomachy.server.library import table_log, table_record, table_replay, table_win_probabilities
from theomachy.server.news import news_of
from theomachy.server.outbox import Outbox
from theomachy.server.pace import Pace
from theomachy.server.readers import Readers
from theomachy.server.referee import Referee
from theomachy.server.retention import Retention, sweep_now_and_then
from theomachy.server.rooms import Rooms
from theomachy.server.site import KnownHosts, Site
from theomachy.server.store import Broken, Store, StoreDown
from theomachy.server.thinkers import Thinkers
from theomachy.server.turns import Overasked
from theomachy.server.workshop import Unprepared, Workshop

STATIC = pathlib.Path(__file__).parent / "static"
_COSTS: dict[type, float] = {messages.Hello: 20.0, messages.Delegate: 20.0}
"""What is more than a message like another: the whole table, a seat in other hands. Who sends too
fast is told so, and waits; nothing is lost."""

_log = logging.getLogger("theomachy.server")


async def shelf(request: Request) -> Response:
    return answer(views.shelf_of(map(load, SHELF), BOTS, rooms_of(request).workshop.readiness))


async def prepare(request: Request) -> Response:
    wanted = await body_of(request, bodies.Prepare)
    return answer(rooms_of(request).workshop.prepare(wanted.game))


async def open_table(request: Request) -> Response:
    check_pace(request)
    wanted = await body_of(request, bodies.NewTable)
    return answer(await rooms_of(request).open(wanted, asker_of(request)))


async def my_tables(request: Request) -> Response:
    return answer(await rooms_of(request).tables_of(request.scope["owner"]))


async def join(request: Request) -> Response:
    wanted = await body_of(request, bodies.Join)
    joined = await rooms_of(request).join(wanted, asker_of(request))
    if joined is None:
        raise Refused(404, "unknown")
    return answer(joined)


async def referee_of(request: Request) -> Referee:
    referee = await rooms_of(request).find(request.path_params["table"], asker_of(request))
    if referee is None:
        raise Refused(404, "unknown")
    return referee


async def table_info(request: Request) -> Response:
    referee = await referee_of(request)
    return answer(referee.info_for(request.scope["owner"]))


async def rulebook(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in SHELF or language not in LANGUAGES:
        raise Refused(404, "unknown")
    path = load(game).folder / f"RULES.{language}.md"
    return PlainTextResponse(path.read_text(), media_type="text/markdown")


async def openapi(request: Request) -> Response:
    return answer(protocol.openapi())


decoder = msgspec.json.Decoder(messages.FromBrowser)


async def socket(websocket: WebSocket) -> None:
    """One browser at one table."""
    if drain_of(websocket).is_asked:
        await websocket.send_denial_response(failure(503, "draining"))
        return
    try:
        table, asker = websocket.path_params["table"], asker_of(websocket)
        referee = await rooms_of(websocket).find(table, asker)
    except Unprepared as unprepared:
        await websocket.send_denial_response(not_yet(unprepared))
        return
    except Overasked as busy:
        await websocket.send_denial_response(too_much(busy))
        return
    except (Broken, StoreDown) as wrong:
        _log.error("a table cannot be shown: %s", wrong)
        await websocket.send_denial_response(failure(503, "broken"))
        return
    if referee is None or len(referee.audience) >= limits.SOCKETS_AT_A_TABLE:
        await websocket.close(4404)
        return
    with rooms_of(websocket).one_more_socket(address_of(websocket)) as is_welcome:
        if not is_welcome:
            await websocket.send_denial_response(failure(429, "too_many"))
            return
        with referee.audience.expecting():
            await websocket.accept()
            await attend(websocket, referee)


async def attend(websocket: WebSocket, referee: Referee) -> None:
    """Listen and answer, until either comes to an end."""
    key = websocket.scope["key"]
    connection = Connection(Outbox(websocket.send_text), asker_of(websocket), key)
    with drain_of(websocket).attending(connection):
        await converse(websocket, referee, connection)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(RESTARTING if connection.is_leaving else 1000)


async def converse(websocket: WebSocket, referee: Referee, connection: Connection) -> None:
    listening = asyncio.create_task(listen(websocket, referee, connection))
    sending = asyncio.create_task(connection.outbox.empty())
    done, pending = await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for end in await asyncio.gather(*done, *pending, return_exceptions=True):
        if isinstance(end, Exception) and not isinstance(end, TimeoutError | WebSocketDisconnect):
            _log.error("a socket of table %s failed", referee.stored.id, exc_info=end)
    referee.audience.leave(connection)


async def listen(websocket: WebSocket, referee: Referee, connection: Connection) -> None:
    pace = Pace(limits.MESSAGES_PER_SECOND, limits.MESSAGES_AT_ONCE)
    patience: float | None = limits.SECONDS_TO_SAY_HELLO
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            async with asyncio.timeout(patience):
                message = understood(await frame_of(websocket))
            patience = None
            if wait := pace.seconds_until(_COSTS.get(type(message), 1.0)):
                connection.outbox.put(messages.Problem("too_fast"))
                await asyncio.sleep(wait)
            async with connection.at_work:
                if connection.is_leaving:
                    return
                reply = await obey(message, referee, connection)
                if reply is not None:
                    connection.outbox.put(reply)


async def frame_of(websocket: WebSocket) -> str | bytes:
    received = await websocket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    frame: str | bytes = received.get("text") or received.get("bytes") or ""
    return frame


def understood(frame: str | bytes) -> messages.FromBrowser | messages.Problem:
    if len(frame) > limits.FRAME_BYTES:
        return messages.Problem("malformed", "too long")
    try:
        message: messages.FromBrowser = decoder.decode(frame)
    except (msgspec.DecodeError, ValueError, RecursionError) as wrong:
        return messages.Problem("malformed", str(wrong)[:200])
    return message


async def obey(
    message: messages.FromBrowser | messages.Problem, referee: Referee, connection: Connection
) -> messages.ToBrowser | None:
    match message:
        case messages.Problem():
            return message
        case messages.Play() | messages.Undo():
            with metrics.MOVE_SECONDS.time():
                return await referee.play(connection.owner, message)
        case messages.Why():
            return counsel.why(referee, connection.owner, message)
        case messages.Hint():
            connection.wonder(message.id, counsel.hint(referee, connection.asker, message))
        case messages.Judge():
            connection.wonder(message.id, counsel.judge(referee, connection.asker, message))
        case messages.Delegate():
            return await referee.delegate(connection.owner, message)
        case messages.Ping():
            return messages.Pong()
        case messages.Hello():
            await referee.contribute(connection.owner, message.entropy)
            referee.join(connection)
    return None


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/shelf", shelf, "GET"),
    ("/api/prepare", prepare, "POST"),
    ("/api/tables", open_table, "POST"),
    ("/api/tables", my_tables, "GET"),
    ("/api/join", join, "POST"),
    ("/api/tables/{table}", table_info, "GET"),
    ("/api/tables/{table}/record", table_record, "GET"),
    ("/api/tables/{table}/replay", table_replay, "GET"),
    ("/api/tables/{table}/log/{before:int}", table_log, "GET"),
    ("/api/tables/{table}/win-probabilities", table_win_probabilities, "GET"),
    ("/api/rules/{game}/{language}", rulebook, "GET"),
    ("/openapi.json", openapi, "GET"),
    *health.ROUTES,
    *doors.ROUTES,
]


def application(
    store: Store, thinkers: Thinkers, readers: Readers, workshop: Workshop,
    site: Site | None = None, retention: Retention | None = None,
) -> Starlette:  # fmt: skip
    site, doorkeeper = site or Site(), Doorkeeper()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        rooms = Rooms(metrics.measured(store), thinkers, readers, workshop)
        app.state.rooms = rooms
        workshop.open()
        readers.open()
        await doorkeeper.look(rooms, app.state.drain)
        watching = asyncio.gather(
            metrics.watch_the_loop(),
            doorkeeper.watch(rooms, app.state.drain),
            sweep_now_and_then(rooms, retention or Retention()),
        )
        async with news_of(rooms):
            yield
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
        await workshop.close()
        thinkers.close()
        readers.close()
        await store.close()

    routes: list[Any] = [Route(p, politely(h), methods=[m]) for p, h, m in ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/socket", socket))
    if STATIC.exists():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    inwards = [
        Middleware(Journal), Middleware(KnownHosts, site), Middleware(Guard, site),
        Middleware(KeepOut, doorkeeper),
    ]  # fmt: skip
    app = Starlette(routes=routes, middleware=inwards, lifespan=life)
    app.state.drain = Drain()
    return app
