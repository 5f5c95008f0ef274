"""Loops over many games under way, each standing where a seat decides. They trust `batch`."""

from typing import Any, NamedTuple

import numpy as np

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.drive import fall_out
from theomachy.kernel.kinds import Seat, State
from theomachy.kernel.philox import COUNTER, draw, restart, resume
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import NATURE, OVER, actor, apply, legal, observe

LEGAL = -1
"""No game of a step has an action that may not be played."""


class Running(NamedTuple):
    """Games under way, [game] of each: the whole of what a batch remembers."""

    states: Any
    counters: Any
    """How many random numbers each has drawn."""
    numbers: Any
    """Which game it is among all that are ever played with this seed."""
    seats: Any
    """Who decides."""
    movers: Any
    """Who has decided last."""
    legal: Any
    """[game, k]: what may be played, ascending; beyond the count, nothing that counts."""
    counts: Any
    finals: Any
    """The last position of the game that ended here last."""
    payoffs: Any
    """[game, seat]: what it brought."""
    done: Any
    """Whether it ended at this very step."""


class Desk(NamedTuple):
    """Room for the one game at hand: to take rows of larger arrays costs more than to copy them."""

    opening: Any
    actions: Any
    rng: Any
    sheet: Any


@compiled
def settle(s: State, actions: np.ndarray, rng: np.ndarray) -> Seat:
    """Let nature act until a seat decides, or nobody any more."""
    who = actor(s)
    while who == NATURE:
        apply(s, fall_out(s, actions, legal(s, actions), rng))
        who = actor(s)
    return who


@entry
def play_on(games: Running, desk: Desk, decided: np.ndarray, is_new: bool) -> None:
    """One decision in every game, or the beginning of all. Trusts that it may be made.

    In one piece: each array handed to another function would be counted, for every game.
    """
    states, counters, numbers, seats, movers, legal_of, counts, finals, payoffs, done = games
    opening, actions, rng, sheet = desk
    payoffs[:], done[:] = 0, False
    for i in range(states.size):
        s, who = states[i], OVER
        if not is_new:
            resume(rng, numbers[i], counters[i])
            movers[i] = seats[i]
            apply(s, decided[i])
            who = settle(s, actions, rng)
            if who == OVER:
                final_score(s, sheet)
                finals[i], done[i] = s, True
                for seat in range(sheet.size):
                    payoffs[i, seat] = sheet[seat].payoff
                numbers[i] += states.size
        if who == OVER:
            states[i] = opening[0]
            restart(rng, numbers[i])
            who = settle(s, actions, rng)
        count = legal(s, actions)
        seats[i], counts[i], counters[i] = who, count, rng[COUNTER]
        for k in range(count):
            legal_of[i, k] = actions[k]


@entry
def look(
    states: np.ndarray, seats: np.ndarray, done: np.ndarray, ended_only: bool,
    always: np.ndarray, rows: np.ndarray, seen: np.ndarray,
) -> None:  # fmt: skip
    """What a seat of each game may know; `rows` are the bytes of `seen`."""
    for i in range(states.size):
        if done[i] or not ended_only:
            for k in range(always.size):
                rows[i, k] = always[k]
            observe(states[i], seats[i], seen[i])


@entry
def mark(legal_of: np.ndarray, counts: np.ndarray, mask: np.ndarray) -> None:
    """A byte for each action: 1 if it may be played."""
    mask[:] = False
    for i in range(counts.size):
        for k in range(counts[i]):
            mask[i, legal_of[i, k]] = True


@entry
def mark_bits(legal_of: np.ndarray, counts: np.ndarray, words: np.ndarray) -> None:
    """A bit for each action, 64 to a word."""
    words[:] = 0
    for i in range(counts.size):
        for k in range(counts[i]):
            action = np.int64(legal_of[i, k])
            words[i, action >> 6] |= np.uint64(1) << np.uint64(action & 63)


@entry
def first_illegal(legal_of: np.ndarray, counts: np.ndarray, actions: np.ndarray) -> int:
    """The first game with an action that is not in its list; or LEGAL.

    Each list is read to its end, many at once: to stop where it is found, or to halve the list,
    would be a guess at each step.
    """
    for i in range(counts.size):
        is_listed = False
        for k in range(counts[i]):
            is_listed |= legal_of[i, k] == actions[i]
        if not is_listed:
            return i
    return LEGAL


@entry
def any_actions(games: Running, rng: np.ndarray, actions: np.ndarray) -> None:
    """One of those that may be played, each as likely, by the dice of the game itself."""
    numbers, counters, legal_of, counts = games.numbers, games.counters, games.legal, games.counts
    for i in range(counts.size):
        resume(rng, numbers[i], counters[i])
        actions[i] = legal_of[i, draw(rng, counts[i])]
        counters[i] = rng[COUNTER]
