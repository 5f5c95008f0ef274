"""Loops over many games under way, each standing where a seat decides. They trust `batch`."""

from typing import Any, NamedTuple

import numpy as np

from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.drive import fall_out
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.philox import draw, restart
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import NATURE, OVER, actor, apply, legal, observe

LEGAL = -1
"""No game of a step has an action that may not be played."""


class Running(NamedTuple):
    """Games under way, [game] of each: the whole of what a batch remembers."""

    states: Any
    rngs: Any
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


@compiled
def settle(s: State, actions: np.ndarray, rng: np.ndarray) -> Seat:
    """Let nature act until a seat decides, or nobody any more."""
    who = actor(s)
    while who == NATURE:
        apply(s, fall_out(s, actions, legal(s, actions), rng))
        who = actor(s)
    return who


@compiled
def decide(games: Running, i: int, action: Action) -> Seat:
    """One decision, and what nature does after it."""
    games.movers[i] = games.seats[i]
    apply(games.states[i], action)
    return settle(games.states[i], games.legal[i], games.rngs[i])


@compiled
def begin(opening: np.ndarray, games: Running, i: int) -> Seat:
    """A new game: which one, its number says."""
    games.states[i] = opening[0]
    restart(games.rngs[i], games.numbers[i])
    return settle(games.states[i], games.legal[i], games.rngs[i])


@compiled
def close(games: Running, i: int, sheet: np.ndarray) -> None:
    """Keep what a game that is over has brought."""
    final_score(games.states[i], sheet)
    games.finals[i] = games.states[i]
    games.done[i] = True
    for seat in range(sheet.size):
        games.payoffs[i, seat] = sheet[seat].payoff


@compiled
def forget(games: Running, i: int, players: int) -> None:
    """What ended a step ago."""
    games.done[i] = False
    for seat in range(players):
        games.payoffs[i, seat] = 0


@entry
def play_on(
    opening: np.ndarray, games: Running, actions: np.ndarray, sheet: np.ndarray, is_new: bool
) -> None:
    """One decision in every game, or the beginning of all. Trusts that actions may be played."""
    for i in range(games.states.size):
        if games.done[i]:
            forget(games, i, sheet.size)
        who = OVER if is_new else decide(games, i, actions[i])
        if who == OVER:
            if not is_new:
                close(games, i, sheet)
                games.numbers[i] += games.states.size
            who = begin(opening, games, i)
        games.seats[i] = who
        games.counts[i] = legal(games.states[i], games.legal[i])


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
def mark(games: Running, mask: np.ndarray) -> None:
    """A byte for each action: 1 if it may be played."""
    for i in range(games.states.size):
        mask[i] = 0
        for k in range(games.counts[i]):
            mask[i, games.legal[i, k]] = 1


@entry
def mark_bits(games: Running, words: np.ndarray) -> None:
    """A bit for each action, 64 to a word."""
    for i in range(games.states.size):
        words[i] = 0
        for k in range(games.counts[i]):
            action = np.int64(games.legal[i, k])
            words[i, action >> 6] |= np.uint64(1) << np.uint64(action & 63)


@compiled
def is_listed(actions: np.ndarray, count: int, action: Action) -> bool:
    """Whether an ascending list has it."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and actions[low] == action


@entry
def first_illegal(games: Running, actions: np.ndarray) -> int:
    """The first game with an action that may not be played, or LEGAL."""
    for i in range(games.states.size):
        if not is_listed(games.legal[i], games.counts[i], actions[i]):
            return i
    return LEGAL


@entry
def any_actions(games: Running, actions: np.ndarray) -> None:
    """One of those that may be played, each as likely, by the dice of the game itself."""
    for i in range(games.states.size):
        actions[i] = games.legal[i, draw(games.rngs[i], games.counts[i])]
