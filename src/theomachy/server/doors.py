"""Routes for keys, links and what belongs to a person."""

import math
import time

from starlette.requests import Request
from starlette.responses import Response

from theomachy.kernel import NATURE
from theomachy.server import belongings, bodies, limits
from theomachy.server.answers import (
    Handler,
    Refused,
    address_of,
    answer,
    asker_of,
    body_of,
    rooms_of,
)
from theomachy.server.guard import cookie
from theomachy.server.keys import hashed, token

_FIRST_PERSON = NATURE + 1


def check_pace(request: Request) -> None:
    """What an address lets be written is bounded together with the tables it opens."""
    wait = rooms_of(request).opening.refuses(address_of(request))
    if wait:
        raise Refused(429, "too_many", str(math.ceil(wait)))


async def identity(request: Request) -> Response:
    return answer(await rooms_of(request).identity.told())


# --- links ---


async def invitation(request: Request) -> Response:
    """What a link leads to, and what is promised there, before anybody sits down."""
    wanted = await body_of(request, bodies.Look)
    found = await rooms_of(request).invitation(wanted.token, request.scope["owner"])
    if found is None:
        raise Refused(404, "unknown")
    return answer(found)


async def invite_anew(request: Request) -> Response:
    """The link before is good for nothing from now on. A seat that is taken can be opened as long
    as nobody has moved; where there are secrets, as long as nothing is dealt."""
    check_pace(request)
    wanted = await body_of(request, bodies.ASeat)
    table, owner, rooms = request.path_params["table"], request.scope["owner"], rooms_of(request)
    referee = await rooms.find(table, asker_of(request))
    if referee is None:
        raise Refused(404, "unknown")
    first, invite = NATURE if referee.table.keeps_secrets else _FIRST_PERSON, token()
    if not await rooms.store.invite_anew(table, wanted.seat, owner, hashed(invite), first):
        raise Refused(404, "unknown")
    await rooms.reseat(table, asker_of(request))
    return answer(bodies.Invite(wanted.seat, invite))


async def link_seat(request: Request) -> Response:
    check_pace(request)
    wanted = await body_of(request, bodies.ASeat)
    link, until = token(), int(time.time()) + limits.SECONDS_OF_A_SEAT_LINK
    table, owner = request.path_params["table"], request.scope["owner"]
    store = rooms_of(request).store
    if not await store.link_seat(table, wanted.seat, owner, hashed(link), until):
        raise Refused(404, "unknown")
    return answer(bodies.Invite(wanted.seat, link))


async def unlink_seats(request: Request) -> Response:
    table, owner = request.path_params["table"], request.scope["owner"]
    return answer(bodies.Revoked(await rooms_of(request).store.unlink_seats(table, owner)))


# --- keys ---


async def offer_code(request: Request) -> Response:
    check_pace(request)
    code = await rooms_of(request).keys.offer_code(request.scope["owner"])
    return answer(bodies.Code(code, limits.SECONDS_OF_A_CODE))


async def take_code(request: Request) -> Response:
    wanted = await body_of(request, bodies.TakeCode)
    key = await rooms_of(request).keys.take_code(wanted.code, address_of(request))
    if key is None:
        raise Refused(404, "unknown_code")
    return with_cookie(answer(bodies.Done()), cookie(key, request.scope["is_secure"]))


async def sign_out(request: Request) -> Response:
    """Every other device of this owner loses its key, and its sockets."""
    rooms, owner, key = rooms_of(request), request.scope["owner"], request.scope["key"]
    await rooms.keys.sign_out(owner, key)
    rooms.let_go(owner, key)
    return answer(bodies.Done())


# --- what belongs to a person ---


async def my_data(request: Request) -> Response:
    rooms = rooms_of(request)
    wait = rooms.exporting.refuses(address_of(request))
    if wait:
        raise Refused(429, "too_many", str(math.ceil(wait)))
    told = answer(await belongings.told_to(asker_of(request), rooms))
    told.headers["content-disposition"] = 'attachment; filename="theomachy.json"'
    return told


async def forget_me(request: Request) -> Response:
    gone = await belongings.forget(asker_of(request), rooms_of(request))
    return with_cookie(answer(gone), cookie("", request.scope["is_secure"], seconds=0))


def with_cookie(told: Response, value: str) -> Response:
    told.headers["set-cookie"] = value
    return told


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/identity", identity, "GET"),
    ("/api/invitation", invitation, "POST"),
    ("/api/tables/{table}/invites", invite_anew, "POST"),
    ("/api/tables/{table}/links", link_seat, "POST"),
    ("/api/tables/{table}/links", unlink_seats, "DELETE"),
    ("/api/me/code", offer_code, "POST"),
    ("/api/me/device", take_code, "POST"),
    ("/api/me/devices", sign_out, "DELETE"),
    ("/api/me/data", my_data, "GET"),
    ("/api/me", forget_me, "DELETE"),
]
