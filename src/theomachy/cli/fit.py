"""`theomachy fit`, `theomachy forecast`: what facts of a game are worth, learned from its games."""

import pathlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from theomachy.bots.lessons import MANY_TASTES, equals
from theomachy.bots.levels import warmths
from theomachy.bots.opinions import weights_file, write_weights
from theomachy.cli.games import GameName
from theomachy.cli.screen import OptionList, counting, err, out, read_options, ready
from theomachy.cli.simulate import CORES
from theomachy.games import SHELF, load
from theomachy.kernel import Game
from theomachy.study import fit as study
from theomachy.study.fit import Fit, Span, spans
from theomachy.study.logit import Lessons

GamesToLearnFrom = Annotated[int, typer.Option(min=8, help="How many games to learn from.")]
LearningSeed = Annotated[
    int, typer.Option(help="The result depends on this and on the taste of the players.")
]
NumbersOfPlayers = Annotated[
    str, typer.Option(help="Numbers of players, e.g. 2,4; by default all the game is for.")
]
Threads = Annotated[int, typer.Option(min=1, help="CPU threads.")]
WeightsFile = Annotated[
    pathlib.Path | None,
    typer.Option("--out", help="Where to write; by default the weights the bots use."),
]


def fit(
    game: GameName,
    games: GamesToLearnFrom = 8000,
    only_scale: Annotated[
        bool, typer.Option("--only-scale", help="Keep the proportions of the taste.")
    ] = False,
    seed: LearningSeed = 0,
    players: NumbersOfPlayers = "",
    option: OptionList = None,
    threads: Threads = CORES,
    to: WeightsFile = None,
) -> None:
    """Fit the value a search judges by to games between minds of many tastes."""
    played, file = load(game), file_for(load(game), to)
    wanted = spans(games, openings(played, players, option), MANY_TASTES)
    lessons = take_lessons(played, wanted, seed, threads)
    fitted = study.fit_value(played, lessons, only_scale)
    show(f"{game}: what counts", fitted)
    write_weights("value", fitted.weights, file)
    out.print(f"written to {file}")


def forecast(
    game: GameName,
    games: GamesToLearnFrom = 8000,
    seed: LearningSeed = 0,
    players: NumbersOfPlayers = "",
    option: OptionList = None,
    threads: Threads = CORES,
    to: WeightsFile = None,
) -> None:
    """Fit the chances players are told, for each number of players, to games between equals."""
    played, file = load(game), file_for(load(game), to)
    wanted = spans(games, openings(played, players, option), equals(warmths(played)))
    lessons = take_lessons(played, wanted, seed, threads)
    fitted = study.fit_forecasts(played, lessons)
    for number, one in fitted.items():
        show(f"{game}, {number} players: what foretells", one)
    write_weights("forecast", {str(number): one.weights for number, one in fitted.items()}, file)
    out.print(f"written to {file}")


def openings(game: Game, players: str, option: OptionList) -> list[Any]:
    """One for each number of players asked for."""
    tables = numbers(players) or list(game.players)
    return [game.new(number, read_options(option)) for number in tables]


def take_lessons(game: Game, wanted: Sequence[Span], seed: int, threads: int) -> list[Lessons]:
    """Play the games, with a sign of life."""
    ready(game)
    with err.status("compiling the lessons"):
        study.take_lessons(game, [replace(wanted[0], games=1)])
    with counting("games", sum(span.games for span in wanted)) as progress:
        return study.take_lessons(game, wanted, seed, threads, progress)


def file_for(game: Game, to: pathlib.Path | None) -> pathlib.Path:
    """Where the weights go, if they can."""
    if to is None and game.name not in SHELF:
        raise typer.BadParameter(f"{game.name} is a guest and keeps its own weights: say --out")
    file = to or weights_file(game.name)
    if not file.parent.is_dir() or file.is_dir():
        raise typer.BadParameter(f"{file} cannot be written")
    return file


def numbers(players: str) -> list[int]:
    try:
        return sorted({int(number) for number in players.split(",") if number})
    except ValueError:
        raise typer.BadParameter(f"--players are numbers like 2,4, not {players!r}") from None


def show(title: str, fitted: Fit) -> None:
    grid = Grid(title=f"{title}, from {fitted.games - fitted.tested} games")
    for heading in ("fact", "weight", "±"):
        grid.add_column(heading, justify="left" if heading == "fact" else "right")
    for name, weight in fitted.weights.items():
        grid.add_row(name, f"{weight:+.4f}", f"{1.96 * fitted.errors[name]:.4f}")
    out.print(grid)
    if fitted.tested == 0:
        out.print("too few games to test it", style="yellow")
        return
    out.print(
        f"in other games ({fitted.tested}): loss {fitted.loss:.4f} (knowing nothing "
        f"{fitted.blind:.4f}), the favourite won {fitted.favourite:.1%}"
    )
    grid = Grid(title="chances", show_header=True)
    for heading in ("foretold", "came true", "seats"):
        grid.add_column(heading, justify="right")
    for tenth in fitted.tenths:
        grid.add_row(f"{tenth.foretold:.1%}", f"{tenth.won:.1%}", f"{tenth.seats:.0f}")
    out.print(grid)
