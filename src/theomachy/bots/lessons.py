"""Positions of games between minds that look one move ahead, and what became of each seat."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from theomachy.bots.desk import SEEN
from theomachy.bots.judgement import pick_by_look
from theomachy.bots.opinions import facts
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import fall_out
from theomachy.kernel.scoring import final_score
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal


class Manner(NamedTuple):
    """How those play whose games are learned from."""

    factors: Any
    """In every game each seat weighs each fact by one of these."""
    warmths: Any
    """In every game all choose with one of these."""
    errs: int
    """Once in so many decisions somebody plays at random; 0: nobody ever does."""


MANY_TASTES = Manner(np.array([0.0, 0.25, 0.5, 1.0, 1.0, 2.0, 4.0]), np.zeros(1), 16)
"""What counts is told apart from what winners only happen to have, and bad positions are met."""


def equals(warmths: Iterable[float]) -> Manner:
    """All of one taste, and in a game all alike careful: who wins is due to positions alone."""
    return Manner(np.ones(1), np.array([*warmths]), 0)


@compiled
def differ(weights, factors, tastes, rng):
    for seat in range(tastes.shape[0]):
        for fact in range(tastes.shape[1]):
            tastes[seat, fact] = weights[fact] * factors[draw(rng, factors.size)]


@compiled
def keep_for_later(s, seen, noted, rng):
    """By reservoir: every position of a game is as likely to be among those kept."""
    place = seen if seen < noted.shape[0] else draw(rng, seen + 1)
    if place < noted.shape[0]:
        for seat in range(s.players):
            facts(s, seat, noted[place, seat])
    return seen + 1


@compiled
def play_in(manner, s, who, tastes, warmth, desk):
    """What somebody of this manner plays; nature as always."""
    count = legal(s, desk.actions)
    if who == NATURE:
        return fall_out(s, desk.actions, count, desk.rng)
    if manner.errs > 0 and draw(desk.rng, manner.errs) == 0:
        return desk.actions[draw(desk.rng, count)]
    desk.taste[:] = tastes[who]
    desk.records[SEEN] = s
    conceal(desk.records[SEEN], who)
    imagine(desk.records[SEEN], who, desk.rng)
    count = legal(desk.records[SEEN], desk.actions)
    return pick_by_look(desk, desk.records[SEEN], who, count, warmth)


@entry
def play_lessons(opening, first, games, lessons, kept, outcomes, manner, tastes, desk):
    """For each game: facts by [position, seat], how many positions, and the share of each seat."""
    for game in range(kept.size):
        games[0] = opening[0]
        s, seen = games[0], 0
        restart(desk.rng, first + game)
        differ(desk.value, manner.factors, tastes, desk.rng)
        warmth = manner.warmths[draw(desk.rng, manner.warmths.size)]
        who = actor(s)
        while who != OVER:
            apply(s, play_in(manner, s, who, tastes, warmth, desk))
            who = actor(s)
            if who != OVER:
                seen = keep_for_later(s, seen, lessons[game], desk.rng)
        final_score(s, desk.sheet)
        for seat in range(s.players):
            outcomes[game, seat] = desk.sheet[seat].payoff
        kept[game] = min(seen, lessons.shape[1])
