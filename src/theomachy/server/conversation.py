"""One browser at one table: what it says, and what it is answered."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable

import msgspec
from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from theomachy.server import company, counsel, limits, messages, metrics
from theomachy.server.answers import address_of, asker_of, failure, not_yet, rooms_of, too_much
from theomachy.server.connection import Connection
from theomachy.server.drain import RESTARTING
from theomachy.server.health import drain_of
from theomachy.server.outbox import Outbox
from theomachy.server.pace import Pace
from theomachy.server.referee import Referee
from theomachy.server.store import Broken, StoreDown
from theomachy.server.turns import Overasked
from theomachy.server.workshop import Unprepared

_COSTS: dict[type, float] = {messages.Hello: 20.0, messages.Delegate: 20.0,
    company.HandOver: 20.0, company.Say: 5.0,
}  # fmt: skip
"""What is more than a message like another: the whole table, a seat in other hands. Who sends too
fast is told so, and waits; nothing is lost."""


_log = logging.getLogger("theomachy.server")

decoder = msgspec.json.Decoder(messages.FromBrowser)


class Sockets:
    """A socket goes past the router: what it is led through is kept in memory as long as it is
    there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self._route = app, WebSocketRoute("/api/tables/{table}/socket", app)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        match, found = self._route.matches(scope)
        if match is Match.NONE:
            return self.app(scope, receive, send)
        scope.update(found, route=self._route)
        return socket(WebSocket(scope, receive, send))


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
    except StoreDown:
        await websocket.send_denial_response(failure(503, "busy", "1"))
        return
    except Broken as broken:
        _log.error("a table cannot be shown: %s", broken)
        await websocket.send_denial_response(failure(409, "broken"))
        return
    if referee is None:
        await websocket.close(4404)
        return
    with rooms_of(websocket).one_more_socket(address_of(websocket)) as is_welcome:
        if not is_welcome or len(referee.audience) >= limits.SOCKETS_AT_A_TABLE:
            later = str(limits.SECONDS_TO_ASK_AGAIN)
            await websocket.send_denial_response(failure(429, "too_many", later))
            return
        with referee.audience.expecting():
            await websocket.accept()
            await attend(websocket, referee)


async def attend(websocket: WebSocket, referee: Referee) -> None:
    """Listen and answer, until either comes to an end."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(None) as attention:
            outbox = Outbox(websocket.send_text, lambda: attention.reschedule(0.0))
            connection = Connection(outbox, asker_of(websocket), websocket.scope["key"])
            with drain_of(websocket).attending(connection):
                await converse(websocket, referee, connection)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(RESTARTING if connection.is_leaving else 1000)


async def converse(websocket: WebSocket, referee: Referee, connection: Connection) -> None:
    try:
        await listen(websocket, referee, connection)
    except TimeoutError:
        raise
    except Exception:
        _log.exception("a socket of table %s failed", referee.stored.id)
    finally:
        referee.audience.leave(connection)


async def listen(websocket: WebSocket, referee: Referee, connection: Connection) -> None:
    pace = Pace(limits.MESSAGES_PER_SECOND, limits.MESSAGES_AT_ONCE)
    with contextlib.suppress(WebSocketDisconnect):
        async with asyncio.timeout(limits.SECONDS_TO_SAY_HELLO):
            frame = await frame_of(websocket)
        while True:
            message = understood(frame)
            await keep_pace(message, pace, websocket, referee, connection)
            await heed(message, websocket, referee, connection)
            frame = await frame_of(websocket)


async def keep_pace(
    message: messages.FromBrowser | messages.Problem, pace: Pace, websocket: WebSocket,
    referee: Referee, connection: Connection,
) -> None:  # fmt: skip
    """Who sends too fast is served at his pace; who would have to wait long for it is cut, and who
    repeats his hello again and again."""
    wait, is_rude = pace.seconds_until(_COSTS.get(type(message), 1.0)), False
    if isinstance(message, messages.Hello):
        is_rude = is_repeated(message, referee, connection) and connection.hellos.refuses() > 0
        greeting = rooms_of(websocket).greeting
        wait = max(wait, greeting.seconds_until(connection.asker.address))
    if wait or is_rude:
        connection.outbox.put(messages.Problem("too_fast"))
        if is_rude or wait > limits.SECONDS_TO_BE_IN_PACE:
            connection.outbox.end()
        await asyncio.sleep(wait)


def is_repeated(hello: messages.Hello, referee: Referee, connection: Connection) -> bool:
    """A browser says it once, but for a shared screen: there it draws the curtain, or closes it."""
    before, mine = connection.curtain.looking, referee.seats.of(connection.owner)
    return hello.looking == before or mine.isdisjoint({hello.looking, before})


async def heed(
    message: messages.FromBrowser | messages.Problem, websocket: WebSocket, referee: Referee,
    connection: Connection,
) -> None:  # fmt: skip
    async with connection.at_work:
        if connection.is_leaving:
            return
        told = hushed(message, websocket, connection)
        reply = told or await obey(message, referee, connection)
        if reply is not None:
            connection.outbox.put(reply)


def hushed(
    message: messages.FromBrowser | messages.Problem, websocket: WebSocket, connection: Connection
) -> messages.Problem | None:
    """Who talks too much, here or at other tables, is told so."""
    if not isinstance(message, company.Say):
        return None
    rooms, asker = rooms_of(websocket), connection.asker
    wait = rooms.talking.refuses(asker.owner) or rooms.talking_there.refuses(asker.address)
    return messages.Problem("too_fast", id=message.id) if wait else None


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
    looking = connection.curtain.looking
    match message:
        case messages.Problem():
            return message
        case messages.Play() | messages.Undo():
            with metrics.MOVE_SECONDS.time():
                return await referee.play(connection.owner, message, looking)
        case messages.Why():
            return counsel.why(referee, connection.owner, message, looking)
        case messages.Hint():
            hint = counsel.hint(referee, connection.asker, message, connection.curtain)
            connection.wonder(message.id, hint)
        case messages.Judge():
            connection.wonder(message.id, counsel.judge(referee, connection.asker, message))
        case messages.Delegate():
            return await referee.deputies.delegate(connection.owner, message)
        case company.HandOver():
            return await referee.deputies.hand_over(connection.owner, message)
        case company.Say():
            return await referee.talk.say(connection.owner, message)
        case messages.Ping():
            return messages.Pong()
        case messages.Hello():
            if message.watching:
                connection.watch()
            await referee.contribute(connection.owner, message.entropy)
            connection.curtain.draw(message.looking, referee.table.actor)
            await referee.deputies.sighted(connection.owner)
            referee.join(connection)
            await referee.talk.recall(connection)
    return None
