"""Many matches between bots, on all cores."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from theomachy.bots import minds
from theomachy.bots.levels import Settings, settings_of
from theomachy.bots.workspace import Workspace, new_workspace
from theomachy.kernel import Game
from theomachy.kernel.drive import Finished, Player, Progress, play_all, room_for
from theomachy.kernel.game import alone
from theomachy.kernel.kinds import State
from theomachy.kernel.watch import Watch
from theomachy.table.secrecy import has_secrets


@dataclass(frozen=True)
class Study:
    """Which games: each depends on its number and on what stands here, and on nothing else."""

    game: Game
    opening: State
    bots: tuple[str, ...]
    """In game m seat k is taken by bots[(k + m) % players]."""
    seed: int
    numbers: range

    @property
    def options(self) -> dict[str, Any]:
        return self.game.options_of(self.opening)

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another machine by what it is made of: it makes an opening of its own."""
        asked = self.game, len(self.bots), self.options, self.bots, self.seed, self.numbers
        return study_of, asked


def study_of(
    game: Game,
    players: int,
    options: Mapping[str, Any] | None,
    bots: Sequence[str],
    seed: int,
    numbers: range,
) -> Study:
    return Study(game, game.new(players, options), tuple(bots), seed, numbers)


def play_matches(
    game: Game,
    opening: Any,
    bots: Sequence[str | Settings],
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
    first: int = 0,
) -> Finished:
    """Match m seats bots[(k + m) % players] on seat k; the result depends on the seed alone.

    A bot is one with a name, or its settings. Matches are numbered from `first`, so that a study
    may go on where it was left.
    """
    cast = cast_of(bots, game)
    batch = room_for(game, int(opening.players), games)
    play = match_player(game, opening, cast, seed)
    play_all(play, batch, first, threads, progress, chunk_for(cast))
    return batch


def cast_of(bots: Sequence[str | Settings], game: Game) -> list[Settings]:
    return [settings_of(one, game) if isinstance(one, str) else one for one in bots]


def chunk_for(cast: Sequence[Settings]) -> int | None:
    """Who searches is slow: his matches are played one by one."""
    return 1 if any(one.simulations > 0 for one in cast) else None


def match_player(game: Game, opening: Any, cast: Sequence[Settings], seed: int) -> Player:
    """Who plays the matches of this cast."""
    start, told = alone(opening), compiled_settings(cast)
    policies = np.array([one.policy for one in cast])
    values = np.array([one.value for one in cast])
    hides = has_secrets(game)

    def play(first: int, batch: Finished, watch: Watch | None) -> None:
        minds.play_matches(
            start,
            told,
            policies,
            values,
            first,
            batch.finals,
            batch.sheets,
            batch.tallies,
            workspace_for(cast, game, int(opening.players), seed),
            hides,
            watch,
        )

    return play


def compiled_settings(cast: Sequence[Settings]) -> Any:
    """As compiled code reads them; weights apart."""
    rows = [(one.simulations, one.depth, one.plays_on, one.temperature) for one in cast]
    return np.array(rows, minds.SETTINGS).view(np.recarray)


def workspace_for(cast: Sequence[Settings], game: Game, players: int, seed: int) -> Workspace:
    """With room for whoever of them needs most."""
    nodes = max(one.nodes for one in cast)
    outside = max(one.simulations if one.depth else 0 for one in cast)
    return new_workspace(game, players, seed, nodes, outside=outside)
