"""Who plays the games of a study."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from theomachy.bots.guests import Bounds, Company, Forfeit, Setting, guest_player, is_guest
from theomachy.bots.match import Study, cast_of, chunk_for, match_player
from theomachy.kernel import Game
from theomachy.kernel.drive import Finished, Player, Progress, random_player
from theomachy.kernel.kinds import State
from theomachy.kernel.watch import Watch
from theomachy.locales import Wrong

_ANY = sys.maxsize
"""As many threads as there are."""
_ELSEWHERE = 1 << 18
"""Games at once for another machine's player."""
_RANDOM_SHARD, _SHARD, _SLOW_SHARD = 8000, 1000, 1
"""Games at once for a worker of another machine: about a second."""


class RandomPlayer(Protocol):
    def __call__(
        self,
        game: Game,
        opening: State,
        games: int,
        seed: int,
        progress: Progress | None = None,
        first: int = 0,
    ) -> Finished: ...


@dataclass(frozen=True)
class Hands:
    """Who plays, how many games at once, in how many threads at most, and what guests have lost."""

    play: Player
    chunk: int | None = None
    threads: int = _ANY
    forfeits: list[Forfeit] = field(default_factory=list)


@contextmanager
def hands_for(
    study: Study, play_random: RandomPlayer | None, bounds: Bounds, language: str
) -> Iterator[Hands]:
    """Guests at a table, minds and random players in compiled code; guests go when it is over."""
    game, opening, bots, seed = study.game, study.opening, study.bots, study.seed
    if any(map(is_guest, bots)):
        forfeits: list[Forfeit] = []
        with Company(Setting(game, len(bots), study.options, language, bounds)) as company:
            company.introduce(bots)
            play = guest_player(company, opening, bots, seed, forfeits)
            yield Hands(play, chunk=1, forfeits=forfeits)
    elif set(bots) != {"random"}:
        cast = cast_of(bots, game)
        yield Hands(match_player(game, opening, cast, seed), chunk_for(cast))
    elif play_random:
        yield Hands(elsewhere(study, play_random), _ELSEWHERE, threads=1)
    else:
        yield Hands(random_player(game, opening, seed))


def shard_of(study: Study, on_gpu: bool) -> int:
    """How many games are about a second's work of one worker."""
    if on_gpu:
        return _ELSEWHERE
    if set(study.bots) == {"random"}:
        return _RANDOM_SHARD
    return _SLOW_SHARD if chunk_for(cast_of(study.bots, study.game)) else _SHARD


def gpu_player() -> RandomPlayer:
    """Who plays random games on the GPU of this machine."""
    try:
        from theomachy.kernel import device  # an extra: few machines have one
    except ImportError:
        raise Wrong("door-no-gpu") from None
    if not device.is_present():
        raise Wrong("door-no-gpu")
    return device.play_many


def elsewhere(study: Study, play_random: RandomPlayer) -> Player:
    """Another machine's player, of whose games only the ends are known."""

    def play(first: int, batch: Finished, watch: Watch | None) -> None:
        if watch:
            raise Wrong("door-device-rows")
        games = len(batch.finals)
        played = play_random(study.game, study.opening, games, study.seed, first=first)
        for ours, theirs in zip(vars(batch).values(), vars(played).values(), strict=True):
            ours[:] = theirs

    return play
