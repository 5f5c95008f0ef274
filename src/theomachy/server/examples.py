"""The examples of a rulebook: positions to be looked at, stepped through and played on from."""

import asyncio

from theomachy.games import load
from theomachy.server import messages, readings
from theomachy.server.readers import Readers
from theomachy.server.turns import Asker
from theomachy.server.views import encode, told, view_of
from theomachy.table import Table, record, rulebook
from theomachy.table.scenario import Scenario, moves_of

# --- in a worker -------------------------------------------------------------------------------


def examples_of(game: str) -> list[bytes]:
    """All of a game, each as it is sent."""
    return [encode(example_of(scenario)) for scenario in rulebook.examples(load(game))]


def example_of(scenario: Scenario) -> readings.Example:
    """Every position of a scenario; where it begins anew, so do they."""
    positions: list[readings.Position] = []
    starts: list[Table] = []
    for step in scenario.steps:
        if step.keyword == "Given":
            table = Table.at(scenario.game, step.text, seed=0)
            starts.append(table.fork())
            positions.append(position_of(table, len(positions)))
        elif step.keyword == "When":
            for move in moves_of(step.text):
                table.play(move)
                positions.append(position_of(table, len(positions)))
    actors = [position.view.actor for position in positions]
    seat = next((actor for actor in actors if actor >= 0), 0)
    return readings.Example(scenario.game, positions, record.write(starts[0]), seat)


def position_of(table: Table, number: int) -> readings.Position:
    """As whoever is to act sees it, with what led there; before anything has, nothing did."""
    view = view_by_actor(table)
    if not table.plies:
        return readings.Position(number, None, None, [], view)
    last = table.plies[-1]
    heard = told(table.told_to(view.seat))
    return readings.Position(number, table.game.notation(last.action), last.actor, heard, view)


def view_by_actor(table: Table) -> messages.View:
    return view_of(table, table.actor if table.actor >= 0 else None)


# --- in the server -----------------------------------------------------------------------------


class Examples:
    """Those of a game are made once, together, when the first of them is asked for."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers
        self._made: dict[str, list[bytes]] = {}
        self._making = asyncio.Lock()

    async def of(self, game: str, asker: Asker) -> list[bytes]:
        async with self._making:
            if game not in self._made:
                self._made[game] = await self._readers.answer(asker, examples_of, game)
        return self._made[game]
