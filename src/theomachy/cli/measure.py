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

from theomachy.cli.given import AsJson
from theomachy.cli.screen import err, out, ready
from theomachy.cli.tongue import YOURS, Lang, decimal, whole
from theomachy.games import SHELF, load, names
from theomachy.kernel import Game
from theomachy.locales import Speech, speech
from theomachy.study import speed
from theomachy.study.readiness import to_play, to_study

BENCH = pathlib.Path(__file__).parents[3] / "bench"


def bench(
    seconds: Annotated[float, decimal(least=0.1)] = 3.0,
    players: Annotated[int, whole(least=2)] = 4,
    search: Annotated[bool, typer.Option("--search")] = False,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    as_json: AsJson = False,
    lang: Lang = YOURS,
) -> None:
    """Measure speed on one core."""
    tongue = speech(lang)
    for name in names():
        ready(load(name), [*to_study(load(name)), *to_play(load(name))], tongue)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ours = search_figures(tongue, seconds) if search else our_figures(tongue, players, seconds)
    theirs = peer_figures(tongue, seconds, *["--search"] * search) if peers else {}
    if as_json:
        print(json.dumps({"ours": ours, "peers": theirs}, indent=1))
        return
    show_ours(tongue, ours)
    show_ratios(tongue, ours, theirs, "simulations" if search else "decisions")


def our_figures(tongue: Speech, players: int, seconds: float) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for name in names():
        err.print(tongue.say("house-bench-measuring", game=name))
        game = load(name)
        seats = min(players, game.players[-1])
        figures |= {f"{name}_{key}": value for key, value in paces(game, seats, seconds).items()}
        if name in SHELF:
            cold, warm = speed.starts(game, seats)
            figures |= {f"{name}_cold_start_s": cold, f"{name}_warm_start_s": warm}
    return figures


def search_figures(tongue: Speech, seconds: float) -> dict[str, Any]:
    """Simulations per second with two players, judged at once and played on."""
    figures: dict[str, Any] = {}
    for name in names():
        err.print(tongue.say("house-bench-measuring-search", game=name))
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


def peer_figures(tongue: Speech, seconds: float, *more: str) -> dict[str, Any]:
    """The peers' figures, measured in an environment of their own by `bench/peers.py`."""
    script, wanted = BENCH / "peers.py", BENCH / "peers.txt"
    if not script.exists():
        err.print(tongue.say("house-bench-peers-absent"))
        return {}
    home = BENCH.parent / ".venv-peers"
    if not (home / "ready").exists() and not install(tongue, home, wanted):
        err.print(tongue.say("house-bench-peers-left-out"))
        return {}
    err.print(tongue.say("house-bench-measuring-peers"))
    words = [str(home / "bin" / "python"), str(script), "--seconds", str(seconds), "--json"]
    run = subprocess.run([*words, *more], check=True, stdout=subprocess.PIPE, text=True)
    return dict(json.loads(run.stdout))


def install(tongue: Speech, home: pathlib.Path, wanted: pathlib.Path) -> bool:
    """An environment for the peers, once."""
    err.print(tongue.say("house-bench-installing", file=home.name))
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


def show_ours(tongue: Speech, ours: dict[str, Any]) -> None:
    grid = Grid("", "", title=tongue.say("house-bench-ours"), show_header=False)
    grid.add_column(justify="right")
    for figure, value in ours.items():
        game = next(name for name in names() if figure.startswith(f"{name}_"))
        what = tongue.say(f"house-bench-{figure.removeprefix(f'{game}_')}")
        grid.add_row(game, what, counted(tongue, value))
    out.print(grid)


def counted(tongue: Speech, number: float) -> str:
    """A figure to the hundredth where that matters."""
    return tongue.say("house-bench-figure", number=round(number, 2 if number < 100 else 0))


def show_ratios(tongue: Speech, ours: dict[str, Any], theirs: dict[str, Any], what: str) -> None:
    """Our figure over each peer's, for the same or a comparable game."""
    if not theirs:
        return
    grid = Grid(title=tongue.say("house-bench-beside"))
    for heading in ("peer", "peer-game", f"{what}-per-s", "our-game", "ours-per-s", "ratio"):
        is_name = heading in ("peer", "peer-game", "our-game")
        said = tongue.say(f"house-bench-{heading}")
        grid.add_column(said, justify="left" if is_name else "right")
    for name, peer in theirs.items():
        for game in ["connect_four"] if name.endswith("connect_four") else SHELF:
            mine = ours.get(f"{game}_{what}_per_s")
            grid.add_row(name, *beside(tongue, peer, game, mine))
    out.print(grid)


def beside(tongue: Speech, peer: dict[str, Any], game: str, mine: float | None) -> list[str]:
    """A peer's game and pace, ours, and the ratio; or why there is none."""
    if "error" in peer or mine is None:
        return ["-", str(peer.get("error", "-")), game, "-", "-"]
    pace = peer.get("steps_per_s") or peer["simulations_per_s"]
    theirs, ours, ratio = (counted(tongue, one) for one in (pace, mine, mine / pace))
    return [peer["game"], theirs, game, ours, ratio]
