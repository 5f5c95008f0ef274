"""Who wins? Many matches of any mix of bots; the answer depends on the seed alone.

They are played in chunks, counted and forgotten: a million games take no more room than a thousand.
"""

import functools
import operator
import pathlib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any

from theomachy.bots.guests import USUAL, Bounds, check_player, in_order_of_matches
from theomachy.bots.match import Study
from theomachy.bots.rows import Rows, rows_of
from theomachy.kernel import Game
from theomachy.kernel.drive import Progress, in_order, room_for, spans_of
from theomachy.kernel.watch import watch_for
from theomachy.locales import Wrong
from theomachy.study.counts import Counts, count
from theomachy.study.hands import Hands, RandomPlayer, hands_for
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
) -> Report:
    """Play the games from number `first` on and count; `play_random` may be another machine's
    player of random games; the file `save` gets a row for each seat of each game."""
    seated, numbers = seats_of_bots(bots, players), range(first, first + games)
    study = Study(game, game.new(players, options), tuple(seated), seed, numbers)
    with hands_for(study, play_random, bounds, language) as hands, saving(save, study) as keep:
        with closing(play_parts(study, hands, threads, keep is not None)) as parts:
            total = functools.reduce(operator.add, counted(parts, keep, progress))
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


def play_parts(study: Study, hands: Hands, threads: int, wants_rows: bool) -> Generator[Part]:
    """The games in chunks, in their order."""
    players = len(study.bots)

    def play(numbers: range) -> Part:
        batch = room_for(study.game, players, len(numbers))
        watch = watch_for(study.game, players, len(numbers)) if wants_rows else None
        hands.play(numbers.start, batch, watch)
        rows = rows_of(study, numbers.start, batch, watch) if watch else {}
        return numbers, count(study, numbers.start, batch), rows

    threads = min(threads, hands.threads)
    return in_order(play, spans_of(study.numbers, threads, hands.chunk), threads)
