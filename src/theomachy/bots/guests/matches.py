"""Matches at which guests sit: at a table, in plain Python, beside bots of ours."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from theomachy.bots.bot import Bot, bot
from theomachy.bots.guests.chair import Chair
from theomachy.bots.guests.company import Company
from theomachy.bots.guests.forfeit import Forfeit
from theomachy.bots.guests.names import is_guest
from theomachy.bots.view import telling_view_of, view_of
from theomachy.kernel import NATURE
from theomachy.kernel.drive import (
    CHANCES,
    DECISIONS,
    Finished,
    Player,
    Progress,
    play_all,
    room_for,
)
from theomachy.kernel.record import copied
from theomachy.kernel.scoring import ALL_PAYOFFS, LEAST_PAYOFF
from theomachy.kernel.watch import Watch, retrace
from theomachy.table import Table, dice


@dataclass(frozen=True)
class Played:
    """Many finished games, and every seat that was forfeited."""

    batch: Finished
    forfeits: tuple[Forfeit, ...]


def play_guest_matches(
    company: Company,
    opening: Any,
    cast: Sequence[str],
    games: int,
    seed: int,
    threads: int = 1,
    progress: Progress | None = None,
    first: int = 0,
) -> Played:
    """As `play_matches`, but any of the cast may be a guest."""
    batch, forfeits = room_for(company.setting.game, len(cast), games), list[Forfeit]()
    play = guest_player(company, opening, cast, seed, forfeits)
    play_all(play, batch, first, threads, progress, 1)
    return Played(batch, in_order_of_matches(forfeits))


def in_order_of_matches(forfeits: Iterable[Forfeit]) -> tuple[Forfeit, ...]:
    """Whichever match was finished first."""
    return tuple(sorted(forfeits, key=lambda lost: (lost.match, lost.seat)))


def guest_player(
    company: Company, opening: Any, cast: Sequence[str], seed: int, forfeits: list[Forfeit]
) -> Player:
    """Who plays the matches of this cast, and adds every seat that is forfeited."""

    def play(first: int, batch: Finished, watch: Watch | None) -> None:
        for i in range(len(batch.finals)):
            seats = [cast[(seat + first + i) % len(cast)] for seat in range(len(cast))]
            table, chairs = play_match(company, opening, seats, seed, first + i)
            batch.finals[i] = table.state
            batch.tallies[i, CHANCES] = table.draws
            batch.tallies[i, DECISIONS] = table.ply - table.draws
            lost = [chair.forfeit for chair in chairs if chair.forfeit]
            enter(batch.sheets[i], table, {forfeit.seat for forfeit in lost})
            forfeits.extend(lost)
            if watch is not None:
                actions = np.array([ply.action for ply in table.plies], np.int16)
                retrace(copied(opening), actions, batch.sheets[i], watch, i)

    return play


def play_match(
    company: Company, opening: Any, seats: Sequence[str], seed: int, match: int
) -> tuple[Table, list[Chair]]:
    """One match; it depends on the seed, its number and the guests alone."""
    table = Table(company.setting.game, len(seats), f"{seed} {match}", names=seats)
    table.state = copied(opening)
    chairs = {
        seat: Chair(name, seat, table.seed, match, company.lend)
        for seat, name in enumerate(seats)
        if is_guest(name)
    }
    bots: dict[int, Bot] = {
        seat: bot(name, dice.luck(table.seed, seat))
        for seat, name in enumerate(seats)
        if seat not in chairs
    }
    play_out(table, bots, chairs)
    for chair in chairs.values():
        if guest := chair.rise(table.result):
            company.take_back(guest)
    return table, list(chairs.values())


def play_out(table: Table, bots: dict[int, Bot], chairs: dict[int, Chair]) -> None:
    """To the end; a bot of ours that searches is stopped by its own count, not by a clock."""
    while not table.is_over:
        seat = table.actor
        if seat == NATURE:
            table.roll()
        elif seat in chairs:
            action = chairs[seat].choose(telling_view_of(table, seat))
            table.push(action, trusted=True)
        else:
            table.push(bots[seat].choose(view_of(table, seat), math.inf), trusted=True)


def enter(sheet: Any, table: Table, lost: set[int]) -> None:
    """The final score: who has forfeited ranks after everybody who has not, whatever he has."""
    result = table.result
    assert result
    standings = [
        (seat in lost, 0 if seat in lost else rank) for seat, rank in enumerate(result.ranks)
    ]
    first = min(standings)
    for seat, standing in enumerate(standings):
        is_first = standing == first
        sheet[seat].points = result.scores[seat]
        sheet[seat].rank = 1 + sum(other < standing for other in standings)
        sheet[seat].payoff = ALL_PAYOFFS / standings.count(first) if is_first else LEAST_PAYOFF
