"""Guided first games over HTTP: who plays, and the steps."""

from starlette.requests import Request
from starlette.responses import Response

from theomachy.games import SHELF, load
from theomachy.server import bodies
from theomachy.server.answers import Handler, Refused, answer
from theomachy.table.guide import Guide, guide_of


async def guide(request: Request) -> Response:
    name = request.path_params["game"]
    found = guide_of(load(name)) if name in SHELF else None
    if found is None:
        raise Refused(404, "unknown")
    return answer(told(found))


def told(found: Guide) -> bodies.Guide:
    steps = [
        bodies.GuideStep(
            step.name, step.is_optional, step.paragraphs, step.do, step.until, step.during
        )
        for step in found.steps
    ]
    return bodies.Guide(found.game, found.bots, steps)


ROUTES: list[tuple[str, Handler, str]] = [("/api/guide/{game}", guide, "GET")]
