"""Addresses as squares that a phone reads: on the terminal, and on the page."""

import asyncio
import io
import math

import segno
from starlette.requests import Request
from starlette.responses import Response

from theomachy.server import bodies
from theomachy.server.answers import Handler, Refused, address_of, answer, body_of, rooms_of

_QUIET = 4
"""So many white squares around a code are asked for by the standard."""


def drawn(text: str) -> str:
    """A code as SVG, black on white in any light."""
    picture = io.BytesIO()
    code = segno.make_qr(text, error="m")
    code.save(picture, kind="svg", border=_QUIET, light="#fff", xmldecl=False, omitsize=True)
    return picture.getvalue().decode()


def written(text: str) -> str:
    """A code in the half blocks of a terminal."""
    lines = io.StringIO()
    segno.make_qr(text, error="l").terminal(lines, border=2, compact=True)
    return lines.getvalue()


async def qr_code(request: Request) -> Response:
    """The link comes in the body: an address would be written down on its way."""
    wait = rooms_of(request).drawing.refuses(address_of(request))
    if wait:
        raise Refused(429, "too_many", str(math.ceil(wait)))
    wanted = await body_of(request, bodies.QrText)
    return answer(bodies.QrCode(await asyncio.to_thread(drawn, wanted.text)))


ROUTES: list[tuple[str, Handler, str]] = [("/api/qr", qr_code, "POST")]
