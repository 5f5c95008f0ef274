"""Who has won how often, with intervals; reports of parts of a study are merged to that of all."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import msgspec
import numpy as np

from theomachy.bots.guests import Forfeit, in_order_of_matches
from theomachy.bots.match import Study
from theomachy.games import load
from theomachy.kernel import Game
from theomachy.kernel.counts import GAMES, POINTS, RANKS, WAYS, WINS, parts_of_a_win
from theomachy.kernel.seats import seat_name
from theomachy.locales import Wrong
from theomachy.study import digest
from theomachy.study.counts import Counts, Lengths
from theomachy.study.intervals import wilson


@dataclass(frozen=True)
class Share:
    """How one seat, bot or pantheon fared. A victory shared by k counts 1/k."""

    name: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    rank: float
    """On average."""
    points: float


@dataclass(frozen=True)
class Report:
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    by_seat: list[Share]
    by_order: list[Share]
    """`1` is whoever began; each game says what its order of play is."""
    by_bot: list[Share]
    by_faction: list[Share]
    by_faction_and_order: dict[str, list[Share]]
    """By the name of the faction; a place where it never sat is left out."""
    decisions: dict[str, int | float]
    """In all, in the shortest and the longest game, and on average."""
    outcomes_of_chance: int
    endings: dict[str, int]
    """The most frequent first."""
    digest: str
    """Of every final record and score: two runs agree to the byte, or not."""
    forfeits: list[Forfeit]
    """Seats that guests have lost by what they did."""
    first: int = 0
    """The number of the first game."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Report":
        return msgspec.convert(told, cls)


def report_of(study: Study, total: Counts, forfeits: Iterable[Forfeit]) -> Report:
    return Report(
        game=study.game.full_name,
        rules=study.game.version,
        players=len(study.bots),
        options=study.options,
        bots=list(study.bots),
        games=len(study.numbers),
        seed=study.seed,
        first=study.numbers.start,
        forfeits=list(forfeits),
        **figures(study.game, study.bots, total),
    )


def figures(game: Game, bots: Sequence[str], total: Counts) -> dict[str, Any]:
    """What was counted, as shares of it."""
    players, games = len(bots), int(total.by_seat[0, GAMES])
    factions = dict(zip(game.factions, total.by_faction, strict=True))
    by_place = {name: shares(sums, places(players), players) for name, sums in factions.items()}
    return {
        "by_seat": shares(total.by_seat, seats(players), players),
        "by_order": shares(total.by_order, places(players), players),
        "by_bot": shares(total.by_bot, kinds(bots), players),
        "by_faction": shares(total.by_faction.sum(axis=1), game.factions, players),
        "by_faction_and_order": {name: theirs for name, theirs in by_place.items() if theirs},
        "decisions": {**asdict(total.decisions), "mean": total.decisions.total / games},
        "outcomes_of_chance": total.chances,
        "endings": dict(sorted(total.endings.items(), key=lambda one: (-one[1], one[0]))),
        "digest": digest.written(total.digest),
    }


def seats(players: int) -> list[str]:
    return [seat_name(seat) for seat in range(players)]


def places(players: int) -> list[str]:
    """The order of play as people count it."""
    return [str(place + 1) for place in range(players)]


def kinds(bots: Sequence[str]) -> list[str]:
    """Each bot once, however many seats it takes."""
    return list(dict.fromkeys(bots))


def shares(table: np.ndarray, names: Sequence[str], players: int) -> list[Share]:
    """Of everybody who has played."""
    rows = zip(names, table.tolist(), strict=True)
    return [share(name, sums, players) for name, sums in rows if sums[GAMES]]


def share(name: str, sums: Sequence[int], players: int) -> Share:
    games, wins = sums[GAMES], sums[WINS] / parts_of_a_win(players)
    rank, points = sums[RANKS] / games, sums[POINTS] / games
    return Share(name, games, wins, wins / games, wilson(wins, games), rank, points)


def merged(reports: Iterable[Report]) -> Report:
    """Of studies that went on where another stopped: the report of all their games."""
    first, *others = sorted(reports, key=lambda one: one.first)
    game, following = load(first.game), first.first + first.games
    total, forfeits = counts_of(first, game), list(first.forfeits)
    for other in others:
        if asked(other) != asked(first):
            raise Wrong("door-merge-other")
        if other.first != following:
            raise Wrong("door-merge-gap", number=following)
        following += other.games
        total, forfeits = total + counts_of(other, game), forfeits + other.forfeits
    games, lost = following - first.first, list(in_order_of_matches(forfeits))
    return replace(first, games=games, forfeits=lost, **figures(game, first.bots, total))


def asked(report: Report) -> tuple[Any, ...]:
    """What reports of one study have in common."""
    return report.game, report.rules, report.players, report.options, report.bots, report.seed


def counts_of(report: Report, game: Game) -> Counts:
    """What a report was made of: its shares are those of whole numbers."""
    players, by_place = report.players, report.by_faction_and_order
    length = report.decisions
    return Counts(
        by_seat=sums_of(report.by_seat, seats(players), players),
        by_order=sums_of(report.by_order, places(players), players),
        by_bot=sums_of(report.by_bot, kinds(report.bots), players),
        by_faction=np.array(
            [sums_of(by_place.get(name, []), places(players), players) for name in game.factions]
        ).reshape(-1, players, WAYS),
        decisions=Lengths(*(int(length[name]) for name in ("total", "least", "most"))),
        chances=report.outcomes_of_chance,
        endings=Counter(report.endings),
        digest=digest.read(report.digest),
    )


def sums_of(shares: Iterable[Share], names: Sequence[str], players: int) -> np.ndarray:
    table = np.zeros((len(names), WAYS), np.int64)
    for one in shares:
        wins = one.wins * parts_of_a_win(players)
        sums = (one.games, wins, one.rank * one.games, one.points * one.games)
        table[names.index(one.name)] = np.rint(sums)
    return table
