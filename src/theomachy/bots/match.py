"""Many matches between bots, on all cores."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from theomachy.bots import minds
from theomachy.bots.levels import Settings, settings_of
from theomachy.bots.workspace import Workspace, new_workspace
from theomachy.kernel import Game
from theomachy.kernel.drive import Finished, Progress, in_chunks, room_for
from theomachy.table.secrecy import has_secrets


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
    cast = [settings_of(one, game) if isinstance(one, str) else one for one in bots]
    players = int(opening.players)
    batch = room_for(game, players, games)
    start = np.array([opening]).view(np.recarray)

    def play_chunk(span: slice) -> None:
        minds.play_matches(
            start,
            compiled_settings(cast),
            np.array([one.policy for one in cast]),
            np.array([one.value for one in cast]),
            first + span.start,
            batch.finals[span],
            batch.sheets[span],
            batch.tallies[span],
            workspace_for(cast, game, players, seed),
            has_secrets(game),
        )

    is_slow = any(one.simulations > 0 for one in cast)
    in_chunks(play_chunk, games, threads, progress, 1 if is_slow else None)
    return batch


def compiled_settings(cast: Sequence[Settings]) -> Any:
    """As compiled code reads them; weights apart."""
    rows = [(one.simulations, one.depth, one.plays_on, one.temperature) for one in cast]
    return np.array(rows, minds.SETTINGS).view(np.recarray)


def workspace_for(cast: Sequence[Settings], game: Game, players: int, seed: int) -> Workspace:
    """With room for whoever of them needs most."""
    nodes = max(one.nodes for one in cast)
    outside = max(one.simulations if one.depth else 0 for one in cast)
    return new_workspace(game, players, seed, nodes, outside=outside)
