"""`theomachy fit`: what the facts of a game are worth, learned from its own games."""

import pathlib
from typing import Annotated

import typer
from rich.table import Table as Grid

from theomachy.bots.opinions import weights_file, write_weights
from theomachy.cli.games import GameName
from theomachy.cli.screen import OptionList, counting, err, out, read_options, ready
from theomachy.cli.simulate import CORES
from theomachy.games import SHELF, load
from theomachy.kernel import Game
from theomachy.study import fit as study
from theomachy.study.fit import Fit

WeightsFile = Annotated[
    pathlib.Path | None,
    typer.Option("--out", help="Where to write; by default the weights the bots use."),
]


def fit(
    game: GameName,
    games: Annotated[int, typer.Option(min=8, help="How many games to learn from.")] = 8000,
    only_scale: Annotated[
        bool, typer.Option("--only-scale", help="Keep the proportions of the taste.")
    ] = False,
    seed: Annotated[
        int, typer.Option(help="The result depends on this and on the taste of the players.")
    ] = 0,
    players: Annotated[
        str, typer.Option(help="Numbers of players, e.g. 2,4; by default all the game is for.")
    ] = "",
    option: OptionList = None,
    threads: Annotated[int, typer.Option(min=1, help="CPU threads.")] = CORES,
    to: WeightsFile = None,
) -> None:
    """Fit what a game's facts are worth to games between minds of many tastes."""
    played, options = load(game), read_options(option)
    file, tables = file_for(played, to), numbers(players) or list(played.players)
    for number in tables:
        played.new(number, options)
    ready(played)
    with err.status("compiling the lessons"):
        study.fit(played, 8, players=tables[:1], options=options)
    with counting("games", games) as progress:
        fitted = study.fit(played, games, seed, tables, options, threads, progress, only_scale)
    show(played, fitted)
    write_weights("value", fitted.weights, file)
    out.print(f"written to {file}")


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


def show(game: Game, fitted: Fit) -> None:
    grid = Grid(title=f"{game.name}: what counts, from {fitted.games - fitted.tested} games")
    for heading in ("fact", "weight", "±"):
        grid.add_column(heading, justify="left" if heading == "fact" else "right")
    for name, weight in fitted.weights.items():
        grid.add_row(name, f"{weight:+.4f}", f"{1.96 * fitted.errors[name]:.4f}")
    out.print(grid)
    out.print(
        f"in {fitted.tested} other games: loss {fitted.loss:.4f} (knowing nothing "
        f"{fitted.blind:.4f}), the favourite won {fitted.favourite:.1%}"
    )
    grid = Grid(title="chances", show_header=True)
    for heading in ("foretold", "came true", "seats"):
        grid.add_column(heading, justify="right")
    for tenth in fitted.tenths:
        grid.add_row(f"{tenth.foretold:.1%}", f"{tenth.won:.1%}", f"{tenth.seats:.0f}")
    out.print(grid)
