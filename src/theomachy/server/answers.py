"""Requests read and answered: JSON, and every refusal with its reason."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from theomachy.locales import Wrong
from theomachy.server import bodies, limits
from theomachy.server.outbox import encode
from theomachy.server.rooms import Rooms
from theomachy.server.store import Broken, NameTaken, StoreDown
from theomachy.server.turns import Asker, Overasked
from theomachy.server.variants import Full
from theomachy.server.workshop import Unprepared

_log = logging.getLogger("theomachy.server")

T = TypeVar("T")
_TOO_SLOW, _TOO_MANY = 408, 429


class Refused(Exception):
    """A request that is understood and not granted."""

    def __init__(self, status: int, error: str, detail: str = "") -> None:
        super().__init__(error)
        self.status, self.error, self.detail = status, error, detail


def rooms_of(asked: HTTPConnection) -> Rooms:
    rooms: Rooms = asked.app.state.rooms
    return rooms


def address_of(asked: HTTPConnection) -> str:
    return asked.client.host if asked.client else ""


def asker_of(asked: HTTPConnection) -> Asker:
    return Asker(address_of(asked), asked.scope["owner"])


def answer(value: Any) -> Response:
    return Response(encode(value), media_type="application/json")


def failure(status: int, error: str, detail: str = "") -> Response:
    content = encode(bodies.Failure(error, detail))
    later = {"retry-after": detail} if status in (429, 503) and detail.isdigit() else {}
    ended = {"connection": "close"} if status == _TOO_SLOW else {}
    return Response(content, status, later | ended, media_type="application/json")


def not_yet(unprepared: Unprepared) -> Response:
    """The game is being prepared, for so many seconds more; or it could not be."""
    readiness = unprepared.readiness
    return failure(503, readiness.state, str(readiness.seconds))


def too_much(full: Overasked) -> Response:
    """Too much is asked, by this asker or by all, and when to come back."""
    status, error = (429, "too_many") if full.is_yours else (503, "busy")
    return failure(status, error, str(full.seconds))


async def body_of(request: Request, kind: type[T]) -> T:
    """The request's body, checked; ValueError says what is wrong."""
    gathered = b""
    try:
        async with asyncio.timeout(limits.SECONDS_FOR_A_BODY):
            async for chunk in request.stream():
                gathered += chunk
                if len(gathered) > limits.BODY_BYTES:
                    raise ValueError("too long")
    except TimeoutError:
        raise Refused(_TOO_SLOW, "too_slow") from None
    except ClientDisconnect:
        raise Refused(400, "cut_short") from None
    return msgspec.json.decode(gathered, type=kind)


Handler = Callable[[Request], Awaitable[Response]]


def politely(handler: Handler) -> Handler:
    """Wrong words are answered with 400 and what is wrong, never with a traceback; and whoever
    insists is not answered faster for it."""

    async def handled(request: Request) -> Response:
        said = await answered(handler, request)
        if said.status_code == _TOO_MANY:
            wait = rooms_of(request).refusals.seconds_until(address_of(request))
            await asyncio.sleep(min(wait, limits.SECONDS_TO_BE_REFUSED))
        return said

    return handled


async def answered(handler: Handler, request: Request) -> Response:
    try:
        return await handler(request)
    except Refused as refused:
        return failure(refused.status, refused.error, refused.detail)
    except TimeoutError:
        return failure(503, "busy", "1")
    except Unprepared as unprepared:
        return not_yet(unprepared)
    except Overasked as full:
        return too_much(full)
    except Full:
        return failure(503, "variants")
    except StoreDown:
        return failure(503, "busy", "1")
    except NameTaken:
        return failure(409, "name_taken")
    except Broken as broken:
        _log.error("%s: %s", request.url.path, broken)
        return failure(409, "broken")
    except (ValueError, LookupError) as wrong:
        return failure(400, "wrong", told(wrong))


def told(wrong: ValueError | LookupError) -> str:
    """What is wrong, in one line."""
    said = wrong if isinstance(wrong, Wrong) or not wrong.args else wrong.args[0]
    return next(iter(str(said).splitlines()), "")
