"""The command line: `theomachy --help`."""

import sys
from collections.abc import Callable

import typer

from theomachy.cli import (
    admin,
    arena,
    check,
    compare,
    evolve,
    fit,
    games,
    keep,
    measure,
    observations,
    play,
    printed,
    serve,
    simulate,
    story,
    sweep,
    variants,
)
from theomachy.cli.guide import Command, Group, show_help
from theomachy.cli.screen import complain
from theomachy.cli.tongue import MISUSED, YOURS, Lang, misuse, spoken
from theomachy.locales import Wrong, sentence

NAME = "theomachy"
COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve.serve,
    "games": games.games,
    "rules": games.rules,
    "variants": variants.variants,
    "observations": observations.observations,
    "play": play.play,
    "print": printed.printed,
    "simulate": simulate.simulate,
    "arena": arena.arena,
    "compare": compare.compare,
    "sweep": sweep.sweep,
    "evolve": evolve.evolve,
    "fit": fit.fit,
    "forecast": fit.forecast,
    "check": check.check,
    "verify": check.verify,
    "story": story.story,
    "bench": measure.bench,
    "warm": games.warm,
    "backup": keep.backup,
    "restore": keep.restore,
}
"""Each is explained by the words of help.ftl."""

app = typer.Typer(
    name=NAME,
    cls=Group,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for name, command in COMMANDS.items():
    app.command(name, cls=Command)(command)

operators = typer.Typer(cls=Group)
for name, command in admin.COMMANDS.items():
    operators.command(name, cls=Command)(command)
app.add_typer(operators, name="admin")


@operators.callback(invoke_without_command=True)
def operate(context: typer.Context, lang: Lang = YOURS) -> None:
    """Without a command: say which there are."""
    if context.invoked_subcommand is None:
        show_help(context.command, context)


INTERRUPTED = 130


def main() -> None:
    """Run a command; wrong input gets one clear line and exit code 2."""
    try:
        sys.exit(app(prog_name=NAME, standalone_mode=False) or 0)
    except MISUSED as wrong:
        sys.exit(complain(misuse(wrong).said_in(spoken())))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(complain(Wrong("door-interrupted").said_in(spoken()), INTERRUPTED))
    except (ValueError, LookupError, OSError) as wrong:
        told = wrong.args[0] if type(wrong) is KeyError else sentence(wrong, spoken())
        sys.exit(complain(str(told)))


@app.callback(invoke_without_command=True)
def start(context: typer.Context, lang: Lang = YOURS) -> None:
    """Without a command: serve the table in the browser, as `theomachy serve` does."""
    if context.invoked_subcommand is None:
        given = {"host": "127.0.0.1", "port": 8000, "data": None, "browser": True, "lang": lang}
        context.invoke(serve.serve, **given)
