"""Checking scenarios and records."""

import pathlib
from typing import Annotated

import typer

from theomachy.cli.screen import SPOKEN, Lang, out, ready, say
from theomachy.locales import speech
from theomachy.table import record, scenario

Files = Annotated[
    list[pathlib.Path], typer.Argument(help="Scenario files, or Markdown with scenario fences.")
]


def check(files: Files, lang: Lang = SPOKEN) -> None:
    """Run scenario files and say what differs, and where."""
    tongue = speech(lang)
    total, failed = 0, 0
    for path in files:
        text = read(path)
        try:
            scenarios = scenario.read_scenarios(text)
        except ValueError as wrong:
            raise ValueError(f"{path}: {wrong}") from None
        for game in scenario.known_games(scenarios):
            ready(game, tongue)
        for found in scenarios:
            total += 1
            for difference in scenario.run(found):
                failed += 1
                out.print(f"{path}:{difference.line}: {found.title}", markup=False)
                out.print(
                    f"  {tongue.say('house-check-expected')} {difference.expected}", markup=False
                )
                out.print(f"  {tongue.say('house-check-actual')} {difference.actual}", markup=False)
                out.print(difference.picture, markup=False)
    if failed:
        out.print(tongue.say("house-check-failed", differences=failed))
        raise typer.Exit(1)
    out.print(tongue.say("house-check-passed", scenarios=total, files=len(files)))


def read(path: pathlib.Path) -> str:
    try:
        return path.read_text()
    except (OSError, UnicodeDecodeError) as wrong:
        raise ValueError(
            f"{path}: {wrong.strerror if isinstance(wrong, OSError) else wrong}"
        ) from None


def verify(
    file: Annotated[pathlib.Path, typer.Argument(metavar="RECORD", help="A game record.")],
    lang: Lang = SPOKEN,
) -> None:
    """Play a game record again: every move legal, the result true, the dice fair."""
    tongue = speech(lang)
    verdict = record.verify(read(file))
    table = verdict.table
    out.print(tongue.say(f"house-verify-{verdict.dice}", plies=table.ply))
    if verdict.result:
        reason = say(tongue, table.game, f"ending-{verdict.result.reason}")
        scores = ", ".join(
            f"P{seat + 1} {points}" for seat, points in enumerate(verdict.result.scores)
        )
        out.print(tongue.say("house-verify-result", reason=reason, scores=scores))
