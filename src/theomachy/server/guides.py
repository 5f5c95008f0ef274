"""Guided first games over HTTP: the position to begin from, and the steps."""

from starlette.requests import Request
from starlette.responses import Response

from theomachy.games import SHELF, load
from theomachy.server import bodies
from theomachy.server.answers import Handler, Refused, answer, rooms_of
from theomachy.table import guide, record


async def guide_of(request: Request) -> Response:
    name = request.path_params["game"]
    found = guide.guide_of(load(name)) if name in SHELF else None
    if found is None:
        raise Refused(404, "unknown")
    rooms_of(request).workshop.require(name)
    return answer(told(found))


def told(found: guide.Guide) -> bodies.Guide:
    steps = [
        bodies.GuideStep(
            step.name, step.is_optional, step.paragraphs, step.do, step.until, step.during
        )
        for step in found.steps
    ]
    return bodies.Guide(found.game, found.bots, record.write(found.opened()), steps)


ROUTES: list[tuple[str, Handler, str]] = [("/api/guide/{game}", guide_of, "GET")]
