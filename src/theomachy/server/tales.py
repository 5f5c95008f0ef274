"""Stories of games that are over: told in a process of their own, each once, and some kept."""

import asyncio
import collections

from theomachy.bots import ADVISER
from theomachy.kernel import Game
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.warm import warm
from theomachy.server import limits
from theomachy.server.crew import Crew, Unanswered
from theomachy.server.outbox import encode
from theomachy.server.press import is_well
from theomachy.server.readers import BOUNDS
from theomachy.server.store import StoredTable
from theomachy.server.turns import Asker, Overasked
from theomachy.server.waking import whole
from theomachy.server.workshop import Workshop
from theomachy.story import Adviser, for_stories, story_of

_NICENESS = 10

Told = bytes | None
"""As it is sent; None while there is something left to play."""


# --- in a worker -------------------------------------------------------------------------------


def tell(stored: StoredTable) -> Told:
    table = whole(stored)
    if not table.is_over:
        return None
    prepare(table.game)
    return encode(story_of(table, Adviser(ADVISER, limits.SECONDS_OF_ADVICE_IN_A_STORY)))


def prepare(game: Game) -> None:
    """Compile what only stories need, when the first of a game is told."""
    if not IS_PLAIN:
        warm(game, for_stories(game), lambda *_: None)


# --- in the server -----------------------------------------------------------------------------


class Tales:
    """Behind bots and readers: whoever asks for a story has finished playing."""

    def __init__(self, workshop: Workshop, crew: Crew | None = None) -> None:
        self._workshop = workshop
        self._crew = crew or Crew(limits.STORYTELLERS, _NICENESS, BOUNDS)
        self._told: collections.OrderedDict[str, asyncio.Task[Told]] = collections.OrderedDict()

    async def of(self, asker: Asker, stored: StoredTable) -> Told:
        """Whoever asks while it is being told waits for the same; what failed is tried anew."""
        if not stored.is_over:
            return None
        known = self._told.get(stored.id)
        if known is None or (known.done() and not is_well(known)):
            known = self._told[stored.id] = asyncio.create_task(self._tell(asker, stored))
        self._told.move_to_end(stored.id)
        while len(self._told) > limits.STORIES_KEPT:
            self._told.popitem(last=False)
        return await asyncio.shield(known)

    async def _tell(self, asker: Asker, stored: StoredTable) -> Told:
        await self._workshop.bots_of(stored.game)
        try:
            return await self._crew.ask(
                asker, tell, stored, seconds=limits.SECONDS_TO_TELL_A_STORY,
                tries=limits.TRIES_TO_READ_A_GAME,
            )  # fmt: skip
        except Unanswered:
            raise Overasked from None

    def close(self) -> None:
        self._crew.close()
