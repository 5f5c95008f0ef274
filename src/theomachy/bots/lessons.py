"""Positions of games between greedy minds of different tastes, and what became of each seat."""

import numpy as np

from theomachy.bots.desk import SEEN
from theomachy.bots.judgement import pick_by_look, share_out
from theomachy.bots.opinions import facts
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import fall_out
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal, score

ERRS = 16
"""Once in so many decisions a mind plays at random, so that bad positions are met too."""
FACTORS = np.array([0.0, 0.25, 0.5, 1.0, 1.0, 2.0, 4.0])
"""In every game each seat weighs each fact by one of these: what counts is told apart from what
winners only happen to have."""


@compiled
def differ(weights, tastes, rng):
    for seat in range(tastes.shape[0]):
        for fact in range(tastes.shape[1]):
            tastes[seat, fact] = weights[fact] * FACTORS[draw(rng, FACTORS.size)]


@compiled
def keep_for_later(s, seen, noted, rng):
    """By reservoir: every position of a game is as likely to be among those kept."""
    place = seen if seen < noted.shape[0] else draw(rng, seen + 1)
    if place < noted.shape[0]:
        for seat in range(s.players):
            facts(s, seat, noted[place, seat])
    return seen + 1


@compiled
def play_imperfectly(s, who, tastes, desk):
    """What a greedy mind that sometimes errs plays; nature as always."""
    count = legal(s, desk.actions)
    if who == NATURE:
        return fall_out(s, desk.actions, count, desk.rng)
    if draw(desk.rng, ERRS) == 0:
        return desk.actions[draw(desk.rng, count)]
    desk.taste[:] = tastes[who]
    desk.records[SEEN] = s
    conceal(desk.records[SEEN], who)
    imagine(desk.records[SEEN], who, desk.rng)
    count = legal(desk.records[SEEN], desk.actions)
    return pick_by_look(desk, desk.records[SEEN], who, count, 0.0)


@entry
def play_lessons(opening, first, games, lessons, kept, outcomes, tastes, desk):
    """For each game: facts by [position, seat], how many positions, and the share of each seat."""
    for game in range(kept.size):
        games[0] = opening[0]
        s, seen = games[0], 0
        restart(desk.rng, first + game)
        differ(desk.value, tastes, desk.rng)
        who = actor(s)
        while who != OVER:
            apply(s, play_imperfectly(s, who, tastes, desk))
            who = actor(s)
            if who != OVER:
                seen = keep_for_later(s, seen, lessons[game], desk.rng)
        score(s, desk.sheet)
        share_out(s.players, desk.sheet, outcomes[game])
        kept[game] = min(seen, lessons.shape[1])
