"""Reachable positions of any game, any number of players and any options, for Hypothesis."""

import random

import numba
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from starts import STARTS

from theomachy import Table
from theomachy.games import SHELF, load
from theomachy.kernel import NATURE, ask

PLAIN = bool(numba.config.DISABLE_JIT)
LONGEST_WALK = 240


def of_games(names):
    """A law of several games: it takes `game`, and draws its positions from `data`."""
    return pytest.mark.parametrize("game", [load(name) for name in names], ids=names)


every_game = of_games(SHELF)


def law(compiled: int = 100, plain: int = 10):
    """How many examples a law is given; always the same ones, so that a red test stays red."""
    return settings(
        max_examples=plain if PLAIN else compiled,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def options(game):
    return st.fixed_dictionaries(
        {option.name: st.sampled_from(list(option.values)) for option in game.options}
    )


def players(game, fewest=0):
    return st.integers(max(fewest, game.players[0]), game.players[-1])


def picks():
    """Which of the legal actions to play: a long random walk, then a few chosen ones."""
    walk = st.builds(
        lambda seed, length: [random.Random(seed).getrandbits(16) for _ in range(length)],
        st.integers(0, 999),
        st.integers(0, LONGEST_WALK),
    )
    return st.builds(lambda far, near: far + near, walk, st.lists(st.integers(0, 99), max_size=9))


def walk(game, s, chosen):
    """Play on from here; yield each action before it is played."""
    for pick in chosen:
        legal = game.legal_actions(s)
        if not legal:
            return
        action = legal[pick % len(legal)]
        yield action
        ask.apply(s, action)


@st.composite
def openings(draw, game, fewest_players=0):
    """A table at a new game; in one of two, where middle games are told, at one of those."""
    chosen, seed = draw(options(game)), draw(st.integers(0, 9))
    if game.name in STARTS and draw(st.booleans()):
        told = " ".join(f"{name}={value}" for name, value in chosen.items())
        start = draw(st.sampled_from(STARTS[game.name]))
        return Table.at(game, f"options {told}; {start}", seed)
    return Table(game, draw(players(game, fewest_players)), seed, chosen)


@st.composite
def positions(draw, game, **how):
    """A position reached by legal play."""
    s = draw(openings(game, **how)).state
    for _ in walk(game, s, draw(picks())):
        pass
    return s


@st.composite
def journeys(draw, game, **how):
    """All positions of a game begun, in order, with the action played in each but the last."""
    s = draw(openings(game, **how)).state
    steps = [(s.copy(), action) for action in walk(game, s, draw(picks()))]
    return [*steps, (s, None)]


@st.composite
def tables(draw, game):
    """A table some way into a game."""
    table = draw(openings(game))
    for pick in draw(picks()):
        if table.is_over:
            break
        if table.actor == NATURE:
            table.roll()
        else:
            legal = game.legal_actions(table.state)
            table.push(legal[pick % len(legal)])
    return table
