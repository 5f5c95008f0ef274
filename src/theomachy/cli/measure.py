"""`theomachy bench`: our speed beside that of others, in one run, on one core."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from theomachy.cli.screen import err, out, ready
from theomachy.games import SHELF, load, names
from theomachy.kernel import Game
from theomachy.study import speed

BENCH = pathlib.Path(__file__).parents[3] / "bench"


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="For each figure.")] = 3.0,
    players: Annotated[int, typer.Option(min=2, help="Or as many as the game seats.")] = 4,
    search: Annotated[
        bool, typer.Option("--search", help="The bots' search instead of random play.")
    ] = False,
    peers: Annotated[bool, typer.Option(help="Measure other engines too, from PyPI.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Measure speed on one core, ours and that of other engines, and print the ratios."""
    for name in names():
        ready(load(name))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ours = search_figures(seconds) if search else our_figures(players, seconds)
    theirs = peer_figures(seconds, search) if peers else {}
    if as_json:
        print(json.dumps({"ours": ours, "peers": theirs}, indent=1))
        return
    show_ours(ours)
    show_ratios(ours, theirs, "simulations" if search else "decisions")


def our_figures(players: int, seconds: float) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for name in names():
        err.print(f"measuring {name}")
        game = load(name)
        seats = min(players, game.players[-1])
        figures |= {f"{name}_{key}": value for key, value in paces(game, seats, seconds).items()}
        if name in SHELF:
            cold, warm = speed.starts(game, seats)
            figures |= {f"{name}_cold_start_s": cold, f"{name}_warm_start_s": warm}
    return figures


def search_figures(seconds: float) -> dict[str, Any]:
    """Simulations per second with two players, judged at once and played on."""
    figures: dict[str, Any] = {}
    for name in names():
        err.print(f"measuring the search of {name}")
        game = load(name)
        for key, plays_on in (("simulations", False), ("simulations_played_on", True)):
            figures[f"{name}_{key}_per_s"] = speed.searches(game, 2, seconds, plays_on)
    return figures


def paces(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """One game's figures but the time of its first use."""
    pace = speed.random_play(game, players, seconds)
    return {
        "players": players,
        "decisions_per_s": pace.decisions_per_s,
        "games_per_s": pace.games_per_s,
        "python_loop_per_s": speed.python_loop(game, players, seconds),
        "table_per_s": speed.table_loop(game, players, seconds),
        "clones_per_s": speed.clones(game, players, seconds),
        "record_bytes": game.state.itemsize,
    }


def peer_figures(seconds: float, search: bool = False) -> dict[str, Any]:
    """The peers' figures, measured in an environment of their own."""
    script, wanted = BENCH / "peers.py", BENCH / "peers.txt"
    if not script.exists():
        err.print("the peers are measured from a checkout of the project only")
        return {}
    home = BENCH.parent / ".venv-peers"
    if not (home / "ready").exists() and not install(home, wanted):
        err.print("the peers could not be installed here: they are left out")
        return {}
    err.print("measuring the peers")
    words = [str(home / "bin" / "python"), str(script), "--seconds", str(seconds), "--json"]
    words += ["--search"] if search else []
    run = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True)
    return dict(json.loads(run.stdout))


def install(home: pathlib.Path, wanted: pathlib.Path) -> bool:
    """An environment for the peers, once."""
    err.print("installing the peers into .venv-peers (minutes, once)")
    python = str(home / "bin" / "python")
    for words in (
        [newest_python(), "-m", "venv", "--clear", str(home)],
        [python, "-m", "pip", "install", "-q", "-r", str(wanted)],
    ):
        if subprocess.run(words, stdout=sys.stderr).returncode:
            return False
    (home / "ready").touch()
    return True


def newest_python() -> str:
    """Some peers want a newer Python than ours: the newest that answers, else our own."""
    installed = pathlib.Path.home().glob(".pyenv/versions/3.1[2-4]*/bin/python")
    on_path = [shutil.which(f"python3.{minor}") for minor in (14, 13, 12)]
    for candidate in [*map(str, sorted(installed)), *filter(None, on_path)]:
        if subprocess.run([candidate, "-V"], capture_output=True).returncode == 0:
            return candidate
    return sys.executable


def show_ours(ours: dict[str, Any]) -> None:
    grid = Grid(title="Theomachy, one core", show_header=False)
    for name, value in ours.items():
        shown = f"{value:,.2f}" if name.endswith("_s") and value < 100 else f"{value:,.0f}"
        grid.add_row(name.replace("_", " "), shown)
    out.print(grid)


def show_ratios(ours: dict[str, Any], theirs: dict[str, Any], what: str = "decisions") -> None:
    """Our figure over each peer's, for the same or a comparable game."""
    if not theirs:
        return
    grid = Grid(title="Beside the peers, same run, same core")
    for heading in ("peer", "game", f"{what}/s", "ours", "ours/s", "ratio"):
        grid.add_column(heading, justify="left" if heading in ("peer", "game", "ours") else "right")
    for name, peer in theirs.items():
        for game in ["connect_four"] if name.endswith("connect_four") else SHELF:
            show_ratio(grid, name, peer, game, ours.get(f"{game}_{what}_per_s"))
    out.print(grid)


def show_ratio(grid: Grid, name: str, peer: dict[str, Any], game: str, mine: float | None) -> None:
    if "error" in peer or mine is None:
        grid.add_row(name, "-", str(peer.get("error", "-")), game, "-", "-")
        return
    pace = peer.get("steps_per_s") or peer["simulations_per_s"]
    grid.add_row(name, peer["game"], f"{pace:,.0f}", game, f"{mine:,.0f}", f"{mine / pace:.2f}")
