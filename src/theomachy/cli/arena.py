"""`theomachy arena`: bots against bots, for as long as it takes."""

import json
import pathlib
import threading
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from theomachy.cli.forfeits import show_forfeits
from theomachy.cli.given import (
    CORES,
    MOVE_CLOCK,
    TOTAL_CLOCK,
    AsJson,
    Bots,
    Clock,
    GameName,
    Games,
    NumberList,
    OptionList,
    OutFile,
    Players,
    RayAddress,
    Seed,
    Threads,
    VariantFile,
    bounds_of,
    chosen,
)
from theomachy.cli.machines import machines_at
from theomachy.cli.screen import (
    counting,
    figure,
    interval,
    out,
    percent,
    ready,
    show_house_rules,
)
from theomachy.cli.stopping import INTERRUPTED, stopping, tell
from theomachy.cli.tongue import YOURS, Lang, whole
from theomachy.locales import Speech, speech
from theomachy.study.arena import Arena, Match
from theomachy.study.cluster import Cluster
from theomachy.study.drawing import draw_shares
from theomachy.study.ledger import Ledger
from theomachy.study.readiness import to_meet
from theomachy.study.standings import Report, report


def arena(
    game: GameName,
    bots: Bots = "greedy,random",
    players: Players = 2,
    games: Games = 200,
    seed: Seed = 1,
    option: OptionList = None,
    number: NumberList = None,
    variant: VariantFile = None,
    threads: Threads = CORES,
    save: OutFile = None,
    as_json: AsJson = False,
    plot: OutFile = None,
    clock: Clock = MOVE_CLOCK,
    total_clock: Clock = TOTAL_CLOCK,
    trace: OutFile = None,
    first: Annotated[int, whole()] = 0,
    ray: RayAddress = "",
    lang: Lang = YOURS,
) -> None:
    """Let bots meet on all seats."""
    tongue = speech(lang)
    bounds = bounds_of(clock, total_clock)
    named = bots.split(",")
    keep = traced(trace) if trace else None
    found, options = chosen(game, option, number, variant)
    held = Arena(found, named, players, seed, options, bounds, lang, keep)
    ledger, wanted = Ledger(save, held) if save else None, range(first, first + games)
    with machines_at(ray, tongue) as cluster:
        if not cluster:
            ready(held.game, to_meet(held.game, held.bots), tongue)
            held.company.introduce(held.bots)
        met = report(held, play(tongue, held, wanted, threads, ledger, cluster), first)
    if as_json:
        print(json.dumps(met.as_json(), indent=1))
    else:
        show_house_rules(tongue, held.game)
        show(tongue, met)
    if plot:
        plot.write_text(drawn(tongue, met), encoding="utf-8")
    if met.games < games:
        key = "house-arena-stopped-kept" if save else "house-arena-stopped"
        tell(tongue.say(key, count=met.games, games=games, file=str(save)))
        raise typer.Exit(INTERRUPTED)
    if not first and games % held.round:
        even = games + held.round - games % held.round
        tell(tongue.say("house-arena-uneven", number=held.round, games=even))


def traced(file: pathlib.Path) -> Callable[[dict[str, Any]], None]:
    """Keep a line of JSON for every move a guest tells of, from whichever thread."""
    file.write_text("", encoding="utf-8")
    lock = threading.Lock()

    def keep(told: dict[str, Any]) -> None:
        with lock, file.open("a", encoding="utf-8") as lines:
            lines.write(f"{json.dumps(told, ensure_ascii=False)}\n")

    return keep


def play(
    tongue: Speech,
    held: Arena,
    wanted: range,
    threads: int,
    ledger: Ledger | None,
    cluster: Cluster | None,
) -> list[Match]:
    """The matches of these numbers: those kept already, and the others now."""
    played = dict(ledger.matches) if ledger else {}
    todo = [match for match in wanted if match not in played]
    with (
        counting(tongue.say("house-progress-games"), len(todo)) as progress,
        stopping(tongue.say("house-arena-stopping")) as stop,
    ):

        def finished(matches: list[Match]) -> None:
            played.update({match.match: match for match in matches})
            if ledger:
                ledger.keep(matches)
            progress(len(matches))

        if cluster:
            held.play_on(cluster, todo, finished, stop.is_set)
        else:
            held.play_all(todo, finished, threads, stop.is_set)
    return [match for match in played.values() if match.match in wanted]


def title(tongue: Speech, found: Report) -> str:
    told = {"game": found.game, "players": found.players, "games": found.games, "seed": found.seed}
    return tongue.say("house-simulate-title", **told)


def show(tongue: Speech, found: Report) -> None:
    out.print(title(tongue, found))
    grid = Grid()
    grid.add_column(tongue.say("house-simulate-bot"))
    for heading in (
        "house-arena-games", "house-simulate-wins", "house-simulate-interval", "house-arena-rank",
        "house-arena-rating",
    ):  # fmt: skip
        grid.add_column(tongue.say(heading), justify="right")
    for one in found.standings:
        grid.add_row(
            Text(one.bot), str(one.games), percent(tongue, one.share),
            interval(tongue, one.interval),
            figure(tongue, one.mean_rank, ".2f"),
            f"{figure(tongue, one.mu, '.1f')} ± {figure(tongue, one.sigma, '.1f')}",
        )  # fmt: skip
    out.print(grid)
    show_forfeits(tongue, found.forfeits)
    if len(found.standings) > 2:
        show_meetings(tongue, found)


def show_meetings(tongue: Speech, found: Report) -> None:
    """How often the bot of a row ranked before that of a column."""
    names = [one.bot for one in found.standings]
    shares = {(met.bot, met.rival): met.share for met in found.meetings}
    shares |= {(rival, bot): 1 - share for (bot, rival), share in shares.items()}
    out.print(tongue.say("house-arena-meetings"))
    grid = Grid()
    for heading in ("", *names):
        grid.add_column(escape(heading), justify="right" if heading else "left")
    for bot in names:
        cells = (shares.get((bot, rival)) for rival in names)
        grid.add_row(
            Text(bot), *("–" if one is None else percent(tongue, one, ".1f") for one in cells)
        )
    out.print(grid)


def drawn(tongue: Speech, found: Report) -> str:
    rows = [(one.bot, one.share, one.interval) for one in found.standings]
    return draw_shares(title(tongue, found), rows, 1 / found.players)
