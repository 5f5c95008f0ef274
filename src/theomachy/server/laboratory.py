"""The laboratory: games of bots by the hundred, played and counted in a process of its own.

A study is asked for part by part, and nothing of it is kept here: whoever asks adds up what he is
told. Who asks no more has stopped it; who comes back, even to a house that began anew, goes on.
"""

import math
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from theomachy.server import counting, limits, tabling
from theomachy.server.answers import Handler, Refused, address_of, answer, asker_of, body_of
from theomachy.server.crew import Crew, Unanswered
from theomachy.server.pace import PaceByAddress
from theomachy.server.schedule import ROWS, STUDIES
from theomachy.server.studies import Counted, Part, Rows, RowsOfPart
from theomachy.server.turns import Asker
from theomachy.server.workshop import Workshop

BOUNDS = limits.PARTS_PLAYED, limits.PARTS_OF_AN_ADDRESS, limits.PARTS_OF_AN_OWNER
_NICENESS = 19

W = TypeVar("W", Part, RowsOfPart)
T = TypeVar("T", Counted, Rows)


class TooSlow(Exception):
    """A game of these bots takes longer than is waited for."""


class Laboratory:
    """Behind everybody else. An address has so many seconds of work, and then a part of the
    time."""

    def __init__(self, workshop: Workshop, crew: Crew | None = None) -> None:
        self._workshop = workshop
        uses = limits.QUESTIONS_OF_AN_EXPERIMENTER
        self._crew = crew or Crew(limits.EXPERIMENTERS, _NICENESS, BOUNDS, uses=uses)
        self._seconds = PaceByAddress(limits.STUDY_SECONDS_PER_SECOND, limits.STUDY_SECONDS_AT_ONCE)

    def wait(self, address: str) -> float:
        """How long until games are played for an address again; 0 if they are now."""
        return self._seconds.refuses(address, cost=0.0)

    async def play(self, asker: Asker, part: Part) -> Counted:
        """Overasked where others wait, Unprepared before it can be played at all; TooSlow."""
        self._workshop.require_more(counting.full_name(part), STUDIES, asker.address)
        return await self._ask(asker, counting.counted, part)

    async def table(self, asker: Asker, wanted: RowsOfPart) -> Rows:
        """The same, with a row for each seat."""
        self._workshop.require_more(counting.full_name(wanted.part), ROWS, asker.address)
        return await self._ask(asker, tabling.tabled, wanted)

    async def _ask(self, asker: Asker, do: Callable[[W, float], T], wanted: W) -> T:
        try:
            done = await self._crew.ask(
                asker, do, wanted, limits.SECONDS_OF_A_PART,
                seconds=limits.SECONDS_FOR_A_PART, tries=1,
            )  # fmt: skip
        except Unanswered:
            self._spend(asker, limits.SECONDS_FOR_A_PART)
            raise TooSlow from None
        self._spend(asker, done.seconds)
        return done

    def _spend(self, asker: Asker, seconds: float) -> None:
        self._seconds.seconds_until(asker.address, seconds)

    def close(self) -> None:
        self._crew.close()


async def play_part(request: Request) -> Response:
    part = await body_of(request, Part)
    laboratory = open_to(request, part)
    try:
        return answer(await laboratory.play(asker_of(request), part))
    except TooSlow:
        raise Refused(409, "too_slow") from None


async def table_part(request: Request) -> Response:
    wanted = await body_of(request, RowsOfPart)
    laboratory = open_to(request, wanted.part)
    try:
        return answer(await laboratory.table(asker_of(request), wanted))
    except TooSlow:
        raise Refused(409, "too_slow") from None


def open_to(request: Request, part: Part) -> Laboratory:
    """The laboratory, if games can be played so, and now."""
    counting.check(part)
    laboratory: Laboratory = request.app.state.laboratory
    if wait := laboratory.wait(address_of(request)):
        raise Refused(429, "too_many", str(math.ceil(wait)))
    return laboratory


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/studies", play_part, "POST"),
    ("/api/studies/rows", table_part, "POST"),
]
