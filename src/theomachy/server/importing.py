"""Texts that people bring along, and games they go on from: routes, and where a table begins."""

import contextlib
import re

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from theomachy.games import as_printed, called
from theomachy.games.variants import told_apart
from theomachy.locales import Unknown, Wrong
from theomachy.server import bodies, texts
from theomachy.server.answers import (
    Handler,
    Refused,
    address_of,
    answer,
    asker_of,
    body_of,
    rooms_of,
)
from theomachy.server.imported import BroughtText
from theomachy.server.library import check_reads, stored_of
from theomachy.table.guide import Guide, guide_of

_SECRETS = "the game keeps secrets until its end"


async def brought(request: Request) -> str:
    """A text to be read, once its game is prepared, for those who do not bring many."""
    check_reads(request)
    text = (await body_of(request, BroughtText)).text
    require_game_of(request, text)
    return text


def require_game_of(request: Request, text: str) -> None:
    """Unprepared if what a text says it is of cannot be played yet; what it says else is judged
    where it is read."""
    said = re.search(r"^game ([\w@=,]{1,2000})\s*$", text, re.MULTILINE)
    if said:
        with contextlib.suppress(Wrong, Unknown):
            rooms_of(request).workshop.require(called(said[1]), address_of(request))


async def judge_text(request: Request) -> Response:
    text = await brought(request)
    return answer(await rooms_of(request).readers.text(asker_of(request), texts.judged, text))


async def show_text(request: Request) -> Response:
    text = await brought(request)
    shown = await rooms_of(request).readers.text(asker_of(request), texts.shown, text)
    return Response(shown, media_type="application/json")


async def judge_table(request: Request) -> Response:
    stored, readers = await stored_of(request), rooms_of(request).readers
    judged = await readers.text(asker_of(request), texts.judged_table, stored)
    if judged is None:
        raise Refused(409, "not_yet", _SECRETS)
    return answer(judged)


async def table_position(request: Request) -> Response:
    """A position as text: of a game with secrets, only when there are none any more."""
    stored, readers = await stored_of(request), rooms_of(request).readers
    ply = request.path_params.get("ply")
    placed = await readers.text(asker_of(request), texts.placed_at, stored, ply)
    if placed is None:
        raise Refused(409, "not_yet", _SECRETS)
    return PlainTextResponse(placed)


async def beginning(request: Request, wanted: bodies.NewTable) -> texts.Begun | None:
    """Where a new table goes on from, if not from the start of a game."""
    if not wanted.guided and wanted.record is None and wanted.table is None:
        return None
    begun = await told_beginning(request, wanted)
    if begun is None:
        raise Refused(409, "not_yet", _SECRETS)
    game, numbers = told_apart(begun.game)
    is_same = game == wanted.game and wanted.numbers in ({}, numbers)
    if not is_same or begun.players != len(wanted.seats):
        raise Wrong("door-record-other", game=begun.game, players=begun.players)
    return begun


async def told_beginning(request: Request, wanted: bodies.NewTable) -> texts.Begun | None:
    """None as long as a game keeps secrets."""
    asker, readers = asker_of(request), rooms_of(request).readers
    if wanted.guided:
        return await readers.guided(asker, guide_to(request, wanted.game))
    if wanted.record is None:
        stored = await stored_of(request, wanted.table)
        return await readers.text(asker, texts.begun_from, stored, wanted.ply)
    require_game_of(request, wanted.record)
    return await readers.text(asker, texts.begun, wanted.record, wanted.ply)


def guide_to(request: Request, game: str) -> Guide:
    """The guided first game of one that is prepared; Wrong where there is none."""
    found = guide_of(as_printed(game))
    if found is None:
        raise Wrong("door-guide-none", game=game)
    rooms_of(request).workshop.require(game)
    return found


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/texts/judge", judge_text, "POST"),
    ("/api/texts/show", show_text, "POST"),
    ("/api/tables/{table}/judge", judge_table, "GET"),
    ("/api/tables/{table}/position", table_position, "GET"),
    ("/api/tables/{table}/positions/{ply:int}", table_position, "GET"),
]
