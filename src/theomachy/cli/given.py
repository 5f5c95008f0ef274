"""What several commands are given: a game, options of its rules, how many, which seed."""

import os
import pathlib
from typing import Annotated, Any

import typer

from theomachy.bots.guests import USUAL, Bounds
from theomachy.cli.tongue import decimal, whole
from theomachy.games import as_printed
from theomachy.games.settings import read_variant_of
from theomachy.games.variants import read_numbers, split, with_numbers
from theomachy.kernel import Game
from theomachy.server.place import Place
from theomachy.server.serve import usual_data
from theomachy.table.position import read_options as read_words

CORES = os.cpu_count() or 1
_SECONDS_OF_A_DAY = 86400

GameName = Annotated[str, typer.Argument(metavar="game")]
Players = Annotated[int, whole()]
Games = Annotated[int, whole(least=1)]
Seed = Annotated[int, whole()]
Threads = Annotated[int, whole(least=1)]
MOVE_CLOCK, TOTAL_CLOCK = USUAL.move, USUAL.game
Bots = Annotated[str, typer.Option(metavar="bots")]
Clock = Annotated[float, decimal(0.001, _SECONDS_OF_A_DAY)]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="setting")]
NumberList = Annotated[list[str] | None, typer.Option("--set", metavar="number")]
VariantFile = Annotated[pathlib.Path | None, typer.Option("--variant", metavar="file")]
AsJson = Annotated[bool, typer.Option("--json")]
RayAddress = Annotated[str, typer.Option("--ray", metavar="address")]
DataFolder = Annotated[pathlib.Path | None, typer.Option("--data", metavar="folder")]
DatabaseUrl = Annotated[str, typer.Option("--database", metavar="url")]
OutFile = Annotated[pathlib.Path | None, typer.Option(metavar="file")]


def place_of(data: pathlib.Path | None, database: str) -> Place:
    """Where games are kept: as said, as the environment says, or in the user's folder."""
    return Place(data or usual_data(), database or os.environ.get("THEOMACHY_DATABASE", ""))


def bounds_of(clock: float, total_clock: float) -> Bounds:
    """How long guests are waited for; a clock of minutes is no use in a game of seconds."""
    return Bounds(clock, max(clock, total_clock))


def read_options(given: list[str] | None) -> dict[str, str]:
    return read_words(given or [])


def chosen(
    game: str, option: list[str] | None, number: list[str] | None, variant: pathlib.Path | None
) -> tuple[Game, dict[str, Any]]:
    """A game with the numbers of a variant's file and those said, and its options likewise; what
    is said counts."""
    told = read_variant_of(game, variant) if variant else {}
    name, own = split(game)
    numbers = own | told.get("numbers", {}) | read_numbers(number or [])
    options = told.get("options", {}) | read_options(option)
    return with_numbers(as_printed(name), numbers), options
