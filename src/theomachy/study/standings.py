"""Who stands where after the matches of an arena: shares of wins with intervals, ratings."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from theomachy.bots.guests import Forfeit
from theomachy.study.arena import Arena, Match
from theomachy.study.intervals import wilson
from theomachy.study.ratings import ratings


@dataclass(frozen=True)
class Standing:
    """How one bot fared. A victory shared by k counts 1/k."""

    bot: str
    games: int
    """How many seats it has played: two of the same match are two."""
    wins: float
    share: float
    interval: tuple[float, float]
    mean_rank: float
    mu: float
    sigma: float
    forfeits: int = 0
    """How many of those seats it has lost by what it did, and not by the rules."""


@dataclass(frozen=True)
class Meeting:
    """How often a bot ranked before a rival; a tie counts a half."""

    bot: str
    rival: str
    games: int
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Report:
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    standings: list[Standing]
    """The best rated first."""
    meetings: list[Meeting]
    decisions: int
    forfeits: list[Forfeit]
    first: int = 0
    """The number of the first match that was asked for."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def report(arena: Arena, matches: Iterable[Match], first: int = 0) -> Report:
    """Counted in the order of the matches, whichever was finished first."""
    played = sorted(matches, key=lambda match: match.match)
    rated = ratings([(match.seats, match.ranks) for match in played], arena.settings)
    found = [standing(bot, played, *rated[bot]) for bot in arena.settings]
    pairs = combinations(arena.settings, 2)
    return Report(
        game=arena.game.full_name,
        rules=arena.game.version,
        players=arena.players,
        options=arena.options,
        bots=list(arena.bots),
        seed=arena.seed,
        games=len(played),
        standings=sorted(found, key=lambda one: -one.mu),
        meetings=[met for pair in pairs if (met := meeting(*pair, played)).games],
        decisions=sum(match.decisions for match in played),
        forfeits=[lost for match in played for lost in match.forfeits],
        first=first,
    )


def standing(bot: str, matches: list[Match], mu: float, sigma: float) -> Standing:
    places = [
        (rank, 1 / match.ranks.count(1))
        for match in matches
        for seat, rank in zip(match.seats, match.ranks, strict=True)
        if seat == bot
    ]
    games, wins = len(places), sum((won for rank, won in places if rank == 1), 0.0)
    mean_rank = sum(rank for rank, _ in places) / max(1, games)
    share = wins / max(1, games)
    lost = sum(one.bot == bot for match in matches for one in match.forfeits)
    return Standing(bot, games, wins, share, wilson(wins, games), mean_rank, mu, sigma, lost)


def meeting(bot: str, rival: str, matches: list[Match]) -> Meeting:
    ahead = [
        (mine < theirs) + (mine == theirs) / 2
        for match in matches
        for mine in ranks_of(bot, match)
        for theirs in ranks_of(rival, match)
    ]
    games, won = len(ahead), sum(ahead)
    return Meeting(bot, rival, games, won / max(1, games), wilson(won, games))


def ranks_of(bot: str, match: Match) -> list[int]:
    return [rank for seat, rank in zip(match.seats, match.ranks, strict=True) if seat == bot]
