"""The command line: `theomachy --help`."""

import sys

import click
import typer

from theomachy.cli import check, games, measure, play, simulate
from theomachy.cli.screen import complain

app = typer.Typer(
    name="theomachy",
    help="Four board games of warring gods: play them, study them, check their rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.games)
app.command("rules")(games.rules)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("check")(check.check)
app.command("verify")(check.verify)
app.command("bench")(measure.bench)
app.command("warm")(games.warm)


def main() -> None:
    """Run a command; wrong input gets one clear line and exit code 2."""
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as shown:
        print(shown.ctx.get_help() if shown.ctx else shown)
        sys.exit(0)
    except click.ClickException as wrong:
        sys.exit(complain(wrong.format_message()))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(complain("interrupted", status=130))
    except (ValueError, LookupError, OSError) as wrong:
        sys.exit(complain(str(wrong.args[0] if type(wrong) is KeyError else wrong)))
