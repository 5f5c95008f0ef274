"""`theomachy sweep`: which of many candidates meets stated aims best."""

import json
import pathlib
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import takewhile
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from theomachy.cli.compare import tell_of
from theomachy.cli.given import CORES, AsJson, OutFile, RayAddress, Threads
from theomachy.cli.machines import machines_at
from theomachy.cli.screen import counting, figure, interval, out, percent, ready
from theomachy.cli.stopping import INTERRUPTED, stopping, tell
from theomachy.cli.tongue import YOURS, Lang
from theomachy.locales import Speech, speech
from theomachy.study.cluster import Cluster
from theomachy.study.drawing import draw_shares
from theomachy.study.findings import Findings
from theomachy.study.pieces import Pieces
from theomachy.study.readiness import to_meet
from theomachy.study.sweep import Piece, Ranking, Standing, Sweep, read_study

_IN_PERCENT = ("order", "faction", "decisive")


def sweep(
    study: Annotated[pathlib.Path, typer.Argument(metavar="study")],
    save: OutFile = None,
    plot: OutFile = None,
    threads: Threads = CORES,
    as_json: AsJson = False,
    ray: RayAddress = "",
    lang: Lang = YOURS,
) -> None:
    """Rank candidates by how far they meet stated aims."""
    tongue, held = speech(lang), Sweep(read_study(study))
    pieces = Pieces(save or study.with_suffix(".jsonl"), held.header)
    with machines_at(ray, tongue) as cluster:
        for candidate in [] if cluster else held.candidates:
            ready(candidate.game, to_meet(candidate.game, held.bots), tongue)
        ranking = run(tongue, held, pieces, threads, cluster)
    if as_json:
        print(json.dumps(ranking.as_json(), indent=1))
    else:
        show(tongue, ranking)
    (plot or study.with_suffix(".svg")).write_text(drawn(tongue, ranking), encoding="utf-8")
    if ranking.rounds < ranking.of_rounds:
        rounds = {"number": ranking.rounds, "count": ranking.of_rounds}
        tell(tongue.say("house-sweep-stopped", file=str(pieces.path), **rounds))
        raise typer.Exit(INTERRUPTED)


def run(
    tongue: Speech, held: Sweep, pieces: Pieces, threads: int, cluster: Cluster | None
) -> Ranking:
    """Play what is not kept yet."""
    with (
        counting(tongue.say("house-progress-games"), held.most_games) as progress,
        stopping(tongue.say("house-arena-stopping")) as stop,
    ):
        here = partial(map, partial(held.play, threads=threads))
        find = pieces.or_played(partial(held.play_on, cluster) if cluster else here)

        def found(asked: Iterable[Piece]) -> Iterator[Findings]:
            for findings in find(takewhile(lambda _: not stop.is_set(), asked)):
                progress(findings.games)
                yield findings

        return held.run(found)


def show(tongue: Speech, ranking: Ranking) -> None:
    out.print(title(tongue, ranking))
    if not ranking.standings:
        return
    out.print(ranking_grid(tongue, ranking))
    out.print(measured_grid(tongue, ranking))
    tell_of(tongue.say("house-compare-together"))


def ranking_grid(tongue: Speech, ranking: Ranking) -> Grid:
    grid = Grid("")
    grid.add_column(tongue.say("house-sweep-candidate"), overflow="fold")
    for heading in ("games", "met", "interval"):
        grid.add_column(tongue.say(f"house-sweep-{heading}"), justify="right", no_wrap=True)
    for number, one in enumerate(ranking.standings, start=1):
        grid.add_row(
            str(number), Text(named(tongue, one)), str(one.games), percent(tongue, one.met, ".0f"),
            interval(tongue, one.interval, ".0f"),
        )  # fmt: skip
    return grid


def measured_grid(tongue: Speech, ranking: Ranking) -> Grid:
    """Beside the numbers of the ranking: all in one would be too wide for a usual screen."""
    first, *_ = ranking.standings[0].measured.values()
    grid = Grid("", collapse_padding=True, pad_edge=False)
    for heading in ("players", *first):
        told = tongue.say(f"house-sweep-{heading}")
        longest = max(map(len, told.split()))
        grid.add_column(told, justify="right", min_width=longest)
    for number, one in enumerate(ranking.standings, start=1):
        players = "\n".join(map(str, one.measured))
        grid.add_row(str(number), players, *(measured(tongue, one, name) for name in first))
    return grid


def title(tongue: Speech, ranking: Ranking) -> str:
    told = {"game": ranking.game, "bots": ranking.bots, "seed": ranking.seed}
    return tongue.say("house-sweep-title", players=",".join(map(str, ranking.players)), **told)


def named(tongue: Speech, one: Standing) -> str:
    return one.setting or tongue.say("house-compare-printed")


def measured(tongue: Speech, one: Standing, name: str) -> str:
    """With each number of players, below one another."""
    told, style = (percent, ".0f") if name in _IN_PERCENT else (figure, ".1f")
    return "\n".join(told(tongue, found[name], style) for found in one.measured.values())


def drawn(tongue: Speech, ranking: Ranking) -> str:
    rows = [(named(tongue, one), one.met, one.interval) for one in ranking.standings]
    return draw_shares(title(tongue, ranking), rows, 1.0)
