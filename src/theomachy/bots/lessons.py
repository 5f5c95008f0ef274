"""Positions of games between greedy minds that sometimes err, and what became of each seat."""

from theomachy.bots.minds import pick_greedily, share_out
from theomachy.bots.opinions import facts
from theomachy.kernel import NATURE, OVER, compiled, entry
from theomachy.kernel.chance import draw, restart
from theomachy.kernel.drive import fall_out
from theomachy.kernel.verbs import actor, apply, conceal, imagine, legal, score

ERRS = 8
"""Once in so many decisions a mind plays at random, so that bad positions are met too."""


@compiled
def keep_for_later(s, seen, noted, rng):
    """ST Reservoir: every position of a game is as likely to be among those kept."""
    place = seen if seen < noted.shape[0] else draw(rng, seen + 1)
    if place < noted.shape[0]:
        for seat in range(s.players):
            facts(s, seat, noted[place, seat])
    return seen + 1


@entry
def play_lessons(opening, first, lessons, kept, outcomes, scratch, actions, rng, weights, noted,
                 sheet, values):  # fmt: skip
    """For each game: facts by [position, seat], how many positions, and the share of each seat."""
    for game in range(kept.size):
        scratch[2] = opening[0]
        s, seen = scratch[2], 0
        restart(rng, first + game)
        who = actor(s)
        while who != OVER:
            count = legal(s, actions)
            if who == NATURE:
                action = fall_out(s, actions, count, rng)
            elif draw(rng, ERRS) == 0:
                action = actions[draw(rng, count)]
            else:
                scratch[0] = s
                conceal(scratch[0], who)
                imagine(scratch[0], who, rng)
                action = pick_greedily(
                    scratch, who, actions, count, rng, weights, noted, sheet, values
                )
            apply(s, action)
            who = actor(s)
            if who != OVER:
                seen = keep_for_later(s, seen, lessons[game], rng)
        score(s, sheet)
        share_out(s.players, sheet, outcomes[game])
        kept[game] = min(seen, lessons.shape[1])
