"""What every command shares: the screen, languages, progress, readiness."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from theomachy.bots.bot import chores
from theomachy.kernel import Game
from theomachy.kernel.warm import is_warm
from theomachy.kernel.warm import warm as warm_rules
from theomachy.locales import LANGUAGES, Speech, speech

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
_HOUR = 3600.0
"""Over how long a pace is taken: some games last minutes."""


def complain(message: str, status: int = 2) -> int:
    """One clear line."""
    print(f"theomachy: {message.splitlines()[0] if message else 'failed'}", file=sys.stderr)
    return status


def usual_language() -> str:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


SPOKEN = usual_language()


def language(name: str) -> str:
    if name not in LANGUAGES:
        raise typer.BadParameter(f"{name!r} is not spoken here; {', '.join(LANGUAGES)} are")
    return name


Lang = Annotated[
    str, typer.Option("--lang", help="Language: en or fr (yours by default).", callback=language)
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A rule's option, name=value; may be repeated."),
]


def read_options(given: list[str] | None) -> dict[str, str]:
    for entry in given or ():
        if "=" not in entry:
            raise typer.BadParameter(f"an option is written name=value, not {entry!r}")
    return {name: value for name, _, value in (entry.partition("=") for entry in given or ())}


def say(tongue: Speech, game: Game, key: str, **args: Any) -> str:
    """A sentence of the game's; a guest without words of its own is told by its ids."""
    key = f"{game.name}-{key}".replace("_", "-")
    if tongue.has(key):
        return tongue.say(key, **args)
    return " ".join([key.rpartition("-")[2], *(str(value) for value in args.values())])


@contextmanager
def counting(label: str, total: int) -> Iterator[Any]:
    """A progress bar on the error stream; yields a function to be told how many more."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=err, transient=True, speed_estimate_period=_HOUR) as bar:
        task = bar.add_task(label, total=total)
        yield lambda more: bar.advance(task, more)


def ready(game: Game, tongue: Speech | None = None) -> float:
    """Make sure the game's rules are compiled, showing progress if they are not."""
    if is_warm(game):
        return 0.0
    label = (tongue or speech(SPOKEN)).say("house-warm", game=game.name)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), console=err, transient=True
    ) as bar:
        task = bar.add_task(label, total=None)

        def started(name: str, number: int, total: int) -> None:
            bar.update(task, completed=number, total=total, description=f"{label} ({name})")

        return warm_rules(game, chores(game), started)
