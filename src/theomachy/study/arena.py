"""Who is the stronger? Bots meet in every company and on every seat."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations, takewhile
from typing import Any

from theomachy.bots import settings_of
from theomachy.bots.guests import (
    USUAL,
    Bounds,
    Company,
    Forfeit,
    Played,
    Setting,
    check_player,
    is_guest,
    play_guest_matches,
)
from theomachy.bots.levels import digest
from theomachy.bots.match import play_matches
from theomachy.kernel import Game
from theomachy.kernel.drive import DECISIONS
from theomachy.locales import Wrong
from theomachy.study.cluster import Cluster
from theomachy.study.readiness import Errand, check_ours

_TOGETHER = 50
"""How many matches of quick bots are played between two signs of life."""
_SHARD = 500
"""How many of them another machine is asked for at once."""

Cast = tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """One finished match: who sat where, and what became of them."""

    match: int
    seats: Cast
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    reason: str
    forfeits: tuple[Forfeit, ...] = ()


class Arena:
    """The matches of some bots, numbered from 0: each depends on the seed and its number alone."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        players: int = 2,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        bounds: Bounds = USUAL,
        language: str = "en",
        keep: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        self.game, self.bots, self.players, self.seed = game, tuple(bots), players, seed
        self.opening = game.new(players, options)
        self.settings = {
            name: None if is_guest(check_player(name)) else settings_of(name, game) for name in bots
        }
        self.company = Company(Setting(game, players, self.options, language, bounds, keep))
        if len(self.settings) < 2:
            raise Wrong("door-arena-bots")
        if len(self.settings) < len(self.bots) > players:
            raise Wrong("door-arena-twice")
        self.tables = [orders(company) for company in companies(self.bots, players)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another machine by what it is made of: guests stay here."""
        return Arena, (self.game, self.bots, self.players, self.seed, self.options)

    @property
    def round(self) -> int:
        """After so many matches everybody has met everybody and sat everywhere equally often."""
        return self.players * len(self.tables)

    @property
    def options(self) -> dict[str, Any]:
        return self.game.options_of(self.opening)

    @property
    def header(self) -> dict[str, Any]:
        """What makes this arena the one it is."""
        return {
            "game": self.game.full_name,
            "rules": self.game.version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "minds": {name: digest(one) for name, one in self.settings.items()},
        }

    def cast(self, match: int) -> Cast:
        """Who meets in this match; seat k is taken by cast[(k + match) % players]."""
        among = match // self.players
        table = self.tables[among % len(self.tables)]
        return table[among // len(self.tables) % len(table)]

    def seats(self, match: int) -> Cast:
        cast, turn = self.cast(match), match % self.players
        return cast[turn:] + cast[:turn]

    @property
    def is_slow(self) -> bool:
        return any(one is None or one.simulations > 0 for one in self.settings.values())

    def spans(self, matches: Iterable[int]) -> Iterator[range]:
        """The same matches, in runs of neighbours with the same cast, short ones for slow bots."""
        longest = 1 if self.is_slow else _TOGETHER
        span = range(0)
        for match in matches:
            is_next = match == span.stop and 0 < len(span) < longest
            if is_next and self.cast(match) == self.cast(span.start):
                span = range(span.start, match + 1)
                continue
            if span:
                yield span
            span = range(match, match + 1)
        if span:
            yield span

    def play(self, span: range) -> list[Match]:
        """Matches of one cast."""
        played = self._played(span)
        batch, endings = played.batch, self.game.endings(played.batch.finals).tolist()
        return [
            Match(
                match,
                self.seats(match),
                tuple(int(rank) for rank in batch.sheets.rank[i]),
                tuple(int(points) for points in batch.sheets.points[i]),
                int(batch.tallies[i, DECISIONS]),
                endings[i],
                tuple(lost for lost in played.forfeits if lost.match == match),
            )
            for i, match in enumerate(span)
        ]

    def _played(self, span: range) -> Played:
        """Where guests sit, at a table; else in compiled code."""
        cast, games, first = self.cast(span.start), len(span), span.start
        if any(self.settings[name] is None for name in cast):
            return play_guest_matches(
                self.company, self.opening, cast, games, self.seed, first=first
            )
        batch = play_matches(self.game, self.opening, cast, games, self.seed, first=first)
        return Played(batch, ())

    def play_all(
        self,
        matches: Iterable[int],
        finished: Callable[[list[Match]], None],
        threads: int = 1,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play these matches in threads, telling what is finished; once stopped begin no other."""

        def play_on(span: range) -> list[Match]:
            return [] if is_stopped() else self.play(span)

        with self.company, ThreadPoolExecutor(threads) as pool:
            for done in as_completed([pool.submit(play_on, span) for span in self.spans(matches)]):
                finished(done.result())

    def play_on(
        self,
        cluster: Cluster,
        matches: Collection[int],
        finished: Callable[[list[Match]], None],
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """The same on other machines; once stopped ask for no other."""
        check_ours(self.bots)
        play = partial(play_shard, Errand.to_play(self.game, self.bots), self)
        shards = takewhile(lambda _: not is_stopped(), self.shards(matches, 2 * cluster.slots))
        for done in cluster.in_order(play, shards):
            finished(done)

    def shards(self, matches: Collection[int], least: int) -> Iterator[list[range]]:
        """Their spans, about a second's work together, and enough of them for all workers."""
        size = 1 if self.is_slow else min(_SHARD, len(matches) // least)
        shard: list[range] = []
        for span in self.spans(matches):
            shard.append(span)
            if sum(map(len, shard)) >= size:
                yield shard
                shard = []
        if shard:
            yield shard


def play_shard(errand: Errand, arena: Arena, spans: list[range]) -> list[Match]:
    """What one of the other machines does."""
    errand.prepare()
    return [match for span in spans for match in arena.play(span)]


def companies(bots: Cast, players: int) -> list[Cast]:
    """Who may meet: everybody, the last as often as seats are left, or all choices of so many."""
    if len(bots) > players:
        return list(combinations(bots, players))
    return [bots + bots[-1:] * (players - len(bots))]


def orders(company: Cast) -> list[Cast]:
    """Every way to sit round a table, but for turning it."""
    return [company[:1] + others for others in dict.fromkeys(permutations(company[1:]))]
