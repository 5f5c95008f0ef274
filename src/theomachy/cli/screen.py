"""What every command shares: the screen, languages, progress, readiness."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from theomachy.cli.tongue import spoken
from theomachy.games.settings import house_rules
from theomachy.kernel import Game
from theomachy.kernel.codecache import NATIVE, SHIPPED
from theomachy.kernel.compiled import IS_PLAIN
from theomachy.kernel.warm import Chore, left_to_do, warm
from theomachy.locales import Speech, Wrong

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
_HOUR = 3600.0
"""Over how long a pace is taken: some games last minutes."""


def complain(message: str, status: int = 2) -> int:
    """One clear line."""
    told = message or Wrong("door-failed").said_in(spoken())
    print(f"theomachy: {told.splitlines()[0]}", file=sys.stderr)
    return status


def say(tongue: Speech, game: Game, key: str, **args: Any) -> str:
    """A sentence of the game's; a guest without words of its own is told by its ids."""
    if tongue.has(f"{game.name}-{key}"):
        return tongue.say(f"{game.name}-{key}", **args)
    return " ".join([key.rpartition("-")[2], *(str(value) for value in args.values())])


def show_house_rules(tongue: Speech, game: Game) -> None:
    if game.variant:
        out.print(house_rules(game, tongue), style="yellow")


def figure(tongue: Speech, number: float, form: str) -> str:
    """A number in one of Python's forms, `.2f`, with the decimal point of the language."""
    return f"{number:{form}}".replace(".", tongue.say("house-decimal-point"))


def percent(tongue: Speech, share: float, form: str = ".2f") -> str:
    return tongue.say("house-percent", number=figure(tongue, 100 * share, form))


def interval(tongue: Speech, ends: tuple[float, float], form: str = ".2f") -> str:
    return " – ".join(percent(tongue, end, form) for end in ends)


@contextmanager
def counting(label: str, total: int) -> Iterator[Any]:
    """A progress bar on the error stream; yields a function to be told how many more."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=err, transient=True, speed_estimate_period=_HOUR) as bar:
        task = bar.add_task(label, total=total)
        yield lambda more: bar.advance(task, more)


def ready(game: Game, chores: list[Chore], tongue: Speech) -> float:
    """Make sure that these chores are done, showing progress if they are not; plain Python needs
    none, and would say that they are."""
    if IS_PLAIN or not left_to_do(game, chores):
        return 0.0
    if SHIPPED.is_dir() and not os.environ.get(NATIVE):
        print(tongue.say("house-warm-elsewhere", game=game.full_name), file=sys.stderr)
    label = tongue.say("house-warm", game=game.full_name)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), console=err, transient=True
    ) as bar:
        task = bar.add_task(label, total=None)

        def started(name: str, number: int, total: int) -> None:
            told = f"{label} ({name})"
            bar.update(task, completed=number, total=total, description=told)
            if not err.is_terminal:
                print(told, file=sys.stderr, flush=True)

        return warm(game, chores, started)
