"""Positions of games between bots that look one move ahead, and what became of each seat."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.opinions import features
from theomachy.bots.policy import pick_by_policy, put_on
from theomachy.bots.workspace import SEEN, Workspace
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.drive import fall_out
from theomachy.kernel.kinds import Action, Seat, State
from theomachy.kernel.philox import draw, restart
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal


class Manner(NamedTuple):
    """How those play whose games are learned from."""

    factors: Any
    """In every game each seat weighs each feature by one of these."""
    temperatures: Any
    """In every game all choose with one of these."""
    errs: int
    """Once in so many decisions somebody plays at random; 0: nobody ever does."""


MANY_POLICIES = Manner(np.array([0.0, 0.25, 0.5, 1.0, 1.0, 2.0, 4.0]), np.zeros(1), 16)
"""What counts is told apart from what winners only happen to have, and bad positions are met."""


def equals(temperatures: Iterable[float]) -> Manner:
    """All of one policy, and in a game all alike careful: who wins is due to positions alone."""
    return Manner(np.ones(1), np.array([*temperatures]), 0)


@compiled
def vary(weights: np.ndarray, factors: np.ndarray, policies: np.ndarray, rng: np.ndarray) -> None:
    for seat in range(policies.shape[0]):
        for feature in range(policies.shape[1]):
            policies[seat, feature] = weights[feature] * factors[draw(rng, factors.size)]


@compiled
def keep_for_later(s: State, seen: int, kept: np.ndarray, rng: np.ndarray) -> int:
    """By reservoir: every position of a game is as likely to be among those kept."""
    place = seen if seen < kept.shape[0] else draw(rng, seen + 1)
    if place < kept.shape[0]:
        for seat in range(s.players):
            features(s, seat, kept[place, seat])
    return seen + 1


@compiled
def play_in(
    manner: Manner,
    s: State,
    who: Seat,
    policies: np.ndarray,
    temperature: float,
    workspace: Workspace,
) -> Action:
    """What somebody of this manner plays; nature as always."""
    count = legal(s, workspace.actions)
    if who == NATURE:
        return fall_out(s, workspace.actions, count, workspace.rng)
    if manner.errs > 0 and draw(workspace.rng, manner.errs) == 0:
        return workspace.actions[draw(workspace.rng, count)]
    put_on(workspace.policy, policies[who])
    workspace.records[SEEN] = s
    conceal(workspace.records[SEEN], who)
    imagine(workspace.records[SEEN], who, workspace.rng)
    count = legal(workspace.records[SEEN], workspace.actions)
    return pick_by_policy(workspace, workspace.records[SEEN], who, count, temperature)


@entry
def play_lessons(
    opening: np.ndarray,
    first: int,
    games: np.ndarray,
    lessons: np.ndarray,
    kept: np.ndarray,
    payoffs: np.ndarray,
    manner: Manner,
    policies: np.ndarray,
    workspace: Workspace,
) -> None:
    """For each game: features by [position, seat], how many positions, and each seat's payoff."""
    for game in range(kept.size):
        games[0] = opening[0]
        s, seen = games[0], 0
        restart(workspace.rng, first + game)
        vary(workspace.value, manner.factors, policies, workspace.rng)
        temperature = manner.temperatures[draw(workspace.rng, manner.temperatures.size)]
        who = actor(s)
        while who != OVER:
            apply(s, play_in(manner, s, who, policies, temperature, workspace))
            who = actor(s)
            if who != OVER:
                seen = keep_for_later(s, seen, lessons[game], workspace.rng)
        final_score(s, workspace.sheet)
        for seat in range(s.players):
            payoffs[game, seat] = workspace.sheet[seat].payoff
        kept[game] = min(seen, lessons.shape[1])
