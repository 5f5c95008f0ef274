"""`theomachy compare`: two settings of a game's options side by side."""

import json
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from theomachy.cli.fit import NumbersOfPlayers, numbers
from theomachy.cli.given import CORES, AsJson, Bots, GameName, OutFile, Seed, Threads
from theomachy.cli.screen import counting, figure, out, percent, ready, say
from theomachy.cli.stopping import INTERRUPTED, stopping, tell
from theomachy.cli.tongue import YOURS, Lang, decimal, whole
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.locales import Speech, speech
from theomachy.study.candidate import Candidate
from theomachy.study.compare import Comparison, Pair, Plan, Report, Row
from theomachy.study.compare import compare as compared
from theomachy.study.measures import UNFAIR
from theomachy.study.readiness import to_meet

_GAMES, _GAMES_UNTIL_DECIDED = 2_000, 100_000

Settings = Annotated[str, typer.Option(metavar="settings")]


def compare(
    game: GameName,
    a: Settings = "",
    b: Settings = "",
    players: NumbersOfPlayers = "",
    bots: Bots = "greedy",
    games: Annotated[int | None, whole(least=10)] = None,
    precision: Annotated[float, decimal(0.0001, 0.5)] = 0.01,
    until_decided: Annotated[bool, typer.Option("--until-decided")] = False,
    seed: Seed = 0,
    threads: Threads = CORES,
    as_json: AsJson = False,
    save: OutFile = None,
    lang: Lang = YOURS,
) -> None:
    """Say which of two settings is the fairer, and by how much."""
    tongue, pair = speech(lang), (Candidate.read(game, a), Candidate.read(game, b))
    plan = Plan(
        tuple(numbers(players)) or tuple(load(game).players),
        tuple(bots.split(",")),
        games or (_GAMES_UNTIL_DECIDED if until_decided else _GAMES),
        seed,
        precision,
        until_decided,
    )
    report, is_whole = play(tongue, pair, plan, threads)
    told = json.dumps(report.as_json(), indent=1)
    if as_json:
        print(told)
    else:
        show(tongue, pair, report)
    if save:
        save.write_text(f"{told}\n", encoding="utf-8")
    if not is_whole:
        tell(tongue.say("house-compare-stopped"))
        raise typer.Exit(INTERRUPTED)


def play(tongue: Speech, pair: Pair, plan: Plan, threads: int) -> tuple[Report, bool]:
    """What is known in the end, and whether that is all that was asked for."""
    plan.check(pair)
    for candidate in pair:
        ready(candidate.game, to_meet(candidate.game, plan.bots), tongue)
    games = len(pair) * plan.games * len(plan.players)
    with (
        counting(tongue.say("house-progress-games"), games) as progress,
        stopping(tongue.say("house-arena-stopping")) as stop,
    ):
        report = compared(pair, plan, threads, progress, stop.is_set)
    return report, not stop.is_set()


def show(tongue: Speech, pair: Pair, report: Report) -> None:
    game = pair[0].game
    for name, side in (("A", report.a), ("B", report.b)):
        told = side.setting or tongue.say("house-compare-printed")
        out.print(f"{name}: {told}", markup=False)
    for one in report.comparisons:
        show_one(tongue, game, report, one)
    if report.comparisons:
        tell_of(tongue.say("house-compare-together"))


def tell_of(sentence: str) -> None:
    out.print(sentence, soft_wrap=True)


def show_one(tongue: Speech, game: Game, report: Report, one: Comparison) -> None:
    told = {"game": report.game, "players": one.players, "games": one.games, "seed": report.seed}
    out.print(tongue.say("house-compare-title", **told), style="bold")
    for group in dict.fromkeys(row.group for row in one.rows):
        rows = [row for row in one.rows if row.group == group]
        out.print(rows_grid(tongue, game, heading(tongue, game, group), rows))
    for row in one.rows:
        if row.name == UNFAIR:
            tell_of(fairer(tongue, row))
    wanted = percent(tongue, report.precision, "g")
    if report.until_decided:
        key = "house-compare-decided" if one.is_decided else "house-compare-undecided"
        tell_of(tongue.say(key, games=one.games, percent=wanted))
    if one.games_for_precision > one.games:
        needed = one.games_for_precision
        tell_of(tongue.say("house-compare-precision", games=needed, percent=wanted))


def heading(tongue: Speech, game: Game, group: str) -> str:
    if group == "faction":
        return tongue.say(f"{game.name}-tally-{game.faction.removesuffix('s')}")
    key = "house-simulate-order" if group == "order" else f"house-compare-{group}"
    return tongue.say(key)


def rows_grid(tongue: Speech, game: Game, title: str, rows: list[Row]) -> Grid:
    grid = Grid(title, min_width=80)
    for column in ("A", "B", "A − B"):
        grid.add_column(column, justify="right")
    for key in ("house-simulate-interval", "house-compare-verdict", "house-compare-needed"):
        grid.add_column(tongue.say(key), justify="right")
    for row in rows:
        low, high = (amount(tongue, row, end, "+.2f") for end in row.interval)
        grid.add_row(
            Text(named(tongue, game, row)), beside_fair(tongue, row, row.a),
            beside_fair(tongue, row, row.b), amount(tongue, row, row.difference, "+.2f"),
            f"{low} – {high}", tongue.say("house-compare-told") if row.is_told else "–",
            str(row.games_to_tell) if row.games_to_tell and not row.is_told else "–",
        )  # fmt: skip
    return grid


def named(tongue: Speech, game: Game, row: Row) -> str:
    if row.name == UNFAIR:
        return tongue.say("house-compare-unfair")
    if row.group == "faction":
        return say(tongue, game, f"{game.faction.removesuffix('s')}-{row.name}")
    if row.group == "ending":
        return say(tongue, game, f"ending-{row.name}")
    return row.name if row.group == "order" else tongue.say(f"house-compare-{row.name}")


def amount(tongue: Speech, row: Row, number: float, form: str = ".2f") -> str:
    return percent(tongue, number, form) if row.is_share else figure(tongue, number, form)


def beside_fair(tongue: Speech, row: Row, number: float) -> str:
    """What a side has, and how far that is from what is fair."""
    told = amount(tongue, row, number)
    if row.fair is None:
        return told
    return f"{told} ({figure(tongue, 100 * (number - row.fair), '+.2f')})"


def fairer(tongue: Speech, row: Row) -> str:
    """Which side has the fairer places, or factions, if any."""
    a, b = (percent(tongue, number, ".1f") for number in (row.a, row.b))
    if not row.is_told:
        return tongue.say(f"house-compare-alike-{row.group}", a=a, b=b)
    side = "A" if row.difference < 0 else "B"
    ends = sorted(map(abs, row.interval))
    least, most = (percent(tongue, end, ".1f") for end in ends)
    return tongue.say(
        f"house-compare-fairer-{row.group}", side=side, a=a, b=b, least=least, most=most
    )
