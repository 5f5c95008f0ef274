"""Checking scenarios and records."""

import pathlib
from typing import Annotated

import typer

from theomachy.cli.screen import out, ready, say, show_house_rules
from theomachy.cli.tongue import YOURS, Lang
from theomachy.games import load
from theomachy.kernel.warm import for_a_table
from theomachy.locales import Speech, Wrong, speech
from theomachy.table import guide, record, scenario, signing

GUIDES = pathlib.Path(guide.FILE).suffix
Files = Annotated[list[pathlib.Path], typer.Argument(metavar="file")]


def check(files: Files, lang: Lang = YOURS) -> None:
    """Run scenario files and guides."""
    tongue = speech(lang)
    total, failed = 0, 0
    for path in files:
        if path.suffix == GUIDES:
            total, failed = total + 1, failed + check_guide(path, tongue)
            continue
        scenarios = read_scenarios(path)
        for game in scenario.known_games(scenarios):
            ready(game, for_a_table(game), tongue)
        for found in scenarios:
            differences = scenario.run(found)
            total, failed = total + 1, failed + len(differences)
            for difference in differences:
                show_difference(tongue, path, difference)
    if failed:
        out.print(tongue.say("house-check-failed", differences=failed))
        raise typer.Exit(1)
    out.print(tongue.say("house-check-passed", scenarios=total, files=len(files)))


def check_guide(path: pathlib.Path, tongue: Speech) -> int:
    """Follow a guided first game to its end, many times; how much is wrong with it."""
    try:
        found = guide.read_guide(read(path))
    except Wrong as wrong:
        raise Wrong("door-file", file=str(path), why=wrong) from None
    ready(load(found.game), for_a_table(load(found.game)), tongue)
    faults = guide.faults(found)
    for fault in faults:
        out.print(f"{path}: {fault.said_in(tongue.language)}", markup=False)
    return len(faults)


def read_scenarios(path: pathlib.Path) -> list[scenario.Scenario]:
    text = read(path)
    try:
        return scenario.read_scenarios(text)
    except Wrong as wrong:
        raise Wrong("door-file", file=str(path), why=wrong) from None


def show_difference(tongue: Speech, path: pathlib.Path, one: scenario.Difference) -> None:
    expected, actual = (tongue.say(f"house-check-{word}") for word in ("expected", "actual"))
    out.print(f"{path}:{one.line}: {one.scenario.title}", markup=False)
    out.print(f"  {expected} {one.expected}", markup=False)
    out.print(f"  {actual} {one.found(tongue.language)}", markup=False)
    out.print(one.picture, markup=False)


def read(path: pathlib.Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Wrong("door-file", file=str(path), why=Wrong("door-file-text")) from None


def verify(
    file: Annotated[pathlib.Path, typer.Argument(metavar="record")], lang: Lang = YOURS
) -> None:
    """Play a game record again."""
    tongue = speech(lang)
    verdict = record.verify(read(file))
    table = verdict.table
    out.print(tongue.say(f"house-verify-{verdict.dice}", plies=table.ply))
    show_house_rules(tongue, table.game)
    show_promise(tongue, verdict)
    if verdict.result:
        reason = say(tongue, table.game, f"ending-{verdict.result.reason}")
        scores = ", ".join(
            f"P{seat + 1} {points}" for seat, points in enumerate(verdict.result.scores)
        )
        out.print(tongue.say("house-verify-result", reason=reason, scores=scores))


def show_promise(tongue: Speech, verdict: record.Verdict) -> None:
    """Who vouches for the dice, and who added to them."""
    out.print(tongue.say("house-verify-entropy", seats=sum(map(bool, verdict.table.entropy))))
    if verdict.promise is None:
        out.print(tongue.say("house-verify-unsigned"))
    else:
        fingerprint = signing.fingerprint(verdict.promise.server)
        out.print(tongue.say("house-verify-signed", fingerprint=fingerprint))
