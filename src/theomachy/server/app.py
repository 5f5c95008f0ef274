"""The web application: routes, and the socket."""

import asyncio
import contextlib
import pathlib
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from theomachy.bots import BOTS
from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES
from theomachy.server import bodies, counsel, messages, protocol, views
from theomachy.server.answers import Handler, Refused, answer, body_of, not_yet, politely
from theomachy.server.connection import Connection
from theomachy.server.guard import Guard
from theomachy.server.outbox import Outbox
from theomachy.server.referee import Referee
from theomachy.server.rooms import Rooms
from theomachy.server.store import Store
from theomachy.server.thinkers import Thinkers
from theomachy.server.workshop import Unprepared, Workshop
from theomachy.table import record

STATIC = pathlib.Path(__file__).parent / "static"
_MOST_FRAME = 4096
_MESSAGES_PER_SECOND, _BURST = 100.0, 200.0
_MOST_CONNECTIONS = 64


def rooms_of(asked: HTTPConnection) -> Rooms:
    rooms: Rooms = asked.app.state.rooms
    return rooms


async def shelf(request: Request) -> Response:
    return answer(views.shelf_of(map(load, SHELF), BOTS, rooms_of(request).workshop.readiness))


async def prepare(request: Request) -> Response:
    wanted = await body_of(request, bodies.Prepare)
    return answer(rooms_of(request).workshop.prepare(wanted.game))


async def open_table(request: Request) -> Response:
    wanted = await body_of(request, bodies.NewTable)
    return answer(await rooms_of(request).open(wanted, request.scope["owner"]))


async def my_tables(request: Request) -> Response:
    return answer(await rooms_of(request).tables_of(request.scope["owner"]))


async def join(request: Request) -> Response:
    wanted = await body_of(request, bodies.Join)
    joined = await rooms_of(request).join(wanted, request.scope["owner"])
    if joined is None:
        raise Refused(404, "unknown")
    return answer(joined)


async def referee_of(request: Request) -> Referee:
    referee = await rooms_of(request).find(request.path_params["table"])
    if referee is None:
        raise Refused(404, "unknown")
    return referee


async def table_info(request: Request) -> Response:
    referee = await referee_of(request)
    return answer(referee.info_for(request.scope["owner"]))


async def table_record(request: Request) -> Response:
    """Moves are written plainly: of a game with secrets, only when there are none any more."""
    table = (await referee_of(request)).table
    if table.keeps_secrets:
        raise Refused(409, "not_yet", "the record of a game with secrets is given at its end")
    return PlainTextResponse(record.write(table))


async def table_replay(request: Request) -> Response:
    referee = await referee_of(request)
    return answer(await asyncio.to_thread(referee.replay_for, request.scope["owner"]))


async def table_win_probabilities(request: Request) -> Response:
    referee = await referee_of(request)
    return answer(await counsel.win_probabilities(referee, request.scope["owner"]))


async def rulebook(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in SHELF or language not in LANGUAGES:
        raise Refused(404, "unknown")
    path = load(game).folder / f"RULES.{language}.md"
    return PlainTextResponse(path.read_text(), media_type="text/markdown")


async def openapi(request: Request) -> Response:
    return answer(protocol.openapi())


async def health(request: Request) -> Response:
    return PlainTextResponse("well")


class Pace:
    """A token bucket: so many messages a second, with some to spare."""

    def __init__(self) -> None:
        self.tokens, self.last = _BURST, time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        gained = (now - self.last) * _MESSAGES_PER_SECOND
        self.tokens, self.last = min(_BURST, self.tokens + gained) - 1, now
        return self.tokens >= 0


decoder = msgspec.json.Decoder(messages.FromBrowser)


async def socket(websocket: WebSocket) -> None:
    """One browser at one table."""
    try:
        referee = await rooms_of(websocket).find(websocket.path_params["table"])
    except Unprepared as unprepared:
        await websocket.send_denial_response(not_yet(unprepared))
        return
    if referee is None or len(referee.audience) >= _MOST_CONNECTIONS:
        await websocket.close(4404)
        return
    await websocket.accept()
    connection = Connection(Outbox(websocket.send_text), websocket.scope["owner"])
    listening = asyncio.create_task(listen(websocket, referee, connection))
    sending = asyncio.create_task(connection.outbox.empty())
    done, pending = await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*done, *pending, return_exceptions=True)
    referee.audience.leave(connection)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close()


async def listen(websocket: WebSocket, referee: Referee, connection: Connection) -> None:
    pace = Pace()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await websocket.receive_text()
            if not pace.allows():
                connection.outbox.put(messages.Problem("too_fast"))
                await asyncio.sleep(1)
                continue
            reply = await obey(text, referee, connection)
            if reply is not None:
                connection.outbox.put(reply)


async def obey(text: str, referee: Referee, connection: Connection) -> messages.ToBrowser | None:
    if len(text) > _MOST_FRAME:
        return messages.Problem("malformed", "too long")
    try:
        message = decoder.decode(text)
    except (msgspec.DecodeError, ValueError) as wrong:
        return messages.Problem("malformed", str(wrong)[:200])
    match message:
        case messages.Play() | messages.Undo():
            return await referee.play(connection.owner, message)
        case messages.Why():
            return counsel.why(referee, connection.owner, message)
        case messages.Hint():
            connection.wonder(message.id, counsel.hint(referee, connection.owner, message))
        case messages.Judge():
            connection.wonder(message.id, counsel.judge(referee, connection.owner, message))
        case messages.Delegate():
            return await referee.delegate(connection.owner, message)
        case messages.Ping():
            return messages.Pong()
        case messages.Hello():
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
    ("/api/tables/{table}/chances", table_win_probabilities, "GET"),
    ("/api/rules/{game}/{language}", rulebook, "GET"),
    ("/openapi.json", openapi, "GET"),
    ("/healthz", health, "GET"),
]


def application(store: Store, thinkers: Thinkers, workshop: Workshop) -> Starlette:
    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.rooms = Rooms(store, thinkers, workshop)
        workshop.open()
        yield
        await workshop.close()
        thinkers.close()
        await store.close()

    routes: list[Any] = [Route(p, politely(h), methods=[m]) for p, h, m in ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/socket", socket))
    if STATIC.exists():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    return Starlette(routes=routes, middleware=[Middleware(Guard)], lifespan=life)
