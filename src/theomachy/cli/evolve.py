"""`theomachy evolve`: a better taste for a game, bred in matches."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from theomachy.bots.opinions import opinion_of, write_weights
from theomachy.cli.fit import WeightsFile, file_for
from theomachy.cli.games import GameName
from theomachy.cli.screen import OptionList, counting, err, out, read_options, ready
from theomachy.cli.simulate import CORES
from theomachy.games import load
from theomachy.study import evolve as study


def evolve(
    game: GameName,
    steps: Annotated[int, typer.Option(min=1, help="How often the taste moves.")] = 40,
    games: Annotated[int, typer.Option(min=2, help="Games of a taste tried, at each table.")] = 60,
    seed: Annotated[int, typer.Option(help="The result depends on this and the old taste.")] = 0,
    option: OptionList = None,
    threads: Annotated[int, typer.Option(min=1, help="CPU threads.")] = CORES,
    to: WeightsFile = None,
) -> None:
    """Breed the taste of a game: which move its bots look at first."""
    played, options = load(game), read_options(option)
    file, before = file_for(played, to), opinion_of(played)
    ready(played)
    with err.status("compiling the matches"):
        study.evolve(played, 1, 2, seed, options)
    with counting("steps", steps) as progress:
        taste = study.evolve(played, steps, games, seed, options, threads, progress)
    bred = {name: float(f"{weight:.4g}") for name, weight in zip(before.names, taste, strict=True)}
    grid = Grid(title=f"{game}: what is liked, after {steps} steps")
    for heading in ("fact", "before", "now"):
        grid.add_column(heading, justify="left" if heading == "fact" else "right")
    for name, old in zip(before.names, before.taste, strict=True):
        grid.add_row(name, f"{old:+.4g}", f"{bred[name]:+.4g}")
    out.print(grid)
    write_weights("taste", bred, file)
    out.print(f"written to {file}")
