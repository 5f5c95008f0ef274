"""Many games at once."""

import json
import os
import sys
import time
from dataclasses import replace
from typing import Annotated

import typer
from rich.table import Table as Grid

from theomachy.cli.games import GameName
from theomachy.cli.screen import (
    SPOKEN,
    Lang,
    OptionList,
    counting,
    out,
    read_options,
    ready,
    say,
)
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.locales import Speech, speech
from theomachy.study import simulate as study
from theomachy.study.simulate import Report, Share

CORES = os.cpu_count() or 1


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="One bot for all, or one per seat: greedy,random (they rotate).")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The result depends on this alone.")] = 0,
    threads: Annotated[int, typer.Option(min=1, help="CPU threads.")] = CORES,
    device: Annotated[str, typer.Option(help="cpu, or cuda for random games on a GPU.")] = "cpu",
    option: OptionList = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    lang: Lang = SPOKEN,
) -> None:
    """Play many games between bots and count who wins, with 95 % intervals."""
    played, tongue = load(game), speech(lang)
    played.new(players, read_options(option))
    on_gpu = gpu_player(device, bots, tongue)
    ready(played, tongue)
    begun = time.perf_counter()
    with counting(tongue.say("house-progress-games"), games) as progress:
        report = study.simulate(
            played, players, games, bots.split(","), seed, read_options(option), threads,
            progress, on_gpu,
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


def gpu_player(device: str, bots: str, tongue: Speech) -> study.Player | None:
    """Who plays random games on the GPU, if that is wanted and there is one."""
    if device == "cpu":
        return None
    if device != "cuda":
        raise typer.BadParameter(f"--device is cpu or cuda, not {device!r}")
    if set(bots.split(",")) != {"random"}:
        raise typer.BadParameter("--device cuda plays random games only: --bots random")
    try:
        from theomachy.kernel import device as gpu
    except ImportError:
        raise ValueError(tongue.say("house-error-no-gpu")) from None
    if not gpu.is_present():
        raise ValueError(tongue.say("house-error-no-gpu"))

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
    if len(report.by_bot) > 1:
        out.print(shares_grid(tongue, "house-simulate-bot", report.by_bot))
    if report.by_faction:
        word = game.faction.removesuffix("s")
        named = [
            replace(share, name=say(tongue, game, f"{word}-{share.name}"))
            for share in report.by_faction
        ]
        out.print(shares_grid(tongue, f"{game.name}-tally-{word}", named))
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
        f"{say(tongue, game, f'ending-{reason}')} {number} ({number / report.games:.2%})"
        for reason, number in report.endings.items()
    )
    out.print(f"{tongue.say('house-simulate-endings')} {endings}")


def shares_grid(tongue: Speech, heading: str, shares: list[Share]) -> Grid:
    grid = Grid()
    grid.add_column(tongue.say(heading))
    for column in ("simulate-wins", "simulate-interval", "arena-rank", "simulate-points"):
        grid.add_column(tongue.say(f"house-{column}"), justify="right")
    for share in shares:
        low, high = share.interval
        grid.add_row(
            share.name,
            f"{share.share:.2%}",
            f"{low:.2%} – {high:.2%}",
            f"{share.rank:.2f}",
            f"{share.points:.2f}",
        )
    return grid
