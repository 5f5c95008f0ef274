"""`theomachy evolve`: a better policy for a game, bred in matches."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from theomachy.bots.opinions import opinion_of
from theomachy.bots.weights import write_weights
from theomachy.cli.fit import WeightsFile, file_for, tell_file
from theomachy.cli.given import CORES, GameName, OptionList, Seed, Threads, read_options
from theomachy.cli.screen import counting, err, figure, out, ready
from theomachy.cli.tongue import YOURS, Lang, whole
from theomachy.games import load
from theomachy.locales import speech
from theomachy.study import evolve as study
from theomachy.study.readiness import to_study


def evolve(
    game: GameName,
    steps: Annotated[int, whole(least=1)] = 40,
    games: Annotated[int, whole(least=2)] = 60,
    seed: Seed = 0,
    option: OptionList = None,
    only: Annotated[str, typer.Option(metavar="word")] = "",
    threads: Threads = CORES,
    to: WeightsFile = None,
    lang: Lang = YOURS,
) -> None:
    """Breed the policy of a game."""
    played, options, tongue = load(game), read_options(option), speech(lang)
    file, before = file_for(played, to), opinion_of(played)
    ready(played, to_study(played), tongue)
    with err.status(tongue.say("house-evolve-compiling")):
        study.evolve(played, 1, 2, seed, options)
    with counting(tongue.say("house-evolve-steps"), steps) as progress:
        policy = study.evolve(played, steps, games, seed, options, threads, progress, only)
    bred = {name: float(f"{weight:.4g}") for name, weight in zip(before.names, policy, strict=True)}
    grid = Grid(title=tongue.say("house-evolve-title", game=game, number=steps))
    grid.add_column(tongue.say("house-fit-feature"))
    for heading in ("before", "now"):
        grid.add_column(tongue.say(f"house-evolve-{heading}"), justify="right")
    for name, old in zip(before.names, before.policy, strict=True):
        grid.add_row(name, *(figure(tongue, one, "+.4g") for one in (old, bred[name])))
    out.print(grid)
    write_weights("policy", bred, file)
    tell_file(tongue, file)
