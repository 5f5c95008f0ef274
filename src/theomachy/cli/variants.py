"""The numbers of the rulebooks that a variant may set."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from theomachy.cli.observations import gist
from theomachy.cli.screen import out
from theomachy.cli.tongue import YOURS, Lang
from theomachy.games import load, names
from theomachy.kernel import Game
from theomachy.locales import Speech, speech

_COLUMNS = ("number", "value", "bounds", "paragraph", "says")


def variants(
    game: Annotated[str | None, typer.Argument(metavar="game")] = None, lang: Lang = YOURS
) -> None:
    """List the numbers of a game that may be set."""
    tongue = speech(lang)
    for found in map(load, [game] if game else names()):
        if found.dials:
            out.print(dials_of(tongue, found))
        else:
            out.print(tongue.say("house-variants-none", game=found.name))


def dials_of(tongue: Speech, game: Game) -> Grid:
    grid = Grid(title=tongue.say("house-variants-title", game=game.full_name))
    for column in _COLUMNS:
        grid.add_column(tongue.say(f"house-variants-{column}"))
    for dial in game.dials:
        bounds = f"{dial.least}–{dial.most}"
        told = gist(game, dial.paragraph, tongue.language)
        grid.add_row(dial.name, str(dial.value), bounds, dial.paragraph, told)
    return grid
