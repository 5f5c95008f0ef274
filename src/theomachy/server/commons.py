"""Routes for people who look for one another: open tables, games played, ratings.

All of it is read from what is stored; no table is woken for it.
"""

import math
import time
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from theomachy.games import SHELF
from theomachy.server import bodies, limits, people
from theomachy.server.answers import (
    Handler,
    Refused,
    address_of,
    answer,
    asker_of,
    body_of,
    rooms_of,
)
from theomachy.server.doors import check_pace
from theomachy.server.gathering import PlayedGame, Rated
from theomachy.server.offers import check_offers
from theomachy.server.ratings import points
from theomachy.server.seating import Seating, offered_since
from theomachy.server.store import StoredTable
from theomachy.server.waking import is_frozen
from theomachy.table import dice


def skipped(request: Request, on_a_page: int) -> int:
    """How much came before the page that is asked for."""
    page: int = request.path_params["page"]
    if page >= limits.PAGES_TURNED:
        raise Refused(404, "unknown")
    return page * on_a_page


# --- open tables ---


async def open_tables(request: Request) -> Response:
    most, owner = limits.OFFERS_ON_A_PAGE, request.scope["owner"]
    skip, store = skipped(request, most), rooms_of(request).store
    found = await store.open_tables(offered_since(), most + 1, skip)
    told = [open_table(head, owner) for head in found[:most] if not is_frozen(head)]
    return answer(people.OpenTables(told, len(found) > most))


def open_table(head: StoredTable, owner: str) -> people.OpenTable:
    return people.OpenTable(
        head.id, head.printed, head.options, head.numbers, host_of(head),
        Seating(head.seats).told_to(owner, ()), dice.commitment(head.seed), head.listed,
    )  # fmt: skip


def host_of(head: StoredTable) -> str:
    """The name of whoever opened a table, or of the first who sits there."""
    opened = [seat.name for seat in head.seats if seat.owner == head.opener]
    seated = [seat.name for seat in head.seats if seat.kind != "open"]
    return next(iter([*opened, *seated]), "?")


async def offer(request: Request) -> Response:
    check_pace(request)
    wanted = await body_of(request, people.Offer)
    table, asker, rooms = request.path_params["table"], asker_of(request), rooms_of(request)
    if wanted.listed:
        await check_offers(rooms.store, asker.owner)
    now = int(time.time()) if wanted.listed else 0
    if not await rooms.store.list_table(table, asker.owner, now):
        raise Refused(404, "unknown")
    await rooms.reseat(table, asker)
    return answer(bodies.Done())


async def sit_down(request: Request) -> Response:
    wait = rooms_of(request).sitting.refuses(address_of(request))
    if wait:
        raise Refused(429, "too_many", str(math.ceil(wait)))
    wanted = await body_of(request, people.SitDown)
    table, asker, rooms = request.path_params["table"], asker_of(request), rooms_of(request)
    seat = await rooms.store.sit_down(
        table, asker.owner, wanted.name, wanted.entropy or None, offered_since(), int(time.time())
    )
    if seat is None:
        raise Refused(404, "unknown")
    await rooms.reseat(table, asker)
    return answer(bodies.Joined(table, seat))


# --- games played ---


async def my_games(request: Request) -> Response:
    most, owner = limits.GAMES_ON_A_PAGE, request.scope["owner"]
    skip, store = skipped(request, most), rooms_of(request).store
    found = await store.games_of(owner, most + 1, skip)
    told = [my_game(played, owner) for played in found[:most]]
    return answer(people.MyGames(told, len(found) > most))


def my_game(played: PlayedGame, owner: str) -> people.MyGame:
    head = played.head
    result = None if head.result is None else people.Ending(**head.result)
    return people.MyGame(
        head.id, head.printed, head.numbers, Seating(head.seats).told_to(owner, ()),
        head.created, played.last, head.is_over, why_it_rests(head), result,
    )  # fmt: skip


def why_it_rests(head: StoredTable) -> Literal["closed", "frozen"] | None:
    return "closed" if head.is_closed else "frozen" if is_frozen(head) else None


# --- ratings ---


async def compete(request: Request) -> Response:
    check_pace(request)
    wanted = await body_of(request, people.Competing)
    since = int(time.time()) if wanted.rated else 0
    await rooms_of(request).store.compete(request.scope["owner"], since)
    return answer(bodies.Done())


async def ladder(request: Request) -> Response:
    game, owner, store = (
        request.path_params["game"],
        request.scope["owner"],
        rooms_of(request).store,
    )
    if game not in SHELF:
        raise Refused(404, "unknown")
    found = await store.ladder(game, limits.RANKS_ON_A_LADDER)
    return answer(people.Ladder([rank(one, owner) for one in found], await store.competes(owner)))


def rank(one: Rated, owner: str) -> people.Rank:
    shown = points(one.strength, one.doubt)
    return people.Rank(one.name, one.is_bot, one.owner == owner, shown, one.games)


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/open/{page:int}", open_tables, "GET"),
    ("/api/tables/{table}/offer", offer, "POST"),
    ("/api/tables/{table}/seat", sit_down, "POST"),
    ("/api/me/games/{page:int}", my_games, "GET"),
    ("/api/me/rating", compete, "POST"),
    ("/api/ratings/{game}", ladder, "GET"),
]
