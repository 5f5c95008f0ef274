"""Variants at the tables of this process: loaded whole, so that nothing of them is compiled here
when their code has been tidied away; and not too many, since none can be unloaded."""

import asyncio

from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.dial import AT
from theomachy.kernel.warm import few_plies
from theomachy.server import limits


def bring_in(variant: str) -> None:
    """Load all that a table asks of it."""
    few_plies(load(variant))


class Full(Exception):
    """There is no room for another variant until the server begins anew."""


class Variants:
    def __init__(self) -> None:
        self._known: set[str] = set()
        self._loading = asyncio.Lock()

    async def brought(self, game: str, is_new: bool = True) -> Game:
        """A game that is prepared, as this process has it. For a new table, Full, if there are too
        many already; who comes back to one finds it."""
        if AT not in game:
            return load(game)
        async with self._loading:
            if game not in self._known:
                await self._bring(game, is_new)
        return load(game)

    async def _bring(self, variant: str, is_new: bool) -> None:
        if is_new and len(self._known) >= limits.VARIANTS_AT_TABLES:
            raise Full
        await asyncio.to_thread(bring_in, variant)
        self._known.add(variant)
