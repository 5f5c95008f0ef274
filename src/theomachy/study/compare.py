"""Is A fairer than B, and by how much? Two candidates played side by side.

A report makes dozens of comparisons, and people look for the largest. So its intervals hold all
together: each may miss with a part only of the doubt, and all those parts are no more than 5 %
(Bonferroni's correction). Holm's would tell a few more differences apart, but gives no intervals;
with these a difference is told apart just where its interval leaves 0 out. How a single one of the
differences would stand by itself is said beside it.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from theomachy.bots import check_bot
from theomachy.kernel.drive import Progress
from theomachy.study.candidate import Candidate, Tables, own_seed, portion, portions
from theomachy.study.findings import Findings
from theomachy.study.intervals import DOUBT, Interval, z_of
from theomachy.study.measures import UNFAIR, Key, Mean, Measure, Share, measures_of
from theomachy.study.planning import doubt_at, games_to_tell, games_within, looks
from theomachy.study.simulate import seats_of_bots

Pair = tuple[Candidate, Candidate]


@dataclass(frozen=True)
class Side:
    """One of the two candidates."""

    setting: str
    options: dict[str, Any]
    """Also those that are as printed."""


@dataclass(frozen=True)
class Row:
    """One thing measured of both sides."""

    group: str
    name: str
    is_share: bool
    """Told in per cent."""
    fair: float | None
    a: float
    b: float
    difference: float
    """A − B."""
    alone: Interval
    """Of this difference, as if it were the only one."""
    interval: Interval
    """So that all intervals of the report hold together."""
    is_told: bool
    """Whether A and B are told apart."""
    games_to_tell: int | None
    """A side, to tell a difference as large as this one apart in nine studies of ten."""

    @property
    def key(self) -> Key:
        return (self.group, self.name)


@dataclass(frozen=True)
class Comparison:
    """With one number of players."""

    players: int
    games: int
    """A side."""
    rows: list[Row]
    is_decided: bool
    """Whether of every place in the order of play the difference is told apart, or known as
    precisely as was wanted."""
    games_for_precision: int
    """A side, until of every place it is known so precisely."""


@dataclass(frozen=True)
class Report:
    game: str
    rules: int
    a: Side
    b: Side
    bots: list[str]
    seed: int
    precision: float
    until_decided: bool
    comparisons: list[Comparison]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Plan:
    """What is asked for."""

    players: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    """A side; at most so many, until it is decided."""
    seed: int = 0
    precision: float = 0.01
    until_decided: bool = False

    @property
    def stops(self) -> list[int]:
        """After how many games a side we look."""
        return looks(self.games) if self.until_decided else [self.games]

    def check(self, pair: "Pair") -> None:
        """Refuse what cannot be played, before anything is."""
        for players in self.players:
            for name in seats_of_bots(self.bots, players):
                check_bot(name)
            for candidate in pair:
                candidate.game.new(players, candidate.options)


def compare(
    pair: Pair,
    plan: Plan,
    threads: int = 1,
    progress: Progress | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Report:
    """Play both sides and compare them; once stopped, as far as they have been played."""
    plan.check(pair)
    found: list[Comparison] = []
    for players in plan.players:
        if not is_stopped():
            found += follow(
                pair, plan, players, grow(pair, plan, players, threads, progress), is_stopped
            )
    game = pair[0].game
    a, b = (Side(one.setting, one.all_options(plan.players[0])) for one in pair)
    return Report(
        game.name, game.version, a, b, list(plan.bots), plan.seed, plan.precision,
        plan.until_decided, found,
    )  # fmt: skip


def grow(
    pair: Pair, plan: Plan, players: int, threads: int, progress: Progress | None
) -> Iterator[tuple[Findings, Findings]]:
    """What is known of both sides, after each portion of their games."""
    seats = tuple(seats_of_bots(plan.bots, players))
    tables = [Tables(players, seats, own_seed(plan.seed, side, players)) for side in "ab"]
    sides: list[Findings] = []
    for games in portions(plan.stops, portion(pair[0].game, seats)):
        new = [
            table.play(candidate, games, threads, progress)
            for candidate, table in zip(pair, tables, strict=True)
        ]
        sides = [old + more for old, more in zip(sides, new, strict=True)] if sides else new
        yield sides[0], sides[1]


def follow(
    pair: Pair,
    plan: Plan,
    players: int,
    growing: Iterator[tuple[Findings, Findings]],
    is_stopped: Callable[[], bool],
) -> list[Comparison]:
    """Compare where the plan stops, until it is decided or stopped; the last comparison made."""
    told: list[Comparison] = []
    for a, b in growing:
        ends = is_stopped()
        if ends or a.games in plan.stops:
            before = told[-1].games if told else 0
            told.append(compared(pair, plan, players, (a, b), before))
            ends = ends or (plan.until_decided and told[-1].is_decided)
        if ends:
            break
    return told[-1:]


def compared(
    pair: Pair, plan: Plan, players: int, sides: tuple[Findings, Findings], before: int = 0
) -> Comparison:
    """Two findings side by side, having been looked at `before` if one may stop early."""
    games = sides[0].games
    alone = doubt_at(games, before, plan.games) if plan.until_decided else DOUBT
    reasons = {*sides[0].endings, *sides[1].endings}
    a, b = (measures_of(one.game, s, reasons) for one, s in zip(pair, sides, strict=True))
    keys = [key for key in a if key in b]
    doubt = alone / (len(plan.players) * len(keys))
    rows = [row(key, a[key], b[key], games, alone, doubt) for key in keys]
    places = [key for key in keys if key[0] == "order" and key[1] != UNFAIR]
    needed = (games_within(plan.precision, spread(a[k], b[k]), z_of(doubt)) for k in places)
    return Comparison(
        players,
        games,
        rows,
        all(one.is_told or half(one) <= plan.precision for one in rows if one.key in places),
        max(needed),
    )


def row(key: Key, a: Measure, b: Measure, games: int, alone: float, doubt: float) -> Row:
    low, high = interval = a.against(b, doubt)
    difference, spreads = a.value - b.value, spread(a, b)
    each = games / max(1, min(a.games, b.games))
    needed = games_to_tell(difference, spreads, z_of(doubt)) if spreads else None
    return Row(
        *key, not isinstance(a, Mean), a.fair if isinstance(a, Share) else None, a.value, b.value,
        difference, a.against(b, alone), interval, not low <= 0 <= high,
        math.ceil(needed * each) if needed else None,
    )  # fmt: skip


def spread(a: Measure, b: Measure) -> float:
    """The variance of the difference of two games; 0 where it has none worth the name."""
    return a.variance + b.variance


def half(one: Row) -> float:
    """How far the interval reaches to its longer side."""
    return max(one.interval[1] - one.difference, one.difference - one.interval[0])
