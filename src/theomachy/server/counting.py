"""Games of a study, played and counted: what a worker of the laboratory does."""

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

from theomachy.bots.levels import BOTS
from theomachy.bots.match import play_matches
from theomachy.games import as_printed, load
from theomachy.games.variants import full_name_of
from theomachy.kernel import Game
from theomachy.kernel.counts import (
    GAMES,
    POINTS,
    RANKS,
    WINS,
    endings_of,
    factions_of,
    parts_of_a_win,
    seated,
    sums,
)
from theomachy.kernel.drive import DECISIONS, Finished, play_many
from theomachy.kernel.kinds import State
from theomachy.kernel.seats import seat_name
from theomachy.locales import Unknown, Wrong
from theomachy.server.studies import Counted, Fared, Part

T = TypeVar("T")

_MOST_AT_ONCE = 2000
"""Their last positions are in memory together."""


def check(part: Part) -> None:
    """Wrong, if such games cannot be played."""
    game = as_printed(part.game)
    full_name_of(game, part.numbers)
    game.check_players(part.players)
    game.option_numbers(part.options)
    for bot in part.bots:
        if bot not in BOTS:
            raise Unknown("door-bot", name=bot, known=BOTS)
    if len(part.bots) not in (1, part.players):
        raise Wrong("door-bots-of-seats", players=part.players, bots=len(part.bots))


def full_name(part: Part) -> str:
    """Of the game that is played."""
    return full_name_of(as_printed(part.game), part.numbers)


def counted(part: Part, seconds: float) -> Counted:
    """Play as many as are wanted, or as fit into so many seconds: one at least."""
    game = load(full_name(part))
    opening = game.new(part.players, part.options)

    def played(first: int, games: int) -> Finished:
        return play(game, opening, part, first, games)

    batches, spent = in_time(played, part, seconds)
    return told(game, part, joined(batches), spent)


def in_time(
    play_some: Callable[[int, int], T], part: Part, seconds: float
) -> tuple[list[T], float]:
    """The batches that fit, and the time they took."""
    begun = time.perf_counter()
    batches: list[T] = []
    played, spent = 0, 0.0
    while played < part.games and (not played or spent < seconds):
        some = min(part.games - played, fitting(played, spent, seconds))
        batches.append(play_some(part.first + played, some))
        played, spent = played + some, time.perf_counter() - begun
    return batches, spent


def fitting(played: int, spent: float, seconds: float) -> int:
    """How many more surely fit: by what they took so far, half of what is left."""
    if not played:
        return 1
    return max(1, min(_MOST_AT_ONCE, int(played * (seconds - spent) / (2 * spent))))


def play(game: Game, opening: State, part: Part, first: int, games: int) -> Finished:
    if set(part.bots) == {"random"}:
        return play_many(game, opening, games, part.seed, first=first)
    return play_matches(game, opening, seated_bots(part), games, part.seed, first=first)


def seated_bots(part: Part) -> list[str]:
    """A bot for each seat."""
    return part.bots * (part.players // len(part.bots))


def joined(batches: Sequence[Finished]) -> Finished:
    return Finished(
        np.concatenate([one.finals for one in batches]).view(np.recarray),
        np.concatenate([one.sheets for one in batches]).view(np.recarray),
        np.concatenate([one.tallies for one in batches]),
    )


def told(game: Game, part: Part, batch: Finished, seconds: float) -> Counted:
    games, players = batch.sheets.shape
    seats = np.tile(np.arange(players), (games, 1))
    bots = list(dict.fromkeys(part.bots))
    cast = np.array([bots.index(bot) for bot in seated_bots(part)])
    return Counted(
        games=games,
        seconds=seconds,
        by_order=fared(batch, game.order(batch.finals), [str(n + 1) for n in range(players)]),
        by_seat=fared(batch, seats, [seat_name(seat) for seat in range(players)]),
        by_faction=fared(batch, factions_of(game, batch), game.factions) if game.factions else [],
        by_bot=fared(batch, cast[seated(players, part.first, games)], bots),
        endings=dict(endings_of(game, batch)),
        lengths=histogram(batch.tallies[:, DECISIONS]),
        points=histogram(batch.sheets.points),
    )


def fared(batch: Finished, who: np.ndarray, names: Sequence[str]) -> list[Fared]:
    """Summed up by who[game, seat], a number of one of the names."""
    parts = parts_of_a_win(batch.sheets.shape[1])
    return [
        Fared(name, row[GAMES], row[WINS] / parts, row[POINTS], row[RANKS])
        for name, row in zip(names, sums(batch, who, len(names)).tolist(), strict=True)
    ]


def histogram(numbers: np.ndarray) -> dict[int, int]:
    values, times = np.unique(numbers, return_counts=True)
    return dict(zip(values.tolist(), times.tolist(), strict=True))
