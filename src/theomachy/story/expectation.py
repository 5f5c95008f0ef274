"""Everybody's chances in positions that lie open: where nature acts, what is to be expected of it.

Draws in a row are one: what they are worth is the mean, by exact probabilities, of all positions
in which somebody decides again. Where these are too many (a shuffle, a deal), it is the mean of
some, drawn by lot: who was lucky is still known, on the average, neither too well nor too ill.
"""

from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.evaluation import evaluate
from theomachy.bots.opinions import opinion_of
from theomachy.bots.workspace import Workspace, new_workspace
from theomachy.kernel import NATURE, Game, compiled, entry
from theomachy.kernel.drive import fall_out
from theomachy.kernel.kinds import State
from theomachy.kernel.verbs import actor, apply, chance, legal

DRAWS_IN_A_ROW = 4
"""Of more draws, not all ends are looked at."""


class Care(NamedTuple):
    """How many ends of a run of draws are looked at: all, if there are no more than so many; of
    more, some, drawn by lot."""

    most: int
    by_lot: int


USUAL = Care(1500, 96)
ROUGH = Care(64, 8)


class Draws(NamedTuple):
    """Where a run of draws is followed: for each of its draws the position before it, the outcomes,
    their weight, the next to be tried, and how likely it comes to that."""

    positions: Any
    outcomes: Any
    counts: Any
    weights: Any
    next: Any
    likelihood: Any
    mean: Any
    """By seat, what is to be expected."""


def new_draws(game: Game, players: int) -> Draws:
    depth = DRAWS_IN_A_ROW + 1
    return Draws(
        positions=np.zeros(depth, game.state).view(np.recarray),
        outcomes=np.zeros((depth, game.most_legal), np.int16),
        counts=np.zeros(depth, np.int64),
        weights=np.zeros(depth, np.int64),
        next=np.zeros(depth, np.int64),
        likelihood=np.zeros(depth),
        mean=np.zeros(players),
    )


@entry
def fill_chances(
    positions: Any, chances: Any, draws: Draws, care: Care, workspace: Workspace
) -> None:
    """For each position, each seat's chance to win."""
    for i in range(positions.size):
        expect(positions[i], draws, care, workspace)
        chances[i] = draws.mean


@compiled
def expect(s: State, draws: Draws, care: Care, workspace: Workspace) -> None:
    """Fill draws.mean with each seat's chance."""
    draws.mean[:] = 0.0
    if actor(s) != NATURE:
        add(s, 1.0, draws, workspace)
    elif not follow_all(s, draws, care.most, workspace):
        follow_some(s, draws, care.by_lot, workspace)


@compiled
def add(s: State, likelihood: float, draws: Draws, workspace: Workspace) -> None:
    evaluate(s, workspace)
    for seat in range(draws.mean.size):
        draws.mean[seat] += likelihood * workspace.win_probability[seat]


@compiled
def follow_all(s: State, draws: Draws, most: int, workspace: Workspace) -> bool:
    """Every end of a run of draws, by how likely it is; whether they were not too many."""
    draws.positions[0] = s
    depth, ends = list_outcomes(draws, 0, 1.0), 0
    while depth >= 0:
        if draws.next[depth] == draws.counts[depth]:
            depth -= 1
            continue
        likelihood = draw_next(draws, depth)
        if actor(draws.positions[depth + 1]) == NATURE:
            if depth + 1 == DRAWS_IN_A_ROW:
                return False
            depth = list_outcomes(draws, depth + 1, likelihood)
        elif ends == most:
            return False
        else:
            add(draws.positions[depth + 1], likelihood, draws, workspace)
            ends += 1
    return True


@compiled
def list_outcomes(draws: Draws, depth: int, likelihood: float) -> int:
    """Prepare to try all outcomes of a draw; return its depth."""
    s, outcomes = draws.positions[depth], draws.outcomes[depth]
    draws.counts[depth], draws.next[depth] = legal(s, outcomes), 0
    draws.likelihood[depth], draws.weights[depth] = likelihood, 0
    for i in range(draws.counts[depth]):
        draws.weights[depth] += chance(s, outcomes[i])
    return depth


@compiled
def draw_next(draws: Draws, depth: int) -> float:
    """Let the next outcome of a draw happen; return how likely it comes to that."""
    s, outcome = draws.positions[depth], draws.outcomes[depth, draws.next[depth]]
    draws.next[depth] += 1
    draws.positions[depth + 1] = s
    apply(draws.positions[depth + 1], outcome)
    return float(draws.likelihood[depth] * chance(s, outcome) / draws.weights[depth])


@compiled
def follow_some(s: State, draws: Draws, number: int, workspace: Workspace) -> None:
    """Some ends of a run of draws, each as likely as it is."""
    draws.mean[:] = 0.0
    end = draws.positions[0]
    for _ in range(number):
        draws.positions[0] = s
        while actor(end) == NATURE:
            count = legal(end, workspace.actions)
            apply(end, fall_out(end, workspace.actions, count, workspace.rng))
        add(end, 1.0 / number, draws, workspace)


def chances_in(game: Game, positions: Any, seed: int, care: Care = USUAL) -> Any:
    """For each position of an array each seat's chance, as whoever sees all of it may judge."""
    players = int(positions[0].players)
    workspace = new_workspace(game, players, seed)
    workspace.value[:] = opinion_of(game).forecast(players)
    chances = np.zeros((len(positions), players))
    fill_chances(positions, chances, new_draws(game, players), care, workspace)
    return chances
