"""Many games at once."""

import json
import sys
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
    OptionList,
    Players,
    Seed,
    Threads,
    bounds_of,
    read_options,
)
from theomachy.cli.screen import counting, figure, interval, out, percent, ready, say, to_meet
from theomachy.cli.tongue import YOURS, Lang
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.locales import Speech, Wrong, speech
from theomachy.study import simulate as study
from theomachy.study.simulate import Report, Share


def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = 0,
    threads: Threads = CORES,
    device: Annotated[str, typer.Option(metavar="word")] = "cpu",
    option: OptionList = None,
    as_json: AsJson = False,
    clock: Clock = MOVE_CLOCK,
    total_clock: Clock = TOTAL_CLOCK,
    lang: Lang = YOURS,
) -> None:
    """Play many games between bots."""
    played, tongue = load(game), speech(lang)
    played.new(players, read_options(option))
    study.seats_of_bots(bots.split(","), players)
    on_gpu = gpu_player(device, bots)
    ready(played, to_meet(played, bots.split(",")), tongue)
    begun = time.perf_counter()
    with counting(tongue.say("house-progress-games"), games) as progress:
        report = study.simulate(
            played, players, games, bots.split(","), seed, read_options(option), threads,
            progress, on_gpu, bounds_of(clock, total_clock), lang,
        )  # fmt: skip
    seconds = time.perf_counter() - begun
    if as_json:
        print(json.dumps(report.as_json(), indent=1))
    else:
        show(tongue, played, report)
    rate = round(report.decisions["total"] / seconds)
    total = int(report.decisions["total"])
    sys.stderr.write(
        tongue.say("house-simulate-speed", decisions=total, seconds=round(seconds, 2), rate=rate)
        + "\n"
    )


def gpu_player(device: str, bots: str) -> study.Player | None:
    """Who plays random games on the GPU, if that is wanted and there is one."""
    if device == "cpu":
        return None
    if device != "cuda":
        raise Wrong("door-device", device=device)
    if set(bots.split(",")) != {"random"}:
        raise Wrong("door-device-bots")
    try:
        from theomachy.kernel import device as gpu
    except ImportError:
        raise Wrong("door-no-gpu") from None
    if not gpu.is_present():
        raise Wrong("door-no-gpu")
    return gpu.play_many


def show(tongue: Speech, game: Game, report: Report) -> None:
    out.print(
        tongue.say(
            "house-simulate-title",
            game=game.name,
            players=report.players,
            games=report.games,
            seed=report.seed,
        )
    )
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
