"""Reachable positions of any number of players and any options, for Hypothesis."""

import random

import numba
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from theomachy import Table
from theomachy.games import load
from theomachy.kernel import ask

PLAIN = bool(numba.config.DISABLE_JIT)
GAME = load("bello")
LONGEST_WALK = 240


def law(compiled: int = 120, plain: int = 25):
    """How many examples a law is given; always the same ones, so that a red test stays red."""
    return settings(
        max_examples=plain if PLAIN else compiled,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def options(game=GAME):
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(list(option.values)) for option in game.options}
    )


def picks():
    """Which of the legal actions to play: a long random walk, then a few chosen ones."""
    walk = st.builds(
        lambda seed, length: [random.Random(seed).getrandbits(16) for _ in range(length)],
        st.integers(0, 999),
        st.integers(0, LONGEST_WALK),
    )
    return st.builds(lambda far, near: far + near, walk, st.lists(st.integers(0, 99), max_size=9))


def walk(s, chosen):
    """Play on from here; yield each action before it is played."""
    for pick in chosen:
        legal = GAME.legal_actions(s)
        if not legal:
            return
        action = legal[pick % len(legal)]
        yield action
        ask.apply(s, action)


@st.composite
def positions(draw, fewest_players=2):
    """A position reached by legal play."""
    s = GAME.new(draw(st.integers(fewest_players, 6)), draw(options()))
    for _ in walk(s, draw(picks())):
        pass
    return s


@st.composite
def journeys(draw):
    """All positions of a game begun, in order, with the action played in each but the last."""
    s = GAME.new(draw(st.integers(2, 6)), draw(options()))
    steps = [(s.copy(), action) for action in walk(s, draw(picks()))]
    return [*steps, (s, None)]


@st.composite
def tables(draw):
    """A table some way into a game."""
    table = Table(GAME, draw(st.integers(2, 6)), draw(st.integers(0, 9)), draw(options()))
    for pick in draw(picks()):
        if table.is_over:
            break
        if table.actor < 0:
            table.roll()
        else:
            legal = GAME.legal_actions(table.state)
            table.push(legal[pick % len(legal)])
    return table
