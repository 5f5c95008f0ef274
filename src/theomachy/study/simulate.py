"""Who wins? Many matches of any mix of bots; the answer depends on the seed alone.

They are played in chunks, counted and forgotten: a million games take no more room than a thousand.
"""

import functools
import operator
import pathlib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import takewhile
from typing import Any

from theomachy.bots.guests import USUAL, Bounds, check_player, in_order_of_matches
from theomachy.bots.match import Study, study_of
from theomachy.bots.rows import Rows, rows_of
from theomachy.kernel import Game
from theomachy.kernel.counts import GAMES
from theomachy.kernel.drive import Progress, in_order, room_for, spans_of
from theomachy.kernel.watch import watch_for
from theomachy.locales import Wrong
from theomachy.locales.wrong import FIRST_LANGUAGE
from theomachy.study.cluster import Cluster
from theomachy.study.counts import Counts, count
from theomachy.study.hands import (
    Hands,
    RandomPlayer,
    gpu_player,
    hands_for,
    shard_of,
)
from theomachy.study.readiness import Errand, check_ours
from theomachy.study.report import Report, report_of
from theomachy.study.saving import saving

Part = tuple[range, Counts, Rows]
"""Some of the games, and what they came to; rows only where they are wanted."""


def seats_of_bots(bots: Sequence[str], players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    for name in bots:
        check_player(name)
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise Wrong("door-bots-of-seats", players=players, bots=len(bots))
    return list(bots)


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    progress: Progress | None = None,
    play_random: RandomPlayer | None = None,
    bounds: Bounds = USUAL,
    language: str = "en",
    first: int = 0,
    save: pathlib.Path | None = None,
    cluster: Cluster | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Report:
    """Play the games from number `first` on and count; `play_random` may be another machine's
    player of random games; the file `save` gets a row for each seat of each game. Once stopped,
    the report of the games so far; of rows, only those of a whole study are kept."""
    if cluster:
        check_ours(bots)
    seated, numbers = seats_of_bots(bots, players), range(first, first + games)
    study = study_of(game, players, options, seated, seed, numbers)
    with hands_for(study, play_random, bounds, language) as hands, saving(save, study) as keep:
        wants_rows = keep is not None
        if cluster:
            parts = play_shards(study, cluster, wants_rows, is_stopped)
        else:
            parts = play_parts(study, hands, threads, wants_rows, is_stopped)
        with closing(parts):
            total = summed(counted(parts, keep, progress))
        played = study.numbers[: int(total.by_seat[0, GAMES])]
        if keep and played != study.numbers:
            raise KeyboardInterrupt
        study = replace(study, numbers=played)
        return report_of(study, total, in_order_of_matches(hands.forfeits))


def counted(
    parts: Iterator[Part], keep: Callable[[Rows], None] | None, progress: Progress | None
) -> Iterator[Counts]:
    """What each part came to, its rows being kept."""
    for numbers, counts, rows in parts:
        if keep:
            keep(rows)
        if progress:
            progress(len(numbers))
        yield counts


def summed(counts: Iterator[Counts]) -> Counts:
    """Of at least one part: a study stopped before that has nothing to tell."""
    first = next(counts, None)
    if first is None:
        raise KeyboardInterrupt
    return functools.reduce(operator.add, counts, first)


def play_parts(
    study: Study, hands: Hands, threads: int, wants_rows: bool, is_stopped: Callable[[], bool]
) -> Generator[Part]:
    """The games in chunks, in their order."""
    threads = min(threads, hands.threads)
    spans = spans_of(study.numbers, threads, hands.chunk)
    going_on = takewhile(lambda _: not is_stopped(), spans)
    return in_order(functools.partial(play_part, study, hands, wants_rows), going_on, threads)


def play_part(study: Study, hands: Hands, wants_rows: bool, numbers: range) -> Part:
    players = len(study.bots)
    batch = room_for(study.game, players, len(numbers))
    watch = watch_for(study.game, players, len(numbers)) if wants_rows else None
    hands.play(numbers.start, batch, watch)
    rows = rows_of(study, numbers.start, batch, watch) if watch else {}
    return numbers, count(study, numbers.start, batch), rows


def play_shards(
    study: Study, cluster: Cluster, wants_rows: bool, is_stopped: Callable[[], bool]
) -> Generator[Part]:
    """The games in chunks, in their order, by other machines."""
    errand = Errand.to_play(study.game, study.bots, wants_rows)
    spans = spans_of(study.numbers, 2 * cluster.slots, shard_of(study, cluster.on_gpu))
    going_on = takewhile(lambda _: not is_stopped(), spans)
    play = functools.partial(play_shard, errand, study, cluster.on_gpu)
    return cluster.in_order(play, going_on)


def play_shard(errand: Errand, study: Study, on_gpu: bool, numbers: range) -> Part:
    """What one of the other machines does."""
    errand.prepare()
    player = gpu_player() if on_gpu else None
    with hands_for(study, player, USUAL, FIRST_LANGUAGE) as hands:
        return play_part(study, hands, errand.wants_rows, numbers)
