"""Whole games over HTTP, to be read or printed: by whoever asks for not too many."""

import math

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from theomachy.games import SHELF
from theomachy.locales import LANGUAGES, Wrong
from theomachy.printing import EDITIONS, PAPERS
from theomachy.server import counsel, views
from theomachy.server.answers import Refused, address_of, answer, asker_of, rooms_of
from theomachy.server.seating import Seating
from theomachy.server.store import StoredTable


def check_reads(request: Request) -> None:
    """Whole games are read for those who do not ask for many."""
    if wait := rooms_of(request).reading.refuses(address_of(request)):
        raise Refused(429, "too_many", str(math.ceil(wait)))


async def stored_of(request: Request, table: str | None = None) -> StoredTable:
    """A table to be read from its beginning: the one of the address, if none is said."""
    check_reads(request)
    wanted = table or request.path_params["table"]
    stored = await rooms_of(request).asleep(wanted, asker_of(request))
    if stored is None:
        raise Refused(404, "unknown")
    return stored


async def table_record(request: Request) -> Response:
    """Moves are written plainly: of a game with secrets, only when there are none any more."""
    stored, asker = await stored_of(request), asker_of(request)
    written = await rooms_of(request).readers.record_of(asker, stored)
    if written is None:
        raise Refused(409, "not_yet", "the record of a game with secrets is given at its end")
    return PlainTextResponse(written)


async def table_replay(request: Request) -> Response:
    stored, asker = await stored_of(request), asker_of(request)
    seat = views.reader_of(Seating(stored.seats).of(asker.owner))
    replay = await rooms_of(request).readers.replay_of(asker, stored, seat)
    return Response(replay, media_type="application/json")


async def table_log(request: Request) -> Response:
    """The entries before one."""
    stored, asker = await stored_of(request), asker_of(request)
    entries = rooms_of(request).readers.earlier(asker, stored, request.path_params["before"])
    return Response(await entries, media_type="application/json")


async def table_win_probabilities(request: Request) -> Response:
    rooms, stored, asker = rooms_of(request), await stored_of(request), asker_of(request)
    return answer(await counsel.win_probabilities(stored, asker, rooms.readers, rooms.thinkers))


async def rulebook_example(request: Request) -> Response:
    game, number = request.path_params["game"], request.path_params["number"]
    if game not in SHELF:
        raise Refused(404, "unknown")
    rooms_of(request).workshop.require(game)
    examples = await rooms_of(request).examples.of(game, asker_of(request))
    if number >= len(examples):
        raise Refused(404, "unknown")
    return Response(examples[number], media_type="application/json")


async def table_story(request: Request) -> Response:
    """Everything lies open in it: it is told when nothing is secret any more."""
    stored = await stored_of(request)
    told = await rooms_of(request).tales.of(asker_of(request), stored)
    if told is None:
        raise Refused(409, "not_yet", "the story of a game is told at its end")
    return Response(told, media_type="application/json")


async def printed_edition(request: Request) -> Response:
    game, paper, language = (request.path_params[name] for name in ("game", "paper", "language"))
    if game not in EDITIONS or paper not in PAPERS or language not in LANGUAGES:
        raise Refused(404, "unknown")
    press = rooms_of(request).press
    if wait := press.pace.refuses(address_of(request)):
        raise Refused(429, "too_many", str(math.ceil(wait)))
    try:
        pdf = await press.printed(asker_of(request), (game, paper, language))
    except Wrong as wrong:
        raise Refused(404, "unprintable", wrong.said_in(language)) from None
    name = f"{game}-{paper}-{language}.pdf"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(pdf, headers=headers, media_type="application/pdf")
