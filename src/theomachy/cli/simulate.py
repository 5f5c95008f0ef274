"""Many games at once."""

import json
import pathlib
import time
from dataclasses import replace
from typing import Annotated

import typer
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
    say,
    show_house_rules,
)
from theomachy.cli.stopping import INTERRUPTED, stopping, tell
from theomachy.cli.tongue import YOURS, Lang, whole
from theomachy.kernel import Game
from theomachy.locales import Speech, Wrong, speech
from theomachy.study import simulate as study
from theomachy.study.hands import gpu_player
from theomachy.study.readiness import to_count
from theomachy.study.report import Report, Share
from theomachy.study.saving import check_file


def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = 0,
    threads: Threads = CORES,
    device: Annotated[str, typer.Option(metavar="word")] = "cpu",
    option: OptionList = None,
    number: NumberList = None,
    variant: VariantFile = None,
    as_json: AsJson = False,
    clock: Clock = MOVE_CLOCK,
    total_clock: Clock = TOTAL_CLOCK,
    first: Annotated[int, whole()] = 0,
    save: OutFile = None,
    ray: RayAddress = "",
    lang: Lang = YOURS,
) -> None:
    """Play many games between bots."""
    tongue, named = speech(lang), bots.split(",")
    played, options = chosen(game, option, number, variant)
    played.new(players, options)
    study.seats_of_bots(named, players)
    on_gpu = is_on_gpu(device, bots, save)
    if save:
        check_file(save)
    with machines_at(ray, tongue, on_gpu) as cluster:
        player = gpu_player() if on_gpu and not cluster else None
        if not cluster:
            ready(played, to_count(played, named, save is not None), tongue)
        begun = time.perf_counter()
        with (
            counting(tongue.say("house-progress-games"), games) as progress,
            stopping(tongue.say("house-arena-stopping")) as stop,
        ):
            report = study.simulate(
                played, players, games, named, seed, options, threads, progress, player,
                bounds_of(clock, total_clock), lang, first, save, cluster, stop.is_set,
            )  # fmt: skip
    seconds = time.perf_counter() - begun
    if as_json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        show(tongue, played, report)
    if save:
        tell(tongue.say("house-simulate-saved", file=str(save)))
    total = int(report.decisions["total"])
    told = {"decisions": total, "seconds": round(seconds, 2), "rate": round(total / seconds)}
    tell(tongue.say("house-simulate-speed", **told))
    if report.games < games:
        left = {"first": str(first + report.games), "left": str(games - report.games)}
        tell(tongue.say("house-simulate-stopped", count=report.games, games=games, **left))
        raise typer.Exit(INTERRUPTED)


def is_on_gpu(device: str, bots: str, save: pathlib.Path | None) -> bool:
    """Whether a GPU is wanted, and for what it can do."""
    if device == "cpu":
        return False
    if device != "cuda":
        raise Wrong("door-device", device=device)
    if set(bots.split(",")) != {"random"}:
        raise Wrong("door-device-bots")
    if save:
        raise Wrong("door-device-rows")
    return True


def show(tongue: Speech, game: Game, report: Report) -> None:
    out.print(
        tongue.say(
            "house-simulate-title",
            game=game.full_name,
            players=report.players,
            games=report.games,
            seed=report.seed,
        )
    )
    show_house_rules(tongue, game)
    out.print(shares_grid(tongue, "house-simulate-seat", report.by_seat))
    out.print(shares_grid(tongue, "house-simulate-order", report.by_order))
    if len(report.by_bot) > 1:
        out.print(shares_grid(tongue, "house-simulate-bot", report.by_bot))
    show_forfeits(tongue, report.forfeits)
    if report.by_faction:
        show_factions(tongue, game, report)
    length = report.decisions
    out.print(
        tongue.say(
            "house-simulate-length",
            mean=round(length["mean"], 1),
            least=length["least"],
            most=length["most"],
        )
    )
    endings = ", ".join(
        f"{say(tongue, game, f'ending-{reason}')} {many} ({percent(tongue, many / report.games)})"
        for reason, many in report.endings.items()
    )
    out.print(f"{tongue.say('house-simulate-endings')} {endings}")


def show_factions(tongue: Speech, game: Game, report: Report) -> None:
    """Each by itself, then by its place in the order of play."""
    word = game.faction.removesuffix("s")
    heading = f"{game.name}-tally-{word}"
    names = {one.name: say(tongue, game, f"{word}-{one.name}") for one in report.by_faction}
    named = [replace(share, name=names[share.name]) for share in report.by_faction]
    out.print(shares_grid(tongue, heading, named))
    out.print(tongue.say("house-simulate-places"))
    out.print(places_grid(tongue, tongue.say(heading), names, report))


def places_grid(tongue: Speech, heading: str, names: dict[str, str], report: Report) -> Grid:
    """The faction of a row at the place of a column."""
    places = [share.name for share in report.by_order]
    grid = Grid(heading)
    for place in places:
        grid.add_column(place, justify="right")
    for faction, shares in report.by_faction_and_order.items():
        cells = {share.name: won(tongue, share) for share in shares}
        grid.add_row(Text(names[faction]), *(cells.get(place, "–") for place in places))
    return grid


def won(tongue: Speech, share: Share) -> str:
    """A share of wins, its interval below."""
    return f"{percent(tongue, share.share)}\n{interval(tongue, share.interval, '.0f')}"


def shares_grid(tongue: Speech, heading: str, shares: list[Share]) -> Grid:
    grid = Grid()
    grid.add_column(tongue.say(heading))
    for column in (
        "house-simulate-wins", "house-simulate-interval", "house-arena-rank",
        "house-simulate-points",
    ):  # fmt: skip
        grid.add_column(tongue.say(column), justify="right")
    for share in shares:
        grid.add_row(
            Text(share.name), percent(tongue, share.share), interval(tongue, share.interval),
            figure(tongue, share.rank, ".2f"), figure(tongue, share.points, ".2f"),
        )  # fmt: skip
    return grid
