"""The web application: routes, the socket, and what keeps strangers out."""

import asyncio
import contextlib
import pathlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from theomachy.bots import BOTS
from theomachy.games import SHELF, load
from theomachy.locales import LANGUAGES
from theomachy.server import messages, protocol, views
from theomachy.server.outbox import Outbox, encode
from theomachy.server.referee import Connection, Referee
from theomachy.server.rooms import Rooms, hashed, token
from theomachy.server.store import Store, StoreDown
from theomachy.server.thinkers import Thinkers
from theomachy.table import record

STATIC = pathlib.Path(__file__).parent / "static"
COOKIE = "theomachy"
_YEAR = 365 * 24 * 3600
_MOST_BODY = 80_000
_MOST_FRAME = 4096
_MESSAGES_PER_SECOND, _BURST = 100.0, 200.0
_MOST_CONNECTIONS = 64
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}

T = TypeVar("T")


class Guard:
    """Headers on every answer; a key for every browser; no requests from foreign pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        if is_foreign(asked):
            await refuse_foreign(scope, receive, send)
            return
        key, fresh = asked.cookies.get(COOKIE), None
        if key is None:
            key = fresh = token()
        scope["owner"] = hashed(key)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = {**HEADERS, **({"set-cookie": cookie(fresh)} if fresh else {})}
                message["headers"] = [
                    *message.get("headers", ()),
                    *((name.encode(), value.encode()) for name, value in extra.items()),
                ]
            await send(message)

        await self.app(scope, receive, send_guarded)


def cookie(key: str) -> str:
    return f"{COOKIE}={key}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Strict"


def is_foreign(asked: HTTPConnection) -> bool:
    """Whether a page of another origin asks."""
    origin = asked.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != asked.headers.get("host")


async def refuse_foreign(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
    else:
        await failure(403, "foreign_origin")(scope, receive, send)


def answer(value: Any) -> Response:
    return Response(encode(value), media_type="application/json")


def failure(status: int, error: str, detail: str = "") -> Response:
    content = encode(messages.Failure(error, detail))
    return Response(content, status, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's body, checked; ValueError says what is wrong."""
    gathered = b""
    async for chunk in request.stream():
        gathered += chunk
        if len(gathered) > _MOST_BODY:
            raise ValueError("too long")
    return msgspec.json.decode(gathered, type=kind)


Handler = Callable[[Request], Awaitable[Response]]


def politely(handler: Handler) -> Handler:
    """Wrong words are answered with 400 and what is wrong, never with a traceback."""

    async def handled(request: Request) -> Response:
        try:
            return await handler(request)
        except StoreDown:
            return failure(503, "busy")
        except (ValueError, LookupError) as wrong:
            return failure(400, "wrong", str(wrong.args[0]).splitlines()[0] if wrong.args else "")

    return handled


def rooms_of(asked: HTTPConnection) -> Rooms:
    rooms: Rooms = asked.app.state.rooms
    return rooms


async def shelf(request: Request) -> Response:
    return answer(views.shelf_of(map(load, SHELF), BOTS))


async def open_table(request: Request) -> Response:
    wanted = await body_of(request, messages.NewTable)
    return answer(await rooms_of(request).open(wanted, request.scope["owner"]))


async def my_tables(request: Request) -> Response:
    return answer(await rooms_of(request).tables_of(request.scope["owner"]))


async def join(request: Request) -> Response:
    wanted = await body_of(request, messages.Join)
    joined = await rooms_of(request).join(wanted, request.scope["owner"])
    return failure(404, "unknown") if joined is None else answer(joined)


async def referee_of(asked: HTTPConnection) -> Referee | None:
    return await rooms_of(asked).find(asked.path_params["table"])


async def table_info(request: Request) -> Response:
    referee = await referee_of(request)
    return (
        failure(404, "unknown")
        if referee is None
        else answer(referee.info_for(request.scope["owner"]))
    )


async def table_record(request: Request) -> Response:
    referee = await referee_of(request)
    if referee is None:
        return failure(404, "unknown")
    return PlainTextResponse(record.write(referee.table))


async def table_replay(request: Request) -> Response:
    referee = await referee_of(request)
    if referee is None:
        return failure(404, "unknown")
    verdict = record.Verdict(referee.table.fork(), referee.table.result, "unrevealed")
    return answer(await asyncio.to_thread(views.replay_of, verdict))


async def rulebook(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in SHELF or language not in LANGUAGES:
        return failure(404, "unknown")
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
    referee = await referee_of(websocket)
    if referee is None or len(referee.connections) >= _MOST_CONNECTIONS:
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
    referee.leave(connection)
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
            return referee.why(connection.owner, message)
        case messages.Ping():
            return messages.Pong()
    referee.join(connection)
    return None


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/shelf", shelf, "GET"),
    ("/api/tables", open_table, "POST"),
    ("/api/tables", my_tables, "GET"),
    ("/api/join", join, "POST"),
    ("/api/tables/{table}", table_info, "GET"),
    ("/api/tables/{table}/record", table_record, "GET"),
    ("/api/tables/{table}/replay", table_replay, "GET"),
    ("/api/rules/{game}/{language}", rulebook, "GET"),
    ("/openapi.json", openapi, "GET"),
    ("/healthz", health, "GET"),
]


def application(store: Store, thinkers: Thinkers) -> Starlette:
    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.rooms = Rooms(store, thinkers)
        yield
        thinkers.close()
        await store.close()

    routes: list[Any] = [Route(p, politely(h), methods=[m]) for p, h, m in ROUTES]
    routes.append(WebSocketRoute("/api/tables/{table}/socket", socket))
    if STATIC.exists():
        routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    return Starlette(routes=routes, middleware=[Middleware(Guard)], lifespan=life)
