"""`theomachy fit`, `theomachy forecast`: what a game's features are worth, learned from games."""

import pathlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from theomachy.bots.lessons import MANY_POLICIES, equals
from theomachy.bots.levels import temperatures
from theomachy.bots.weights import weights_file, write_weights
from theomachy.cli.given import CORES, GameName, OptionList, Seed, Threads, read_options
from theomachy.cli.screen import counting, err, figure, out, percent, ready
from theomachy.cli.tongue import YOURS, Lang, whole
from theomachy.games import SHELF, load
from theomachy.kernel import Game
from theomachy.locales import Speech, Wrong, speech
from theomachy.study import fit as study
from theomachy.study.fit import Fit, Span, spans
from theomachy.study.logit import Lessons
from theomachy.study.readiness import to_study

GamesToLearnFrom = Annotated[int, whole(least=8)]
NumbersOfPlayers = Annotated[str, typer.Option(metavar="numbers")]
WeightsFile = Annotated[pathlib.Path | None, typer.Option("--out", metavar="file")]


def fit(
    game: GameName,
    games: GamesToLearnFrom = 8000,
    only_scale: Annotated[bool, typer.Option("--only-scale")] = False,
    seed: Seed = 0,
    players: NumbersOfPlayers = "",
    option: OptionList = None,
    threads: Threads = CORES,
    to: WeightsFile = None,
    lang: Lang = YOURS,
) -> None:
    """Fit the value a search evaluates by."""
    played, file, tongue = load(game), file_for(load(game), to), speech(lang)
    wanted = spans(games, openings(played, players, option), MANY_POLICIES)
    lessons = take_lessons(tongue, played, wanted, seed, threads)
    fitted = study.fit_value(played, lessons, only_scale)
    show(tongue, tongue.say("house-fit-value", game=game, games=learned_from(fitted)), fitted)
    write_weights("value", fitted.weights, file)
    tell_file(tongue, file)


def forecast(
    game: GameName,
    games: GamesToLearnFrom = 8000,
    seed: Seed = 0,
    players: NumbersOfPlayers = "",
    option: OptionList = None,
    threads: Threads = CORES,
    to: WeightsFile = None,
    lang: Lang = YOURS,
) -> None:
    """Fit the win probabilities players are told."""
    played, file, tongue = load(game), file_for(load(game), to), speech(lang)
    wanted = spans(games, openings(played, players, option), equals(temperatures(played)))
    lessons = take_lessons(tongue, played, wanted, seed, threads)
    fitted = study.fit_forecasts(played, lessons)
    for number, one in fitted.items():
        told = {"game": game, "players": number, "games": learned_from(one)}
        show(tongue, tongue.say("house-fit-forecast", **told), one)
    write_weights("forecast", {str(number): one.weights for number, one in fitted.items()}, file)
    tell_file(tongue, file)


def learned_from(fitted: Fit) -> int:
    return fitted.games - fitted.tested


def tell_file(tongue: Speech, file: pathlib.Path) -> None:
    out.print(tongue.say("house-fit-written", file=str(file)), markup=False, soft_wrap=True)


def openings(game: Game, players: str, option: OptionList) -> list[Any]:
    """One for each number of players asked for."""
    tables = numbers(players) or list(game.players)
    return [game.new(number, read_options(option)) for number in tables]


def take_lessons(
    tongue: Speech, game: Game, wanted: Sequence[Span], seed: int, threads: int
) -> list[Lessons]:
    """Play the games, with a sign of life."""
    ready(game, to_study(game), tongue)
    with err.status(tongue.say("house-fit-compiling")):
        study.take_lessons(game, [replace(wanted[0], games=1)])
    games = sum(span.games for span in wanted)
    with counting(tongue.say("house-progress-games"), games) as progress:
        return study.take_lessons(game, wanted, seed, threads, progress)


def file_for(game: Game, to: pathlib.Path | None) -> pathlib.Path:
    """Where the weights go, if they can."""
    if to is None and game.variant:
        raise Wrong("door-weights-variant", game=game.full_name)
    if to is None and game.name not in SHELF:
        raise Wrong("door-weights-guest", game=game.name)
    file = to or weights_file(game.name)
    if not file.parent.is_dir() or file.is_dir():
        raise Wrong("door-weights-file", file=str(file))
    return file


def numbers(players: str) -> list[int]:
    try:
        return sorted({int(number) for number in players.split(",") if number})
    except ValueError:
        raise Wrong("door-players-list", players=players) from None


def show(tongue: Speech, title: str, fitted: Fit) -> None:
    grid = Grid(title=title)
    grid.add_column(tongue.say("house-fit-feature"))
    for heading in (tongue.say("house-fit-weight"), "±"):
        grid.add_column(heading, justify="right")
    for name, weight in fitted.weights.items():
        error = figure(tongue, 1.96 * fitted.errors[name], ".4f")
        grid.add_row(name, figure(tongue, weight, "+.4f"), error)
    out.print(grid)
    if fitted.tested == 0:
        out.print(tongue.say("house-fit-untested"), style="yellow")
    else:
        show_test(tongue, fitted)


def show_test(tongue: Speech, fitted: Fit) -> None:
    """How the weights fared in games they were not fitted to."""
    loss, blind = (figure(tongue, one, ".4f") for one in (fitted.loss, fitted.blind))
    told = {"games": fitted.tested, "loss": loss, "blind": blind}
    favourite = percent(tongue, fitted.favourite, ".1f")
    out.print(tongue.say("house-fit-test", favourite=favourite, **told))
    grid = Grid(title=tongue.say("house-fit-chances"))
    for heading in ("foretold", "won", "seats"):
        grid.add_column(tongue.say(f"house-fit-{heading}"), justify="right")
    for tenth in fitted.tenths:
        shown = (percent(tongue, one, ".1f") for one in (tenth.foretold, tenth.won))
        grid.add_row(*shown, f"{tenth.seats:.0f}")
    out.print(grid)
