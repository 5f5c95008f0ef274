"""Loops over any game."""

from theomachy.kernel.chance import draw, restart
from theomachy.kernel.compiled import compiled, entry
from theomachy.kernel.verbs import NATURE, OVER, actor, apply, chance, legal, score

DECISIONS, CHANCES = 0, 1
"""Columns of a tally: how often players, and nature, have acted."""


@entry
def perft(stack, actions, depth):
    """Count the paths of `depth` plies below stack[0]; outcomes of chance are branches."""
    count = legal(stack[0], actions[0])
    if depth == 1:
        return count
    paths = 0
    for i in range(count):
        stack[1] = stack[0]
        apply(stack[1], actions[0, i])
        paths += perft(stack[1:], actions[1:], depth - 1)
    return paths


@compiled
def fall_out(s, actions, count, rng):
    """Nature's pick among the outcomes listed, each by its weight."""
    total = 0
    for i in range(count):
        total += chance(s, actions[i])
    ticket, i = draw(rng, total), 0
    while ticket >= chance(s, actions[i]):
        ticket -= chance(s, actions[i])
        i += 1
    return actions[i]


@compiled
def playout(s, actions, rng, tally):
    """Play at random to the end."""
    who = actor(s)
    while who != OVER:
        count = legal(s, actions)
        if who == NATURE:
            apply(s, fall_out(s, actions, count, rng))
            tally[CHANCES] += 1
        else:
            apply(s, actions[draw(rng, count)])
            tally[DECISIONS] += 1
        who = actor(s)


@entry
def play_games(opening, first, finals, sheets, tallies, actions, rng):
    """Play finals.size games, numbered from `first`, each with random numbers of its own."""
    for i in range(finals.size):
        finals[i] = opening[0]
        restart(rng, first + i)
        playout(finals[i], actions, rng, tallies[i])
        score(finals[i], sheets[i])
