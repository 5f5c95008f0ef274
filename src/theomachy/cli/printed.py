"""A game on paper."""

import pathlib
import sys
from typing import Annotated

import typer

from theomachy.cli.given import GameName, OutFile
from theomachy.cli.screen import err
from theomachy.cli.tongue import YOURS, Lang
from theomachy.locales import speech
from theomachy.printing import check, make

Paper = Annotated[str, typer.Option(metavar="paper")]


def printed(game: GameName, paper: Paper = "a4", out: OutFile = None, lang: Lang = YOURS) -> None:
    """Make the printed edition of a game: a PDF to print and cut out."""
    tongue = speech(lang)
    check(game, paper)
    label = tongue.say("house-print-making", game=game)
    if not err.is_terminal:
        print(label, file=sys.stderr, flush=True)
    with err.status(label):
        edition = make(game, paper, lang)
    target = out or pathlib.Path(f"{game}-{paper}-{lang}.pdf")
    target.write_bytes(edition)
    print(tongue.say("house-print-made", file=str(target)))
