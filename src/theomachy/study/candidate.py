"""Rules that are tried: a game and its options, played by bots until enough is known of them."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from theomachy.bots import settings_of
from theomachy.bots.match import play_matches
from theomachy.games.settings import read_setting
from theomachy.kernel import Game
from theomachy.kernel.drive import Progress
from theomachy.study.findings import Findings, findings_of
from theomachy.table.position import read_options

_PORTION, _SLOW_PORTION = 500, 20
"""Games played between two moments at which one may stop."""


@dataclass(frozen=True)
class Candidate:
    game: Game
    options: Mapping[str, Any]
    setting: str = ""
    """As it was written."""

    @classmethod
    def read(cls, game: str, text: str) -> "Candidate":
        """What is written `attack_cost=max,powers=on` of a game of this name: "" is as printed."""
        words = [word for word in text.split(",") if word]
        return cls(*read_setting(game, read_options(words)), text)

    def all_options(self, players: int) -> dict[str, Any]:
        """Also those nobody has spoken of."""
        return self.game.options_of(self.game.new(players, self.options))


@dataclass(frozen=True)
class Tables:
    """Where a candidate is played: by whom, with which dice."""

    players: int
    bots: tuple[str, ...]
    """One for each seat; they change seats from game to game."""
    seed: int

    def play(
        self,
        candidate: Candidate,
        games: range,
        threads: int = 1,
        progress: Progress | None = None,
    ) -> Findings:
        """The games of these numbers: they depend on them and on the seed alone."""
        game, opening = candidate.game, candidate.game.new(self.players, candidate.options)
        batch = play_matches(
            game, opening, self.bots, len(games), self.seed, threads, progress, games.start
        )
        return findings_of(game, batch)


def own_seed(seed: int, *words: Any) -> int:
    """Dice of one's own for whatever the words name: intervals of a difference as we use them are
    those of two sides found independently, and dice that both share would make them untrue."""
    told = " ".join(map(str, (seed, *words)))
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8])


def portions(stops: Sequence[int], longest: int) -> Iterator[range]:
    """The numbers of the games up to the last of the stops, none of the portions across one."""
    for begin, end in pairwise([0, *stops]):
        for first in range(begin, end, longest):
            yield range(first, min(first + longest, end))


def portion(game: Game, bots: Sequence[str]) -> int:
    """Bots that search take their time."""
    is_slow = any(settings_of(name, game).simulations > 0 for name in bots)
    return _SLOW_PORTION if is_slow else _PORTION
