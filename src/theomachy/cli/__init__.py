"""The command line: `theomachy --help`."""

import sys
from typing import Any

import typer

from theomachy.cli import arena, check, evolve, fit, games, measure, play, serve, simulate
from theomachy.cli.screen import SPOKEN, complain
from theomachy.locales import sentence

app = typer.Typer(
    name="theomachy",
    help="Four board games of warring gods: play them, study them, check their rules. "
    "Without a command the table opens in your browser.",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("games")(games.games)
app.command("rules")(games.rules)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("evolve")(evolve.evolve)
app.command("fit")(fit.fit)
app.command("forecast")(fit.forecast)
app.command("check")(check.check)
app.command("verify")(check.verify)
app.command("bench")(measure.bench)
app.command("warm")(games.warm)


WRONG_USAGE: Any = typer.BadParameter.__base__
"""What Typer raises at wrong words; the library below it differs between versions."""


def main() -> None:
    """Run a command; wrong input gets one clear line and exit code 2."""
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except WRONG_USAGE as wrong:
        sys.exit(complain(f"{wrong.format_message()} (see --help)"))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(complain("interrupted", status=130))
    except (ValueError, LookupError, OSError) as wrong:
        told = wrong.args[0] if type(wrong) is KeyError else sentence(wrong, SPOKEN)
        sys.exit(complain(str(told)))


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: serve the table in the browser, as `theomachy serve` does."""
    if context.invoked_subcommand is None:
        context.invoke(serve.serve, host="127.0.0.1", port=8000, data=None, browser=True)
